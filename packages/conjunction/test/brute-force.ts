import type { Ephemeris } from '@keepout/astro/nouns';
import { minimumBetween } from '@keepout/astro/search/extremum';
import { propagateOne } from '@keepout/astro/sgp4/propagate';
import type { Sgp4Batch } from '@keepout/astro/sgp4/record';

/** A minimum of the distance of two objects. */
export interface BruteForceEvent {
  readonly primary: number;
  readonly secondary: number;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
}

/** Fastest that two bound objects can pass each other above the surface, m/s. */
const TOP_SPEED_MPS = 22_500;
/** Accuracy of a minimum, s. */
const TCA_WIDTH_S = 1e-6;

/**
 * Every minimum of the distance under a threshold, by looking at every pair at every step.
 *
 * Reference of the engine, so it shares no code with it: no grid, no filter, no Taylor series, no velocities. The distance is
 * sampled, bracketed where a sample is not above its neighbours, and minimised by golden section (`astro/search`, which the
 * engine asks for no closest approach).
 * Cost  objects^2 x steps: for a few hundred objects and some hours
 *
 * @param stepS   number   s   short against the turning time of the relative motion (10 s or less)
 * @param primaries   if given, pairs are (primary, every other object), else (lower, higher index)
 */
export function bruteForce(
  batch: Sgp4Batch,
  ephemerides: readonly Ephemeris[],
  startTaiS: number,
  stopTaiS: number,
  thresholdM: number,
  stepS = 10,
  primaries?: readonly number[],
): BruteForceEvent[] {
  const count = batch.count + ephemerides.length;
  const steps = Math.ceil((stopTaiS - startTaiS) / stepS) + 2;
  const positions = Array.from({ length: steps + 1 }, (_, k) => {
    const row = new Float64Array(3 * count);
    for (let i = 0; i < count; i++) row.set(positionAt(batch, ephemerides, i, startTaiS + (k - 1) * stepS), 3 * i);
    return row;
  });
  const events: BruteForceEvent[] = [];
  const reach = thresholdM + TOP_SPEED_MPS * stepS;
  const isPrimary = primaries && new Set(primaries);
  for (let i = 0; i < count; i++) {
    if (isPrimary && !isPrimary.has(i)) continue;
    for (let j = isPrimary ? 0 : i + 1; j < count; j++) {
      if (i === j) continue;
      for (let k = 1; k < steps; k++) {
        const distanceM = gap(positions[k]!, i, j);
        if (!(distanceM < reach)) continue;
        if (!(distanceM <= gap(positions[k - 1]!, i, j) && distanceM <= gap(positions[k + 1]!, i, j))) continue;
        const t = startTaiS + (k - 1) * stepS;
        const distance = (at: number): number => {
          const a = positionAt(batch, ephemerides, i, at);
          const b = positionAt(batch, ephemerides, j, at);
          return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
        };
        const tca = minimumBetween(distance, t - stepS, t + stepS, TCA_WIDTH_S);
        const missDistanceM = distance(tca);
        if (missDistanceM <= thresholdM && tca >= startTaiS && tca <= stopTaiS) {
          events.push({ primary: i, secondary: j, tcaTaiS: tca, missDistanceM });
        }
      }
    }
  }
  return events.sort((a, b) => a.tcaTaiS - b.tcaTaiS || a.primary - b.primary || a.secondary - b.secondary);
}

function positionAt(batch: Sgp4Batch, ephemerides: readonly Ephemeris[], i: number, t: number): Float64Array {
  const out = new Float64Array(6);
  if (i < batch.count) {
    if (propagateOne(batch, i, t, out, 0) !== 0) return Float64Array.of(Number.NaN, Number.NaN, Number.NaN);
    return out.subarray(0, 3).map((km) => km * 1000);
  }
  return ephemerides[i - batch.count]!.stateAt(t, out)
    ? out.subarray(0, 3)
    : Float64Array.of(Number.NaN, Number.NaN, Number.NaN);
}

/** By a root: `Math.hypot`, which minds overflow, is most of the cost of all pairs at all steps. */
function gap(row: Float64Array, i: number, j: number): number {
  const x = row[3 * i]! - row[3 * j]!;
  const y = row[3 * i + 1]! - row[3 * j + 1]!;
  const z = row[3 * i + 2]! - row[3 * j + 2]!;
  return Math.sqrt(x * x + y * y + z * z);
}
