import { MU_EARTH } from '@keepout/astro/constants';
import type { Vec3 } from '@keepout/astro/nouns';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Returns the velocity of an object that crosses the path of another at its position, on an orbit of given perigee, apogee and
 * inclination. Of the two branches, northward and southward, one crosses at a large angle and one follows.
 *
 * Frame    inertial with z along the pole (TEME)          Assumes  two-body
 *
 * @param state             six numbers, m and m/s: the other object
 * @param belowM, aboveM    perigee below and apogee above the place
 * @param inclinationsDeg   the first one that reaches the declination of the position is used
 */
export function crossingVelocity(
  state: ArrayLike<number>,
  belowM: number,
  aboveM: number,
  inclinationsDeg: readonly number[],
  approach: 'crossing' | 'following',
  random: SeededRandom,
): { velocityMps: Vec3; meanMotionRadps: number } {
  const [x, y, z] = [state[0]!, state[1]!, state[2]!];
  const radius = Math.hypot(x, y, z);
  const flat = Math.hypot(x, y);
  const east: Vec3 = [-y / flat, x / flat, 0];
  const north: Vec3 = [(-x * z) / (flat * radius), (-y * z) / (flat * radius), flat / radius];
  const cosDeclination = flat / radius;

  const semiMajor = radius + (aboveM - belowM) / 2;
  const eccentricity = (belowM + aboveM) / (2 * semiMajor);
  const speed = Math.sqrt(MU_EARTH * (2 / radius - 1 / semiMajor));
  const across = Math.sqrt(MU_EARTH * semiMajor * (1 - eccentricity * eccentricity)) / radius;
  const climb = Math.sqrt(Math.max(speed * speed - across * across, 0)) * (random.next() < 0.5 ? 1 : -1);

  const reaching = inclinationsDeg.find((inclinationDeg) => Math.abs(cosine(inclinationDeg)) < cosDeclination);
  const sine = cosine(reaching ?? 90) / cosDeclination;
  const branches = [1, -1].map((branch): Vec3 => {
    const toNorth = branch * Math.sqrt(1 - sine * sine);
    return [0, 1, 2].map(
      (at) => across * (sine * east[at]! + toNorth * north[at]!) + (climb * state[at]!) / radius,
    ) as unknown as Vec3;
  });
  const alongness = (velocity: Vec3): number =>
    Math.abs(velocity[0] * state[3]! + velocity[1] * state[4]! + velocity[2] * state[5]!);
  const [first, second] = branches as [Vec3, Vec3];
  const isOneSquare = alongness(first) <= alongness(second);
  return {
    velocityMps: isOneSquare === (approach === 'crossing') ? first : second,
    meanMotionRadps: Math.sqrt(MU_EARTH / semiMajor ** 3),
  };
}

function cosine(angleDeg: number): number {
  return Math.cos((angleDeg * Math.PI) / 180);
}
