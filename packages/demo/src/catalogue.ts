import { formatUtc, parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { type CatalogueIdentity, identify } from './catalogue-identity.ts';
import { type DrawnOrbit, drawOrbit, SGP4_RADIUS_KM } from './orbit-sampler.ts';
import { POPULATIONS, type Population } from './populations.ts';
import { demoRandom, type SeededRandom } from './seeded-random.ts';
import { skyAt } from './sky.ts';

/** Originator of every generated element set, so that none is mistaken for a real object. */
export const DEMO_ORIGINATOR = 'KEEPOUT-DEMO';

/** Parameters of a demo world: the same three give the same world, to the last digit. */
export interface CatalogueOrder {
  readonly seed: number;
  readonly nowTaiS: number;
  readonly count?: number;
}

/** Newest and oldest ordinary element sets, days before now; one object in two hundred is older. */
const NEWEST_DAYS = 0.05;
const OLDEST_DAYS = 2.1;
const STALE_SHARE = 0.005;

/**
 * Generates a public catalogue around `now`: realistic by regime, no object of it exists.
 *
 * Method   populations (constellation shells, bands, break-up clouds, transfer orbits, the geostationary ring) sampled
 *          with a seeded generator; docs/models/demo-world.md
 * Frame    TEME mean elements of SGP4, as the public catalogue
 *
 * @returns element sets ordered by catalogue number
 */
export function makeCatalogue({ seed, nowTaiS, count = 30_000 }: CatalogueOrder): MeanElements[] {
  const sky = skyAt(nowTaiS);
  const counts = apportion(POPULATIONS, count);
  const drafts: { population: Population; orbit: DrawnOrbit; random: SeededRandom }[] = [];
  POPULATIONS.forEach((population, at) => {
    const random = demoRandom(seed, `population ${at} ${population.name}`);
    for (let member = 0; member < counts[at]!; member += 1) {
      drafts.push({ population, orbit: drawOrbit(population.orbit, member, counts[at]!, random, sky), random });
    }
  });
  const identities = identify(
    drafts.map((draft) => draft.population),
    seed,
    nowTaiS,
  );
  return drafts
    .map(({ population, orbit, random }, at) => elementSet(population, orbit, identities[at]!, nowTaiS, random))
    .sort((first, second) => first.noradId - second.noradId);
}

function elementSet(
  population: Population,
  orbit: DrawnOrbit,
  identity: CatalogueIdentity,
  nowTaiS: number,
  random: SeededRandom,
): MeanElements {
  const stale = random.next() < STALE_SHARE;
  const ageDays = stale ? random.uniform(3, 9) : NEWEST_DAYS + (OLDEST_DAYS - NEWEST_DAYS) * random.next() ** 2;
  const epochUtc = formatUtc(nowTaiS - ageDays * 86_400, 6);
  const epoch = parseUtc(epochUtc);
  if (!epoch.ok) throw new Error(`an epoch that was just written cannot be read: ${epochUtc}`);
  const [medianM2, sigmaLn, knownShare] = population.rcs;
  const hasSize = random.next() < knownShare;
  const rcsM2 = round(random.logNormal(medianM2, sigmaLn), 4);
  return {
    noradId: identity.noradId,
    name: identity.name,
    cosparId: identity.cosparId,
    epochTaiS: epoch.value,
    epochUtc,
    meanMotionRevPerDay: round(orbit.meanMotionRevPerDay, 8),
    eccentricity: round(orbit.eccentricity, 7),
    inclinationDeg: round(orbit.inclinationDeg, 4),
    raanDeg: round(orbit.raanDeg, 4),
    argPerigeeDeg: round(orbit.argPerigeeDeg, 4),
    meanAnomalyDeg: round(orbit.meanAnomalyDeg, 4),
    bstar: dragTerm(population.bstar, orbit, random),
    meanMotionDot: 0,
    meanMotionDdot: 0,
    ephemerisType: 0,
    classification: 'U',
    elementSetNo: 999,
    revAtEpoch: Math.floor(random.uniform(1, 60_000)),
    objectType: population.objectType,
    ...(hasSize && rcsM2 > 0 ? { rcsM2 } : {}),
  };
}

/** Returns the drag term of one object. At low altitude only objects with a small drag term have survived. */
function dragTerm(
  [median, sigmaLn, negativeShare = 0]: Population['bstar'],
  orbit: DrawnOrbit,
  random: SeededRandom,
): number {
  const bstar = random.logNormal(median, sigmaLn) * (random.next() < negativeShare ? -0.3 : 1);
  const semiMajorKm = (398600.8 / ((orbit.meanMotionRevPerDay * 2 * Math.PI) / 86_400) ** 2) ** (1 / 3);
  const perigeeKm = semiMajorKm * (1 - orbit.eccentricity) - SGP4_RADIUS_KM;
  const limit = perigeeKm > 500 ? 0.1 : 1.5e-4 * 10 ** ((perigeeKm - 250) / 110);
  const bounded = Math.min(Math.max(bstar, -limit / 4), limit);
  return Number(bounded.toPrecision(5));
}

/** Shares `count` out in the proportions of the table; the largest remainders get the last objects. */
function apportion(populations: readonly Population[], count: number): number[] {
  const total = populations.reduce((sum, population) => sum + population.count, 0);
  const exact = populations.map((population) => (population.count * count) / total);
  const counts = exact.map(Math.floor);
  const missing = count - counts.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, rest: value - counts[at]! }))
    .sort((first, second) => second.rest - first.rest);
  for (const { at } of byRemainder.slice(0, missing)) counts[at]! += 1;
  return counts;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
