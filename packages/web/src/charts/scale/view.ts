/** The part of an axis on show: [from, to], in axis units. */
export type AxisSpan = readonly [number, number];

/** The span shrunk (factor < 1) or grown about an anchor, kept inside `bounds` and no shorter than `least`. */
export function zoomSpan(span: AxisSpan, factor: number, anchor: number, bounds: AxisSpan, least: number): AxisSpan {
  const fullLength = bounds[1] - bounds[0];
  const length = Math.min(fullLength, Math.max(least, (span[1] - span[0]) * factor));
  const share = span[1] > span[0] ? (anchor - span[0]) / (span[1] - span[0]) : 0.5;
  return holdSpan([anchor - share * length, anchor + (1 - share) * length], bounds);
}

/** The span moved by `by` without leaving `bounds`. */
export function panSpan(span: AxisSpan, by: number, bounds: AxisSpan): AxisSpan {
  return holdSpan([span[0] + by, span[1] + by], bounds);
}

/** Slides a span back inside its bounds, keeping its length. */
export function holdSpan(span: AxisSpan, bounds: AxisSpan): AxisSpan {
  const length = Math.min(span[1] - span[0], bounds[1] - bounds[0]);
  const from = Math.min(Math.max(span[0], bounds[0]), bounds[1] - length);
  return [from, from + length];
}

/** The span of two ends in either order. */
export function orderedSpan(a: number, b: number): AxisSpan {
  return a <= b ? [a, b] : [b, a];
}
