import type { Tle } from './element-set.ts';

const tle: Tle = {
  noradId: 5,
  epoch: '2000-06-27T18:50:19.733568Z',
  tle: [
    '1 00005U 58002B   00179.78495062  .00000023  00000-0  28098-4 0  4753',
    '2 00005  34.2682 348.7242 1859667 331.7664  19.3264 10.82419157413667',
  ].join('\n'),
  name: 'VANGUARD 1',
  source: 'catalogue',
};

/** An example of each answer, by the name of its schema. */
export const TLE_EXAMPLES = {
  Tle: tle,
  TleSet: { tle_set: { '5': tle }, notAsked: [{ noradId: 99_001, reason: 'catalogue-not-reached' }] },
} satisfies Readonly<Record<string, object>>;
