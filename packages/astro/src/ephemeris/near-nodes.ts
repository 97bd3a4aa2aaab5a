/**
 * A step below this share of the steps around it is short: polynomials through nodes that near multiply the rounding of the
 * stated digits (Hermite of degree 9 by ten million at a share of 1/600, by 3 at this share).
 */
const SHORT_SHARE = 0.3;

/** Nodes first to last, far nearer to each other than to their neighbours: states of an event, added to a table of even steps. */
export interface NearNodes {
  readonly first: number;
  readonly last: number;
}

/** Whether every step of the nodes is comparable with every other: windows of neighbouring nodes serve then. */
export function hasComparableSteps(epochs: Float64Array, first: number, end: number): boolean {
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let i = first + 1; i < end; i++) {
    const step = epochs[i]! - epochs[i - 1]!;
    if (step < shortest) shortest = step;
    if (step > longest) longest = step;
  }
  return !(shortest < SHORT_SHARE * longest);
}

/** Ratio of the step next to a group to the steps beyond it from which it is a gap; nodes before a gap form no group. */
const GAP_STEPS = 5;
const STEPS_BEYOND = 3;

/**
 * Finds the groups of near nodes: a group lasts less than this share of the step before it and of the step after it. A longer run of
 * short steps (a burn tabulated every 2 s) is no group, and neither are nodes between gaps.
 */
export function nearNodes(epochs: Float64Array, first: number, end: number): NearNodes[] {
  const groups: NearNodes[] = [];
  const stepAfter = (i: number): number => (i + 1 < end ? epochs[i + 1]! - epochs[i]! : Number.POSITIVE_INFINITY);
  /** Whether the step behind node `i` is a gap, against the steps that follow in this direction, or else against a group. */
  const isGap = (i: number, direction: 1 | -1, nodes: number): boolean => {
    let longest = 0;
    for (let k = 1; k <= STEPS_BEYOND; k++) {
      const beyond = i + k * direction;
      if (beyond >= first && beyond + 1 < end) longest = Math.max(longest, stepAfter(beyond));
    }
    return longest > 0 ? stepAfter(i) > GAP_STEPS * longest : nodes > 2;
  };
  for (let i = first; i < end - 1; i++) {
    const before = i > first ? stepAfter(i - 1) : Number.POSITIVE_INFINITY;
    if (!(stepAfter(i) < SHORT_SHARE * before)) continue;
    let last = i;
    for (let k = i + 1; k < end; k++) {
      const lasts = epochs[k]! - epochs[i]!;
      if (!(lasts < SHORT_SHARE * before)) break;
      // All nodes of a segment are no group.
      if (lasts < SHORT_SHARE * stepAfter(k) && (i > first || k + 1 < end)) last = k;
    }
    const nodes = last - i + 1;
    if (nodes < 2 || (i > first && isGap(i - 1, -1, nodes)) || (last + 1 < end && isGap(last, 1, nodes))) continue;
    groups.push({ first: i, last });
    i = last;
  }
  return groups;
}

/**
 * Chooses the nodes of a polynomial around an interval, in order of time: outwards from its ends, each at least this share of
 * the interval away from the previous node.
 *
 * @param ends     first and last node of the interval; of a group of near nodes the only one to take
 * @param between  nodes between the ends, which are omitted
 * @param apartS   least distance of the nodes
 * @returns up to `nodeCount` nodes on each side, the ends among them
 */
export function spreadNodes(
  epochs: Float64Array,
  [first, end]: readonly [number, number],
  ends: readonly number[],
  outside: NearNodes,
  apartS: number,
  nodeCount: number,
): { readonly nodes: number[]; readonly place: number } {
  const earlier: number[] = [];
  for (let k = outside.first - 1, from = ends[0]!; k >= first && earlier.length < nodeCount; k--) {
    if (epochs[from]! - epochs[k]! < apartS) continue;
    earlier.push(k);
    from = k;
  }
  const later: number[] = [];
  for (let k = outside.last + 1, from = ends.at(-1)!; k < end && later.length < nodeCount; k++) {
    if (epochs[k]! - epochs[from]! < apartS) continue;
    later.push(k);
    from = k;
  }
  return { nodes: [...earlier.reverse(), ...ends, ...later], place: earlier.length };
}

/** Least distance of the nodes of a polynomial for an interval of this length, s. */
export const apartOf = (intervalS: number): number => SHORT_SHARE * intervalS;
