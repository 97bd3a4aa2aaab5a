/** Maximum duration of one order: an orbit is determined by measurements far apart, not by their number. */
export const LONGEST_PASS_S = 1800;
/** From the beginning of a part to that of the next, s. */
const APART_S = 7200;

interface Span {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/**
 * Divides a span into parts that are ordered separately: the span itself where it is short, else 30 minutes of every two hours. Parts
 * start at fixed times, so that they are the same in every answer.
 *
 * @returns in time order, at least one; a remainder at an edge is a part where it is at least half as long as one
 */
export function spanParts({ startTaiS, stopTaiS }: Span): readonly Span[] {
  if (stopTaiS - startTaiS <= LONGEST_PASS_S) return [{ startTaiS, stopTaiS }];
  const parts: Span[] = [];
  for (let at = Math.floor(startTaiS / APART_S) * APART_S; at < stopTaiS; at += APART_S) {
    const part = { startTaiS: Math.max(startTaiS, at), stopTaiS: Math.min(stopTaiS, at + LONGEST_PASS_S) };
    if (part.stopTaiS - part.startTaiS >= LONGEST_PASS_S / 2) parts.push(part);
  }
  if (parts.length > 0) return parts;
  const middle = (startTaiS + stopTaiS) / 2;
  return [{ startTaiS: middle - LONGEST_PASS_S / 2, stopTaiS: middle + LONGEST_PASS_S / 2 }];
}
