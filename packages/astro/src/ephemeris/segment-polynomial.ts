import { hermite, hermiteTable, lagrange, lagrangeWindow, STATE_WIDTH } from './interpolate.ts';
import { apartOf, hasComparableSteps, type NearNodes, nearNodes, spreadNodes } from './near-nodes.ts';
import { type EphemerisNodes, type EphemerisSegment, interpolationOf, nodesOfPolynomial } from './nodes.ts';

/** Writes the state at an epoch. @param before   the last node at or before it */
export type SegmentPolynomial = (epochTaiS: number, before: number, out: Float64Array) => void;

/**
 * The interpolation of one segment.
 *
 * Method   the polynomial through the nodes around the epoch. Where steps differ by more than a factor of four its nodes are
 *          spread (`spreadNodes`). Hermite inside a group of near nodes: the polynomials of both neighbours, each with one node
 *          of the group, in proportion to the distance; docs/models/ephemeris-interpolation
 */
export function segmentPolynomial(nodes: EphemerisNodes, segment: EphemerisSegment): SegmentPolynomial {
  const { epochsTaiS, states } = nodes;
  const [first, end] = segment;
  const interpolation = interpolationOf(nodes, segment);
  const nodeCount = Math.min(nodesOfPolynomial(interpolation), end - first);
  const isHermite = interpolation.method === 'HERMITE';
  const through = polynomialThrough(isHermite, nodeCount);
  if (nodeCount <= 2 || hasComparableSteps(epochsTaiS, first, end)) {
    return (epochTaiS, before, out) => {
      const start = windowStart(epochsTaiS, first, end, before, nodeCount, epochTaiS);
      through(epochsTaiS, states, start, nodeCount, epochTaiS, out);
    };
  }
  const groups = isHermite ? nearNodes(epochsTaiS, first, end) : [];
  const spread = spreadPolynomial(nodes, [first, end], nodeCount, isHermite);
  const later = spreadPolynomial(nodes, [first, end], nodeCount, isHermite);
  const laterOut = new Float64Array(STATE_WIDTH);
  return (epochTaiS, before, out) => {
    const group = groups.length === 0 || before + 1 >= end ? undefined : groupAt(groups, before);
    if (group === undefined) {
      const right = Math.min(before + 1, end - 1);
      const left = right - 1;
      spread([left, right], { first: left, last: right }, epochsTaiS[right]! - epochsTaiS[left]!, epochTaiS, out);
      return;
    }
    const around = Math.min(
      group.first > first ? epochsTaiS[group.first]! - epochsTaiS[group.first - 1]! : Number.POSITIVE_INFINITY,
      group.last + 1 < end ? epochsTaiS[group.last + 1]! - epochsTaiS[group.last]! : Number.POSITIVE_INFINITY,
    );
    spread([before], group, around, epochTaiS, out);
    later([before + 1], group, around, epochTaiS, laterOut);
    const from = epochsTaiS[before]!;
    const share = (epochTaiS - from) / (epochsTaiS[before + 1]! - from);
    for (let k = 0; k < STATE_WIDTH; k++) out[k]! += share * (laterOut[k]! - out[k]!);
  };
}

/** First node of a window of `count`: an even one straddles the interval, an odd one the nearest node; none leaves [first, end). */
function windowStart(
  epochs: ArrayLike<number>,
  first: number,
  end: number,
  before: number,
  count: number,
  at: number,
): number {
  const middle =
    count % 2 === 1 && before + 1 < end && at - epochs[before]! > epochs[before + 1]! - at ? before + 1 : before;
  return Math.min(Math.max(middle - ((count - 1) >> 1), first), end - count);
}

function polynomialThrough(isHermite: boolean, nodeCount: number) {
  const window = lagrangeWindow(nodeCount);
  const table = hermiteTable(nodeCount);
  return (
    epochs: Float64Array,
    states: Float64Array,
    start: number,
    count: number,
    epochTaiS: number,
    out: Float64Array,
  ): void => {
    if (isHermite) hermite(epochs, states, start, count, epochTaiS, table, out);
    else lagrange(epochs, states, start, count, epochTaiS, window, out);
  };
}

/** A polynomial through spread nodes, that are copied side by side and stay until the interval changes. */
function spreadPolynomial(
  { epochsTaiS, states }: EphemerisNodes,
  bounds: readonly [first: number, end: number],
  nodeCount: number,
  isHermite: boolean,
) {
  let [earliest, latest] = [-1, -1];
  let place = 0;
  let epochs = new Float64Array(0);
  let copied = new Float64Array(0);
  let through = polynomialThrough(isHermite, nodeCount);
  return (
    ends: readonly number[],
    outside: NearNodes,
    intervalS: number,
    epochTaiS: number,
    out: Float64Array,
  ): void => {
    if (ends[0] !== earliest || ends.at(-1) !== latest) {
      [earliest, latest] = [ends[0]!, ends.at(-1)!];
      const spread = spreadNodes(epochsTaiS, bounds, ends, outside, apartOf(intervalS), nodeCount);
      place = spread.place;
      epochs = Float64Array.from(spread.nodes, (node) => epochsTaiS[node]!);
      copied = new Float64Array(STATE_WIDTH * epochs.length);
      spread.nodes.forEach((node, i) => {
        copied.set(states.subarray(STATE_WIDTH * node, STATE_WIDTH * (node + 1)), STATE_WIDTH * i);
      });
      through = polynomialThrough(isHermite, nodeCount);
    }
    const count = Math.min(nodeCount, epochs.length);
    through(epochs, copied, windowStart(epochs, 0, epochs.length, place, count, epochTaiS), count, epochTaiS, out);
  };
}

/** The group in which the interval behind a node lies. */
function groupAt(groups: readonly NearNodes[], before: number): NearNodes | undefined {
  let [low, high] = [0, groups.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (groups[middle]!.first <= before) low = middle;
    else high = middle - 1;
  }
  const group = groups[low]!;
  return before >= group.first && before < group.last ? group : undefined;
}
