import { FRAME_BIAS } from '../frames/observed-earth.ts';
import type { Vec3 } from '../nouns.ts';
import type { IntegrationFrame } from './force.ts';

/** Position of a body from the centre of the Earth, m, written into `out`. */
export type BodyTrack = (epochTaiS: number, out: Float64Array) => void;

/** A cubic over such steps misses the Moon by decimetres, the Sun by less than a metre. */
const GRID_S = 3600;

/**
 * Path of a celestial body for a force that is evaluated thousands of times a day.
 *
 * Method   cubic through four nodes of a fixed one-hour grid; computed nodes stay in memory, so an epoch gives the same
 *          digits whatever was asked before
 *
 * @param position   EME2000, m, for example `sunPosition`
 */
export function bodyTrack(position: (epochTaiS: number) => Vec3, frame: IntegrationFrame): BodyTrack {
  const positions = new Map<number, Vec3>();
  const node = (index: number): Vec3 => {
    const entry = positions.get(index);
    if (entry !== undefined) return entry;
    const vector = inFrame(position(index * GRID_S), frame);
    positions.set(index, vector);
    return vector;
  };
  // Several forces ask for the same epoch, and all of a step for the same hour.
  let epoch = Number.NaN;
  let hour = Number.NaN;
  let nodes: readonly Vec3[] = [];
  const vector = new Float64Array(3);
  return (epochTaiS, out) => {
    if (epochTaiS !== epoch) {
      const index = Math.floor(epochTaiS / GRID_S);
      if (index !== hour) nodes = [node(index - 1), node(index), node(index + 1), node(index + 2)];
      hour = index;
      epoch = epochTaiS;
      const u = epochTaiS / GRID_S - index;
      const before = (-u * (u - 1) * (u - 2)) / 6;
      const left = ((u + 1) * (u - 1) * (u - 2)) / 2;
      const right = (-(u + 1) * u * (u - 2)) / 2;
      const after = ((u + 1) * u * (u - 1)) / 6;
      const [a, b, c, d] = nodes;
      for (let i = 0; i < 3; i++) vector[i] = before * a![i]! + left * b![i]! + right * c![i]! + after * d![i]!;
    }
    out[0] = vector[0]!;
    out[1] = vector[1]!;
    out[2] = vector[2]!;
  };
}

/** FRAME_BIAS leads from GCRF to EME2000; its transpose leads back. */
function inFrame([x, y, z]: Vec3, frame: IntegrationFrame): Vec3 {
  if (frame === 'EME2000') return [x, y, z];
  const m = FRAME_BIAS;
  return [m[0]! * x + m[3]! * y + m[6]! * z, m[1]! * x + m[4]! * y + m[7]! * z, m[2]! * x + m[5]! * y + m[8]! * z];
}
