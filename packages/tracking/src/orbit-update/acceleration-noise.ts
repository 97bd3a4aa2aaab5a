import { MU_EARTH } from '@keepout/astro/constants';
import type { Force } from '@keepout/astro/force/force';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { StateVector } from '@keepout/astro/nouns';
import type { TransitionArc } from '@keepout/astro/numerical/transition';

/** Accelerations that no force has. */
export interface AccelerationNoise {
  /** White along each axis, m^2/s^3. */
  readonly densityM2PerS3: number;
  /** Relative to the uncertain forces: a density error differs from hour to hour, and between the sides of the Earth. */
  readonly air?: {
    /** Correlation time of one sigma of it, s. */
    readonly lastsS: number;
    /** Number of sigmas that depend on the place in the orbit, equal from one track to the next. */
    readonly wave: number;
  };
  /** Omitted finer terms of a gravity field, which repeat after a revolution: along the track half of it, across it all. */
  readonly field?: {
    /** One sigma on the sphere of reference, m/s^2. */
    readonly accelerationMps2: number;
    readonly radiusM: number;
    /** Share of that radius over which it decreases. */
    readonly power: number;
  };
  /** One sigma of a constant acceleration, such as sunlight on an unknown surface. */
  readonly steady?: Force;
}

/** Accumulated effect of accelerations since the origin of an arc. */
export interface Unforeseen {
  /** Float64Array(36): covariance of the white part. */
  readonly white: Float64Array;
  /** Six each: one sigma of the parts that persist from one track to the next. */
  readonly persistent: readonly Float64Array[];
}

/** Covariance accumulated from one epoch to a later one, at the origin: Float64Array(36). */
export function noiseBetween(before: Unforeseen | undefined, after: Unforeseen): Float64Array {
  const ways = after.persistent.map((way, w) => way.map((value, i) => value - (before?.persistent[w]?.[i] ?? 0)));
  return after.white.map((value, n) =>
    ways.reduce((sum, way) => sum + way[Math.floor(n / 6)]! * way[n % 6]!, value - (before?.white[n] ?? 0)),
  );
}

/** One sigma of the uncertain forces is the excess of the second over the first. */
export interface UncertainForces {
  readonly forces: readonly Force[];
  readonly considered?: readonly Force[];
  readonly massKg: number;
}

/** Angle at perigee in one step: Simpson's rule is then off by 5e-5. */
const STEP_RAD = 0.3;

/**
 * The covariance that white accelerations make on the way from the origin of an arc.
 *
 * Method   Q(t) = Phi(t) M(t) Phi(t)^T with M(t) the integral of Phi(s)^-1 G (q + T b b^T) G^T Phi(s)^-T, b one sigma of the forces, by Simpson's rule; the persistent part is the
 *          integral of Phi(s)^-1 G b times cosine and sine of the place in the orbit; the inverse is that of a symplectic matrix, its columns of velocity are -B^T and A^T; docs/models/orbit-update
 * Assumes  forces without friction in the transition, as `propagateWithTransition` has them
 * Frame    that of the arc
 *
 * @param uncertain   absent: q alone
 * @returns of an epoch, as seen from the origin: `noiseBetween` makes a covariance of it that is carried with the transition
 *
 * Checked  carried-knowledge.against-orekit.test.ts          Cost  20 ms for a day of low orbit
 */
export function accelerationNoise(
  arc: TransitionArc,
  origin: StateVector,
  { densityM2PerS3, air, field, steady }: AccelerationNoise,
  uncertain?: UncertainForces,
): (epochTaiS: number) => Unforeseen {
  const stepS = STEP_RAD / perigeeRate(origin);
  const [six, transition] = [new Float64Array(6), new Float64Array(36)];
  const axes = rtnAxes(origin.positionM, origin.velocityMps);
  /** 36 of the white part, then six of each persistent one. */
  const rateAt = (spanS: number): Float64Array => {
    const epochTaiS = origin.epochTaiS + spanS;
    arc.read(epochTaiS, six, transition);
    const columns = pushColumns(transition);
    const sigma = air && uncertain && sigmaOf(uncertain, epochTaiS, six);
    const density = [0, 1, 2].flatMap((i) =>
      [0, 1, 2].map((k) => (i === k ? densityM2PerS3 : 0) + (air && sigma ? air.lastsS * sigma[i]! * sigma[k]! : 0)),
    );
    const radius = Math.hypot(six[0]!, six[1]!, six[2]!);
    const place = (row: number): number =>
      [0, 1, 2].reduce((sum, k) => sum + (axes[3 * row + k]! * six[k]!) / radius, 0);
    const left = field && field.accelerationMps2 * (field.radiusM / radius) ** field.power;
    const local = left && rtnAxes([six[0]!, six[1]!, six[2]!], [six[3]!, six[4]!, six[5]!]);
    const ofField = (axis: number, share: number): readonly number[][] =>
      left && local ? [0, 1].map((row) => [0, 1, 2].map((k) => share * left * place(row) * local[3 * axis + k]!)) : [];
    const pushes = [
      ...ofField(1, 0.5),
      ...ofField(2, 1),
      ...(air && sigma ? [0, 1].map((row) => sigma.map((value) => air.wave * place(row) * value)) : []),
      ...(steady && uncertain ? [ratesOf([steady], epochTaiS, six, uncertain.massKg)] : []),
    ];
    const ways = pushes.flatMap((push) =>
      [0, 1, 2, 3, 4, 5].map((i) => [0, 1, 2].reduce((sum, k) => sum + columns[3 * i + k]! * push[k]!, 0)),
    );
    return Float64Array.of(...squareOf(columns, density), ...ways);
  };
  const panel = (startS: number, lengthS: number, before: Float64Array, atStart: Float64Array) => {
    const [atMiddle, atEnd] = [rateAt(startS + lengthS / 2), rateAt(startS + lengthS)];
    const share = lengthS / 6;
    // A covariance grows to either side.
    const sum = before.map(
      (value, k) => value + (k < 36 ? Math.abs(share) : share) * (atStart[k]! + 4 * atMiddle[k]! + atEnd[k]!),
    );
    return { sum, atEnd };
  };
  const atOrigin = rateAt(0);
  const originPanel = { sum: new Float64Array(atOrigin.length), atEnd: atOrigin };
  /** After a number of steps: before the origin, and after it. */
  const sides = { back: [originPanel], ahead: [originPanel] };
  return (epochTaiS) => {
    const spanS = epochTaiS - origin.epochTaiS;
    const side = spanS < 0 ? sides.back : sides.ahead;
    const towardsS = Math.sign(spanS) * stepS;
    const fullSteps = Math.floor(Math.abs(spanS) / stepS);
    for (let n = side.length - 1; n < fullSteps; n++) {
      side.push(panel(n * towardsS, towardsS, side[n]!.sum, side[n]!.atEnd));
    }
    const { sum, atEnd } = side[fullSteps]!;
    const all = panel(fullSteps * towardsS, spanS - fullSteps * towardsS, sum, atEnd).sum;
    const persistent = Array.from({ length: (all.length - 36) / 6 }, (_, w) => all.slice(36 + 6 * w, 42 + 6 * w));
    return { white: all.slice(0, 36), persistent };
  };
}

/** Phi^-1 G: rows are -B^T of the position and A^T of the velocity. */
function pushColumns(transition: Float64Array): Float64Array {
  const push = new Float64Array(18);
  for (let i = 0; i < 3; i++) {
    for (let axis = 0; axis < 3; axis++) {
      push[3 * i + axis] = -transition[6 * axis + 3 + i]!;
      push[3 * (i + 3) + axis] = transition[6 * axis + i]!;
    }
  }
  return push;
}

/** Of columns (6 by 3) with a density (3 by 3) between them. */
function squareOf(columns: Float64Array, density: readonly number[]): Float64Array {
  const half = columns.map((_, n) => {
    const [row, axis] = [3 * Math.floor(n / 3), n % 3];
    return (
      columns[row]! * density[axis]! + columns[row + 1]! * density[3 + axis]! + columns[row + 2]! * density[6 + axis]!
    );
  });
  return Float64Array.from({ length: 36 }, (_, n) => {
    const [i, k] = [3 * Math.floor(n / 6), 3 * (n % 6)];
    return half[i]! * columns[k]! + half[i + 1]! * columns[k + 1]! + half[i + 2]! * columns[k + 2]!;
  });
}

/** Acceleration by one sigma of the forces, m/s^2. */
function sigmaOf({ forces, considered, massKg }: UncertainForces, epochTaiS: number, six: Float64Array) {
  if (considered === undefined) return undefined;
  const less = ratesOf(forces, epochTaiS, six, massKg);
  return ratesOf(considered, epochTaiS, six, massKg).map((value, k) => value - less[k]!);
}

function ratesOf(forces: readonly Force[], epochTaiS: number, six: Float64Array, massKg: number): readonly number[] {
  const rates = new Float64Array(7);
  for (const force of forces) force.addRates(epochTaiS, Float64Array.of(...six, massKg), rates);
  return [rates[3]!, rates[4]!, rates[5]!];
}

/** How fast an orbit turns where it is nearest, rad/s. */
function perigeeRate({ positionM: [x, y, z], velocityMps: [u, v, w] }: StateVector): number {
  const momentum = Math.hypot(y * w - z * v, z * u - x * w, x * v - y * u);
  const energy = (u * u + v * v + w * w) / 2 - MU_EARTH / Math.hypot(x, y, z);
  const eccentricity = Math.sqrt(Math.max(0, 1 + (2 * energy * momentum ** 2) / MU_EARTH ** 2));
  const perigeeM = momentum ** 2 / MU_EARTH / (1 + eccentricity);
  return momentum / perigeeM ** 2;
}
