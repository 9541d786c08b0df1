"""The example notebooks are clean, lead through the game in order, and run without a browser."""

import ast
import itertools
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from unoflip_widgets import Quiz
from unoflip_widgets.teaching.lessons import read_lesson
from unoflip_widgets.teaching.lessons.files import learned

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
INDEX = "00-index.ipynb"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
TAUGHT = [path for path in NOTEBOOKS if path.name != INDEX]
# Every subject once, in the order in which one learns.
ORDER = (
    "first-round",
    "cards-and-setup",
    "a-turn",
    "flip-order",
    "challenges",
    "uno-and-scoring",
    "a-series",
    "classic",
    "house-rules",
    "explore-a-position",
    "own-lesson",
    "chances",
    "quiz-yourself",
)
# To play needs no Python: these only show widgets, ready to be run.
NO_PYTHON = ORDER[:9]
WIDGET = "application/vnd.jupyter.widget-view+json"
LINK = re.compile(r"\]\(([^)#\s]+)")


def read(path):
    return nbformat.read(path, as_version=4)


def texts(path):
    return [cell.source for cell in read(path).cells if cell.cell_type == "markdown"]


def of(paths):
    """Parametrize over notebooks; what draws plots needs more than the package itself."""
    return [
        pytest.param(
            path,
            id=path.stem,
            marks=[pytest.mark.plots] if "matplotlib" in path.read_text("utf-8") else [],
        )
        for path in paths
    ]


every_notebook = pytest.mark.parametrize("path", of(NOTEBOOKS))
every_lesson = pytest.mark.parametrize("path", of(TAUGHT))


def test_the_subjects_come_in_their_order():
    names = [f"{number:02}-{name}.ipynb" for number, name in enumerate(ORDER, 1)]
    assert [path.name for path in NOTEBOOKS] == [INDEX, *names]


@every_notebook
def test_it_is_committed_clean(path):
    notebook = read(path)
    nbformat.validate(notebook)
    assert (notebook.nbformat, notebook.nbformat_minor) == (4, 5)
    assert set(notebook.metadata) == {"kernelspec", "language_info"}
    assert notebook.metadata["kernelspec"]["name"] == "python3"
    assert set(notebook.metadata["language_info"]) == {"name"}
    for cell in notebook.cells:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", cell.id), "ids are words, so that they stay"
        assert not cell.metadata
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None


@every_notebook
def test_it_opens_with_what_one_will_be_able_to_do(path):
    first = read(path).cells[0]
    assert first.cell_type == "markdown"
    heading, *rest = first.source.split("\n\n")
    assert re.fullmatch(r"# [^\n]+", heading)
    if path.name != INDEX:
        assert rest.pop(0) == f"[All notebooks]({INDEX})"
    assert rest[0].startswith("You will be able to ")
    (minutes,) = re.findall(r"(\d+) (?:to \d+ )?minutes", first.source)
    assert 10 <= int(minutes) <= 20


@every_notebook
def test_its_links_lead_somewhere(path):
    links = [target for text in texts(path) for target in LINK.findall(text)]
    assert links
    for target in links:
        assert "://" not in target, "a notebook needs no network"
        assert (EXAMPLES / target).is_file(), target


QUIZZES = [
    (path, ast.unparse(node))
    for path in NOTEBOOKS
    for cell in read(path).cells
    if cell.cell_type == "code"
    for node in ast.walk(ast.parse(cell.source))
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Quiz"
]


@pytest.mark.parametrize(("path", "asked"), [q for q in QUIZZES if "seed" in q[1]])
def test_its_quiz_never_asks_the_same_kind_of_thing_twice_in_a_row(path, asked):
    assert path in TAUGHT
    questions = eval(asked, {"Quiz": Quiz}).questions
    kinds = [(question.topic, question.template) for question in questions]
    assert all(first != second for first, second in itertools.pairwise(kinds)), kinds
    if TAUGHT.index(path) < ORDER.index("flip-order"):
        # Before its notebook, nobody has seen the dark side.
        assert {q.position.side for q in questions if q.position is not None} <= {"light"}


@pytest.mark.parametrize(("path", "asked"), [q for q in QUIZZES if "after" in q[1]])
def test_its_quiz_asks_only_what_its_lessons_and_those_before_have_taught(path, asked):
    (last,) = re.findall(r"after='(\w+)'", asked)
    lessons = re.findall(r'Lesson\("(\w+)"\)', "".join(cell.source for cell in read(path).cells))
    assert lessons[-1] == last
    quiz = eval(asked, {"Quiz": Quiz})
    taught = learned(read_lesson(last))
    for seed in range(3):
        quiz.again("new", seed)
        assert {rule for question in quiz.questions for rule in question.rules} <= taught


def test_each_notebook_ends_with_the_way_to_the_next():
    for path, following in zip(NOTEBOOKS, [*NOTEBOOKS[1:], NOTEBOOKS[0]], strict=True):
        last = texts(path)[-1]
        assert read(path).cells[-1].source == last
        _, _, onward = last.partition("**Where to go next:**")
        assert LINK.findall(onward)[:1] == [following.name], path.name


def test_the_index_leads_through_all_in_order():
    rows = [
        LINK.findall(line)
        for text in texts(EXAMPLES / INDEX)
        for line in text.splitlines()
        if line.startswith("| [")
    ]
    assert rows == [[path.name] for path in TAUGHT]


@pytest.mark.parametrize("name", NO_PYTHON)
def test_to_learn_the_game_one_only_runs_cells(name):
    """The cells are short, define nothing, and need nothing but the package."""
    (path,) = EXAMPLES.glob(f"??-{name}.ipynb")
    cells = [cell.source for cell in read(path).cells if cell.cell_type == "code"]
    for source in cells:
        assert len(source.splitlines()) <= 14
        assert not re.search(r"^\s*(def|class|if|for|try)\b", source, re.MULTILINE)
        for module in re.findall(r"^(?:from|import) (\S+)", source, re.MULTILINE):
            assert module.split(".")[0] == "unoflip_widgets"


# In JupyterLab each is run, too; without it, its files and warnings can be told.
@pytest.mark.slow
@every_lesson
def test_it_runs_from_top_to_bottom(path, tmp_path, monkeypatch):
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    notebook = read(path)
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [
        output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs
    ]
    said = [output.text for output in shown if output.get("name") == "stderr"]
    # On a machine where it is new, Matplotlib tells that it looks for fonts.
    assert [text for text in said if "font cache" not in text] == []
    assert any(WIDGET in output.get("data", {}) for output in shown)
    assert not list(tmp_path.glob("*.*")), "a notebook leaves no files behind"
