// The explorer: what its store asks of the kernel, and what a person finds and can do.
import { afterEach, describe, expect, it, vi } from "vitest";
import { ExplorerStore, kept } from "../src/explorerstore.ts";
import { FakeClock } from "./clock.ts";
import { branch, choice, EFFECT, explorer, LINE, PALETTE, withField } from "./explorerfixtures.ts";
import { message, table } from "./fixtures.ts";
import { FakeModel } from "./model.ts";
import { drawn, show as showWith } from "./screen.ts";

const traitsOf = (data: unknown, more: Record<string, unknown>) => ({
  view: "explorer",
  explorer: data,
  palette: PALETTE,
  table: null,
  ...more,
});

/** A model whose kernel says nothing. */
const model = (data: unknown = explorer(), more: Record<string, unknown> = {}) =>
  new FakeModel({ ...traitsOf(data, more), notice: notice(0, ""), locale: "en", pace: 0 });

const asked = (fake: FakeModel) =>
  fake.sent.filter((one) => (one as { type: string }).type !== "hello");
const notice = (n: number, id: string) => ({ n, seq: 0, say: message(id), rules: [] });

describe("the store", () => {
  const made: ExplorerStore[] = [];
  function store(fake: FakeModel) {
    const clock = new FakeClock();
    const one = new ExplorerStore(fake, clock);
    made.push(one);
    fake.emit("msg:custom", { type: "here" });
    return { one, clock };
  }
  afterEach(() => {
    for (const one of made.splice(0)) one.dispose();
  });

  it("asks with the number of what is shown, and not twice for two clicks", () => {
    const fake = model(explorer({ seq: 7 }));
    const { one } = store(fake);
    one.ask("branch-0", { type: "apply", branch: 0, n: 1 });
    one.ask("branch-0", { type: "apply", branch: 0, n: 1 });
    expect(asked(fake)).toEqual([{ type: "apply", branch: 0, n: 1, seq: 7 }]);
    fake.set("explorer", explorer({ seq: 8 }));
    expect(one.awaiting.value).toBe(false);
    expect(asked(fake)).toHaveLength(1);
  });

  it("keeps cards that are picked quickly, each with the newest number", () => {
    const fake = model();
    const { one } = store(fake);
    const card = { type: "card", do: "add", key: "draw", card: "B2/P6" } as const;
    one.ask("position", card);
    one.ask("position", { ...card, card: "W/P5" });
    fake.set("explorer", explorer({ seq: 1 }));
    expect(asked(fake)).toEqual([
      { ...card, seq: 0 },
      { ...card, card: "W/P5", seq: 1 },
    ]);
  });

  it("asks about typing when it pauses, and lets nobody overwrite what is still typed", () => {
    const fake = model();
    const { one, clock } = store(fake);
    one.type("draw", "Y");
    one.type("draw", "Y4/Vf G");
    expect(asked(fake)).toEqual([]);
    clock.run(500);
    expect(asked(fake)).toEqual([{ type: "edit", key: "draw", value: "Y4/Vf G", seq: 0 }]);
    one.type("draw", "Y4/Vf G1/O5");
    fake.set("explorer", withField(explorer(), "draw", { value: "Y4/Vf G" }));
    expect(one.typed.value).toEqual({ draw: "Y4/Vf G1/O5" });
    one.commit("draw");
    fake.set("explorer", withField(explorer({ seq: 1 }), "draw", { value: "Y4/Vf G1/O5" }));
    expect(one.typed.value).toEqual({});
    expect(asked(fake)).toHaveLength(2);
  });

  it("keeps what was typed while an answer was on its way until that is answered too", () => {
    const fake = model();
    const { one } = store(fake);
    one.type("draw", "Y4");
    one.commit("draw");
    one.type("draw", "Y4/Vf G1/O5");
    one.commit("draw");
    fake.set("explorer", withField(explorer(), "draw", { value: "Y4" }));
    expect(asked(fake)).toHaveLength(2);
    expect(one.typed.value).toEqual({ draw: "Y4/Vf G1/O5" });
    fake.set("explorer", withField(explorer({ seq: 1 }), "draw", { value: "Y4/Vf G1/O5" }));
    expect(one.typed.value).toEqual({});
  });

  it("keeps what was typed for a kernel that is busy for long", () => {
    const fake = model();
    const { one, clock } = store(fake);
    const type = (value: string) => {
      one.type("draw", value);
      one.commit("draw");
    };
    type("Y");
    type("Y4");
    clock.run(6000);
    expect(one.lost.value).toBe(true);
    fake.set("explorer", withField(explorer(), "draw", { value: "Y" }));
    expect(asked(fake).at(-1)).toMatchObject({ type: "edit", value: "Y4" });
    expect(one.typed.value).toEqual({ draw: "Y4" });
    // What is typed anew is not followed by what was typed before it.
    type("Y4/");
    clock.run(6000);
    type("Y4/Vf");
    fake.set("explorer", explorer({ seq: 2 }));
    fake.set("explorer", explorer({ seq: 3 }));
    expect(asked(fake)).toHaveLength(3);
    expect(asked(fake).at(-1)).toMatchObject({ value: "Y4/Vf" });
  });

  it("hears of a switch that is pressed right after typing", () => {
    const fake = model();
    const { one } = store(fake);
    const press = { type: "switch", option: "stack", value: "sum" } as const;
    one.type("draw", "Y4");
    one.commit("draw");
    one.ask("options", press);
    fake.set("explorer", explorer({ seq: 1 }));
    expect(asked(fake).at(-1)).toEqual({ ...press, seq: 1 });
  });

  it("says a refusal where it was asked for, until something else is asked", () => {
    const fake = model();
    const { one } = store(fake);
    one.ask("options", { type: "switch", option: "stack", value: "sum" });
    fake.set("notice", notice(1, "explorer-notice-option"));
    expect(one.refused.value).toMatchObject({ at: "options" });
    one.ask("branch-0", { type: "back", branch: 0 });
    expect(one.refused.value).toBeNull();
  });

  it("keeps what has not changed, so that nothing of it is drawn anew", () => {
    const fake = model();
    const { one } = store(fake);
    const before = one.data.value;
    const now = JSON.parse(JSON.stringify(explorer({ seq: 7 })));
    now.switches[0].value = "changed";
    fake.set("explorer", now);
    const after = one.data.value;
    expect(after).not.toBe(before);
    expect(after?.seq).toBe(7);
    expect(after?.switches[0]).not.toBe(before?.switches[0]);
    expect(after?.switches[1]).toBe(before?.switches[1]);
    expect(after?.fields).toBe(before?.fields);
    expect(after?.branches[0]).toBe(before?.branches[0]);
    expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(kept({ a: 1 }, null)).toBeNull();
  });

  it("notices a kernel that is gone, and one that is back", () => {
    const fake = model();
    const { one, clock } = store(fake);
    one.ask("branch-0", { type: "fork", branch: 0 });
    clock.run(5000);
    expect(one.lost.value).toBe(true);
    expect(one.awaiting.value).toBe(false);
    fake.emit("msg:custom", { type: "here" });
    expect(one.lost.value).toBe(false);
    fake.send = () => {
      throw new Error("closed");
    };
    one.ask("branch-0", { type: "fork", branch: 0 });
    expect(one.lost.value).toBe(true);
  });

  it("leaves nothing behind", () => {
    const fake = model();
    const { one } = store(fake);
    one.type("draw", "x");
    one.dispose();
    expect(fake.count()).toBe(0);
  });
});

describe("in a document", () => {
  function show(data: unknown = explorer(), more: Record<string, unknown> = {}) {
    const { model: fake, ...screen } = showWith(traitsOf(data, more));
    return { fake, ...screen };
  }

  it("does one action by a double click, and another one by another click", async () => {
    const { fake, all } = show();
    const click = (detail: number) =>
      all("[data-testid=do]")[0]?.dispatchEvent(
        new MouseEvent("click", { detail, bubbles: true, cancelable: true }),
      );
    click(1);
    fake.set(
      "explorer",
      explorer({ seq: 1, branches: [branch({ seq: 1, legal: [choice("🦊 draw")] })] }),
    );
    await drawn();
    click(2);
    expect(asked(fake)).toHaveLength(1);
    click(1);
    expect(asked(fake)).toHaveLength(2);
  });

  it("offers actions by card, each with its reason, and does the chosen one", () => {
    const { fake, all, one } = show();
    const groups = [...one("legal").children];
    expect(groups).toHaveLength(4);
    expect(groups[0]?.textContent).toContain("The blue 2 fits");
    const buttons = all("[data-testid=do]");
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "blue 2: Play",
      "Wild: red",
      "Wild: green + UNO",
      null,
      null,
    ]);
    expect(buttons[3]?.textContent?.trim()).toBe("Catch Ann");
    expect(groups[2]?.textContent).toContain("🦊:");
    expect(one("refused").textContent).toContain("red 9");
    buttons[2]?.click();
    expect(asked(fake)).toEqual([{ type: "apply", branch: 0, n: 2, seq: 0 }]);
  });

  it("marks the place of nonsense, also after signs of two halves", () => {
    const wrong = [{ say: message("explorer-problem-card", { text: "X9" }), start: 2, end: 4 }];
    const data = withField(explorer({ sound: false }), "hand Ann", {
      value: "🦊 X9 B2/O8",
      problems: wrong,
    });
    const { fake, el, one } = show(data);
    expect(el.querySelector("mark")?.textContent).toBe("X9");
    const box = el.querySelector<HTMLElement>('[data-key="hand Ann"] textarea');
    expect(box?.getAttribute("aria-invalid")).toBe("true");
    const described = box?.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toContain("“X9” is no card");
    one("discard-draft").click();
    expect(asked(fake)).toEqual([{ type: "discard_draft", seq: 1 }]);
  });

  it("shows faces as images, whose colors are those of the page", async () => {
    // Where the colors are not known yet, the picture is drawn in the page itself.
    const plain = show(explorer());
    await drawn();
    expect(plain.all(".uf-face").length).toBeGreaterThan(3);
    expect(plain.all(".uf-face > img")).toEqual([]);
    expect(plain.all(".uf-face > svg").length).toBe(plain.all(".uf-face").length);
    const style = { getPropertyValue: (name: string) => (name.startsWith("--uf-") ? " #123" : "") };
    const asked = vi
      .spyOn(window, "getComputedStyle")
      .mockImplementation(() => style as unknown as CSSStyleDeclaration);
    const { all } = show(explorer());
    asked.mockRestore();
    const faces = all(".uf-face");
    expect(faces.length).toBe(plain.all(".uf-face").length);
    for (const face of faces) {
      expect(face.children).toHaveLength(1);
      const image = face.querySelector("img");
      expect(image?.getAttribute("alt")).toBe("");
      const svg = decodeURIComponent(image?.src ?? "");
      expect(svg).toMatch(/^data:image\/svg\+xml,<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
      expect(svg).not.toContain("var(");
      expect(svg).toContain('"#123"');
    }
  });

  it("says the same once for many places, and shows a long text around them only", () => {
    const cards = Array.from({ length: 60 }, (_, i) => (i % 25 === 0 ? "R5/P2" : "Y4/Vf"));
    const value = cards.join(" ");
    const say = message("explorer-problem-copies", { text: "R5/P2", count: 3, most: 1 });
    const problems = cards.flatMap((card, i) =>
      card === "R5/P2" ? [{ say, start: i * 6, end: i * 6 + 5 }] : [],
    );
    const { one, all } = show(withField(explorer(), "draw", { value, problems }));
    expect(all("[data-testid=problem]")).toHaveLength(1);
    expect(all("mark").map((mark) => mark.textContent)).toEqual(["R5/P2", "R5/P2", "R5/P2"]);
    const shown = one("problem").querySelector("code")?.textContent ?? "";
    expect(shown.match(/…/g)).toHaveLength(3);
    expect(shown.length).toBeLessThan(value.length / 2);
    expect(shown.startsWith("R5/P2 Y4/Vf ")).toBe(true);
  });

  it("draws nothing anew while it waits for an answer", async () => {
    const { el, all, one } = show(explorer());
    one("options-fold").click();
    await drawn();
    const seen: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { attributeName, type } of changes) seen.push(attributeName ?? type);
    });
    observer.observe(el, { attributes: true, childList: true, subtree: true, characterData: true });
    (one("switch-jump_in") as HTMLInputElement).click();
    await drawn();
    observer.disconnect();
    expect(seen).toEqual(["data-awaiting"]);
    expect(all("[data-awaiting]")).toHaveLength(1);
  });

  it("adds a card by picking and takes it away again", async () => {
    const { fake, el, all, one } = show();
    el.querySelector<HTMLElement>('[data-key="hand Ann"] [data-testid=add]')?.click();
    await drawn();
    one("palette-blue").click();
    await drawn();
    const picks = all("[data-testid=pick]");
    expect(picks.map((pick) => pick.dataset.card)).toEqual(["B2/O8", "B2/P6", "B7/O3"]);
    expect(picks[1]?.getAttribute("aria-label")).toBe("blue 2 / pink 6, 1 left");
    picks[0]?.click();
    expect(asked(fake)).toEqual([]);
    picks[1]?.click();
    fake.set("explorer", explorer({ seq: 1 }));
    await drawn();
    const chip = all('[data-key="hand Ann"] [data-testid=chip]')[1];
    expect(chip?.getAttribute("aria-label")).toBe("Take away: red 9");
    chip?.click();
    expect(asked(fake)).toEqual([
      { type: "card", do: "add", key: "hand Ann", card: "B2/P6", seq: 0 },
      { type: "card", do: "remove", key: "hand Ann", card: "R9/Tr", at: 1, seq: 1 },
    ]);
  });

  it("has one tab stop for the cards of a box, and arrows inside it", async () => {
    const { all } = show();
    const chips = all('[data-key="hand Ann"] [data-testid=chip]');
    expect(chips.map((chip) => chip.tabIndex)).toEqual([0, -1]);
    chips[0]?.focus();
    chips[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(document.activeElement).toBe(chips[1]);
  });

  it("shows every option as a switch, and what a change does", async () => {
    const { fake, all, one } = show();
    expect(all("[data-testid^=switch-]")).toEqual([]);
    one("options-fold").click();
    await drawn();
    const jump = one("switch-jump_in") as HTMLInputElement;
    jump.click();
    expect(asked(fake)).toEqual([{ type: "switch", option: "jump_in", value: true, seq: 0 }]);
    expect((one("switch-zero_rotate") as HTMLInputElement).disabled).toBe(true);
    expect(all(".uf-switch")[3]?.textContent).toContain("does not go together");
    fake.set("notice", notice(1, "explorer-notice-option"));
    await drawn();
    expect(jump.checked).toBe(false);
    expect(one("refusal").textContent).toContain("cannot have this value");
    jump.click();
    // What was asked for comes ahead of the rest, and is shown at once.
    fake.set("switched", EFFECT);
    await drawn();
    expect(one("switches").dataset.seq).toBe("1");
    expect(one("explorer").dataset.awaiting).toBe("");
    expect(one("effect").textContent).toContain("no → yes, adding up");
    fake.set("explorer", explorer({ seq: 1 }));
    await drawn();
    expect(one("explorer").dataset.awaiting).toBeUndefined();
    expect(one("effect-illegal").textContent).toContain("Ann draw");
    const stories = all("[data-testid=effect-changed] .uf-story");
    expect(stories.map((story) => story.querySelectorAll("p:not(.uf-soft)").length)).toEqual([
      0, 1,
    ]);
  });

  it("opens the rules when a notebook switches one", async () => {
    const { fake, all, one } = show();
    fake.set("switched", { ...EFFECT, none: true });
    fake.set("explorer", explorer({ seq: 1 }));
    await drawn();
    expect(one("effect").textContent).toContain("In this position nothing changes.");
    fake.set("switched", {});
    await drawn();
    expect(all("[data-testid=effect]")).toEqual([]);
  });

  it("keeps branches apart, and the last one", async () => {
    const { fake, all } = show();
    expect(all("[data-testid=branch-close]")).toEqual([]);
    const second = branch({
      name: "B",
      seq: 1,
      steps: [
        {
          line: "Ann draw",
          say: message("event-keep", { player: "Ann", you: "no" }),
          after: [message("event-ready", { player: "Cy", you: "no" })],
        },
      ],
    });
    fake.set("explorer", explorer({ seq: 1, current: 1, branches: [branch(), second] }));
    await drawn();
    expect(all("[data-testid=branch]").map((one) => "current" in one.dataset)).toEqual([
      false,
      true,
    ]);
    expect(all("[data-testid=steps] li")).toHaveLength(1);
    all("[data-testid=branch-close]")[1]?.click();
    expect(asked(fake)).toEqual([{ type: "close", branch: 1, seq: 1 }]);
  });

  it("gives the position away as a line, and takes one", async () => {
    const { fake, one, el } = show();
    const written = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText: written } });
    one("branch-share-copy").click();
    await drawn();
    vi.unstubAllGlobals();
    expect(written).toHaveBeenCalledWith(LINE);
    expect(el.textContent).toContain("Copied");
    const paste = one("paste") as HTMLTextAreaElement;
    paste.value = "hand A: B2";
    paste.dispatchEvent(new Event("input", { bubbles: true }));
    await drawn();
    one("paste-take").click();
    expect(asked(fake)).toEqual([{ type: "paste", value: "hand A: B2", seq: 0 }]);
  });

  it("plays on for somebody who is there, also after a deal for fewer", async () => {
    const { fake, one } = show();
    const select = one("play-seat") as HTMLSelectElement;
    select.value = "2";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await drawn();
    const pair = { ...table({ viewer: null, players: 2 }), actions: null };
    fake.set("explorer", explorer({ seq: 1, branches: [branch({ seq: 1, snapshot: pair })] }));
    await drawn();
    one("play").click();
    expect(asked(fake).at(-1)).toMatchObject({ type: "play", seat: pair.turn });
  });

  it("draws the table to play on at, or says where it can be seen", async () => {
    const { fake, one } = show();
    fake.set("table", "IPY_MODEL_abc");
    await vi.waitFor(() => expect(one("play-on").textContent).toContain("Show explorer.table"));
    const el = document.createElement("p");
    el.textContent = "the child";
    const removed = vi.fn();
    Object.assign(fake, {
      widget_manager: {
        get_model: async (id: string) => id,
        create_view: async (id: string) => ({ el, id, remove: removed }),
      },
    });
    fake.set("table", "IPY_MODEL_def");
    await vi.waitFor(() => expect(one("play-on").textContent).toContain("the child"));
    fake.set("table", null);
    await vi.waitFor(() => expect(removed).toHaveBeenCalled());
  });

  it("shows a typed action that cannot be done, with the place", async () => {
    const entry = {
      branch: 0,
      value: "Ann play X",
      problems: [{ say: message("explorer-problem-line"), start: 9, end: 10 }],
    };
    const { el } = show(explorer({ entry }));
    expect(el.querySelector("[data-testid=branch] mark")?.textContent).toBe("X");
  });

  it.each(["en", "ru", "pl"] as const)("speaks %s without a kernel", async (locale) => {
    const { el, one } = show(explorer(), { switched: EFFECT });
    one(`locale-${locale}`).click();
    await drawn();
    for (const input of el.querySelectorAll("select, textarea, input")) {
      const label = input.closest("label") ?? el.querySelector(`label[for="${input.id}"]`);
      expect(input.getAttribute("aria-label") ?? label?.textContent).toBeTruthy();
    }
    expect(el.textContent).not.toMatch(/\b(ui|explorer|why|event|rule|side)-[a-z]/);
  });

  it("is never an empty box", () => {
    expect(show({}).one("problem-empty").textContent).toContain("no table here");
    expect(show({ ...explorer(), v: 99 }).one("problem-newer").textContent).toContain("newer");
  });
});
