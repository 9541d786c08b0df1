// A page with one table and no kernel, to look at and to check with axe. The address says which
// state: ?state=turn&players=6&side=dark&locale=ru&theme=dark&width=700
import type { Message, Snapshot } from "../../src/frames.ts";
import widget from "../../src/index.ts";
import { drawFrames, flipFrames, follow, message, playFrames, state, table } from "../fixtures.ts";
import { FakeModel } from "../model.ts";

const query = new URLSearchParams(location.search);
const name = query.get("state") ?? "turn";
const players = Number(query.get("players") ?? 3);
const side = query.get("side") === "dark" ? "dark" : "light";
const dark = query.get("theme") === "dark";
const width = Number(query.get("width") ?? 0);

const forecast: Message[] = [
  message("challenge-test", { force: "blue", target: "Cy" }),
  message("challenge-cost-accept", { count: 2, symbol: "wild_draw_two" }),
  message("challenge-cost-won", { target: "Cy", count: 2, symbol: "wild_draw_two" }),
  message("challenge-cost-lost", { count: 2, extra: 2, symbol: "wild_draw_two" }),
];

function snapshotFor(): Snapshot {
  const base = { players, side } as const;
  switch (name) {
    case "challenge": {
      const made = table({ ...base, phase: "respond", top: "lW+2", color: "red" });
      return {
        ...made,
        pending: {
          symbol: "wild_draw_two",
          count: 2,
          by: players - 1,
          victim: 0,
          challengeable: true,
        },
        say: message("event-play", {
          player: "Cy",
          card: "lW+2",
          you: "no",
          color: "red",
          jump: "no",
        }),
        rules: ["F-WILD-3", "F-CHAL-1"],
        actions: {
          ...(made.actions as NonNullable<Snapshot["actions"]>),
          cards: {},
          draw: undefined,
          accept: { why: message("why-accept"), rules: ["F-LITE-4"] },
          challenge: { why: message("why-challenge"), rules: ["F-CHAL-1"] },
          forecast,
        } as Snapshot["actions"],
      };
    }
    case "choose":
      return table({ ...base, phase: "choose_color", actions: { choose: true, cards: {} } });
    case "uno": {
      const made = table({ ...base, hand: side === "light" ? ["lB3", "lW"] : ["dT3", "dW"] });
      const seats = made.seats.map((seat, i) =>
        i === 1
          ? { ...seat, cards: seat.cards.slice(0, 1), uno: "owed" as const }
          : i === 2
            ? { ...seat, cards: seat.cards.slice(0, 1), uno: "said" as const }
            : seat,
      );
      return { ...made, seats, actions: made.actions && { ...made.actions, catch: [1] } };
    }
    case "revealed":
      return {
        ...table({ ...base }),
        say: message("event-verdict", {
          player: "Ann",
          target: "Cy",
          guilty: "yes",
          you: "player",
        }),
        rules: ["F-CHAL-3", "F-CHAL-5"],
        revealed: { seat: 2, cards: ["lR4", "lB2", "lYr", "lW", "lG9", "lG+1"] },
      };
    case "full":
      return table({ ...base, sizes: Array.from({ length: players }, () => 11) });
    case "long":
      return table({ ...base, sizes: [34, 26, 19, 22, 9, 12, 8, 7, 6, 11] });
    case "wait":
      return table({ ...base, turn: 1 });
    case "open":
      return table({ ...base, viewer: null });
    case "over": {
      const made = table({ ...base, hand: [], actions: null });
      const flat = made.seats.map((seat, i) => ({
        ...seat,
        cards:
          i === 0
            ? []
            : seat.cards.map(([t], k): [number, string] => [
                t,
                ["lR7", "lB+1", "lW", "lG3", "lYf", "lW+2", "lB9", "lR1"][k % 8] as string,
              ]),
      }));
      const value: Record<string, number> = {
        lR7: 7,
        "lB+1": 10,
        lW: 40,
        lG3: 3,
        lYf: 20,
        "lW+2": 50,
        lB9: 9,
        lR1: 1,
      };
      const counts = flat.map((seat) =>
        seat.cards.map(([, face]): [string, number] => [face, value[face] ?? 0]),
      );
      const points = counts.map((cards) => cards.reduce((sum, [, n]) => sum + n, 0));
      const score = points.reduce((a, b) => a + b, 0);
      return {
        ...made,
        seats: flat,
        turn: null,
        phase: "round_over",
        result: {
          winner: 0,
          void: false,
          points,
          score,
          totals: points.map((_, i) => (i === 0 ? score : i * 35)),
          series_over: false,
          winners: [],
          counts,
        },
      };
    }
    case "names":
      return table({
        ...base,
        names: [
          "<b>Ann</b>",
          "Maximilian-Alexander von und zu Hohenlohe",
          "Анна-Мария Константинопольская",
          "שרה",
          "🦊 Фокс",
          "Łucja",
          "a",
          "b",
          "c",
          "d",
        ],
      });
    default:
      return table(base);
  }
}

// The traits of any widget of the kernel beside the page: ?traits=flip-3
const wanted = query.get("traits");
const recorded = wanted && (await (await fetch("traits.json")).json())[wanted];

const model = new FakeModel({
  state: name === "empty" ? {} : name === "newer" ? { v: 99 } : state(snapshotFor()),
  notice: { n: 0, seq: 0, say: null, rules: [] },
  locale: query.get("locale") ?? "en",
  pace: Number(query.get("pace") ?? 1),
  mode: query.get("mode") ?? "flow",
  hotseat: name === "cover",
  ...recorded,
});
model.answer = (sent) => {
  const request = sent as { type: string; verb?: string; token?: number };
  if (request.type === "hello" && name !== "lost")
    queueMicrotask(() => model.emit("msg:custom", { type: "here" }));
  if (request.type === "behind")
    model.emit("msg:custom", {
      type: "behind",
      token: request.token,
      faces: [
        ["lB2", 1],
        ["lG9", 2],
        ["lR4", 1],
        ["lYr", 1],
      ],
    });
  if (request.type !== "intent") return;
  const now = model.get("state") as ReturnType<typeof state>;
  const from = now.snapshot;
  setTimeout(() => {
    if (request.verb === "play" && request.token !== undefined) {
      const face = from.seats[0]?.cards.find(([t]) => t === request.token)?.[1] ?? "";
      const frames = face.endsWith("f")
        ? flipFrames(from, 0, request.token)
        : playFrames(from, 0, request.token, face, 1);
      model.set("state", follow(now, frames, from.actions));
    } else if (request.verb === "draw") {
      model.set(
        "state",
        follow(now, drawFrames(from, 0, ["lG2", "lY8"], "draw_one"), from.actions),
      );
    } else
      model.set("notice", {
        n: Date.now(),
        seq: now.seq,
        say: message("why-not-your-turn"),
        rules: ["F-TURN-2"],
      });
  }, 30);
};

// Recorded states of the kernel beside the page: ?live=0&from=12 plays them one after the other.
const live = query.get("live");
if (live !== null) {
  const rounds = await (await fetch("live.json")).json();
  const { states } = rounds[Number(live)];
  let at = Number(query.get("from") ?? 0);
  const last = Number(query.get("to") ?? states.length - 1);
  model.set("state", states[at]);
  model.answer = (sent) => {
    const request = sent as { type: string };
    if (request.type === "hello") queueMicrotask(() => model.emit("msg:custom", { type: "here" }));
    if (request.type === "continue" && at < last)
      setTimeout(() => model.set("state", states[++at]), 10);
  };
}

document.body.className = dark ? "dark" : "light";
const el = document.createElement("div");
if (width) el.style.width = `${width}px`;
document.body.append(el);
const view = widget();
view.initialize({ model });
view.render({ model, el });
Object.assign(window, { model, harness: { flipFrames, drawFrames, playFrames, follow } });

// What is to be seen only after a click is clicked here, so that one address is one picture.
const act = query.get("act");
setTimeout(() => {
  for (const selector of act?.split("|") ?? [])
    document.querySelector<HTMLElement>(selector)?.click();
  const at = query.get("at");
  if (at !== null)
    setTimeout(() => {
      for (const animation of document.getAnimations()) {
        animation.pause();
      }
      document.body.dataset.ready = "";
    }, Number(at));
  else document.body.dataset.ready = "";
}, 60);
