import { type Fault, fail, ok, type Result } from '@keepout/units/result';
import { MU_EARTH } from '../constants.ts';
import type { Vec3 } from '../nouns.ts';
import { cross, scaled } from '../vector.ts';

/** One orbit between two points in a given time. */
export interface Transfer {
  readonly revolutions: number;
  readonly departureMps: Vec3;
  readonly arrivalMps: Vec3;
}

export interface LambertFault extends Fault {
  readonly code: 'time-not-positive' | 'points-in-line';
}

const TURNS = 40;
const SETTLED = 1e-13;

/**
 * All orbits between two points in a given time.
 *
 * Method   Izzo, Celestial Mechanics and Dynamical Astronomy 121 (2015): Lancaster and Blanchard's time of flight in x,
 *          Householder iterations of third order; docs/models/initial-orbit
 * Assumes  two-body motion
 *
 * @param departureM, arrivalM   Vec3   m   inertial
 * @param isRetrograde           the orbit turns against the z axis
 * @returns ok: Transfer[]   the direct one first, then two for each number of revolutions that the time allows
 *          |   fault: "time-not-positive" | "points-in-line" (the plane is not determined)
 *
 * Checked  conformance/manoeuvre/lambert (0.1 mm/s), arrival by two-body propagation
 */
export function lambert(
  departureM: Vec3,
  arrivalM: Vec3,
  durationS: number,
  isRetrograde: boolean,
  mu: number = MU_EARTH,
): Result<Transfer[], LambertFault> {
  if (!(durationS > 0)) return fail({ code: 'time-not-positive' });
  const c = Math.hypot(arrivalM[0] - departureM[0], arrivalM[1] - departureM[1], arrivalM[2] - departureM[2]);
  const r1 = Math.hypot(...departureM);
  const r2 = Math.hypot(...arrivalM);
  const s = 0.5 * (c + r1 + r2);
  const e1 = scaled(departureM, 1 / r1);
  const e2 = scaled(arrivalM, 1 / r2);
  const normal = cross(e1, e2);
  const sine = Math.hypot(...normal);
  if (!(sine > 1e-12)) return fail({ code: 'points-in-line' });
  const h = scaled(normal, 1 / sine);
  // The short way runs along h; it is the wrong way round when h points against the wanted sense.
  const isLong = h[2] < 0 !== isRetrograde;
  const lambda = Math.sqrt(1 - c / s) * (isLong ? -1 : 1);
  const t1 = isLong ? cross(e1, h) : cross(h, e1);
  const t2 = isLong ? cross(e2, h) : cross(h, e2);
  const time = Math.sqrt((2 * mu) / s ** 3) * durationS;

  const gamma = Math.sqrt((mu * s) / 2);
  const rho = (r1 - r2) / c;
  const sigma = Math.sqrt(1 - rho * rho);
  const transfer = ({ x, revolutions }: Root): Transfer => {
    const y = Math.sqrt(1 - lambda * lambda * (1 - x * x));
    const radial1 = (gamma * (lambda * y - x - rho * (lambda * y + x))) / r1;
    const radial2 = (-gamma * (lambda * y - x + rho * (lambda * y + x))) / r2;
    const across = gamma * sigma * (y + lambda * x);
    const velocity = (e: Vec3, t: Vec3, radial: number, r: number): Vec3 => [
      radial * e[0] + (across / r) * t[0],
      radial * e[1] + (across / r) * t[1],
      radial * e[2] + (across / r) * t[2],
    ];
    return {
      revolutions,
      departureMps: velocity(e1, t1, radial1, r1),
      arrivalMps: velocity(e2, t2, radial2, r2),
    };
  };
  return ok(roots(lambda, time).map(transfer));
}

interface Root {
  readonly x: number;
  readonly revolutions: number;
}

function roots(lambda: number, time: number): Root[] {
  const timeOfNoRevolution = Math.acos(lambda) + lambda * Math.sqrt(1 - lambda * lambda);
  const parabola = (2 / 3) * (1 - lambda ** 3);
  let start = Math.expm1(Math.log(2) * (Math.log(time / timeOfNoRevolution) / Math.log(parabola / timeOfNoRevolution)));
  if (time >= timeOfNoRevolution) start = (timeOfNoRevolution / time) ** (2 / 3) - 1;
  else if (time < parabola) start = (2.5 * parabola * (parabola - time)) / (time * (1 - lambda ** 5)) + 1;
  const solutions: Root[] = [{ x: solve(lambda, time, start, 0), revolutions: 0 }];
  let maxRevolutions = Math.floor(time / Math.PI);
  if (
    maxRevolutions > 0 &&
    time < timeOfNoRevolution + maxRevolutions * Math.PI &&
    time < shortestTime(lambda, maxRevolutions)
  )
    maxRevolutions -= 1;
  for (let m = 1; m <= maxRevolutions; m++) {
    const left = ((m * Math.PI + Math.PI) / (8 * time)) ** (2 / 3);
    const right = ((8 * time) / (m * Math.PI)) ** (2 / 3);
    solutions.push({ x: solve(lambda, time, (left - 1) / (left + 1), m), revolutions: m });
    solutions.push({ x: solve(lambda, time, (right - 1) / (right + 1), m), revolutions: m });
  }
  return solutions;
}

/** Least time of flight with a number of revolutions, by Halley's method on its derivative. */
function shortestTime(lambda: number, revolutions: number): number {
  let x = 0;
  for (let i = 0; i < TURNS; i++) {
    const [first, second, third] = derivatives(lambda, x, flightTime(lambda, x, revolutions));
    const step = (first * second) / (second * second - 0.5 * first * third);
    x -= step;
    if (Math.abs(step) < SETTLED) break;
  }
  return flightTime(lambda, x, revolutions);
}

function solve(lambda: number, time: number, start: number, revolutions: number): number {
  let x = start;
  for (let i = 0; i < TURNS; i++) {
    const at = flightTime(lambda, x, revolutions);
    const [first, second, third] = derivatives(lambda, x, at);
    const miss = at - time;
    const square = first * first;
    const step =
      (miss * (square - 0.5 * miss * second)) / (first * (square - miss * second) + (third * miss * miss) / 6);
    x -= step;
    if (Math.abs(step) < SETTLED) break;
  }
  return x;
}

function flightTime(lambda: number, x: number, revolutions: number): number {
  const lack = 1 - x * x;
  const y = Math.sqrt(1 - lambda * lambda * lack);
  if (revolutions === 0 && Math.abs(lack) < 0.02) return battinTime(lambda, x, y);
  const inner = x * y + lambda * lack;
  const psi = lack > 0 ? Math.acos(inner) : Math.acosh(inner);
  return ((psi + revolutions * Math.PI) / Math.sqrt(Math.abs(lack)) - x + lambda * y) / lack;
}

/** Near the parabola the closed form loses its digits; Battin's hypergeometric series does not. */
function battinTime(lambda: number, x: number, y: number): number {
  const eta = y - lambda * x;
  const s = 0.5 * (1 - lambda - x * eta);
  let term = 1;
  let sum = 1;
  for (let k = 0; k < 200 && Math.abs(term) > 1e-17; k++) {
    term *= ((3 + k) * (1 + k) * s) / ((2.5 + k) * (k + 1));
    sum += term;
  }
  return (eta ** 3 * (4 / 3) * sum + 4 * lambda * eta) / 2;
}

function derivatives(lambda: number, x: number, time: number): [number, number, number] {
  const lack = 1 - x * x;
  const square = lambda * lambda;
  const y = Math.sqrt(1 - square * lack);
  const first = (3 * time * x - 2 + (2 * square * lambda * x) / y) / lack;
  const second = (3 * time + 5 * x * first + (2 * (1 - square) * square * lambda) / y ** 3) / lack;
  const third = (7 * x * second + 8 * first - (6 * (1 - square) * square * square * lambda * x) / y ** 5) / lack;
  return [first, second, third];
}
