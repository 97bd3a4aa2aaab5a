import { type OrbitBounds, orbitBounds } from '@keepout/astro/sgp4/mean-elements';
import {
  closing,
  encounterAt,
  type PairGeometry,
  pairGeometry,
  searchedInstants,
  separationM,
  statesOf,
} from '../approach/confirm.ts';
import type { Encounter } from '../plan/encounter.ts';
import type { ScreeningBlock, ScreeningPlan } from '../plan/plan.ts';
import type { StateSource } from '../plan/sources.ts';

/** Faster than any two objects in orbit about the Earth pass each other, m/s. */
const FASTEST_MPS = 16_000;
/** Span at an edge in which minima are searched closely: the searches of a block end with samples this far apart, s. */
const LOOK_S = 10;
const LOOK_STEP_S = 0.5;

/** First or last instant of an ephemeris. */
interface SpanEdge {
  readonly object: number;
  readonly atTaiS: number;
  readonly side: 'start' | 'stop';
}

/**
 * Encounters of a block at the edges of its ephemerides (first and last instants, and those of their gaps): pairs inside the volume
 * whose distance still falls towards what the data do not cover, and minima in the last seconds before an edge.
 *
 * Assumes  an object of SGP4 has no edge: where it decays no other object is in orbit
 * Cost     none without ephemerides; else a state of each object for each instant at which data begin or end
 */
export function edgeEncounters(plan: ScreeningPlan, source: StateSource, block: ScreeningBlock): Encounter[] {
  const edges = edgesIn(source, block);
  if (edges.length === 0) return [];
  const geometry = pairGeometry(source, plan.volume);
  const shells = shellsOf(source, block);
  const primaries = plan.scope.kind === 'primaries' ? new Set(plan.scope.primaries) : undefined;
  const states = new Float64Array(6);
  const encounters: Encounter[] = [];
  for (const edge of edges) {
    const { object, atTaiS } = edge;
    if (source.state(object, atTaiS, states, 0) !== 0) continue;
    const radiusM = Math.hypot(states[0]!, states[1]!, states[2]!);
    const nearM = geometry.reachM + FASTEST_MPS * LOOK_S;
    const otherObjects =
      primaries && !primaries.has(object) ? primaries : Array.from({ length: source.count }, (_, j) => j);
    for (const otherObject of otherObjects) {
      const isOutside = radiusM < shells[2 * otherObject]! - nearM || radiusM > shells[2 * otherObject + 1]! + nearM;
      if (isOutside || source.isSameObject(object, otherObject)) continue;
      for (const [i, j] of ordered(object, otherObject, primaries)) {
        if (statesOf(geometry, i, j, atTaiS) && separationM(geometry) <= nearM)
          encounters.push(...nearEdge(geometry, [i, j], edge));
      }
    }
  }
  return encounters;
}

/** Edges in a block and at both its ends; `mergeTables` removes duplicates. */
function edgesIn(source: StateSource, { startTaiS, stopTaiS }: ScreeningBlock): SpanEdge[] {
  const edges: SpanEdge[] = [];
  for (let object = source.sgp4Count; object < source.count; object++) {
    for (const [from, to] of source.spansOf(object)) {
      for (const [atTaiS, side] of [
        [from, 'start'],
        [to, 'stop'],
      ] as const) {
        if (atTaiS >= startTaiS && atTaiS <= stopTaiS) edges.push({ object, atTaiS, side });
      }
    }
  }
  return edges;
}

/** Lowest and highest radius of each object in a block, m; of an ephemeris all of space. */
function shellsOf({ batch, count, sgp4Count }: StateSource, { startTaiS, stopTaiS }: ScreeningBlock): Float64Array {
  const shells = new Float64Array(2 * count);
  const bounds: OrbitBounds = { lowestM: 0, highestM: 0, eccentricity: 0, rateRadps: 0 };
  for (let i = 0; i < count; i++) {
    const isBound = i < sgp4Count && orbitBounds(batch, i, startTaiS, stopTaiS, bounds);
    shells[2 * i] = isBound ? bounds.lowestM : 0;
    shells[2 * i + 1] = isBound ? bounds.highestM : Number.POSITIVE_INFINITY;
  }
  return shells;
}

/** The pair with its primary first: the lower index, or each wanted one. */
function ordered(
  object: number,
  otherObject: number,
  primaries: ReadonlySet<number> | undefined,
): readonly (readonly [number, number])[] {
  if (primaries === undefined) return [[Math.min(object, otherObject), Math.max(object, otherObject)]];
  const pairs = [
    [object, otherObject],
    [otherObject, object],
  ] as const;
  return pairs.filter(([primary]) => primaries.has(primary));
}

function nearEdge(
  geometry: PairGeometry,
  [i, j]: readonly [number, number],
  { atTaiS, side }: SpanEdge,
): readonly Encounter[] {
  const slope = closing(geometry);
  if (side === 'stop' ? slope < 0 : slope > 0) {
    const least = encounterAt(geometry, i, j, atTaiS);
    return least ? [{ ...least, edge: side }] : [];
  }
  const [from, to] = side === 'stop' ? [atTaiS - LOOK_S, atTaiS] : [atTaiS, atTaiS + LOOK_S];
  return searchedInstants(geometry, i, j, from, to, LOOK_STEP_S).flatMap(
    (tca) => encounterAt(geometry, i, j, tca) ?? [],
  );
}
