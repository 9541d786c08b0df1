"""A real JupyterLab and a real Chromium for the tests.

Three layers, each usable alone:

`LabServer`
    a JupyterLab process with folders of its own, on a free loopback port;
`Lab`
    a server plus one Chromium with one JupyterLab page, shared by a whole test session;
`Notebook`
    one open notebook in such a page, with its kernel.

Tests get them as the fixtures ``lab`` (session) and ``notebook`` (one test), see conftest.py.
"""

from __future__ import annotations

import ast
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import findbrowser
import nbformat
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

BROWSER_ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # The network ends at loopback: every other name is unknown.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
)
LOOPBACK = {"127.0.0.1", "localhost", "::1"}
START_SECONDS = 90
WAIT_MS = 60_000

_SETTINGS = {
    "@jupyterlab/apputils-extension/notification.jupyterlab-settings": {
        "fetchNews": "false",
        "checkForUpdates": False,
    },
    "@jupyterlab/docmanager-extension/plugin.jupyterlab-settings": {"autosave": False},
}


def free_port() -> int:
    """Return a loopback port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(
    condition: Callable[[], Any], what: str, seconds: float = 30, pause: float = 0.05
) -> Any:
    """Call `condition` until it returns something true; return that or raise TimeoutError."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not happen within {seconds:g} s")
        time.sleep(pause)


def own_folders(folder: Path) -> dict[str, str]:
    """Return variables that keep every Jupyter and IPython file inside `folder`."""
    names = {
        "HOME": "home",
        "IPYTHONDIR": "ipython",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    for name in names.values():
        (folder / name).mkdir(parents=True, exist_ok=True)
    for file, content in _SETTINGS.items():
        target = folder / "settings" / file
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(content))
    return {variable: str(folder / name) for variable, name in names.items()}


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a Chromium whose network ends at loopback. One at a time in a process."""
    path = findbrowser.require()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(BROWSER_ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


def new_context(browser: Browser, foreign: list[str], **options: Any) -> BrowserContext:
    """Return a browser context (own cookies and cache) with reduced motion.

    Parameters
    ----------
    browser
        Where.
    foreign
        Gets every address outside loopback that a page asks for.
    **options
        As Playwright's ``Browser.new_context``.
    """

    def note(url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in LOOPBACK:
            foreign.append(url)

    options = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 900}} | options
    context = browser.new_context(**options)
    context.set_default_timeout(WAIT_MS)
    context.on("request", lambda request: note(request.url))
    return context


class Server:
    """A web server in a process group of its own, on a free loopback port.

    Parameters
    ----------
    command
        Gets the port, returns the command line.
    ready
        Path under ``http://127.0.0.1:PORT`` that answers once the server is up.
    cwd, env, user
        Where, with which whole environment, and as which system user it runs.
    log
        File for all its output.
    """

    def __init__(
        self,
        command: Callable[[int], Sequence[str]],
        *,
        ready: str,
        cwd: Path,
        env: Mapping[str, str],
        log: Path,
        user: int | None = None,
    ) -> None:
        self.port = free_port()
        self.log = log
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                list(command(self.port)),
                cwd=cwd,
                env=dict(env),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                user=user,
                group=user,
                extra_groups=[] if user is not None else None,
            )
        try:
            wait_for(lambda: self._answers(ready), f"the start of {command(0)[0]}", START_SECONDS)
        except BaseException:
            self.stop()
            raise

    @property
    def origin(self) -> str:
        """Address without a path."""
        return f"http://127.0.0.1:{self.port}"

    def _answers(self, path: str) -> bool:
        if self.process.poll() is not None:
            raise RuntimeError(f"the server stopped at once:\n{self.log.read_text()[-3000:]}")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(f"{self.origin}{path}", timeout=5) as answer:
                return int(answer.status) == 200
        except OSError:
            return False

    def stop(self) -> None:
        """End the process and everything that it started."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, number)
            except ProcessLookupError:
                break
            try:
                self.process.wait(timeout=8)
            except subprocess.TimeoutExpired:
                continue
        self.process.wait()


class LabServer(Server):
    """JupyterLab without token on loopback, with all its folders under `folder`.

    Notebooks live in ``server.notebooks``.

    Parameters
    ----------
    folder
        An empty folder for everything that it writes.
    python
        The Python whose JupyterLab is started; its kernels run there too.
    base_url
        As behind a hub, for example ``/user/ann/``.
    notebooks
        The folder that it shows; ``folder/notebooks`` if not given.
    env, user
        Replace the environment, or the system user, of this process.
    """

    def __init__(
        self,
        folder: Path,
        *,
        python: str = sys.executable,
        base_url: str = "/",
        notebooks: Path | None = None,
        env: Mapping[str, str] | None = None,
        user: int | None = None,
    ) -> None:
        self.base_url = base_url
        self.notebooks = notebooks or folder / "notebooks"
        self.notebooks.mkdir(parents=True, exist_ok=True)
        environment = {**(os.environ if env is None else env), **own_folders(folder)}
        if user is not None:
            for path in (folder, *folder.rglob("*")):
                os.chown(path, user, user)

        def command(port: int) -> list[str]:
            return [
                python,
                "-m",
                "jupyterlab",
                "--no-browser",
                "--allow-root",
                "--ServerApp.ip=127.0.0.1",
                f"--ServerApp.port={port}",
                "--ServerApp.port_retries=0",
                f"--ServerApp.base_url={base_url}",
                f"--ServerApp.root_dir={self.notebooks}",
                "--IdentityProvider.token=",
                "--LabApp.expose_app_in_browser=True",
                "--LabApp.news_url=None",
                "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            ]

        super().__init__(
            command,
            ready=f"{base_url}api",
            cwd=self.notebooks,
            env=environment,
            log=folder / "jupyterlab.log",
            user=user,
        )


class Lab:
    """One JupyterLab server in a Chromium, with a page that tests share.

    Attributes
    ----------
    server
        The `LabServer`.
    page
        The shared JupyterLab page. Reduced motion is on.
    foreign
        Addresses outside loopback that any page asked for. They were refused; a test that
        claims "no network" asserts that the list is empty.
    """

    def __init__(self, server: LabServer, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.foreign: list[str] = []
        self._numbers = itertools.count(1)
        self._page: Page | None = None

    @property
    def page(self) -> Page:
        """The shared page, opened when first asked for."""
        if self._page is None or self._page.is_closed():
            self._page = self.new_page()
        return self._page

    def new_context(self, **options: Any) -> BrowserContext:
        """Return a browser context (own cookies and cache); options as Playwright's."""
        return new_context(self.browser, self.foreign, **options)

    def new_page(self, **options: Any) -> Page:
        """Return JupyterLab in a browser context of its own; options as `new_context`."""
        page = self.new_context(**options).new_page()
        self.load(page)
        return page

    def load(self, page: Page) -> None:
        """Show JupyterLab in `page`, with an empty workspace, ready for commands."""
        # A plain name: the server redirects to another page if it holds brackets.
        workspace = f"test-{os.getpid()}-{next(self._numbers)}"
        page.goto(
            f"{self.server.origin}{self.server.base_url}lab/workspaces/{workspace}",
            wait_until="domcontentloaded",
        )
        page.wait_for_function(
            "window.jupyterapp && window.jupyterapp.restored.then(() => true)", timeout=WAIT_MS
        )

    def write(self, content: Path | Sequence[str], name: str | None = None) -> str:
        """Put a notebook into the server's folder and return its path there.

        Parameters
        ----------
        content
            A notebook file to copy, or the sources of code cells.
        name
            File name; made up if not given.
        """
        name = name or f"test-{next(self._numbers)}.ipynb"
        target = self.server.notebooks / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, Path):
            target.write_bytes(content.read_bytes())
        else:
            notebook = nbformat.v4.new_notebook()
            notebook.metadata["kernelspec"] = {
                "display_name": "Python 3",
                "language": "python",
                "name": "python3",
            }
            notebook.cells = [nbformat.v4.new_code_cell(source) for source in content]
            nbformat.write(notebook, target)
        return name

    def open(
        self, content: Path | Sequence[str] | str, *, page: Page | None = None, run: bool = True
    ) -> Notebook:
        """Open a notebook with a new kernel and run all its cells.

        Parameters
        ----------
        content
            A notebook file to copy, the sources of code cells, or the name of a notebook that
            is in the server's folder already.
        page
            Where; the shared page if not given.
        run
            Whether to run all cells.
        """
        name = content if isinstance(content, str) else self.write(content)
        notebook = Notebook(self, page or self.page, name)
        if run:
            notebook.run_all()
        return notebook

    def close(self) -> None:
        """Close the shared page. Server and browser are stopped by their owners."""
        if self._page is not None:
            self._page.context.close()


class Notebook:
    """An open notebook and its kernel.

    Attributes
    ----------
    page
        The Playwright page that shows it.
    path
        Its path in the server's folder.
    problems
        Uncaught errors of the page and errors on its console since it was opened.
    """

    def __init__(self, lab: Lab, page: Page, path: str) -> None:
        self.lab = lab
        self.page = page
        self.path = path
        self.problems: list[str] = []
        self._listeners: dict[str, Callable[[Any], None]] = {
            "pageerror": lambda error: self.problems.append(str(error)),
            "console": lambda message: (
                self.problems.append(message.text) if message.type == "error" else None
            ),
        }
        page.on("pageerror", self._listeners["pageerror"])
        page.on("console", self._listeners["console"])
        self.show()

    # -- the page ---------------------------------------------------------------------------

    def command(self, command: str, **arguments: Any) -> None:
        """Execute a JupyterLab command, such as ``notebook:run-all-cells``, and wait for it."""
        self.page.evaluate(
            "([id, args]) => window.jupyterapp.commands.execute(id, args).then(() => null)",
            [command, arguments],
        )

    def show(self) -> None:
        """Open the notebook (or bring it to the front) and wait until its kernel is idle."""
        self.command("docmanager:open", path=self.path, factory="Notebook")
        self.wait_idle()

    def reload(self) -> None:
        """Load the page anew, as a person does with F5; the kernel goes on."""
        self.lab.load(self.page)
        self.show()

    def run_all(self) -> None:
        """Run all cells and wait for the last one."""
        self.command("notebook:run-all-cells")
        self.wait_idle()

    def run_cell(self, index: int) -> None:
        """Run one cell again."""
        self.in_cell(index, "notebook:run-cell")
        self.wait_idle()

    def in_cell(self, index: int, command: str) -> None:
        """Execute a JupyterLab command on one cell.

        In one go: a click into another cell may still be about to make that one the active cell.
        """
        self._call(
            "panel.content.activeCellIndex = arg[0],"
            " window.jupyterapp.commands.execute(arg[1]).then(() => null)",
            [index, command],
        )

    @property
    def element(self) -> Locator:
        """The notebook's panel in the page."""
        identity = self._call("panel.id", None)
        return self.page.locator(f'[id="{identity}"]')

    def cell(self, index: int) -> Locator:
        """One cell."""
        return self.element.locator(".jp-Cell").nth(index)

    @property
    def outputs(self) -> Locator:
        """All outputs in page order; a widget is inside one of them."""
        return self.element.locator(".jp-OutputArea-output")

    def shape(self) -> list[str]:
        """Return type and source of every cell, to show that a key changed none of them."""
        cells: list[str] = self._call(
            "panel.content.widgets.map(c => c.model.type + ': ' + c.model.sharedModel.getSource())",
            None,
        )
        return cells

    def save(self, widgets: bool = False) -> dict[str, Any]:
        """Save and return the notebook file's content, with the state of its widgets or without."""
        if widgets:
            self._keep_widgets(True)
        self.command("docmanager:save")
        content: dict[str, Any] = json.loads((self.lab.server.notebooks / self.path).read_text())
        if widgets:
            # The setting belongs to the server, so it would hold for other notebooks too.
            self._keep_widgets(False)
        return content

    def _keep_widgets(self, keep: bool) -> None:
        """Switch "Save Widget State Automatically" in the menu of JupyterLab."""
        command = "@jupyter-widgets/jupyterlab-manager:saveWidgetState"
        is_on = "id => window.jupyterapp.commands.isToggled(id)"
        if self.page.evaluate(is_on, command) != keep:
            self.command(command)
        self.page.wait_for_function(
            f"([id, keep]) => ({is_on})(id) === keep", arg=[command, keep], timeout=WAIT_MS
        )

    # -- the kernel -------------------------------------------------------------------------

    def _call(self, body: str, argument: Any) -> Any:
        return self.page.evaluate(
            f"""async ([path, arg]) => {{
                const panel = [...window.jupyterapp.shell.widgets("main")].find(
                    w => w.context && w.context.path === path);
                if (!panel) throw new Error("no open notebook " + path);
                return await ({body});
            }}""",
            [self.path, argument],
        )

    def wait_idle(self) -> None:
        """Wait until the kernel has done everything that it was asked for."""
        self.page.wait_for_function(
            """path => {
                const panel = [...window.jupyterapp.shell.widgets("main")].find(
                    w => w.context && w.context.path === path);
                const session = panel && panel.context.isReady && panel.sessionContext.isReady
                    && panel.sessionContext.session;
                return session && session.kernel && session.kernel.status === "idle";
            }""",
            arg=self.path,
            timeout=WAIT_MS,
        )
        self.execute("")

    def execute(self, code: str) -> None:
        """Run code in the kernel, outside any cell.

        It travels the same way as the widgets' messages. When this returns, everything that
        the page sent before is handled and the answers have arrived in the page.
        """
        self._request(code, {})

    def python(self, expression: str) -> Any:
        """Return the value of an expression in the kernel; it has to fit into JSON.

        A barrier as `execute` is one: clicks made before it are handled first.
        """
        answer = self._request("import json as _json", {"value": f"_json.dumps({expression})"})
        value = answer["user_expressions"]["value"]
        if value["status"] != "ok":
            raise RuntimeError(f"{expression}: {value['ename']}: {value['evalue']}")
        return json.loads(ast.literal_eval(value["data"]["text/plain"]))

    def _request(self, code: str, expressions: dict[str, str]) -> dict[str, Any]:
        # A widget sends a trait that changes while an earlier change is still under way only once
        # the kernel is done with that one. So empty requests are made until the widgets had
        # nothing more to send meanwhile (or never stop, as bots do that play on and on).
        answer: dict[str, Any] = self._call(
            """(async () => {
                const kernel = panel.sessionContext.session.kernel;
                const request = (code, user_expressions) => kernel.requestExecute({
                    code, silent: false, store_history: false, allow_stdin: false,
                    user_expressions}).done;
                let sent = true;
                const note = (_, {direction, msg}) => {
                    sent ||= direction === "send" && msg.header.msg_type === "comm_msg";
                };
                kernel.anyMessage.connect(note);
                for (let turn = 0; sent && turn < 4; turn++) {
                    sent = false;
                    await request("", {});
                    await new Promise((done) => setTimeout(done, 20));
                }
                kernel.anyMessage.disconnect(note);
                return (await request(arg.code, arg.expressions)).content;
            })()""",
            {"code": code, "expressions": expressions},
        )
        if answer["status"] != "ok":
            raise RuntimeError(f"{answer.get('ename')}: {answer.get('evalue')}\n{code}")
        return answer

    def restart_kernel(self) -> None:
        """Restart the kernel without the question; what is shown stays."""
        self._call("panel.sessionContext.session.kernel.restart().then(() => null)", None)
        self.wait_idle()

    def kill_kernel(self) -> None:
        """Shut the kernel down for good, as if it had died."""
        self._call("panel.sessionContext.shutdown().then(() => null)", None)

    def close(self) -> None:
        """Close the notebook without saving and end its kernel."""
        for event, listener in self._listeners.items():
            self.page.remove_listener(event, listener)
        if self.page.is_closed():
            return
        self._call(
            """(async () => {
                await panel.sessionContext.shutdown();
                // Whatever the kernel still wrote: nobody is asked whether to save it.
                panel.context.model.dirty = false;
                panel.close();
                return null;
            })()""",
            None,
        )
        if self.page is not self.lab.page:
            self.page.context.close()
