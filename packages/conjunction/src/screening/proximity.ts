import {
  closing,
  describe,
  encounterAt,
  leastScaled,
  type PairGeometry,
  rootOfClosing,
  scaledSeparation,
  statesOf,
} from './confirm.ts';
import type { Encounter } from './encounter.ts';

/** Sampling step of slow pairs, s: relative motion inside a volume has the period of the orbit. */
const STEP_S = 30;
/** Edges of an interval are found to this, s. */
const EDGE_S = 1e-3;

interface Node {
  readonly t: number;
  readonly inside: boolean;
  readonly missM: number;
  /** No state of one of the two: nothing is said about the instant. */
  readonly isBlank: boolean;
}

/**
 * Every minimum of the distance and every stay inside the volume of one pair in a span.
 *
 * For pairs whose relative speed is too small for the closed-form tests: formations, docked objects, the same elements
 * twice (distance 0 throughout: no minimum, one stay).
 *
 * @returns encounters of both kinds; stays cut by the span end on its edge and are joined by `mergeBlocks`
 */
export function sampledPair(geometry: PairGeometry, i: number, j: number, from: number, to: number): Encounter[] {
  const found: Encounter[] = [];
  const times = instantsOf(from, to);
  const count = times.length - 1;
  const one = sampledStates(geometry, i, times);
  const other = sampledStates(geometry, j, times);
  const holdAt = (k: number): boolean => {
    for (let c = 0; c < 6; c++) {
      geometry.pair[c] = one[6 * k + c]!;
      geometry.pair[6 + c] = other[6 * k + c]!;
    }
    return !Number.isNaN(one[6 * k]!) && !Number.isNaN(other[6 * k]!);
  };
  const nodes: Node[] = [];
  let before = Number.NaN;
  const scaled: number[] = [];
  times.forEach((t, k) => {
    const blank = !holdAt(k);
    const g = blank ? Number.NaN : closing(geometry);
    if (before < 0 && g >= 0) {
      const tca = rootOfClosing(geometry, i, j, times[k - 1]!, t);
      const encounter = encounterAt(geometry, i, j, tca);
      if (encounter) found.push(encounter);
      nodes.push(nodeAt(geometry, i, j, tca));
    }
    before = g;
    // The root above has left other states behind.
    if (k > 0 && nodes.at(-1)?.t !== times[k - 1]) holdAt(k);
    const node = nodeOf(geometry, t, blank);
    scaled.push(node.isBlank ? Number.POSITIVE_INFINITY : scaledSeparation(geometry));
    nodes.push(node);
  });
  if (geometry.volume.shape !== 'sphere') {
    // A stay in a flat box may begin and end between two samples.
    for (let k = 1; k < count; k++) {
      if (scaled[k]! <= scaled[k - 1]! && scaled[k]! <= scaled[k + 1]! && scaled[k]! < 20) {
        nodes.push(nodeAt(geometry, i, j, leastScaled(geometry, i, j, times[k - 1]!, times[k + 1]!).t));
      }
    }
    nodes.sort((a, b) => a.t - b.t);
  }
  found.push(...stays(geometry, i, j, nodes));
  return found;
}

function instantsOf(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP_S));
  return Array.from({ length: count + 1 }, (_, k) => from + ((to - from) * k) / count);
}

/** States at the instants of one span; docked objects are sampled in many pairs. */
interface SampledSpan {
  readonly from: number;
  readonly to: number;
  readonly states: Map<number, Float64Array>;
}

const spans = new WeakMap<PairGeometry, SampledSpan>();

/** States of an object at the instants, NaN where it has none; kept until another span is sampled. */
function sampledStates(geometry: PairGeometry, object: number, times: readonly number[]): Float64Array {
  const from = times[0]!;
  const to = times.at(-1)!;
  let span = spans.get(geometry);
  if (span?.from !== from || span.to !== to) {
    span = { from, to, states: new Map() };
    spans.set(geometry, span);
  }
  let states = span.states.get(object);
  if (states === undefined) {
    states = new Float64Array(6 * times.length);
    for (const [k, t] of times.entries()) {
      if (geometry.source.state(object, t, states, 6 * k) !== 0) states.fill(Number.NaN, 6 * k, 6 * k + 6);
    }
    span.states.set(object, states);
  }
  return states;
}

function nodeAt(geometry: PairGeometry, i: number, j: number, t: number): Node {
  return nodeOf(geometry, t, !statesOf(geometry, i, j, t));
}

/** Node of the states held. */
function nodeOf(geometry: PairGeometry, t: number, isBlank: boolean): Node {
  if (isBlank) return { t, inside: false, missM: Number.POSITIVE_INFINITY, isBlank };
  const inside = scaledSeparation(geometry) <= 1;
  const s = geometry.pair;
  return { t, inside, missM: Math.hypot(s[6]! - s[0]!, s[7]! - s[1]!, s[8]! - s[2]!), isBlank: false };
}

function stays(geometry: PairGeometry, i: number, j: number, nodes: readonly Node[]): Encounter[] {
  const found: Encounter[] = [];
  let k = 0;
  while (k < nodes.length) {
    if (!nodes[k]!.inside) {
      k++;
      continue;
    }
    const first = k;
    let best = nodes[k]!;
    while (k + 1 < nodes.length && nodes[k + 1]!.inside) {
      k++;
      if (nodes[k]!.missM < best.missM) best = nodes[k]!;
    }
    const start = first === 0 ? nodes[0]!.t : edge(geometry, i, j, nodes[first]!.t, nodes[first - 1]!.t);
    const stop = k === nodes.length - 1 ? nodes[k]!.t : edge(geometry, i, j, nodes[k]!.t, nodes[k + 1]!.t);
    statesOf(geometry, i, j, best.t);
    found.push({
      ...describe(geometry, i, j, best.t),
      kind: 'proximity-interval',
      intervalStartTaiS: start,
      intervalStopTaiS: stop,
    });
    k++;
  }
  return found;
}

/** Last instant inside, between one inside and one outside (or without states). */
function edge(geometry: PairGeometry, i: number, j: number, inside: number, outside: number): number {
  let a = inside;
  let b = outside;
  while (Math.abs(b - a) > EDGE_S) {
    const t = (a + b) / 2;
    if (statesOf(geometry, i, j, t) && scaledSeparation(geometry) <= 1) a = t;
    else b = t;
  }
  return a;
}
