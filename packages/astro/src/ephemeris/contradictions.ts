import { STATE_WIDTH } from './interpolate.ts';
import { nearNodes } from './near-nodes.ts';
import { tableEphemeris } from './table.ts';

/** Two states of a group of near nodes that are not of one motion. */
export interface Contradiction {
  /** Places of the earlier and the later one. */
  readonly nodes: readonly [earlier: number, later: number];
  /** By how much the table is in doubt around them, m. */
  readonly errorM: number;
}

/** A difference of velocities moves a polynomial between two nodes by this share of their step at most. */
const SHARE_OF_STEP = 1 / 8;
const DEGREE = 9;

/**
 * Compares the states of each group of near nodes: each of them with the interpolation of its neighbours.
 *
 * Method   Hermite of degree 9 through the neighbours and one state of the group; an estimate is the difference of positions, or
 *          that of velocities over an eighth of the adjacent step where that is larger
 *
 * @param epochs   Float64Array   s       strictly rising, of one segment
 * @param states   Float64Array   6n      m, m/s
 * @returns the largest difference of each group, of any size
 */
export function contradictions(epochs: Float64Array, states: () => Float64Array): Contradiction[] {
  const groups = nearNodes(epochs, 0, epochs.length);
  if (groups.length === 0) return [];
  const statesM = states();
  const last = epochs.length - 1;
  // The outermost node of the segment stays, so that the other nodes lie inside.
  const keptOf = (group: (typeof groups)[number]) => (group.last === last ? group.last : group.first);
  const dropped = new Set<number>();
  for (const group of groups) for (let k = group.first; k <= group.last; k++) if (k !== keptOf(group)) dropped.add(k);
  const remainingNodes = [...epochs.keys()].filter((node) => !dropped.has(node));
  const remainingStates = new Float64Array(STATE_WIDTH * remainingNodes.length);
  remainingNodes.forEach((node, i) => {
    remainingStates.set(statesM.subarray(STATE_WIDTH * node, STATE_WIDTH * (node + 1)), STATE_WIDTH * i);
  });
  const epochsTaiS = Float64Array.from(remainingNodes, (node) => epochs[node]!);
  const neighbours = tableEphemeris({
    frame: 'EME2000',
    epochsTaiS,
    states: remainingStates,
    method: 'HERMITE',
    degree: DEGREE,
  });
  const out = new Float64Array(STATE_WIDTH);
  return groups.map((group) => {
    const keptNode = keptOf(group);
    const gapAroundS = Math.max(
      group.first > 0 ? epochs[group.first]! - epochs[group.first - 1]! : 0,
      group.last < last ? epochs[group.last + 1]! - epochs[group.last]! : 0,
    );
    let worst: Contradiction = { nodes: [group.first, group.last], errorM: 0 };
    for (let k = group.first; k <= group.last; k++) {
      if (k === keptNode || !neighbours.stateAt(epochs[k]!, out)) continue;
      const base = STATE_WIDTH * k;
      const difference = (axis: number): number => out[axis]! - statesM[base + axis]!;
      const positionM = Math.hypot(difference(0), difference(1), difference(2));
      const velocityMps = Math.hypot(difference(3), difference(4), difference(5));
      const errorM = Math.max(positionM, velocityMps * gapAroundS * SHARE_OF_STEP);
      if (errorM > worst.errorM) worst = { nodes: [Math.min(keptNode, k), Math.max(keptNode, k)], errorM };
    }
    return worst;
  });
}
