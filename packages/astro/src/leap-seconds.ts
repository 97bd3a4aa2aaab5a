import { daysSince2000 } from './calendar.ts';

/**
 * TAI minus UTC, s, from 0 h UTC of the day on.
 * Source: IERS Bulletin C, editions 1 to 70; the latest leap second ended 2016.
 */
const TABLE: readonly (readonly [year: number, month: number, taiMinusUtcS: number])[] = [
  [1972, 1, 10],
  [1972, 7, 11],
  [1973, 1, 12],
  [1974, 1, 13],
  [1975, 1, 14],
  [1976, 1, 15],
  [1977, 1, 16],
  [1978, 1, 17],
  [1979, 1, 18],
  [1980, 1, 19],
  [1981, 7, 20],
  [1982, 7, 21],
  [1983, 7, 22],
  [1985, 7, 23],
  [1988, 1, 24],
  [1990, 1, 25],
  [1991, 1, 26],
  [1992, 7, 27],
  [1993, 7, 28],
  [1994, 7, 29],
  [1996, 1, 30],
  [1997, 7, 31],
  [1999, 1, 32],
  [2006, 1, 33],
  [2009, 1, 34],
  [2012, 7, 35],
  [2015, 7, 36],
  [2017, 1, 37],
];

/** One step of TAI minus UTC. */
export interface LeapSecond {
  /** First UTC day with the new offset, days since 2000-01-01. */
  readonly day: number;
  readonly taiMinusUtcS: number;
  /** TAI instant at which the inserted second begins; the offset changes one second later. */
  readonly insertedAtTaiS: number;
}

/** The steps, newest first, because nearly every question is about the present. */
const STEPS: readonly LeapSecond[] = TABLE.map(([year, month, taiMinusUtcS]) => {
  const day = daysSince2000(year, month, 1);
  return { day, taiMinusUtcS, insertedAtTaiS: day * 86_400 + taiMinusUtcS - 1 };
}).reverse();

/** Offset before 1972-01-01, where UTC ran at another rate: the first integer offset applies. */
const FIRST_OFFSET_S = 10;

/** TAI minus UTC on a UTC day, s. @param day days since 2000-01-01 */
export function taiMinusUtcOnDay(day: number): number {
  for (const step of STEPS) if (day >= step.day) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}

/** TAI minus UTC at a TAI instant, s; an inserted second still carries the old offset. */
export function taiMinusUtcAt(epochTaiS: number): number {
  for (const step of STEPS) if (epochTaiS >= step.insertedAtTaiS + 1) return step.taiMinusUtcS;
  return FIRST_OFFSET_S;
}

/** Whether the instant lies inside an inserted second (23:59:60). */
export function isInsideLeapSecond(epochTaiS: number): boolean {
  for (const step of STEPS) {
    if (epochTaiS >= step.insertedAtTaiS + 1) return false;
    if (epochTaiS >= step.insertedAtTaiS) return step.day !== STEPS.at(-1)?.day;
  }
  return false;
}

/** Whether the UTC day ends with an inserted second. @param day days since 2000-01-01 */
export function endsWithLeapSecond(day: number): boolean {
  return STEPS.some((step, index) => step.day === day + 1 && index < STEPS.length - 1);
}
