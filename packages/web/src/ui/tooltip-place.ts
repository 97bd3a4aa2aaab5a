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

/** Where a tooltip stands beside its element: on the wanted side, on the opposite one where that has no room, inside the window. */
export function tooltipPlace(
  anchor: Box,
  size: Extent,
  window: Extent,
  side: TooltipSide,
): { readonly left: number; readonly top: number } {
  const wanted = cornerAt(anchor, size, side);
  const other = cornerAt(anchor, size, OPPOSITE[side]);
  const [left, top] = fits(wanted, size, window, side) || !fits(other, size, window, side) ? wanted : other;
  const within = (value: number, length: number, whole: number) =>
    Math.max(EDGE_PX, Math.min(whole - length - EDGE_PX, value));
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
