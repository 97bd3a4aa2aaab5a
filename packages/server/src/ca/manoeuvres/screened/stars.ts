import type { ManoeuvreStar } from '@keepout/contract/ca/manoeuvre-enums';

/** What stars are given for. */
export interface Starred {
  /** m/s; of an attitude, which asks the motor for nothing, s. */
  readonly cost: number;
  readonly orbitsBeforeTca: number;
  readonly smaChangeM: number;
}

/** What the catalogue makes of a manoeuvre. */
export interface Judged {
  /** New events above the watch limit. */
  readonly newCount: number;
  /** Of all events, new ones included. */
  readonly totalPc: number;
}

/**
 * What may have a star: what creates no new event above the watch limit. Where everything creates one, as at crowded heights with errors of
 * element sets, what stays below the target with the new events counted.
 */
export function worthStars<T extends Judged>(all: readonly T[], targetPc: number): readonly T[] {
  const clear = all.filter(({ newCount }) => newCount === 0);
  return clear.length > 0 ? clear : all.filter(({ totalPc }) => totalPc <= targetPc);
}

const WORTHS: readonly (readonly [ManoeuvreStar, (one: Starred) => number])[] = [
  ['CHEAPEST', ({ cost }) => -cost],
  ['EARLIEST', ({ orbitsBeforeTca }) => orbitsBeforeTca],
  ['LEAST_ORBIT_CHANGE', ({ smaChangeM }) => -Math.abs(smaChangeM)],
];

/** The best at each: the first of those that are as good. */
export function starsOf<T extends Starred>(all: readonly T[]): { readonly star: ManoeuvreStar; readonly of: T }[] {
  const [first] = all;
  if (first === undefined) return [];
  return WORTHS.map(([star, worth]) => ({ star, of: all.reduce((a, b) => (worth(b) > worth(a) ? b : a), first) }));
}
