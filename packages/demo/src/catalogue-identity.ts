import { formatUtc } from '@keepout/astro/epoch';
import type { Population } from './populations.ts';
import { demoRandom, type SeededRandom } from './seeded-random.ts';

/** Who an object is: catalogue number, international designator, name. */
export interface CatalogueIdentity {
  readonly noradId: number;
  readonly cosparId: string;
  readonly name: string;
}

/** Numbers above this do not fit the five digits of a two-line set. */
export const LAST_FIVE_DIGIT_NUMBER = 69_999;
/** Up to this number of objects each has a five-digit number, with gaps between; the later launches have six digits. */
const MOST_FIVE_DIGIT = 65_000;
/** A year's launches have three digits: a larger catalogue has more objects a launch. */
const USUAL_LAUNCHES_UP_TO = 120_000;
/** First number after the five digits ran out. */
export const FIRST_SIX_DIGIT_NUMBER = 100_001;
/** Analyst objects that Alpha-5 can still write (T0001 is 270,001), and those that only an OMM can hold. */
const FIRST_ANALYST_NUMBER = 270_001;
const FIRST_NINE_DIGIT_NUMBER = 799_500_100;
const NINE_DIGIT_SHARE = 0.07;
/** Launches of the last months are numbered with six digits, years before now. */
const SIX_DIGIT_YEARS = 0.35;

const PIECES = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Gives every object of a catalogue its identity: numbers and designators grow with the launch date, pieces of one
 * launch share its designator, tracked but unidentified objects have an analyst number and no designator.
 *
 * @param populations   population of each object, in order
 * @returns identities in the same order
 */
export function identify(populations: readonly Population[], seed: number, nowTaiS: number): CatalogueIdentity[] {
  const random = demoRandom(seed, 'identity');
  const nowYear = yearOf(nowTaiS);
  const launches = new Map<Population, { year: number; left: number }>();
  const launched: { at: number; year: number }[] = [];
  const identities: CatalogueIdentity[] = new Array(populations.length);
  const crowding = Math.ceil(populations.length / USUAL_LAUNCHES_UP_TO);
  let analyst = 0;
  let nineDigit = 0;

  populations.forEach((population, at) => {
    if (population.objectType === 'UNKNOWN') {
      const isNineDigit = random.next() < NINE_DIGIT_SHARE;
      const noradId = isNineDigit ? FIRST_NINE_DIGIT_NUMBER + 7 * nineDigit++ : FIRST_ANALYST_NUMBER + 3 * analyst++;
      identities[at] = { noradId, cosparId: '', name: population.name };
      return;
    }
    let launch = launches.get(population);
    if (launch === undefined || launch.left === 0) {
      const size = population.perLaunch === 'all' ? Number.POSITIVE_INFINITY : crowding * population.perLaunch;
      launch = { year: launchYear(population, nowYear, random), left: size };
      launches.set(population, launch);
    }
    launch.left -= 1;
    launched.push({ at, year: launch.year });
  });

  launched.sort((first, second) => first.year - second.year || first.at - second.at);
  const old = Math.min(MOST_FIVE_DIGIT, launched.filter(({ year }) => year <= nowYear - SIX_DIGIT_YEARS).length);
  const gap = (LAST_FIVE_DIGIT_NUMBER - 5) / Math.max(old, 1);
  let previous: { year: number; calendarYear: number; number: number; piece: number } | undefined;
  const serial = new Map<string, number>();
  launched.forEach(({ at, year }, rank) => {
    const calendarYear = Math.floor(year);
    if (previous === undefined || previous.year !== year) {
      const number = previous?.calendarYear === calendarYear ? previous.number + 1 : 1;
      previous = { year, calendarYear, number, piece: 0 };
    }
    const cosparId = `${calendarYear}-${String(previous.number).padStart(3, '0')}${pieceLetters(previous.piece)}`;
    previous.piece += 1;
    const noradId =
      rank < old
        ? 5 + Math.floor((rank + random.uniform(0, 1 - 1 / gap)) * gap)
        : FIRST_SIX_DIGIT_NUMBER + (rank - old);
    identities[at] = { noradId, cosparId, name: objectName(populations[at]!, serial) };
  });
  return identities;
}

/** Payloads carry a running number; bodies and fragments share the name of their family, as in the public catalogue. */
function objectName(population: Population, serial: Map<string, number>): string {
  if (population.objectType !== 'PAYLOAD') return population.name;
  const number = (serial.get(population.name) ?? 0) + 1;
  serial.set(population.name, number);
  return `${population.name}-${number}`;
}

/** A, B ... Z, AA, AB ...: letters without I and O. */
export function pieceLetters(index: number): string {
  const letter = PIECES[index % PIECES.length]!;
  return index < PIECES.length ? letter : pieceLetters(Math.floor(index / PIECES.length) - 1) + letter;
}

function launchYear(population: Population, nowYear: number, random: SeededRandom): number {
  const [first, last] = population.launched.map((year) => (year <= 0 ? nowYear + year : year)) as [number, number];
  // A break-up has one launch, inside its year; everything else spreads over the years of its family.
  if (population.perLaunch === 'all') return first + (first === Math.floor(first) ? random.next() : 0);
  return random.uniform(first, last);
}

function yearOf(epochTaiS: number): number {
  const text = formatUtc(epochTaiS, 0);
  return Number(text.slice(0, 4)) + (Number(text.slice(5, 7)) - 1) / 12 + Number(text.slice(8, 10)) / 372;
}
