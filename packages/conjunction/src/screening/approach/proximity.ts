import { borderBetween } from '@keepout/astro/search/border';
import type { Encounter } from '../plan/encounter.ts';
import {
  describe,
  encounterAt,
  leastScaled,
  type PairGeometry,
  rootOfClosing,
  scaledSeparation,
  separationM,
  statesOf,
} from './confirm.ts';

/** Sampling step of slow pairs, s: relative motion inside a volume has the period of the orbit. */
const STEP_S = 30;
/** Edges of an interval are found to this, s. */
const EDGE_S = 1e-3;
/** Beyond this number of sizes of the volume no approach happens between two samples. */
const NEAR_SIZES = 20;

/** An instant of a pair: its distance, and that in units of the volume; both infinite where one of the two has no state. */
interface Node {
  readonly t: number;
  readonly missM: number;
  readonly scaled: number;
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
  const encounters: Encounter[] = [];
  const { pair, volume, reachM } = geometry;
  const span = spanOf(geometry, from, to);
  const { count } = span;
  const [first, second] = sampledStates(geometry, span, i, j);
  const timeAt = (k: number): number => from + ((to - from) * k) / count;
  const missM = new Float64Array(count + 1);
  const scaled = new Float64Array(count + 1);
  const between: Node[] = [];
  let before = Number.NaN;
  for (let k = 0; k <= count; k++) {
    const o = 6 * k;
    const x = second[o]! - first[o]!;
    const y = second[o + 1]! - first[o + 1]!;
    const z = second[o + 2]! - first[o + 2]!;
    const g =
      x * (second[o + 3]! - first[o + 3]!) +
      y * (second[o + 4]! - first[o + 4]!) +
      z * (second[o + 5]! - first[o + 5]!);
    if (before < 0 && g >= 0) {
      const tca = rootOfClosing(geometry, i, j, timeAt(k - 1), timeAt(k));
      const encounter = encounterAt(geometry, i, j, tca);
      if (encounter) encounters.push(encounter);
      between.push(nodeAt(geometry, i, j, tca));
    }
    before = g;
    const miss = Math.sqrt(x * x + y * y + z * z);
    missM[k] = miss >= 0 ? miss : Number.POSITIVE_INFINITY;
    // In units of a volume every distance is at least that in units of the sphere around it.
    scaled[k] = missM[k]! / reachM;
    if (volume.shape === 'sphere' || !(scaled[k]! < NEAR_SIZES)) continue;
    for (let c = 0; c < 6; c++) {
      pair[c] = first[o + c]!;
      pair[6 + c] = second[o + c]!;
    }
    scaled[k] = scaledSeparation(geometry);
  }
  if (volume.shape !== 'sphere') {
    // A stay in a flat box may begin and end between two samples.
    for (let k = 1; k < count; k++) {
      if (!(scaled[k]! <= scaled[k - 1]! && scaled[k]! <= scaled[k + 1]! && scaled[k]! < NEAR_SIZES)) continue;
      between.push(nodeAt(geometry, i, j, leastScaled(geometry, i, j, timeAt(k - 1), timeAt(k + 1)).t));
    }
  }
  if (!scaled.some((value) => value <= 1) && !between.some((node) => node.scaled <= 1)) return encounters;
  const nodes = Array.from(scaled, (value, k): Node => ({ t: timeAt(k), missM: missM[k]!, scaled: value }));
  nodes.push(...between);
  nodes.sort((a, b) => a.t - b.t);
  encounters.push(...stays(geometry, i, j, nodes));
  return encounters;
}

/** States at the instants of one span; docked objects are sampled in many pairs. */
interface SampledSpan {
  readonly from: number;
  readonly to: number;
  /** Steps of the span. */
  readonly count: number;
  /** All at once; undefined for an object that cannot be had so. */
  readonly rasters: Map<number, Float64Array | undefined>;
  /** One by one. */
  readonly states: Map<number, Float64Array>;
}

const spans = new WeakMap<PairGeometry, SampledSpan>();

/** The span and its samples; cached until another span is requested. */
function spanOf(geometry: PairGeometry, from: number, to: number): SampledSpan {
  let span = spans.get(geometry);
  if (span?.from !== from || span.to !== to) {
    const count = Math.max(1, Math.ceil((to - from) / STEP_S));
    span = { from, to, count, rasters: new Map(), states: new Map() };
    spans.set(geometry, span);
  }
  return span;
}

/** Drops the samples of an object whose orbit changes. */
export function forgetSampled(geometry: PairGeometry, object: number): void {
  const span = spans.get(geometry);
  span?.rasters.delete(object);
  span?.states.delete(object);
}

/** States of a pair at the instants, both from rasters or both one by one: the same elements are in the same place. */
function sampledStates(geometry: PairGeometry, span: SampledSpan, i: number, j: number): [Float64Array, Float64Array] {
  const firstRaster = rasterOf(geometry, span, i);
  const secondRaster = firstRaster && rasterOf(geometry, span, j);
  return firstRaster && secondRaster
    ? [firstRaster, secondRaster]
    : [statesOneByOne(geometry, span, i), statesOneByOne(geometry, span, j)];
}

function rasterOf({ source }: PairGeometry, span: SampledSpan, object: number): Float64Array | undefined {
  if (span.rasters.has(object)) return span.rasters.get(object);
  const { from, to, count } = span;
  const out = new Float64Array(6 * (count + 1));
  const states = source.statesOn(object, from, (to - from) / count, count + 1, out) ? out : undefined;
  span.rasters.set(object, states);
  return states;
}

/** NaN where the object has no state. */
function statesOneByOne({ source }: PairGeometry, span: SampledSpan, object: number): Float64Array {
  const table = span.states.get(object);
  if (table) return table;
  const { from, to, count } = span;
  const states = new Float64Array(6 * (count + 1));
  for (let k = 0; k <= count; k++) {
    const t = from + ((to - from) * k) / count;
    if (source.state(object, t, states, 6 * k) !== 0) states.fill(Number.NaN, 6 * k, 6 * k + 6);
  }
  span.states.set(object, states);
  return states;
}

function nodeAt(geometry: PairGeometry, i: number, j: number, t: number): Node {
  const infiniteM = Number.POSITIVE_INFINITY;
  if (!statesOf(geometry, i, j, t)) return { t, missM: infiniteM, scaled: infiniteM };
  return { t, missM: separationM(geometry), scaled: scaledSeparation(geometry) };
}

function stays(geometry: PairGeometry, i: number, j: number, nodes: readonly Node[]): Encounter[] {
  const encounters: Encounter[] = [];
  let k = 0;
  while (k < nodes.length) {
    if (!(nodes[k]!.scaled <= 1)) {
      k++;
      continue;
    }
    const first = k;
    let best = nodes[k]!;
    while (k + 1 < nodes.length && nodes[k + 1]!.scaled <= 1) {
      k++;
      if (nodes[k]!.missM < best.missM) best = nodes[k]!;
    }
    const start = first === 0 ? nodes[0]!.t : edge(geometry, i, j, nodes[first]!.t, nodes[first - 1]!.t);
    const stop = k === nodes.length - 1 ? nodes[k]!.t : edge(geometry, i, j, nodes[k]!.t, nodes[k + 1]!.t);
    statesOf(geometry, i, j, best.t);
    encounters.push({
      ...describe(geometry, i, j, best.t),
      kind: 'proximity-interval',
      intervalStartTaiS: start,
      intervalStopTaiS: stop,
    });
    k++;
  }
  return encounters;
}

/** Last instant inside, between one inside and one outside (or without states). */
function edge(geometry: PairGeometry, i: number, j: number, inside: number, outside: number): number {
  const isInside = (t: number): boolean => statesOf(geometry, i, j, t) && scaledSeparation(geometry) <= 1;
  return borderBetween(isInside, inside, outside, { width: EDGE_S });
}
