import { ECCENTRICITY, MEAN_MOTION, ROW, type Sgp4Batch } from '@keepout/astro/sgp4/record';
import type { Sgp4Bulk } from '@keepout/kernel/sgp4-bulk';
import type { EarthTurns } from './earth-turns.ts';

/** One object over a window: states on a raster in ITRF, and a cubic between two of them. */
export interface TargetPath {
  readonly count: number;
  readonly epochsTaiS: Float64Array;
  /** Float64Array(6 count), m, m/s. */
  readonly states: Float64Array;
  /** Rotation of the line of sight in a step at perigee, rad: its fourth power is the error of the cubic. */
  readonly stepRad: number;
}

/** Five steps of this are a low pass; the cubic leaves the orbit by 10 m. */
const STEP_RAD = 0.16;
const EARTH_ROTATION_RADPS = 7.3e-5;
/** Steps are integer multiples of this, so that objects share the rotations of the Earth. */
const RASTER_S = 10;
const LONGEST_STEP_S = 600;

/** The step of an object, s: by its angular rate at perigee. */
export function pathStep(batch: Sgp4Batch, object: number): { stepS: number; stepRad: number } {
  const motion = batch.nearEarth[object * ROW + MEAN_MOTION]! / 60;
  const eccentricity = Math.min(Math.max(batch.nearEarth[object * ROW + ECCENTRICITY]!, 0), 0.99);
  const rate = (motion * (1 + eccentricity) ** 2) / (1 - eccentricity ** 2) ** 1.5 + EARTH_ROTATION_RADPS;
  const longest = Math.min(STEP_RAD / rate, LONGEST_STEP_S);
  const stepS = Math.max(Math.floor(longest / RASTER_S) * RASTER_S, RASTER_S);
  return { stepS, stepRad: stepS * rate };
}

/** The raster of an object; undefined where it has no state at one of its epochs. */
export function targetPath(
  bulk: Sgp4Bulk,
  batch: Sgp4Batch,
  object: number,
  startTaiS: number,
  stopTaiS: number,
  turns: EarthTurns,
): TargetPath | undefined {
  const { stepS, stepRad } = pathStep(batch, object);
  const count = Math.max(Math.ceil((stopTaiS - startTaiS) / stepS - 1e-9), 1) + 1;
  const epochsTaiS = new Float64Array(count);
  for (let k = 0; k < count; k++) epochsTaiS[k] = Math.min(startTaiS + k * stepS, stopTaiS);
  const states = new Float64Array(6 * count);
  const errors = new Uint8Array(count);
  bulk.propagateEpochs(object, epochsTaiS, states, errors);
  for (let k = 0; k < count; k++) {
    if (errors[k] !== 0) return undefined;
    turns.turn(epochsTaiS[k]!, states, 6 * k);
  }
  return { count, epochsTaiS, states, stepRad };
}

/** State on the cubic after node `k`. */
export function stateOn({ epochsTaiS, states }: TargetPath, k: number, epochTaiS: number, out: Float64Array): void {
  const h = epochsTaiS[k + 1]! - epochsTaiS[k]!;
  const s = (epochTaiS - epochsTaiS[k]!) / h;
  const a = 6 * k;
  const b = a + 6;
  const p1 = s * s * (3 - 2 * s);
  const p0 = 1 - p1;
  const q0 = s * (1 - s) * (1 - s) * h;
  const q1 = s * s * (s - 1) * h;
  const dp = (6 * s * (1 - s)) / h;
  const d0 = 1 - s * (4 - 3 * s);
  const d1 = s * (3 * s - 2);
  for (let i = 0; i < 3; i++) {
    const r0 = states[a + i]!;
    const r1 = states[b + i]!;
    const v0 = states[a + 3 + i]!;
    const v1 = states[b + 3 + i]!;
    out[i] = p0 * r0 + p1 * r1 + q0 * v0 + q1 * v1;
    out[3 + i] = dp * (r1 - r0) + d0 * v0 + d1 * v1;
  }
}
