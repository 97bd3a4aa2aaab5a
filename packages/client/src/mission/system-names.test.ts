import { expect, it } from 'vitest';
import { systemNames } from './system-names.ts';

const namesOf = (...names: readonly string[]) => [
  ...systemNames(names.map((name, place) => ({ satelliteId: `sat-${place}`, name, noradId: 100 + place }))).values(),
];

it('26.8 a satellite is called by letters that mission databases take', () => {
  expect(namesOf('TERN-1', 'Möwe 2 [old]', 'a.b/c:d')).toEqual(['TERN-1', 'Mowe_2_old', 'a_b_c_d']);
});

it('26.8 names that come to the same, or to nothing, have the catalogue number behind them', () => {
  expect(namesOf('Tern 1', 'TERN_1', 'Gull')).toEqual(['Tern_1_100', 'TERN_1_101', 'Gull']);
  expect(namesOf('鴎', '燕')).toEqual(['SAT_100', 'SAT_101']);
});
