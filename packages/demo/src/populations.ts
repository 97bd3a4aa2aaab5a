import type { ObjectType } from '@keepout/astro/nouns';

/**
 * The generated catalogue as a table: how many objects of which kind fly where.
 *
 * Counts are for a catalogue of 30,000 and follow the public catalogue of November 2024 by regime and type, grown by
 * the constellation launches since (docs/models/demo-world.md compares them). The names are inventions.
 */
export interface Population {
  readonly name: string;
  readonly count: number;
  readonly objectType: ObjectType;
  readonly orbit: OrbitFamily;
  /** Years of launch, uniform between the two; negative years count back from the present. */
  readonly launched: readonly [number, number];
  /** Objects that share a launch; `all` for the pieces of one break-up. */
  readonly perLaunch: number | 'all';
  /** Drag term: median (1/earth radii), spread of its logarithm, share that is negative (manoeuvring or poorly fitted). */
  readonly bstar: readonly [median: number, sigmaLn: number, negativeShare?: number];
  /** Radar cross-section: median (m^2), spread of its logarithm, share of the objects that have one on record. */
  readonly rcs: readonly [medianM2: number, sigmaLn: number, knownShare: number];
}

/** Heights are kilometres above the equatorial radius, angles degrees. */
export type OrbitFamily =
  /** Satellites of a constellation: evenly spread planes, held height. */
  | {
      readonly kind: 'shell';
      readonly heightKm: number;
      readonly spreadKm: number;
      readonly inclinationDeg: number;
      readonly planes: number;
    }
  /** Sun-synchronous: inclination follows from the height, node from the local time. */
  | { readonly kind: 'sun-synchronous'; readonly heightKm: readonly [number, number]; readonly eccentricity: number }
  /** Near-circular objects spread over an altitude band, around one of the inclinations. */
  | {
      readonly kind: 'band';
      readonly heightKm: readonly [number, number];
      readonly inclinationsDeg: readonly number[];
      readonly inclinationSpreadDeg: number;
      readonly eccentricity: number;
    }
  /** Pieces of a break-up at one height: every orbit still touches that height (a Gabbard plot's two wings). */
  | {
      readonly kind: 'cloud';
      readonly heightKm: number;
      readonly wingKm: number;
      readonly inclinationDeg: number;
      readonly inclinationSpreadDeg: number;
      readonly nodeSpreadDeg: number;
    }
  /** Eccentric orbits given by perigee and apogee. */
  | {
      readonly kind: 'eccentric';
      readonly perigeeKm: readonly [number, number];
      readonly apogeeKm: readonly [number, number];
      readonly inclinationsDeg: readonly number[];
      readonly inclinationSpreadDeg: number;
      readonly argPerigeeDeg?: number;
    }
  /** Kept in a geostationary slot. */
  | { readonly kind: 'geostationary' }
  /** Left near the geostationary ring: the orbit plane circles the Laplace plane, the longitude drifts. */
  | { readonly kind: 'geosynchronous'; readonly offsetKm: readonly [number, number]; readonly eccentricity: number };

type Drag = Population['bstar'];
type Size = Population['rcs'];

const SHELL_DRAG: Drag = [3e-4, 0.9, 0.1];
const PAYLOAD_DRAG: Drag = [3e-4, 1.1, 0.04];
const BODY_DRAG: Drag = [3.3e-4, 0.9];
const DEBRIS_DRAG: Drag = [3.3e-3, 1.15];
const ECCENTRIC_DRAG: Drag = [1.8e-3, 1.1, 0.12];
const NO_DRAG: Drag = [0, 0];

const BUS_SIZE: Size = [1.2, 0.9, 0.25];
const PAYLOAD_SIZE: Size = [1.5, 1.4, 0.6];
const LARGE_SIZE: Size = [8, 0.9, 0.75];
const BODY_SIZE: Size = [4.5, 0.6, 0.82];
const FRAGMENT_SIZE: Size = [0.018, 1.2, 0.76];

function shell(
  name: string,
  count: number,
  heightKm: number,
  inclinationDeg: number,
  planes: number,
  spreadKm = 3,
  since = -5,
): Population {
  const orbit = { kind: 'shell', heightKm, spreadKm, inclinationDeg, planes } as const;
  return {
    name,
    count,
    objectType: 'PAYLOAD',
    orbit,
    launched: [since, 0],
    perLaunch: 24,
    bstar: SHELL_DRAG,
    rcs: BUS_SIZE,
  };
}

function cloud(
  name: string,
  count: number,
  heightKm: number,
  wingKm: number,
  inclinationDeg: number,
  year: number,
  nodeSpreadDeg = 360,
): Population {
  const orbit = { kind: 'cloud', heightKm, wingKm, inclinationDeg, inclinationSpreadDeg: 0.3, nodeSpreadDeg } as const;
  return {
    name: `${name} DEB`,
    count,
    objectType: 'DEBRIS',
    orbit,
    launched: [year, year],
    perLaunch: 'all',
    bstar: DEBRIS_DRAG,
    rcs: FRAGMENT_SIZE,
  };
}

function band(
  name: string,
  count: number,
  objectType: ObjectType,
  heightKm: readonly [number, number],
  inclinationsDeg: readonly number[],
  eccentricity: number,
): Population {
  const orbit = { kind: 'band', heightKm, inclinationsDeg, inclinationSpreadDeg: 0.25, eccentricity } as const;
  const [bstar, rcs] = matter(objectType);
  return {
    name,
    count,
    objectType,
    orbit,
    launched: [1964, -1],
    perLaunch: objectType === 'DEBRIS' ? 9 : 3,
    bstar,
    rcs,
  };
}

function eccentric(
  name: string,
  count: number,
  objectType: ObjectType,
  perigeeKm: readonly [number, number],
  apogeeKm: readonly [number, number],
  inclinationsDeg: readonly number[],
  argPerigeeDeg?: number,
): Population {
  const path = { kind: 'eccentric', perigeeKm, apogeeKm, inclinationsDeg, inclinationSpreadDeg: 0.8 } as const;
  const orbit = argPerigeeDeg === undefined ? path : { ...path, argPerigeeDeg };
  const bstar = perigeeKm[0] > 2_500 ? NO_DRAG : ECCENTRIC_DRAG;
  return { name, count, objectType, orbit, launched: [1968, -1], perLaunch: 2, bstar, rcs: matter(objectType)[1] };
}

function geosynchronous(
  name: string,
  count: number,
  objectType: ObjectType,
  offsetKm: readonly [number, number],
  eccentricity: number,
): Population {
  const orbit = { kind: 'geosynchronous', offsetKm, eccentricity } as const;
  const rcs = objectType === 'PAYLOAD' ? LARGE_SIZE : matter(objectType)[1];
  return { name, count, objectType, orbit, launched: [1972, -8], perLaunch: 2, bstar: NO_DRAG, rcs };
}

function matter(objectType: ObjectType): readonly [Drag, Size] {
  if (objectType === 'PAYLOAD') return [PAYLOAD_DRAG, PAYLOAD_SIZE];
  if (objectType === 'ROCKET BODY') return [BODY_DRAG, BODY_SIZE];
  return [DEBRIS_DRAG, FRAGMENT_SIZE];
}

export const POPULATIONS: readonly Population[] = [
  // Constellations in low orbit.
  shell('STARNET', 1700, 548, 53.05, 72),
  shell('STARNET', 1600, 530, 53.16, 72, 6),
  shell('STARNET', 1300, 480, 53.16, 72, 8, -3),
  shell('STARNET', 1900, 525, 43.0, 56, 7, -4),
  shell('STARNET', 1200, 485, 43.0, 56, 8, -3),
  shell('STARNET', 600, 440, 43.0, 28, 10, -2),
  shell('STARNET', 410, 570, 70.0, 36),
  shell('STARNET', 250, 560, 97.6, 10),
  {
    ...band('STARNET', 480, 'PAYLOAD', [300, 440], [43, 53.1], 0.0004),
    launched: [-1, 0],
    perLaunch: 24,
    rcs: BUS_SIZE,
  },
  shell('AURORALINK', 655, 1207, 87.9, 12, 6, -6),
  shell('KESTREL-NET', 190, 628, 51.9, 34, 2, -1),
  shell('LONGBOW', 110, 1070, 88.9, 6, 3, -1),
  shell('LONGBOW', 100, 1160, 86.5, 6, 3, -1),
  shell('HALO RELAY', 82, 779, 86.4, 6, 2, -9),
  shell('ATLASPHONE', 86, 1414, 52.0, 8, 12, -20),
  // Single payloads in low orbit.
  {
    name: 'TERRAVIEW',
    count: 1412,
    objectType: 'PAYLOAD',
    orbit: { kind: 'sun-synchronous', heightKm: [470, 620], eccentricity: 0.0012 },
    launched: [-9, 0],
    perLaunch: 12,
    bstar: [4e-4, 0.9, 0.05],
    rcs: [0.4, 1.3, 0.5],
  },
  {
    name: 'HELIOSCAN',
    count: 540,
    objectType: 'PAYLOAD',
    orbit: { kind: 'sun-synchronous', heightKm: [620, 860], eccentricity: 0.0018 },
    launched: [1990, 0],
    perLaunch: 3,
    bstar: PAYLOAD_DRAG,
    rcs: PAYLOAD_SIZE,
  },
  {
    ...band('STATION', 14, 'PAYLOAD', [388, 424], [51.64, 41.47], 0.0005),
    launched: [-28, 0],
    perLaunch: 2,
    bstar: [3e-4, 0.3],
    rcs: [60, 0.9, 0.9],
  },
  {
    ...band('CUBELET', 190, 'PAYLOAD', [330, 415], [51.64], 0.0007),
    launched: [-3, 0],
    perLaunch: 12,
    bstar: [6e-4, 0.6],
    rcs: [0.05, 0.6, 0.6],
  },
  band('SPARROW', 300, 'PAYLOAD', [480, 620], [45, 53, 97.5, 36, 63.4], 0.0016),
  band('KOMPAS', 270, 'PAYLOAD', [940, 1010], [82.95], 0.0035),
  band('STRELKA', 580, 'PAYLOAD', [1390, 1510], [74.03, 82.58], 0.004),
  band('MERIDIAN-S', 150, 'PAYLOAD', [600, 1500], [65, 66, 71, 74, 81.2, 82.5, 90, 100], 0.006),
  // Rocket bodies in low orbit.
  band('SOKOL-3 R/B', 290, 'ROCKET BODY', [720, 1010], [82.95, 74.05, 81.2], 0.004),
  band('SOKOL-9 R/B', 120, 'ROCKET BODY', [820, 860], [71.0, 98.7], 0.002),
  band('JADE-4 R/B', 270, 'ROCKET BODY', [480, 900], [97.6, 98.4, 98.8, 63.4], 0.006),
  band('HALCYON R/B', 200, 'ROCKET BODY', [420, 1500], [51.6, 53, 66, 90, 100], 0.012),
  band('TAIGA R/B', 110, 'ROCKET BODY', [1400, 1600], [74.0, 82.6], 0.006),
  // Fragments in low orbit.
  cloud('TEMPEST-1C', 2150, 845, 190, 98.9, 1999),
  cloud('VOLKHOV-22', 620, 785, 150, 74.04, 1993),
  cloud('HALO RELAY 33', 140, 775, 120, 86.4, 1997),
  cloud('BOREAS-16', 420, 845, 120, 99.0, 2000),
  cloud('BOREAS-17', 110, 808, 70, 98.7, 2002),
  cloud('JADE-4 R/B', 640, 815, 150, 98.8, -3.2, 140),
  cloud('JADE-4 R/B', 230, 720, 120, 98.8, -1.6, 70),
  cloud('TALLOW F13', 230, 835, 90, 98.7, 1995),
  cloud('HALCYON R/B', 720, 1010, 260, 99.9, 1965),
  cloud('HALCYON R/B', 430, 1440, 190, 102.0, 1973),
  cloud('HALCYON R/B', 300, 900, 220, 88.5, 1961),
  cloud('SOKOL-9 R/B', 260, 840, 110, 71.0, 1992),
  cloud('VOLKHOV-17', 320, 960, 160, 65.0, 1987),
  band('VOLKHOV DEB', 900, 'DEBRIS', [560, 1020], [82.5, 81.2, 82.95, 62.8, 65], 0.011),
  band('TAIGA DEB', 420, 'DEBRIS', [1180, 1600], [74.0, 82.6, 90.2], 0.012),
  band('HALCYON DEB', 780, 'DEBRIS', [420, 1120], [97.8, 98.6, 66.5, 28.5, 51.7], 0.013),
  band('JADE DEB', 700, 'DEBRIS', [430, 980], [97.5, 98.2, 98.8, 100.4], 0.011),
  {
    ...band('KESTREL DEB', 230, 'DEBRIS', [300, 480], [51.6, 53, 43, 97.4], 0.004),
    launched: [-4, 0],
    bstar: [9e-4, 0.7],
  },
  // Low perigee, high apogee.
  eccentric('MERIDIAN-E', 155, 'PAYLOAD', [380, 1500], [2100, 18_000], [63.4, 28, 65, 83, 99]),
  eccentric('HALCYON R/B', 290, 'ROCKET BODY', [300, 1600], [2200, 24_000], [27, 49, 52, 65, 7, 64]),
  eccentric('HALCYON DEB', 745, 'DEBRIS', [300, 1700], [2100, 26_000], [65.5, 49.5, 52, 50, 28, 102, 8]),
  eccentric('SOKOL GTO', 23, 'PAYLOAD', [240, 900], [33_500, 38_000], [7, 20, 27]),
  eccentric('ARGO-5 R/B', 235, 'ROCKET BODY', [230, 900], [33_500, 37_500], [6.5, 4, 18, 21, 26.5, 28]),
  eccentric('ARGO-5 DEB', 295, 'DEBRIS', [250, 1200], [32_500, 37_000], [7, 6, 8, 26.5, 20]),
  eccentric('MOLVA', 46, 'PAYLOAD', [500, 1900], [38_200, 39_900], [62.8, 63.4, 64.5], 280),
  eccentric('SOKOL-M R/B', 75, 'ROCKET BODY', [350, 1900], [34_000, 41_000], [62.8, 64, 45], 280),
  eccentric('SOKOL-M DEB', 45, 'DEBRIS', [300, 1900], [34_000, 40_500], [63, 64, 48], 285),
  // Navigation.
  { ...shell('NAVIGATOR', 110, 20_182, 55, 6, 15, -30), perLaunch: 1, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...shell('GLOSAT', 135, 19_130, 64.8, 3, 12, -40), perLaunch: 3, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...shell('EUNAV', 34, 23_222, 56, 3, 4, -14), perLaunch: 2, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...shell('SINONAV', 50, 21_528, 55, 3, 6, -12), perLaunch: 2, bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...band('NAVIGATOR', 61, 'PAYLOAD', [19_500, 21_200], [54, 63, 66], 0.006), bstar: NO_DRAG, rcs: LARGE_SIZE },
  { ...band('SOKOL-D R/B', 112, 'ROCKET BODY', [18_800, 24_000], [65, 64.5, 55, 54], 0.006), bstar: NO_DRAG },
  { ...band('SOKOL-D DEB', 22, 'DEBRIS', [18_500, 20_500], [65, 55], 0.012), bstar: NO_DRAG },
  // The geostationary ring and its neighbourhood.
  {
    name: 'ORBICAST',
    count: 555,
    objectType: 'PAYLOAD',
    orbit: { kind: 'geostationary' },
    launched: [-19, 0],
    perLaunch: 2,
    bstar: NO_DRAG,
    rcs: LARGE_SIZE,
  },
  geosynchronous('ORBICAST', 390, 'PAYLOAD', [-60, 60], 0.0006),
  geosynchronous('SOKOL-D R/B', 140, 'ROCKET BODY', [-250, 250], 0.002),
  geosynchronous('ORBICAST DEB', 33, 'DEBRIS', [-250, 250], 0.006),
  geosynchronous('ORBICAST', 470, 'PAYLOAD', [310, 700], 0.0016),
  geosynchronous('SOKOL-D R/B', 110, 'ROCKET BODY', [310, 1200], 0.01),
  // Everything that fits none of the above: raised transfer stages and their fragments.
  eccentric('MERIDIAN-H', 75, 'PAYLOAD', [4_000, 18_000], [34_000, 60_000], [63.4, 28, 5]),
  eccentric('BRISE R/B', 235, 'ROCKET BODY', [2_600, 12_000], [30_000, 37_500], [48.5, 25, 12, 9]),
  eccentric('BRISE DEB', 310, 'DEBRIS', [2_600, 9_000], [14_000, 36_500], [48.8, 49.5, 47, 13]),
  // Tracked, not yet identified: analyst numbers, no designator.
  {
    ...band('UNKNOWN', 540, 'UNKNOWN', [450, 1150], [98.6, 82.6, 74, 65, 53, 86.4], 0.009),
    launched: [0, 0],
    perLaunch: 1,
  },
];
