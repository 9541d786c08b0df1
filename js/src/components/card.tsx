// A card: its picture, its place on the table, and its turn from one face to the other.
import type { FunctionComponent } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { faceSvg, parseFace } from "../art.ts";
import type { Color, Face, Token } from "../frames.ts";
import type { Place } from "../layout.ts";

export interface FacePictureProps {
  face: Face;
  /** The color called for a wild. */
  color?: Color | null;
  class?: string;
}

const templates = new Map<string, HTMLTemplateElement>();

/** A copy of a face's picture; copying is much cheaper than reading the markup again. */
function pictureOf(document: Document, face: Face, color: Color | null): Node {
  const key = `${face}|${color ?? ""}`;
  let template = templates.get(key);
  if (!template) {
    template = document.createElement("template");
    // The markup is put together from our own art file; the wire only picks the pieces.
    template.innerHTML = faceSvg(face, color);
    templates.set(key, template);
  }
  return document.importNode(template.content, true);
}

/** Only the picture of a face; decoration for a screen reader, so name it beside or around. */
export function FacePicture({ face, color = null, class: extra }: FacePictureProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (node) node.replaceChildren(pictureOf(node.ownerDocument, face, color));
  }, [face, color]);
  return <div ref={box} class={extra ? `uf-face ${extra}` : "uf-face"} data-face={face} />;
}

export interface CardRowProps {
  faces: readonly Face[];
  name: (face: Face) => string;
  label: string;
  /** Said under each card. */
  note?: (face: Face, index: number) => string;
  picture?: FunctionComponent<{ face: Face }>;
}

/** Cards side by side as a list, to look at: a revealed hand, a count, an answer. */
export function CardRow({
  faces,
  name,
  label,
  note,
  picture: Picture = FacePicture,
}: CardRowProps) {
  return (
    <ul class="uf-row" aria-label={label}>
      {faces.map((face, i) => (
        // The same face can come twice, and nothing else tells two cards apart.
        <li key={i}>
          <Picture face={face} />
          <span class="uf-sr">{name(face)}</span>
          {note && <span class="uf-row-note">{note(face, i)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Base size of a card on the table; a place scales it. */
export const CARD_W = 100;
export const CARD_H = 150;

export function transformOf(place: Place): string {
  const x = (place.x - CARD_W / 2).toFixed(1);
  const y = (place.y - CARD_H / 2).toFixed(1);
  return `translate(${x}px, ${y}px) rotate(${place.rot.toFixed(2)}deg) scale(${(place.w / CARD_W).toFixed(4)})`;
}

export interface TableCardProps {
  token: Token;
  face: Face;
  place: Place;
  /** "draw", "discard" or the number of a seat. */
  spot: string;
  color?: Color | null;
  /** How long moving and turning take; 0 is at once. */
  ms: number;
  /** Waits so long before it turns or moves. */
  delay?: number;
  /** Where a new card comes from. */
  enter?: Place | null;
  moving?: boolean;
  hidden?: boolean;
  state?: string;
  /** Movement is not wanted: fade instead of turning. */
  reduced?: boolean;
}

/** A card on the table: one node as long as its token lives. */
export function TableCard(props: TableCardProps) {
  const { token, face, place, spot, color = null, ms, delay = 0, enter, reduced } = props;
  const root = useRef<HTMLDivElement>(null);
  const turner = useRef<HTMLDivElement>(null);
  const due = useRef(face);
  const shown = useRef(face);
  const [old, setOld] = useState<Face | null>(null);
  const [, redraw] = useState(0);

  // A card that turns later gets its new face later: a hundred pictures made at once would be felt.
  if (ms === 0 || delay === 0 || reduced) due.current = face;
  useLayoutEffect(() => {
    if (due.current === face) return;
    const timer = setTimeout(() => {
      due.current = face;
      redraw((n) => n + 1);
    }, delay);
    return () => clearTimeout(timer);
  }, [face, delay]);

  // While a card turns both of its faces are there; before and after only the one in view.
  const visible = due.current;
  if (shown.current !== visible) {
    const before = shown.current;
    shown.current = visible;
    if (ms > 0 && !reduced) setOld(before);
    else if (old !== null) setOld(null);
  }
  const first = useRef(true);
  useLayoutEffect(() => {
    // Where movement is not wanted a card does not turn, it fades over.
    if (!first.current && reduced)
      turner.current?.animate?.([{ opacity: 0.1 }, { opacity: 1 }], 220);
    first.current = false;
  }, [face, reduced]);

  const final = transformOf(place);
  useLayoutEffect(() => {
    if (!enter || ms === 0 || !root.current?.animate) return;
    const animation = root.current.animate(
      [{ transform: transformOf(enter) }, { transform: final }],
      {
        duration: ms,
        delay,
        easing: "cubic-bezier(.3,.7,.25,1)",
        fill: "backwards",
      },
    );
    return () => animation.cancel();
    // Only a new card comes from somewhere.
  }, []);

  useLayoutEffect(() => {
    if (old === null) return;
    const node = turner.current;
    if (!node?.animate || ms === 0) {
      setOld(null);
      return;
    }
    const frames = [
      { transform: "rotateY(180deg)" },
      { transform: "translateZ(60px) rotateY(90deg)", offset: 0.5 },
      { transform: "rotateY(0deg)" },
    ];
    const animation = node.animate(frames, { duration: ms, easing: "ease-in-out" });
    let ended = false;
    const end = () => {
      if (!ended) setOld(null);
      ended = true;
    };
    animation.onfinish = end;
    return () => {
      ended = true;
      animation.cancel();
    };
  }, [old, visible]);

  const style = {
    transform: final,
    zIndex: place.z + (props.moving ? 1000 : 0),
    transitionDuration: `${ms > 0 ? ms : reduced ? 0 : 180}ms`,
    transitionDelay: `${ms > 0 ? delay : 0}ms`,
  };
  return (
    <div
      ref={root}
      class="uf-card"
      style={style}
      data-testid="card"
      data-token={token}
      data-face={face}
      data-spot={spot}
      data-state={props.state}
      data-side={parseFace(face).side ?? "back"}
      data-hidden={props.hidden ? "" : undefined}
    >
      <div ref={turner} class={old === null ? "uf-turner" : "uf-turner uf-turning"}>
        {/* By face, so that the picture in view becomes the reverse and only one is made. */}
        {old !== null && <FacePicture key={old} face={old} class="uf-reverse" />}
        <FacePicture key={visible} face={visible} color={color} />
      </div>
    </div>
  );
}
