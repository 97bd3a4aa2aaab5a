import { AYCOF, CON41, COS_I, field, J2, SIN_I, X1MTH2, X7THM1, XKE, XLCOF } from './rows';
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

/** Steps of Kepler's equation below this turn sine and cosine by series, rad. */
const SERIES_STEP: f64 = 0.02;
/** A Newton step below this leaves less than 5e-16 behind. */
const LAST_STEP: f64 = 1e-8;

/**
 * From mean elements to states, two objects: long-period terms, Kepler's equation, short-period terms.
 *
 * @param shape   row that holds cos i .. 7 cos^2 i - 1 of both objects in their fields
 * @param to0, to1   addresses of two rows x, y, z, vx, vy, vz; lengths in `lengthUnit` per earth radius
 * @returns error codes, object 0 in the low byte, object 1 in the next; states of erroneous objects are meaningless
 */
// @ts-ignore: decorator
@inline
export function statesOfMean(
  m: v128,
  argp: v128,
  node: v128,
  e: v128,
  axis: v128,
  shape: usize,
  lengthUnit: f64,
  to0: usize,
  to1: usize,
): i32 {
  const one = f64x2.splat(1);
  const half = f64x2.splat(0.5);

  // Long-period terms.
  let n = quadrant(argp);
  let r = reduced(argp, n);
  let z = f64x2.mul(r, r);
  let s = sinePoly(r, z);
  let c = cosinePoly(z);
  const inverseP = f64x2.div(one, f64x2.mul(axis, f64x2.sub(one, f64x2.mul(e, e))));
  const ex = f64x2.mul(e, cosineOf(n, s, c));
  const ey = f64x2.add(f64x2.mul(e, sineOf(n, s, c)), f64x2.mul(inverseP, field(shape, AYCOF)));
  const u = f64x2.add(f64x2.add(m, argp), f64x2.mul(f64x2.mul(inverseP, field(shape, XLCOF)), ex));

  // Kepler's equation.
  n = quadrant(u);
  r = reduced(u, n);
  z = f64x2.mul(r, r);
  s = sinePoly(r, z);
  c = cosinePoly(z);
  let sinF = sineOf(n, s, c);
  let cosF = cosineOf(n, s, c);
  let difference = f64x2.splat(0);
  for (let k = 0; k < 10; k++) {
    let step = f64x2.div(
      f64x2.sub(f64x2.sub(f64x2.mul(ex, sinF), f64x2.mul(ey, cosF)), difference),
      f64x2.sub(f64x2.sub(one, f64x2.mul(cosF, ex)), f64x2.mul(sinF, ey)),
    );
    step = f64x2.pmax(f64x2.splat(-0.95), f64x2.pmin(f64x2.splat(0.95), step));
    difference = f64x2.add(difference, step);
    if (isBeyond(step, SERIES_STEP)) {
      const turned = f64x2.add(u, difference);
      sinF = sineFull(turned);
      cosF = cosineFull(turned);
      continue;
    }
    const s2 = f64x2.mul(step, step);
    const sinS = sineSmall(step, s2);
    const cosS = cosineSmall(s2);
    const turned = f64x2.add(f64x2.mul(sinF, cosS), f64x2.mul(cosF, sinS));
    cosF = f64x2.sub(f64x2.mul(cosF, cosS), f64x2.mul(sinF, sinS));
    sinF = turned;
    if (!isBeyond(step, LAST_STEP)) break;
  }

  // Short-period terms.
  const eCos = f64x2.add(f64x2.mul(ex, cosF), f64x2.mul(ey, sinF));
  const eSin = f64x2.sub(f64x2.mul(ex, sinF), f64x2.mul(ey, cosF));
  const eL2 = f64x2.add(f64x2.mul(ex, ex), f64x2.mul(ey, ey));
  const oneLess = f64x2.sub(one, eL2);
  const p = f64x2.mul(axis, oneLess);
  const distance = f64x2.mul(axis, f64x2.sub(one, eCos));
  const inverseR = f64x2.div(one, distance);
  const betaL = f64x2.sqrt(oneLess);
  const share = f64x2.div(eSin, f64x2.add(one, betaL));
  const axisOverR = f64x2.mul(axis, inverseR);
  const sinU = f64x2.mul(axisOverR, f64x2.sub(f64x2.sub(sinF, ey), f64x2.mul(ex, share)));
  const cosU = f64x2.mul(axisOverR, f64x2.add(f64x2.sub(cosF, ex), f64x2.mul(ey, share)));
  const twiceSinU = f64x2.add(sinU, sinU);
  const sin2u = f64x2.mul(twiceSinU, cosU);
  const cos2u = f64x2.sub(one, f64x2.mul(twiceSinU, sinU));
  const oneOverP = f64x2.div(one, p);
  const k1 = f64x2.mul(f64x2.splat(0.5 * J2), oneOverP);
  const k2 = f64x2.mul(k1, oneOverP);
  const con41 = field(shape, CON41);
  const x1mth2 = field(shape, X1MTH2);
  const k115 = f64x2.mul(f64x2.splat(1.5), k2);
  const radius = f64x2.add(
    f64x2.mul(distance, f64x2.sub(one, f64x2.mul(f64x2.mul(k115, betaL), con41))),
    f64x2.mul(f64x2.mul(f64x2.mul(half, k1), x1mth2), cos2u),
  );
  const sqrtAxis = f64x2.sqrt(axis);
  const motionK1 = f64x2.div(k1, f64x2.mul(axis, sqrtAxis));
  const radialSpeed = f64x2.sub(
    f64x2.mul(f64x2.mul(sqrtAxis, eSin), inverseR),
    f64x2.mul(f64x2.mul(motionK1, x1mth2), sin2u),
  );
  const crossSpeed = f64x2.add(
    f64x2.mul(f64x2.sqrt(p), inverseR),
    f64x2.mul(motionK1, f64x2.add(f64x2.mul(x1mth2, cos2u), f64x2.mul(f64x2.splat(1.5), con41))),
  );

  const cosI0 = field(shape, COS_I);
  const sinI0 = field(shape, SIN_I);
  const dU = f64x2.mul(f64x2.mul(f64x2.splat(-0.25), k2), f64x2.mul(field(shape, X7THM1), sin2u));
  const tilt = f64x2.mul(k115, cosI0);
  const dNode = f64x2.mul(tilt, sin2u);
  const dI = f64x2.mul(f64x2.mul(tilt, sinI0), cos2u);
  let x2 = f64x2.mul(dU, dU);
  let sinD = sineSmall(dU, x2);
  let cosD = cosineSmall(x2);
  // Orbits with a perigee deep inside the Earth leave the range of the series.
  const isWild = isBeyond(k2, 0.01);
  if (isWild) {
    sinD = sineFull(dU);
    cosD = cosineFull(dU);
  }
  const sinArg = f64x2.add(f64x2.mul(sinU, cosD), f64x2.mul(cosU, sinD));
  const cosArg = f64x2.sub(f64x2.mul(cosU, cosD), f64x2.mul(sinU, sinD));
  x2 = f64x2.mul(dI, dI);
  sinD = sineSmall(dI, x2);
  cosD = cosineSmall(x2);
  if (isWild) {
    sinD = sineFull(dI);
    cosD = cosineFull(dI);
  }
  const sinIncl = f64x2.add(f64x2.mul(sinI0, cosD), f64x2.mul(cosI0, sinD));
  const cosIncl = f64x2.sub(f64x2.mul(cosI0, cosD), f64x2.mul(sinI0, sinD));
  n = quadrant(node);
  r = reduced(node, n);
  z = f64x2.mul(r, r);
  s = sinePoly(r, z);
  c = cosinePoly(z);
  const sinNode0 = sineOf(n, s, c);
  const cosNode0 = cosineOf(n, s, c);
  x2 = f64x2.mul(dNode, dNode);
  sinD = sineSmall(dNode, x2);
  cosD = cosineSmall(x2);
  if (isWild) {
    sinD = sineFull(dNode);
    cosD = cosineFull(dNode);
  }
  const sinNode = f64x2.add(f64x2.mul(sinNode0, cosD), f64x2.mul(cosNode0, sinD));
  const cosNode = f64x2.sub(f64x2.mul(cosNode0, cosD), f64x2.mul(sinNode0, sinD));

  const mx = f64x2.mul(sinNode, cosIncl);
  const my = f64x2.mul(cosNode, cosIncl);
  const ux = f64x2.sub(f64x2.mul(cosNode, cosArg), f64x2.mul(mx, sinArg));
  const uy = f64x2.add(f64x2.mul(my, sinArg), f64x2.mul(sinNode, cosArg));
  const uz = f64x2.mul(sinIncl, sinArg);
  const length = f64x2.mul(radius, f64x2.splat(lengthUnit));
  const x = f64x2.mul(length, ux);
  const y = f64x2.mul(length, uy);
  v128.store(to0, v128.shuffle<f64>(x, y, 0, 2));
  v128.store(to1, v128.shuffle<f64>(x, y, 1, 3));
  const radial = f64x2.mul(radialSpeed, f64x2.splat((lengthUnit * XKE) / 60));
  const cross = f64x2.mul(crossSpeed, f64x2.splat((lengthUnit * XKE) / 60));
  const zz = f64x2.mul(length, uz);
  const vx = f64x2.sub(
    f64x2.mul(radial, ux),
    f64x2.mul(cross, f64x2.add(f64x2.mul(mx, cosArg), f64x2.mul(cosNode, sinArg))),
  );
  v128.store(to0, v128.shuffle<f64>(zz, vx, 0, 2), 16);
  v128.store(to1, v128.shuffle<f64>(zz, vx, 1, 3), 16);
  const vy = f64x2.add(
    f64x2.mul(radial, uy),
    f64x2.mul(cross, f64x2.sub(f64x2.mul(my, cosArg), f64x2.mul(sinNode, sinArg))),
  );
  const vz = f64x2.add(f64x2.mul(radial, uz), f64x2.mul(cross, f64x2.mul(sinIncl, cosArg)));
  v128.store(to0, v128.shuffle<f64>(vy, vz, 0, 2), 32);
  v128.store(to1, v128.shuffle<f64>(vy, vz, 1, 3), 32);

  const good = v128.and(f64x2.ge(p, f64x2.splat(0)), f64x2.ge(radius, one));
  if (i64x2.all_true(good)) return 0;
  return (
    codeOf(f64x2.extract_lane(p, 0), f64x2.extract_lane(radius, 0)) |
    (codeOf(f64x2.extract_lane(p, 1), f64x2.extract_lane(radius, 1)) << 8)
  );
}

function codeOf(p: f64, radius: f64): i32 {
  if (!(p >= 0)) return 4;
  return radius >= 1 ? 0 : 6;
}
