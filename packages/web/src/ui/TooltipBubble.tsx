import { createElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface BubbleProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: HTMLElement;
  readonly side: TooltipSide;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** Bubble of a tooltip, next to its element. */
export function TooltipBubble({ id, text, anchor, side, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number }>();
  useLayoutEffect(() => {
    const size = bubble.current?.getBoundingClientRect();
    if (size === undefined) return;
    setPlace(tooltipPlace(anchor.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, side));
  }, [anchor, side]);
  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      className="tooltip"
      style={place ?? { left: 0, top: 0, visibility: 'hidden' }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <RichText text={text} />
    </div>
  );
}

/** Renders a catalogue text with inline tags; see `parseRichText` for the permitted ones. */
function RichText({ text }: { readonly text: string }) {
  return <>{parseRichText(text).map(draw)}</>;
}

function draw(node: RichNode, position: number): ReactNode {
  if (typeof node === 'string') return node;
  return node.tag === 'br'
    ? createElement('br', { key: position })
    : createElement(node.tag, { key: position }, ...node.children.map(draw));
}

export type TooltipSide = 'top' | 'bottom' | 'left' | 'right';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 6;
const EDGE_PX = 4;
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Returns the position of a tooltip: on the requested side, on the opposite one where that has no room, inside the window. */
export function tooltipPlace(
  anchor: Box,
  size: Extent,
  window: Extent,
  side: TooltipSide,
): { readonly left: number; readonly top: number } {
  const preferredCorner = cornerAt(anchor, size, side);
  const oppositeCorner = cornerAt(anchor, size, OPPOSITE[side]);
  const [left, top] =
    fits(preferredCorner, size, window, side) || !fits(oppositeCorner, size, window, side)
      ? preferredCorner
      : oppositeCorner;
  const within = (value: number, length: number, windowLength: number) =>
    Math.max(EDGE_PX, Math.min(windowLength - length - EDGE_PX, value));
  return { left: within(left, size.width, window.width), top: within(top, size.height, window.height) };
}

function cornerAt(anchor: Box, size: Extent, side: TooltipSide): readonly [number, number] {
  const middleX = anchor.left + (anchor.width - size.width) / 2;
  const middleY = anchor.top + (anchor.height - size.height) / 2;
  if (side === 'top') return [middleX, anchor.top - size.height - GAP_PX];
  if (side === 'bottom') return [middleX, anchor.top + anchor.height + GAP_PX];
  return side === 'left'
    ? [anchor.left - size.width - GAP_PX, middleY]
    : [anchor.left + anchor.width + GAP_PX, middleY];
}

function fits([left, top]: readonly [number, number], size: Extent, window: Extent, side: TooltipSide): boolean {
  return side === 'top' || side === 'bottom'
    ? top >= EDGE_PX && top + size.height <= window.height - EDGE_PX
    : left >= EDGE_PX && left + size.width <= window.width - EDGE_PX;
}

/** The tags a tooltip may use, without attributes (C-09). */
const allowed = ['b', 'i', 'em', 'strong', 'code', 'kbd', 'sub', 'sup', 'br'] as const;
type RichTag = (typeof allowed)[number];
type RichNode = string | { readonly tag: RichTag; readonly children: readonly RichNode[] };

interface Open {
  readonly tag: RichTag | undefined;
  readonly children: RichNode[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => entities[name] ?? '');
const isAllowed = (tag: string): tag is RichTag => (allowed as readonly string[]).includes(tag);

/**
 * Reads a text with a few inline tags into nodes that React draws itself. No HTML reaches the document: a tag that is
 * not on the list, or carries an attribute, disappears and its text stays.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const root: Open = { tag: undefined, children: [] };
  const stack: Open[] = [root];
  const top = () => stack[stack.length - 1] ?? root;
  const close = () => {
    const closedElement = stack.pop();
    if (closedElement?.tag) top().children.push({ tag: closedElement.tag, children: closedElement.children });
  };
  for (const piece of html.split(/(<[^<>]*>)/)) {
    const [, slash, name] = /^<(\/?)([a-z]+)\s*\/?>$/i.exec(piece) ?? [];
    const tag = name?.toLowerCase();
    if (tag !== undefined && isAllowed(tag)) {
      if (tag === 'br') top().children.push({ tag, children: [] });
      else if (!slash) stack.push({ tag, children: [] });
      else if (stack.some((open) => open.tag === tag)) {
        while (top().tag !== tag) close();
        close();
      }
      continue;
    }
    if (!/^<[^<>]*>$/.test(piece) && piece !== '') top().children.push(decode(piece));
  }
  while (stack.length > 1) close();
  return root.children;
}
