import type { ManoeuvreStar } from '@keepout/contract/ca/manoeuvre-enums';

/** What stars are given for. */
export interface Starred {
  /** m/s; of an attitude, which asks the motor for nothing, s. */
  readonly cost: number;
  readonly orbitsBeforeTca: number;
  readonly smaChangeM: number;
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
