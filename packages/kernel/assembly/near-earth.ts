import * as row from './rows';
import { field } from './rows';
import { statesOfMean } from './tail';
import {
  cosineFull,
  cosineOf,
  cosinePoly,
  cosineSmall,
  isBeyond,
  quadrant,
  reduced,
  sineFull,
  sineOf,
  sinePoly,
  sineSmall,
} from './trigonometry';

/**
 * States of the two near-Earth objects of a pair row, at t minutes from their epochs. Objects with simple drag carry
 * zeros in the higher terms, so there is no branch for them.
 *
 * @returns the two error codes, see `statesOfMean`
 */
export function nearEarthPair(p: usize, t: v128, lengthUnit: f64, to0: usize, to1: usize): i32 {
  const one = f64x2.splat(1);
  const t2 = f64x2.mul(t, t);
  const anomaly = f64x2.add(field(p, row.MEAN_ANOMALY), f64x2.mul(field(p, row.MEAN_ANOMALY_RATE), t));
  const n = quadrant(anomaly);
  const r = reduced(anomaly, n);
  const z = f64x2.mul(r, r);
  const s = sinePoly(r, z);
  const c = cosinePoly(z);
  const sinM0 = sineOf(n, s, c);
  const cosM0 = cosineOf(n, s, c);
  const delta = f64x2.add(one, f64x2.mul(field(p, row.ETA), cosM0));
  const turn = f64x2.add(
    f64x2.mul(field(p, row.OMEGA_DRAG), t),
    f64x2.mul(field(p, row.ANOMALY_DRAG), f64x2.sub(f64x2.mul(f64x2.mul(delta, delta), delta), field(p, row.DELTA_M0))),
  );
  const turn2 = f64x2.mul(turn, turn);
  let sinT = sineSmall(turn, turn2);
  let cosT = cosineSmall(turn2);
  if (isBeyond(turn, 0.02)) {
    sinT = sineFull(turn);
    cosT = cosineFull(turn);
  }
  const sinM = f64x2.add(f64x2.mul(sinM0, cosT), f64x2.mul(cosM0, sinT));
  const eDrag = f64x2.add(
    f64x2.mul(field(p, row.BC4), t),
    f64x2.mul(field(p, row.BC5), f64x2.sub(sinM, field(p, row.SIN_M0))),
  );
  const e0 = f64x2.sub(field(p, row.ECCENTRICITY), eDrag);
  const e = f64x2.pmax(e0, f64x2.splat(1e-6));

  const d34 = f64x2.add(field(p, row.D3), f64x2.mul(field(p, row.D4), t));
  const d234 = f64x2.add(field(p, row.D2), f64x2.mul(d34, t));
  const factor = f64x2.sub(f64x2.sub(one, f64x2.mul(field(p, row.C1), t)), f64x2.mul(d234, t2));
  const axis = f64x2.mul(field(p, row.SEMI_MAJOR_AXIS), f64x2.mul(factor, factor));
  const t45 = f64x2.add(field(p, row.T4), f64x2.mul(field(p, row.T5), t));
  const t345 = f64x2.add(field(p, row.T3), f64x2.mul(t45, t));
  const lDrag = f64x2.mul(t2, f64x2.add(field(p, row.T2), f64x2.mul(t345, t)));
  const m = f64x2.add(f64x2.add(anomaly, turn), f64x2.mul(field(p, row.MEAN_MOTION), lDrag));
  const argp = f64x2.sub(f64x2.add(field(p, row.ARG_PERIGEE), f64x2.mul(field(p, row.ARG_PERIGEE_RATE), t)), turn);
  const node = f64x2.add(
    f64x2.add(field(p, row.NODE), f64x2.mul(field(p, row.NODE_RATE), t)),
    f64x2.mul(field(p, row.NODE_DRAG), t2),
  );
  const codes = statesOfMean(m, argp, node, e, axis, p, lengthUnit, to0, to1);
  const good = v128.and(
    v128.and(f64x2.lt(e0, one), f64x2.ge(e0, f64x2.splat(-0.001))),
    f64x2.eq(field(p, row.INIT_ERROR), f64x2.splat(0)),
  );
  if (i64x2.all_true(good)) return codes;
  return (
    codeOf(f64x2.extract_lane(field(p, row.INIT_ERROR), 0), f64x2.extract_lane(e0, 0), codes & 255) |
    (codeOf(f64x2.extract_lane(field(p, row.INIT_ERROR), 1), f64x2.extract_lane(e0, 1), codes >> 8) << 8)
  );
}

function codeOf(initError: f64, e: f64, later: i32): i32 {
  if (initError != 0) return i32(initError);
  return e < 1 && e >= -0.001 ? later : 1;
}
