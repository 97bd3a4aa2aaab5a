import type { OrbitFamily } from './populations.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Direction of the Sun and rotation angle of the Earth, at the epoch of the catalogue. */
export interface OrbitPopulation {
  readonly sunRightAscensionDeg: number;
  readonly greenwichSiderealDeg: number;
}

/** Mean orbit of one object; the drag term is drawn elsewhere. */
export interface DrawnOrbit {
  readonly meanMotionRevPerDay: number;
  readonly eccentricity: number;
  readonly inclinationDeg: number;
  readonly raanDeg: number;
  readonly argPerigeeDeg: number;
  readonly meanAnomalyDeg: number;
}

/** Equatorial radius and gravitational parameter of WGS-72, the constants of SGP4, km and km^3/s^2. */
export const SGP4_RADIUS_KM = 6378.135;
const SGP4_MU_KM3_S2 = 398600.8;
/** One sidereal revolution a day, rev/day. */
const GEOSTATIONARY_REV_PER_DAY = 1.0027379;
const GEOSTATIONARY_RADIUS_KM = 42_164.2;
/** Local times of the ascending node in use: dawn, mid-morning, early afternoon, dusk; hours. */
const LOCAL_TIMES_H = [6, 9.5, 10, 10.5, 10.5, 13.5, 15, 18, 22.5] as const;
/** Inclination of the plane that the Sun and the Moon leave still at the geostationary height, degrees. */
const LAPLACE_PLANE_DEG = 7.4;

/**
 * Draws one mean orbit of a family.
 *
 * @param member   number   place of the object in its population; spreads a shell over its planes
 * @param count    number   objects in the population
 */
export function drawOrbit(
  family: OrbitFamily,
  member: number,
  count: number,
  random: SeededRandom,
  sky: OrbitPopulation,
): DrawnOrbit {
  switch (family.kind) {
    case 'shell':
      return drawShell(family, member, count, random);
    case 'sun-synchronous': {
      const radiusKm = SGP4_RADIUS_KM + random.uniform(...family.heightKm);
      const node = sky.sunRightAscensionDeg + (random.pick(LOCAL_TIMES_H) - 12 + 0.4 * random.normal()) * 15;
      const eccentricity = rayleigh(family.eccentricity, random);
      return orbit(
        radiusKm,
        eccentricity,
        sunSynchronousInclinationDeg(radiusKm) + 0.05 * random.normal(),
        node,
        random,
      );
    }
    case 'band': {
      const radiusKm = SGP4_RADIUS_KM + random.uniform(...family.heightKm);
      const inclinationDeg = random.pick(family.inclinationsDeg) + family.inclinationSpreadDeg * random.normal();
      return orbit(radiusKm, rayleigh(family.eccentricity, random), inclinationDeg, random.uniform(0, 360), random);
    }
    case 'cloud':
      return drawFragment(family, random);
    case 'eccentric': {
      const perigeeKm = SGP4_RADIUS_KM + random.uniform(...family.perigeeKm);
      const apogeeKm = SGP4_RADIUS_KM + random.uniform(...family.apogeeKm);
      const inclinationDeg = random.pick(family.inclinationsDeg) + family.inclinationSpreadDeg * random.normal();
      const argPerigeeDeg =
        family.argPerigeeDeg === undefined ? random.uniform(0, 360) : family.argPerigeeDeg + 12 * random.normal();
      const semiMajorKm = (perigeeKm + apogeeKm) / 2;
      const eccentricity = (apogeeKm - perigeeKm) / (apogeeKm + perigeeKm);
      return {
        ...orbit(semiMajorKm, eccentricity, Math.abs(inclinationDeg), random.uniform(0, 360), random),
        argPerigeeDeg: wrapDegrees(argPerigeeDeg),
      };
    }
    case 'geostationary': {
      const sampledOrbit = orbit(
        GEOSTATIONARY_RADIUS_KM,
        rayleigh(0.0002, random),
        rayleigh(0.035, random),
        random.uniform(0, 360),
        random,
      );
      const longitudeDeg = ((member + random.uniform(0.1, 0.9)) / count) * 360;
      const meanAnomalyDeg =
        longitudeDeg + sky.greenwichSiderealDeg - sampledOrbit.raanDeg - sampledOrbit.argPerigeeDeg;
      return {
        ...sampledOrbit,
        meanMotionRevPerDay: GEOSTATIONARY_REV_PER_DAY + 4e-6 * random.normal(),
        meanAnomalyDeg: wrapDegrees(meanAnomalyDeg),
      };
    }
    case 'geosynchronous': {
      const radiusKm = GEOSTATIONARY_RADIUS_KM + random.uniform(...family.offsetKm);
      const turnRad = random.uniform(0.12, 2 * Math.PI - 0.12);
      const inclinationDeg = 2 * LAPLACE_PLANE_DEG * Math.sin(turnRad / 2) + 0.3 * random.normal();
      const nodeDeg = 90 - (turnRad / 2) * (180 / Math.PI) + 2 * random.normal();
      return orbit(radiusKm, rayleigh(family.eccentricity, random), Math.abs(inclinationDeg), nodeDeg, random);
    }
    default:
      return family satisfies never;
  }
}

/** Satellites in evenly spaced planes, evenly along each, the phase turned a little from plane to plane. */
function drawShell(
  family: Extract<OrbitFamily, { kind: 'shell' }>,
  member: number,
  count: number,
  random: SeededRandom,
): DrawnOrbit {
  const plane = member % family.planes;
  const perPlane = Math.ceil(count / family.planes);
  const slot = Math.floor(member / family.planes);
  const radiusKm = SGP4_RADIUS_KM + family.heightKm + family.spreadKm * random.normal();
  const sampledOrbit = orbit(
    radiusKm,
    rayleigh(1.2e-4, random),
    family.inclinationDeg + 0.01 * random.normal(),
    (plane / family.planes) * 360,
    random,
  );
  const phaseDeg = ((slot + 0.37 * plane) / perPlane) * 360 + 0.3 * random.normal();
  return {
    ...sampledOrbit,
    raanDeg: wrapDegrees(sampledOrbit.raanDeg + 0.4 * random.normal()),
    meanAnomalyDeg: wrapDegrees(phaseDeg - sampledOrbit.argPerigeeDeg),
  };
}

/** Draws a fragment. An ejection that raises the orbit leaves the perigee at the break-up altitude, one that lowers it the apogee. */
function drawFragment(family: Extract<OrbitFamily, { kind: 'cloud' }>, random: SeededRandom): DrawnOrbit {
  const parentKm = SGP4_RADIUS_KM + family.heightKm;
  // Drag has eaten most of the lower wing: the upper one is the wider.
  const kickKm = family.wingKm * random.normal();
  const shiftKm = kickKm > 0 ? kickKm : 0.6 * kickKm;
  const radiusKm = Math.max(parentKm + shiftKm, SGP4_RADIUS_KM + 330);
  const eccentricity = Math.hypot(random.uniform(0.35, 1) * (shiftKm / radiusKm), rayleigh(0.002, random));
  const inclinationDeg = family.inclinationDeg + family.inclinationSpreadDeg * random.normal();
  const node =
    family.nodeSpreadDeg >= 360 ? random.uniform(0, 360) : 200 + family.nodeSpreadDeg * 0.5 * random.normal();
  return orbit(radiusKm, eccentricity, inclinationDeg, node, random);
}

function orbit(
  semiMajorKm: number,
  eccentricity: number,
  inclinationDeg: number,
  raanDeg: number,
  random: SeededRandom,
): DrawnOrbit {
  // No perigee inside the dense air: such an object would not be in a catalogue next week.
  const largest = 1 - (SGP4_RADIUS_KM + 210) / semiMajorKm;
  return {
    meanMotionRevPerDay: (Math.sqrt(SGP4_MU_KM3_S2 / semiMajorKm ** 3) * 86_400) / (2 * Math.PI),
    eccentricity: Math.min(eccentricity, Math.max(largest, 1e-5)),
    inclinationDeg: Math.abs(inclinationDeg),
    raanDeg: wrapDegrees(raanDeg),
    argPerigeeDeg: random.uniform(0, 360),
    meanAnomalyDeg: random.uniform(0, 360),
  };
}

/** Inclination at which the node follows the Sun (0.9856 degrees a day), circular orbit, J2 only. */
export function sunSynchronousInclinationDeg(radiusKm: number): number {
  const meanMotionDegPerDay = (Math.sqrt(SGP4_MU_KM3_S2 / radiusKm ** 3) * 86_400 * 180) / Math.PI;
  const cosine = -0.98565 / (1.5 * 1.082616e-3 * (SGP4_RADIUS_KM / radiusKm) ** 2 * meanMotionDegPerDay);
  return (Math.acos(cosine) * 180) / Math.PI;
}

function rayleigh(scale: number, random: SeededRandom): number {
  return scale * Math.sqrt(-2 * Math.log(1 - random.next()));
}

/** Wraps an angle to [0, 360) degrees, the form of an element set. */
export function wrapDegrees(angleDeg: number): number {
  const wrapped = angleDeg % 360;
  return wrapped < 0 ? wrapped + 360 : wrapped;
}
