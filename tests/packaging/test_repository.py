"""What may and may not stand in a committed file."""

import re
import tomllib

import pytest

# Written in halves, so that this file does not name what it looks for.
HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "registry" + ".npm",
    "cdn.js" + "delivr.net",
    "un" + "pkg.com",
]
LEFT_OUT = re.compile(
    r"pytest\.(mark\.)?(skip|skipif|xfail|importorskip)\b"
    r"|unittest\.skip"
    r"|\b(it|test|describe)\.(skip|todo|only|fails|skipIf|runIf)\b"
)


def texts(files):
    for file in files:
        try:
            yield file, file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_file_names_a_registry(committed, root):
    found = [
        f"{file.relative_to(root)}: {host}"
        for file, text in texts(committed)
        for host in HOSTS
        if host in text
    ]
    assert found == []


def test_pinned_requirements_hold_names_and_hashes_only(root):
    files = sorted((root / "requirements").glob("*.txt"))
    assert {"dev.txt", "hosts.txt", "lab.txt", "lowest.txt", "node.txt", "uv.txt"} <= {
        f.name for f in files
    }
    for file in files:
        text = file.read_text()
        assert "://" not in text
        assert "index-url" not in text
        pins = re.findall(r"^[A-Za-z0-9._-]+==\S+.*(?:\n    .*)*", text, re.MULTILINE)
        assert pins, file
        assert all("--hash=sha256:" in pin for pin in pins), file


def test_the_npm_lock_has_hashes_and_no_addresses(committed):
    locks = [file for file in committed if file.name == "package-lock.json"]
    assert locks
    for lock in locks:
        text = lock.read_text()
        assert '"integrity"' in text
        assert '"resolved"' not in text


def test_no_test_is_left_out(committed, root):
    found = [
        f"{file.relative_to(root)}: {match.group()}"
        for file, text in texts(committed)
        if file.suffix in {".py", ".ts", ".tsx"} and file.name != "test_repository.py"
        for match in LEFT_OUT.finditer(text)
    ]
    assert found == []


def test_nothing_is_left_to_do(committed, root):
    unfinished = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b|[Cc]oming " + r"soon")
    found = [
        f"{file.relative_to(root)}: {match.group()}"
        for file, text in texts(committed)
        if file.suffix in {".py", ".ts", ".tsx", ".css", ".md", ".ftl", ".ipynb", ".toml"}
        for match in unfinished.finditer(text)
    ]
    assert found == []


def test_no_file_knows_this_machine(committed, root):
    places = re.compile(r"/root/|/home/\w|/Users/\w|" + re.escape(str(root)) + r"\b")
    found = [
        f"{file.relative_to(root)}: {match.group()}"
        for file, text in texts(committed)
        if file.suffix not in {".svg"} and file.name != "test_repository.py"
        for match in places.finditer(text)
    ]
    assert found == []


@pytest.fixture(scope="module")
def address(root):
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    return project["urls"]["Repository"]


def test_links_to_the_repository_agree_with_its_one_address(committed, root, address):
    """Every address of a hosted repository in our texts is the one in pyproject.toml."""
    host, owner, name = re.fullmatch(r"https://(.+)/(.+)/(.+)", address).groups()
    readme = (root / "README.md").read_text()
    badges = re.findall(r"mybinder\.org/v2/gh/([^/\s)]+)/([^/\s)]+)/", readme)
    assert badges == [(owner, name)] * len(badges)
    assert badges, "the README has a Binder badge"
    own = re.compile(rf"{re.escape(host)}/([\w.-]+)/unoflip[\w-]*")
    for file, text in texts(committed):
        for match in own.finditer(text):
            assert match.group() == f"{host}/{owner}/{name}", file


def test_the_binder_badge_opens_the_first_notebook(root):
    readme = (root / "README.md").read_text()
    (path,) = set(re.findall(r"mybinder\.org/v2/gh/[^)\s]*urlpath=lab/tree/([^)\s]+)", readme))
    assert (root / path).is_file()


def test_local_links_lead_somewhere(root):
    for page in root.glob("*.md"):
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text()):
            if "://" not in target:
                assert (root / target).exists(), f"{page.name}: {target}"


def test_make_targets_that_the_texts_name_exist(root):
    targets = set(re.findall(r"^([a-z-]+):", (root / "Makefile").read_text(), re.MULTILINE))
    for page in root.glob("*.md"):
        for target in re.findall(r"(?:`|^)make ([a-z-]+)", page.read_text(), re.MULTILINE):
            assert target in targets, f"{page.name}: make {target}"


def test_pictures_of_the_readme_are_there_and_small(root):
    pictures = re.findall(
        r"!\[[^\]]+\]\(([^)]+\.(?:png|gif|webp|svg))\)", (root / "README.md").read_text()
    )
    own = [picture for picture in pictures if "://" not in picture]
    assert own
    for picture in own:
        assert (root / picture).stat().st_size < 500_000, picture
