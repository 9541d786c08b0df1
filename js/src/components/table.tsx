// The whole table: rail, seats, piles, cards, caption, hand, player. It draws the store and
// passes on what the person does; it knows no rules.
import type { RefObject, VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Card, type Snapshot, type Token, YOU } from "../frames.ts";
import { bottomSeat, clamp, layoutTable, type Place, type TableLayout } from "../layout.ts";
import type { Run, Step } from "../player.ts";
import type { HandTask, TableStore } from "../store.ts";
import type { Texts } from "../text.ts";
import { TableCard, type TableCardProps } from "./card.tsx";
import { focusedNear, StoreContext, useFirstFocus, useOneClick } from "./context.ts";
import {
  ActionBar,
  Caption,
  ColorChooser,
  Explanation,
  Forecast,
  GiveChooser,
  Look,
  type Looked,
  latestEvents,
  PlayerPrompt,
  promptOf,
  RevealedHand,
  Rules,
  Sheet,
  sayUno,
  TargetChooser,
  Waiting,
} from "./dock.tsx";
import { Hand } from "./hand.tsx";
import { Hud, LanguageSwitch } from "./hud.tsx";
import { Peek } from "./peek.tsx";
import { PileLabels, Piles } from "./piles.tsx";
import { PlayerBar } from "./playerbar.tsx";
import { RoundOver } from "./roundover.tsx";
import { SeatPlate } from "./seats.tsx";

const USUAL_WIDTH = 712;
/** As in the stylesheet: the felt keeps so far from the edge, and the dock is so high at least. */
const FELT_MARGIN = 6;
const USUAL_DOCK = 120;
const NONE: ReadonlySet<Token> = new Set();

/** Whether the person asked the system for less motion; follows changes. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(
    () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false,
  );
  useEffect(() => {
    const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
    if (!query) return;
    const change = () => setReduced(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return reduced;
}

/** A widget's whole view: the table, or what is wrong, in its place. */
export function TableView({ store, width }: { store: TableStore; width?: number }) {
  const table = store.table.value;
  const texts = store.texts.value;
  const { problem, player } = store;
  useEffect(() => player.watch(), [player]);
  return (
    <StoreContext.Provider value={store}>
      {problem.value || !table ? (
        <div class="uf-message" data-testid={`problem-${problem.value ?? "empty"}`} role="alert">
          <p>{texts.t(problemText(store))}</p>
          <LanguageSwitch />
        </div>
      ) : (
        <Table store={store} table={table} room={width || USUAL_WIDTH} />
      )}
    </StoreContext.Provider>
  );
}

function problemText(store: TableStore): string {
  const problem = store.problem.value ?? "empty";
  return problem === "empty" && store.isReplay
    ? "ui-problem-empty-replay"
    : `ui-problem-${problem}`;
}

interface Measures {
  width: number;
  height: number;
  /** Height of the dock, which its texts decide. */
  dock: number;
}

/** The sizes of what is drawn; until they are known, what they will be with the room there is. */
function useMeasures(
  room: number,
  felt: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
): Measures {
  const [measures, setMeasures] = useState<Measures>({
    width: room - 2 * (room > 560 ? FELT_MARGIN : FELT_MARGIN / 2),
    height: globalThis.innerHeight || 1000,
    dock: USUAL_DOCK,
  });
  useLayoutEffect(() => {
    const measure = () => {
      const width = felt.current?.clientWidth ?? 0;
      const height = globalThis.innerHeight;
      const room = dock.current?.offsetHeight ?? 0;
      if (width === 0 || room === 0) return;
      setMeasures((old) =>
        old.width === width && old.height === height && old.dock === room
          ? old
          : { width, height, dock: room },
      );
    };
    if (typeof ResizeObserver === "undefined") return measure();
    // Sizes are asked for when the browser knows them anyway, never in the middle of drawing. It
    // tells the first ones before anything is painted.
    const observer = new ResizeObserver(measure);
    if (felt.current) observer.observe(felt.current);
    if (dock.current) observer.observe(dock.current);
    return () => observer.disconnect();
  }, []);
  return measures;
}

interface TableProps {
  store: TableStore;
  table: Snapshot;
  /** The width that is there before anything is drawn. */
  room: number;
}

function Table({ store, table, room }: TableProps) {
  const { player } = store;
  const texts = store.texts.value;
  const reduced = useReducedMotion();
  const root = useRef<HTMLDivElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  const measures = useMeasures(room, felt, dock);
  // Nothing glides into place when a table is first shown; it is simply there.
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 50);
    return () => clearTimeout(timer);
  }, []);
  const [first, setFirst] = useState(0);
  const [active, setActive] = useState<Token | null>(null);
  // Of which table the rule was asked for, and of which one the count was closed.
  const [whyAt, setWhyAt] = useState<Step | null>(null);
  const [closed, setClosed] = useState<Step | null>(null);
  const [looked, setLooked] = useState<{ at: Looked; token: Token | null; seq: number } | null>(
    null,
  );
  // What had the keyboard when a sheet opened gets it back.
  const opener = useRef<HTMLElement | null>(null);
  const [read, setRead] = useState("");

  useEffect(() => {
    player.still.value = reduced;
  }, [player, reduced]);

  const step = player.shown.value;
  const seq = step?.seq ?? 0;
  const run = player.run.value;
  const actions = store.actions.value;
  const covered = store.covered.value;
  const bottom = bottomSeat(table);
  const choice = store.choice.value;

  // An earlier explanation or a closer look belongs to the table it was asked about. One question
  // is answered at a time.
  const explained = store.explained.value;
  const look = !explained && looked?.seq === seq ? looked : null;
  const why = !explained && !look && whyAt === step;
  const opens = () => {
    store.explain(null);
    opener.current = root.current && (focusedNear(root.current) as HTMLElement | null);
  };
  const closeSheet = () => {
    store.explain(null);
    setLooked(null);
    setWhyAt(null);
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
    opener.current = null;
  };
  const setWhy = (open: boolean) => {
    if (!open) return closeSheet();
    opens();
    setLooked(null);
    setWhyAt(step);
  };
  const toggleLook = (at: Looked, token: Token | null = null) => {
    if (look?.at === at && token === null) return closeSheet();
    opens();
    setLooked({ at, token, seq });
  };
  useLayoutEffect(() => {
    if (!explained) return;
    setLooked(null);
    setWhyAt(null);
  }, [explained]);

  const task = store.task.value;
  const raised = useMemo(() => {
    if (task) return task.chosen;
    if (!actions) return NONE;
    if (choice?.kind === "give") return NONE;
    return new Set(
      Object.entries(actions.cards).flatMap(([token, card]) => (card.ok ? [Number(token)] : [])),
    );
  }, [actions, choice, task]);

  const layout = layoutTable({
    table,
    width: measures.width,
    height: measures.height,
    dock: measures.dock,
    first,
    raised,
    focused: active,
    kept: run?.frame.kind === "flip_hands" ? (run.from.seats[bottom]?.cards ?? null) : null,
  });

  useFocusKept(root);
  const onClick = useOneClick(`${player.newest.value?.seq}${choice?.kind}`);

  const say = () =>
    setRead(`${summary(table, texts, task)}${read.endsWith("\u00a0") ? "" : "\u00a0"}`);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys pressed in the widget never reach the notebook's command mode.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down is still one move.
    if (event.repeat && /^(Key|Digit|Enter|Numpad)/.test(event.code)) return event.preventDefault();
    const target = event.target as HTMLElement;
    const typing = target.matches("input, select, textarea");
    if (event.key === "Escape") {
      event.preventDefault();
      if (store.cancelChoice()) return;
      if (explained || look || why) closeSheet();
      else target.blur();
      return;
    }
    if (typing) return;
    if (press(event, store)) event.preventDefault();
    else if (event.code === "KeyS") say();
    else if (event.code === "KeyW") setWhy(!why);
    else if (event.code === "KeyO" && store.knowsBacks) toggleLook(bottom, active);
  };

  const instant = player.live.value && (reduced || player.pace.value === 0);
  const event = latestEvents(player.steps.value, player.index.value, instant);
  const choosing =
    choice?.kind ?? (actions?.choose && player.live.value && !run ? ("color" as const) : null);
  const over = table.result !== null && !run && closed !== step;
  const prompt = player.live.value && !run ? (task?.prompt ?? promptOf(table, texts)) : "";

  return (
    <div
      ref={root}
      class="uf-table"
      data-testid="table"
      data-seq={seq}
      data-newest={player.newest.value?.seq}
      data-index={player.index.value}
      data-side={table.side}
      data-deck={table.deck}
      data-phase={table.phase}
      data-turn={table.turn ?? ""}
      data-color={table.color ?? ""}
      data-running={run ? "" : undefined}
      data-awaiting={store.awaiting.value ? "" : undefined}
      data-reduced={reduced ? "" : undefined}
      tabIndex={-1}
      role="group"
      aria-label={texts.t("ui-table")}
      lang={store.locale.value}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.stopPropagation()}
      onKeyPress={(event) => event.stopPropagation()}
    >
      {store.lost.value && (
        <div class="uf-lost" data-testid="lost" role="status">
          {texts.t("ui-lost")}
        </div>
      )}
      <Hud table={table} />
      <div
        ref={felt}
        class="uf-felt"
        data-side={table.side}
        data-deck={table.deck}
        onClickCapture={onClick}
      >
        <div class="uf-upper" style={{ height: `${layout.upper}px` }}>
          <FeltMotif layout={layout} />
          <DirectionRing layout={layout} clockwise={table.direction === 1} />
          <ul class="uf-seats" aria-label={texts.t("ui-seats")}>
            {layout.seats.map((place) => (
              <SeatPlate
                key={place.seat}
                table={table}
                place={place}
                selected={look?.at === place.seat}
                onLook={toggleLook}
              />
            ))}
          </ul>
          <PileLabels
            table={table}
            layout={layout}
            looks={look?.at === "draw"}
            onLook={() => toggleLook("draw")}
          />
        </div>
        <div ref={dock} class="uf-dock">
          <div class="uf-told">
            <Caption
              says={event.says}
              rules={event.rules}
              prompt={choosing ? "" : prompt}
              open={why}
              onOpen={setWhy}
            />
            {(explained || look || (why && event.rules.length > 0)) && (
              <Sheet room={layout.upper - 10} onClose={closeSheet}>
                <Explanation />
                {look && <Look key={look.at} table={table} at={look.at} token={look.token} />}
                {why && <Rules rules={event.rules} />}
              </Sheet>
            )}
          </div>
          <RevealedHand table={table} />
          {choosing === "color" && <ColorChooser />}
          {choosing === "target" && <TargetChooser table={table} />}
          {choosing === "give" && <GiveChooser />}
          {!choosing && (
            <>
              {actions?.forecast && <Forecast forecast={actions.forecast} />}
              <ActionBar table={table} />
            </>
          )}
          {table.result && closed === step && (
            <div class="uf-actions">
              <button
                type="button"
                class="uf-action"
                data-testid="round-over-open"
                onClick={() => setClosed(null)}
              >
                {texts.t("ui-points")}
              </button>
            </div>
          )}
          <PlayerPrompt />
          <Waiting />
        </div>
        <div class="uf-hand-zone" style={{ height: `${layout.handHeight}px` }}>
          <OwnPlate
            table={table}
            seat={bottom}
            texts={texts}
            looks={look?.at === bottom}
            onLook={store.tellsBacks ? () => toggleLook(bottom) : null}
          />
        </div>
        <CardLayer
          table={table}
          layout={layout}
          run={run}
          reduced={reduced}
          store={store}
          covered={covered === bottom ? bottom : null}
          settled={settled}
        />
        {covered === null && (
          <Hand
            layout={layout}
            actions={actions}
            owner={table.seats[bottom]?.name ?? ""}
            active={active}
            onActive={setActive}
            onScroll={setFirst}
          />
        )}
        {covered !== null && <Cover store={store} name={table.seats[covered]?.name ?? ""} />}
        {over && <RoundOver table={table} onClose={() => setClosed(step)} />}
      </div>
      <PlayerBar
        player={player}
        live={!store.isReplay}
        onMode={(mode) => store.setMode(mode)}
        onPace={(pace) => store.setPace(pace)}
        onRead={say}
      />
      <div class="uf-sr" aria-live="polite" data-testid="live">
        {run
          ? texts.say(run.frame.say)
          : `${event.says.map((say) => texts.say(say)).join(" ")} ${prompt}`}
      </div>
      <div class="uf-sr" aria-live="polite" data-testid="read-out">
        {read}
      </div>
    </div>
  );
}

interface CardLayerProps {
  table: Snapshot;
  layout: TableLayout;
  run: Run | null;
  reduced: boolean;
  store: TableStore;
  covered: number | null;
  settled: boolean;
}

/** All cards that can be seen, each as one node for as long as its token lives. */
function CardLayer({ table, layout, run, reduced, store, covered, settled }: CardLayerProps) {
  const still = !run || run.ms === 0;
  const ms = still ? 0 : run.ms;
  const frame = run?.frame;
  const actions = store.actions.value;
  const task = store.task.value;
  const moves = new Map((frame?.moves ?? []).map((move, i) => [move[0], { from: move[1], i }]));
  const count = table.seats.length;
  const turner = run?.from.turn ?? table.turn ?? 0;
  const blockTurn = ms > 0 && !reduced;
  const drawn = useRef(new Map<Token, { props: TableCardProps; vnode: VNode }>());
  const kept: typeof drawn.current = new Map();

  const entry = (token: Token): Place | null => {
    const move = moves.get(token);
    if (!move || still) return null;
    if (move.from === "draw") return layout.draw;
    if (move.from === "discard") return layout.discard;
    return null;
  };
  const delayOf = (token: Token, seat: number | null, k: number): number => {
    if (still) return 0;
    const move = moves.get(token);
    if (move) return Math.min(move.i * 70, ms * 0.5);
    // Hands turn one after the other, from the one who flipped onwards, card by card.
    if (frame?.kind === "flip_hands" && seat !== null)
      return Math.min(((seat - turner + count) % count) * 34 + k * 12, ms * 0.5);
    return 0;
  };
  const draw = (card: Card, spot: string, seat: number | null, k: number, hidden = false) => {
    const [token, face] = card;
    const place = layout.cards.get(token);
    if (!place) return;
    const action = seat !== null && seat === table.viewer ? actions?.cards[token] : undefined;
    const state = task
      ? task.chosen.has(token)
        ? "chosen"
        : undefined
      : action && (action.ok ? (action.bluff ? "bluff" : "ok") : "no");
    const delay = delayOf(token, seat, k);
    const props: TableCardProps = {
      token,
      face: seat !== null && seat === covered ? "" : face,
      place,
      spot,
      color: spot === "discard" && face[1] === "W" ? table.color : null,
      ms: ms > 0 ? ms - delay : 0,
      delay,
      enter: entry(token),
      moving: moves.has(token) && !still,
      hidden,
      state,
      reduced,
    };
    // A card for which nothing changed is not drawn again.
    const before = drawn.current.get(token);
    const vnode =
      before && sameProps(before.props, props) ? (
        before.vnode
      ) : (
        <TableCard key={token} {...props} />
      );
    kept.set(token, { props, vnode });
  };
  if (table.next) draw(table.next, "draw", null, 0, blockTurn && frame?.kind === "flip_draw");
  if (table.top) draw(table.top, "discard", null, 0, blockTurn && frame?.kind === "flip_discard");
  table.seats.forEach((seat, i) => {
    seat.cards.forEach((card, k) => {
      draw(card, String(i), i, k);
    });
  });
  drawn.current = kept;
  return (
    <div
      class="uf-cards"
      data-testid="cards"
      data-still={settled ? undefined : ""}
      data-moving={ms > 0 && moves.size > 0 ? "" : undefined}
      aria-hidden="true"
    >
      <Piles table={table} layout={layout} run={run} reduced={reduced} />
      {/* By token: a node that changes its place in the document would not glide. */}
      {[...kept].sort(([a], [b]) => a - b).map(([, { vnode }]) => vnode)}
    </div>
  );
}

function sameProps(a: TableCardProps, b: TableCardProps): boolean {
  for (const name of Object.keys(b) as (keyof TableCardProps)[])
    if (name !== "place" && a[name] !== b[name]) return false;
  const [p, q] = [a.place, b.place];
  return p.x === q.x && p.y === q.y && p.w === q.w && p.rot === q.rot && p.z === q.z;
}

/** Sun by day, moon by night, faint on the felt behind the piles. */
function FeltMotif({ layout }: { layout: TableLayout }) {
  const size = clamp(250, layout.width * 0.48, 620);
  return (
    <svg
      class="uf-sky"
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
      style={{
        left: `${layout.center.x - size / 2}px`,
        top: `${layout.draw.y - size * 0.42}px`,
        width: `${size}px`,
        height: `${size}px`,
      }}
    >
      <g class="uf-day" fill="currentColor" stroke="currentColor" stroke-linecap="round">
        <circle r="29" stroke="none" />
        {Array.from({ length: 12 }, (_, i) => (
          <path key={i} d="M0 -37V-45" stroke-width="5" transform={`rotate(${i * 30})`} />
        ))}
      </g>
      <g class="uf-dusk" fill="currentColor">
        <path d="M10 -41A42 42 0 1 0 41 12 35 35 0 0 1 10 -41Z" />
        <path d="M28 -34 30 -28 36 -26 30 -24 28 -18 26 -24 20 -26 26 -28Z" />
        <path d="M40 -12 41 -9 44 -8 41 -7 40 -4 39 -7 36 -8 39 -9Z" />
        <path d="M20 -8 21.4 -4.4 25 -3 21.4 -1.6 20 2 18.6 -1.6 15 -3 18.6 -4.4Z" />
      </g>
    </svg>
  );
}

/** A wide arrow around the piles that shows which way play runs. */
function DirectionRing({ layout, clockwise }: { layout: TableLayout; clockwise: boolean }) {
  const { x, w } = layout.center;
  const y = layout.draw.y;
  const rx = Math.min(w / 2 - 2, layout.pileCard * 1.9);
  const ry = layout.pileCard * 1.02;
  return (
    <svg
      class="uf-ring"
      aria-hidden="true"
      focusable="false"
      viewBox={`${-rx - 12} ${-ry - 12} ${2 * rx + 24} ${2 * ry + 24}`}
      style={{
        left: `${x - rx - 12}px`,
        top: `${y - ry - 12}px`,
        width: `${2 * rx + 24}px`,
        height: `${2 * ry + 24}px`,
        transform: clockwise ? "none" : "scaleX(-1)",
      }}
    >
      <g
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path
          d={`M${-rx} ${ry * 0.25}C${-rx} ${-ry * 1.25} ${rx} ${-ry * 1.25} ${rx} ${-ry * 0.2}`}
        />
        <path d={`M${rx - 9} ${-ry * 0.34}L${rx} ${-ry * 0.18}L${rx + 9} ${-ry * 0.34}`} />
      </g>
    </svg>
  );
}

interface OwnPlateProps {
  table: Snapshot;
  seat: number;
  texts: Texts;
  looks: boolean;
  onLook: (() => void) | null;
}

/** Name and state of the seat at the bottom; a click asks what its cards may be on the other side. */
function OwnPlate({ table, seat, texts, looks, onLook }: OwnPlateProps) {
  const own = table.seats[seat];
  if (!own) return null;
  return (
    <Peek
      class="uf-plate uf-own"
      id="own-plate"
      letter="O"
      open={looks}
      onLook={onLook}
      data-seat={seat}
      data-turn={table.turn === seat ? "" : undefined}
      data-count={own.cards.length}
      data-uno={own.uno}
    >
      <span class="uf-name" dir="auto">
        {own.name}
        {seat === table.viewer && !YOU.test(own.name) && (
          <span class="uf-you"> ({texts.t("you").toLowerCase()})</span>
        )}
      </span>
      <span class="uf-seat-count" aria-hidden="true">
        {own.cards.length}
      </span>
      <span class="uf-sr">, {texts.t("cards-nom", { count: own.cards.length })}</span>
      {own.uno !== "" && (
        <span class="uf-uno" data-uno={own.uno}>
          {texts.t(own.uno === "said" ? "ui-uno-badge" : "ui-uno-badge-owed")}
        </span>
      )}
    </Peek>
  );
}

/** Between two people at one device: the hand stays covered until its owner says so. */
function Cover({ store, name }: { store: TableStore; name: string }) {
  const texts = store.texts.value;
  const box = useFirstFocus<HTMLDivElement>();
  return (
    <div ref={box} class="uf-cover" data-testid="cover">
      <p class="uf-headline" dir="auto">
        {texts.t("ui-hand-on", { player: name })}
      </p>
      <button
        type="button"
        class="uf-action uf-strong"
        data-testid="uncover"
        onClick={() => store.uncover()}
      >
        {texts.t("ui-uncover", { player: name })}
      </button>
    </div>
  );
}

/** Letters for the buttons. By the place of the key, so that a Russian layout works as well. */
function press(event: KeyboardEvent, store: TableStore): boolean {
  const { player } = store;
  const actions = store.actions.value;
  const digit = /^Digit([1-4])$/.exec(event.code);
  if (digit && (store.choice.value?.kind === "color" || actions?.choose)) {
    const color = actions?.colors[Number(digit[1]) - 1];
    if (color) store.nameColor(color);
    return true;
  }
  switch (event.code) {
    case "Period":
      player.step();
      return true;
    case "Comma":
      player.back();
      return true;
    case "KeyP":
      player.toggle();
      return true;
    case "KeyN":
      if (store.table.value?.result) store.newRound();
      return true;
    case "KeyU":
      sayUno(store);
      return true;
    case "KeyX": {
      const target = actions?.catch[0];
      if (target !== undefined) store.intent("catch", { target });
      return true;
    }
  }
  const verbs = {
    KeyD: "draw",
    KeyK: "keep",
    KeyA: "accept",
    KeyC: "challenge",
    KeyR: "ready",
  } as const;
  const verb = verbs[event.code as keyof typeof verbs];
  if (!verb) return false;
  if (actions?.[verb] && !store.choice.value) store.intent(verb);
  return true;
}

/** When the button that had the focus goes away, the focus stays in the widget. */
function useFocusKept(root: { current: HTMLDivElement | null }): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const focused = (event: FocusEvent) => {
      last.current = event.target as HTMLElement;
    };
    const left = (event: FocusEvent) => {
      const target = event.target as HTMLElement;
      // Gone by itself, not because it was removed.
      queueMicrotask(() => {
        if (target.isConnected && last.current === target && !node.contains(focusedNear(node)))
          last.current = null;
      });
    };
    node.addEventListener("focusin", focused);
    node.addEventListener("focusout", left);
    return () => {
      node.removeEventListener("focusin", focused);
      node.removeEventListener("focusout", left);
    };
  }, [root]);
  useEffect(() => {
    const node = root.current;
    if (!node || !last.current || last.current.isConnected) return;
    last.current = null;
    // Where a lesson has taken the focus to its own words, it is left there.
    const focused = focusedNear(node);
    if (focused && focused !== node.ownerDocument.body) return;
    const fallback = node.querySelector<HTMLElement>(
      ".uf-chooser button, .uf-over .uf-strong, .uf-hit[tabindex='0']",
    );
    (fallback ?? node).focus({ preventScroll: true });
  });
}

/** The state of the table in a few sentences, for whoever asks to hear it. */
function summary(table: Snapshot, texts: Texts, task: HandTask | null): string {
  const parts = [
    table.deck === "flip" ? texts.t(`side-${table.side}`) : "",
    `${texts.t("ui-color-in-force")} ${texts.color(table.color ?? "none")}`,
    table.top ? `${texts.t("ui-on-top")} ${texts.face(table.top[1])}` : "",
    texts.t(table.direction === 1 ? "direction-clockwise" : "direction-counterclockwise"),
    ...table.seats.map((seat) =>
      texts.t("ui-seat", { player: seat.name, count: seat.cards.length }),
    ),
    texts.t("ui-draw-pile", { count: table.draw }),
    task?.prompt ?? promptOf(table, texts),
  ];
  return parts.filter(Boolean).join(". ");
}
