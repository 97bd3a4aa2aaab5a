import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { earthRotationInItrf, rotationBetween } from '@keepout/astro/frames/rotation';

/** Between two nodes only the daily turn counts: precession and nutation leave 0.02 mm of a low orbit, polar motion less. */
const NODE_S = 10;
/** The axis of the turn moves by a nanoradian in this. */
const AXIS_S = 3600;

/** From TEME to ITRF at any epoch of a window, for millions of states. */
export interface EarthTurns {
  /**
   * Turns the state at `at` of a packed table in place, km to m.
   *
   * @param states   Float64Array   in: TEME, km, km/s; out: ITRF, m, m/s relative to the turning Earth
   */
  turn(epochTaiS: number, states: Float64Array, at: number): void;
}

/**
 * Method   rotations every 10 s of the window, between them the turn about the pole; docs/models/passes
 *
 * Checked  `inFrame` (0.5 mm)          Cost  1 microsecond a node once, 50 ns a state
 */
export function earthTurns(startTaiS: number, stopTaiS: number, eop?: EarthOrientation): EarthTurns {
  const count = Math.ceil((stopTaiS - startTaiS) / NODE_S) + 1;
  const matrices = new Float64Array(9 * count).fill(Number.NaN);
  const axes = new Map<number, readonly [number, number, number]>();
  const matrix = new Float64Array(9);

  function axisAt(epochTaiS: number): readonly [number, number, number] {
    const key = Math.floor((epochTaiS - startTaiS) / AXIS_S);
    const cachedAxis = axes.get(key);
    if (cachedAxis !== undefined) return cachedAxis;
    const axis = earthRotationInItrf(startTaiS + key * AXIS_S, eop);
    axes.set(key, axis);
    return axis;
  }

  return {
    turn(epochTaiS, states, at): void {
      const k = Math.min(Math.max(Math.round((epochTaiS - startTaiS) / NODE_S), 0), count - 1);
      const o = 9 * k;
      const nodeTaiS = startTaiS + k * NODE_S;
      if (Number.isNaN(matrices[o]!)) matrices.set(rotationBetween('TEME', 'ITRF', nodeTaiS, eop, matrix), o);
      const axis = axisAt(epochTaiS);
      const m = matrices;
      const a = 1000 * states[at]!;
      const b = 1000 * states[at + 1]!;
      const c = 1000 * states[at + 2]!;
      const d = 1000 * states[at + 3]!;
      const e = 1000 * states[at + 4]!;
      const f = 1000 * states[at + 5]!;
      let x = m[o]! * a + m[o + 1]! * b + m[o + 2]! * c;
      let y = m[o + 3]! * a + m[o + 4]! * b + m[o + 5]! * c;
      let z = m[o + 6]! * a + m[o + 7]! * b + m[o + 8]! * c;
      let u = m[o]! * d + m[o + 1]! * e + m[o + 2]! * f;
      let v = m[o + 3]! * d + m[o + 4]! * e + m[o + 5]! * f;
      let w = m[o + 6]! * d + m[o + 7]! * e + m[o + 8]! * f;
      const dt = epochTaiS - nodeTaiS;
      const wx = axis[0];
      const wy = axis[1];
      const wz = axis[2];
      if (dt !== 0) {
        // Rodrigues: the Earth turns forward about its axis, coordinates in it turn back.
        const rate = Math.sqrt(wx * wx + wy * wy + wz * wz);
        const ex = wx / rate;
        const ey = wy / rate;
        const ez = wz / rate;
        const sin = -Math.sin(rate * dt);
        const versine = 1 - Math.cos(rate * dt);
        const alongR = versine * (ex * x + ey * y + ez * z);
        const alongV = versine * (ex * u + ey * v + ez * w);
        const crossX = ey * z - ez * y;
        const crossY = ez * x - ex * z;
        const crossZ = ex * y - ey * x;
        const crossU = ey * w - ez * v;
        const crossV = ez * u - ex * w;
        const crossW = ex * v - ey * u;
        x += sin * crossX + alongR * ex - versine * x;
        y += sin * crossY + alongR * ey - versine * y;
        z += sin * crossZ + alongR * ez - versine * z;
        u += sin * crossU + alongV * ex - versine * u;
        v += sin * crossV + alongV * ey - versine * v;
        w += sin * crossW + alongV * ez - versine * w;
      }
      states[at] = x;
      states[at + 1] = y;
      states[at + 2] = z;
      states[at + 3] = u - (wy * z - wz * y);
      states[at + 4] = v - (wz * x - wx * z);
      states[at + 5] = w - (wx * y - wy * x);
    },
  };
}
