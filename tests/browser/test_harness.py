"""The fixture itself: real clicks reach a real kernel, and nothing else is reached."""

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
        const b = document.createElement("button");
        const show = () => { b.textContent = "count " + model.get("count"); };
        b.onclick = () => { model.set("count", model.get("count") + 1); model.save_changes(); };
        model.on("change:count", show);
        show();
        el.append(b);
    } };
    """
    count = traitlets.Int(0).tag(sync=True)

counter = Counter()
'''


def test_a_click_reaches_the_kernel(notebook):
    nb = notebook([COUNTER, "counter"])
    button = nb.outputs.get_by_role("button")
    button.click()
    assert nb.python("counter.count") == 1
    nb.execute("counter.count = 41")
    button.get_by_text("count 41").wait_for()
    button.click()
    assert nb.python("counter.count") == 42
    assert nb.problems == []


def test_cells_run_again_and_kernels_restart(notebook):
    nb = notebook(["n = 1", "n += 1; n"])
    assert nb.python("n") == 2
    nb.run_cell(1)
    assert nb.python("n") == 3
    nb.restart_kernel()
    assert nb.python("'n' in globals()") is False
    assert nb.shape() == ["code: n = 1", "code: n += 1; n"]


def test_a_page_loaded_anew_finds_its_kernel(lab, notebook):
    nb = notebook(["n = 5"], page=lab.new_page(color_scheme="dark"))
    nb.reload()
    assert nb.python("n") == 5


def test_the_network_ends_at_loopback(lab, notebook):
    nb = notebook(["1"], page=lab.new_page())
    before = len(lab.foreign)
    reached = nb.page.evaluate("fetch('https://example.org/').then(() => true, () => false)")
    assert reached is False
    assert lab.foreign[before:] == ["https://example.org/"]
    del lab.foreign[before:]
