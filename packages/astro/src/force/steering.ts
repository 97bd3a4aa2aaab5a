import { LOCAL_FRAME_ALIASES, localAxes } from '../frames/local.ts';
import { apply3 } from '../frames/matrix3.ts';
import { rotationBetween } from '../frames/rotation.ts';
import type { LocalFrameName, Vec3 } from '../nouns.ts';
import type { IntegrationFrame } from './force.ts';

/** Frames of the sky that a direction can be held in. */
type SkyFrame = 'GCRF' | 'EME2000' | 'TOD';

/**
 * Axes that a thrust direction or a delta-v is given in. Local axes turn with the satellite; their `_INERTIAL` flavour, and the frames of
 * the sky, are fixed from ignition on. INERTIAL are the axes of the integration.
 */
export type SteeringFrame = LocalFrameName | `${LocalFrameName}_INERTIAL` | SkyFrame | 'INERTIAL';

const SKY_FRAMES: Readonly<Record<string, SkyFrame>> = {
  GCRF: 'GCRF',
  EME2000: 'EME2000',
  TOD: 'TOD',
  TOD_EARTH: 'TOD',
};
const FROZEN = '_INERTIAL';

/**
 * Reads the name of a frame of manoeuvres.
 *
 * @param text   string   a local frame or one of its aliases (RSW, RIC, QSW ...), also with _INERTIAL or _ROTATING; EME2000, GCRF, TOD_EARTH
 * @returns SteeringFrame   a local name without a suffix turns; undefined for an unknown frame
 */
export function readSteeringFrame(text: string): SteeringFrame | undefined {
  const name = text.trim().toUpperCase();
  if (Object.hasOwn(SKY_FRAMES, name)) return SKY_FRAMES[name]!;
  const [, axes, suffix] = /^([A-Z]{3,4})(_INERTIAL|_ROTATING)?$/.exec(name) ?? [];
  if (axes === undefined || !Object.hasOwn(LOCAL_FRAME_ALIASES, axes)) return undefined;
  const local = LOCAL_FRAME_ALIASES[axes]!;
  return suffix === FROZEN ? `${local}${FROZEN}` : local;
}

/** Returns whether a fixed direction in the frame rotates with the satellite. */
export function isTurning(frame: SteeringFrame): frame is LocalFrameName {
  return Object.hasOwn(LOCAL_FRAME_ALIASES, frame);
}

/**
 * A vector of a steering frame in the axes of integration, at one epoch.
 *
 * @param state   Float64Array(>= 6)   m, m/s, frame of integration
 */
export function steered(
  vector: Vec3,
  frame: SteeringFrame,
  state: Float64Array,
  epochTaiS: number,
  integration: IntegrationFrame,
): Vec3 {
  if (frame === 'INERTIAL' || frame === integration) return vector;
  if (frame === 'GCRF' || frame === 'EME2000' || frame === 'TOD') {
    const out = new Float64Array(3);
    apply3(rotationBetween(frame, integration, epochTaiS), vector, out);
    return [out[0]!, out[1]!, out[2]!];
  }
  const local = (frame.endsWith(FROZEN) ? frame.slice(0, -FROZEN.length) : frame) as LocalFrameName;
  return alongLocal(vector, local, state);
}

/** A vector of local axes in the axes of their state. */
export function alongLocal([a, b, c]: Vec3, frame: LocalFrameName, state: Float64Array): Vec3 {
  const m = localAxes(frame, state.subarray(0, 3), state.subarray(3, 6));
  return [m[0]! * a + m[3]! * b + m[6]! * c, m[1]! * a + m[4]! * b + m[7]! * c, m[2]! * a + m[5]! * b + m[8]! * c];
}
