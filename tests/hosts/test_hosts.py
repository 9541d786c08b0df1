"""The first notebook in other places: a static page, Voila, marimo and JupyterLite."""

import os
import shutil
import subprocess

import nbformat
import pytest
from playwright.sync_api import expect
from tableclicks import WAIT_MS, click_and_wait

pytestmark = pytest.mark.slow


@pytest.fixture
def first(root):
    return root / "examples" / "01-first-round.ipynb"


def test_static_html_shows_the_table_without_kernel_and_network(
    first, hosts, modules, serve, page, foreign, tmp_path
):
    site = tmp_path / "site"
    site.mkdir()
    shutil.copy(modules / "requirejs" / "require.js", site)
    shutil.copytree(modules / "@jupyter-widgets" / "html-manager" / "dist", site / "html-manager")
    extension = hosts / "share" / "jupyter" / "nbextensions" / "anywidget" / "index.js"
    shutil.copy(extension, site / "anywidget.js")
    subprocess.run(
        [
            hosts / "bin" / "python", "-m", "nbconvert", "--to", "html", "--execute",
            "--output-dir", site, "--output", "index.html",
            "--HTMLExporter.require_js_url=require.js",
            "--HTMLExporter.widget_renderer_url=html-manager/embed-amd.js",
            "--HTMLExporter.mathjax_url=",
            "--HTMLExporter.mermaid_js_url=",
            first,
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    page.goto(serve(site))
    table = page.locator(".unoflip [data-testid=table]")
    expect(table).to_have_count(1, timeout=WAIT_MS)
    expect(table).to_be_visible()
    assert foreign == []


def test_voila_answers_a_click(first, hosts, start, page, foreign):
    def command(port):
        return [
            str(hosts / "bin" / "voila"), str(first), "--no-browser", f"--port={port}",
            "--Voila.ip=127.0.0.1",
        ]  # fmt: skip

    server = start(command, "/voila/static/voila.js")
    page.goto(server.origin)
    click_and_wait(page)


def test_marimo_answers_a_click(first, hosts, start, page, foreign, tmp_path):
    code = [c.source for c in nbformat.read(first, as_version=4).cells if c.cell_type == "code"]
    app = tmp_path / "first_round.py"
    (source,) = code
    body = source.replace("\ntable\n", "\n").removesuffix("\ntable")
    indented = "\n".join(f"    {line}" for line in body.splitlines())
    app.write_text(
        "import marimo\n\napp = marimo.App()\n\n\n@app.cell\ndef _():\n    import marimo as mo\n\n"
        f"{indented}\n    mo.ui.anywidget(table)\n    return\n\n\n"
        'if __name__ == "__main__":\n    app.run()\n'
    )

    def command(port):
        return [
            str(hosts / "bin" / "marimo"), "-q", "run", str(app), "--headless", "--no-token",
            "--host=127.0.0.1", f"--port={port}",
        ]  # fmt: skip

    server = start(command, "/health")
    page.goto(server.origin)
    click_and_wait(page)


@pytest.fixture(scope="module")
def lite(root, hosts, tmp_path_factory):
    """A JupyterLite site with our package in it."""
    folder = tmp_path_factory.mktemp("lite")
    code = "import sys, pathlib, litesite; litesite.build(*map(pathlib.Path, sys.argv[1:]))"
    done = subprocess.run(
        [hosts / "bin" / "python", "-c", code, root, hosts, folder],
        env={**os.environ, "PYTHONPATH": str(root / "tests" / "hosts")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder / "site"


def test_jupyterlite_answers_a_click_and_plays_the_same_rounds(lite, serve, page, foreign, root):
    page.goto(f"{serve(lite)}/lab/index.html?path=01-first-round.ipynb")
    page.wait_for_function(
        "window.jupyterapp && window.jupyterapp.restored.then(() => true)", timeout=WAIT_MS
    )
    page.wait_for_function(
        """() => {
            const panel = window.jupyterapp.shell.currentWidget;
            const session = panel && panel.sessionContext && panel.sessionContext.session;
            return session && session.kernel && session.kernel.status === "idle";
        }""",
        timeout=2 * WAIT_MS,
    )
    page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells').then(() => null)")
    click_and_wait(page)

    # The same seeds give the same rounds in the browser's Python as here.
    code = (root / "tests" / "hosts" / "samerounds.py").read_text()
    said = page.evaluate(
        """async code => {
            const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
            const future = kernel.requestExecute({code, store_history: false});
            const said = [];
            future.onIOPub = message => said.push(message.content.text ?? message.content.evalue);
            await future.done;
            return said.join("");
        }""",
        code + "\nprint('VERSION', version)\nprint('DIGEST', digest(20))",
    )
    values = dict(line.split(" ", 1) for line in said.splitlines() if line[:1] in {"V", "D"})
    here: dict[str, object] = {}
    exec(code, here)
    assert values["DIGEST"] == here["digest"](20)
    assert values["VERSION"] != here["version"]
    assert foreign == []
