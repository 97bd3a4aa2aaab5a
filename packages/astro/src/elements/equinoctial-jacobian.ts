import { MU_EARTH } from '../constants.ts';
import type { EquinoctialElements } from './equinoctial.ts';
import { eccentricLongitude } from './kepler-equation.ts';

/** Where `equinoctialTangent` writes. */
export interface EquinoctialTangent {
  /** Float64Array(6)   x y z vx vy vz, m and m/s */
  readonly state: Float64Array;
  /** Float64Array(36)   row-major, as `equinoctialJacobian` returns it */
  readonly jacobian: Float64Array;
}

/**
 * Partial derivatives of the Cartesian state by the equinoctial elements.
 *
 * Method   chain rule on Broucke, Cefola 1972 through the eccentric longitude; docs/models/covariance-transport
 *
 * @param jacobian   where it is written
 * @returns Float64Array(36)   row-major; rows x y z vx vy vz (m, m/s), columns n (rad/s), af, ag, chi, psi, lambda (rad)
 *
 * Checked  central differences (1e-7), conformance/frames/covariance-frames
 */
export function equinoctialJacobian(
  elements: EquinoctialElements,
  mu: number = MU_EARTH,
  jacobian: Float64Array = new Float64Array(36),
): Float64Array {
  const { meanMotionRadps, af, ag, chi, psi, meanLongitudeRad, sense } = elements;
  const out = { state: new Float64Array(6), jacobian };
  equinoctialTangent([meanMotionRadps, af, ag, chi, psi, meanLongitudeRad], sense, out, mu);
  return jacobian;
}

/** cos and sin of the eccentric longitude; work space of this file. */
const onCircle = new Float64Array(2);

/**
 * The state and its partials in one go, into memory that the caller keeps: for loops that take them a thousand times.
 *
 * @param packed   ArrayLike(6)   n (rad/s), af, ag, chi, psi, lambda (rad)
 */
export function equinoctialTangent(
  packed: ArrayLike<number>,
  sense: 1 | -1,
  { state, jacobian }: EquinoctialTangent,
  mu: number = MU_EARTH,
): void {
  const n = packed[0]!;
  const af = packed[1]!;
  const ag = packed[2]!;
  const chi = packed[3]!;
  const psi = packed[4]!;
  const a = Math.cbrt(mu / (n * n));
  const root = Math.sqrt(1 - af * af - ag * ag);
  const beta = 1 / (1 + root);
  eccentricLongitude(packed[5]!, af, ag, onCircle);
  const cos = onCircle[0]!;
  const sin = onCircle[1]!;
  const q = 1 - af * cos - ag * sin;

  // In-plane coordinates over a and rates over n a, as functions of (af, ag, F).
  const xx = 1 - ag * ag * beta;
  const yy = 1 - af * af * beta;
  const xy = af * ag * beta;
  const along = xx * cos + xy * sin - af;
  const across = yy * sin + xy * cos - ag;
  const alongF = xy * cos - xx * sin;
  const acrossF = yy * cos - xy * sin;
  const alongRate = alongF / q;
  const acrossRate = acrossF / q;
  const alongFF = -xx * cos - xy * sin;
  const acrossFF = -yy * sin - xy * cos;
  const radius3 = q * q * q;

  // By af and ag: first beta, then F at fixed lambda, then the coordinates and their derivatives by F.
  const betaByRoot = (beta * beta) / root;
  const betaAf = betaByRoot * af;
  const betaAg = betaByRoot * ag;
  const bigAf = sin / q;
  const bigAg = -cos / q;
  const crossAf = ag * beta + af * ag * betaAf;
  const crossAg = af * beta + af * ag * betaAg;
  const xxAf = ag * ag * betaAf;
  const xxAg = 2 * ag * beta + ag * ag * betaAg;
  const yyAf = 2 * af * beta + af * af * betaAf;
  const yyAg = af * af * betaAg;
  const alongAf = -xxAf * cos + crossAf * sin - 1 + alongF * bigAf;
  const acrossAf = -yyAf * sin + crossAf * cos + acrossF * bigAf;
  const alongAg = -xxAg * cos + crossAg * sin + alongF * bigAg;
  const acrossAg = -yyAg * sin + crossAg * cos - 1 + acrossF * bigAg;
  const qF = af * sin - ag * cos;
  const qAf = -cos + qF * bigAf;
  const qAg = -sin + qF * bigAg;
  const alongRateAf = (xxAf * sin + crossAf * cos + alongFF * bigAf - alongRate * qAf) / q;
  const acrossRateAf = (-yyAf * cos - crossAf * sin + acrossFF * bigAf - acrossRate * qAf) / q;
  const alongRateAg = (xxAg * sin + crossAg * cos + alongFF * bigAg - alongRate * qAg) / q;
  const acrossRateAg = (-yyAg * cos - crossAg * sin + acrossFF * bigAg - acrossRate * qAg) / q;

  // Axes in the orbit and normal to it.
  const c = 1 / (1 + chi * chi + psi * psi);
  const twist = 2 * chi * psi * c;
  const fx = (1 - chi * chi + psi * psi) * c;
  const fy = twist;
  const fz = -2 * sense * chi * c;
  const gx = sense * twist;
  const gy = sense * (1 + chi * chi - psi * psi) * c;
  const gz = 2 * psi * c;
  const wx = 2 * chi * c;
  const wy = -2 * psi * c;
  const wz = sense * (1 - chi * chi - psi * psi) * c;

  const perN = 1 / (3 * n);
  const chiF = -2 * c * psi * sense;
  const chiW = -2 * c;
  const psiF = 2 * c * chi * sense;
  const psiW = 2 * c * sense;
  const speed = n * a;
  for (let i = 0; i < 3; i++) {
    const f = i === 0 ? fx : i === 1 ? fy : fz;
    const g = i === 0 ? gx : i === 1 ? gy : gz;
    const w = i === 0 ? wx : i === 1 ? wy : wz;
    const p = i * 6;
    const v = p + 18;
    const position = along * f + across * g;
    const velocity = alongRate * f + acrossRate * g;
    state[i] = a * position;
    state[i + 3] = speed * velocity;
    // n at fixed lambda: lengths go as n^(-2/3), speeds as n^(1/3).
    jacobian[p] = -2 * a * perN * position;
    jacobian[v] = speed * perN * velocity;
    jacobian[p + 1] = a * (alongAf * f + acrossAf * g);
    jacobian[v + 1] = speed * (alongRateAf * f + acrossRateAf * g);
    jacobian[p + 2] = a * (alongAg * f + acrossAg * g);
    jacobian[v + 2] = speed * (alongRateAg * f + acrossRateAg * g);
    // The axes turn with chi and psi.
    const fChi = chiF * g + chiW * w;
    const gChi = -chiF * f;
    const fPsi = psiF * g;
    const gPsi = psiW * w - psiF * f;
    jacobian[p + 3] = a * (along * fChi + across * gChi);
    jacobian[v + 3] = speed * (alongRate * fChi + acrossRate * gChi);
    jacobian[p + 4] = a * (along * fPsi + across * gPsi);
    jacobian[v + 4] = speed * (alongRate * fPsi + acrossRate * gPsi);
    // lambda: the motion itself, at unit mean motion.
    jacobian[p + 5] = a * velocity;
    jacobian[v + 5] = (-speed * position) / radius3;
  }
}
