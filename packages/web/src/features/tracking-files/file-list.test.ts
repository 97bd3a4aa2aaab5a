import type { Observation } from '@keepout/contract/odt/observation';
import { expect, it } from 'vitest';
import { filterObservationFiles, observationFilterCount } from './FilesPage.tsx';

const file = (fileName: string, observationRequestId: string | null, catalogueId: number | null) =>
  ({ fileName, observationRequestId, catalogueId, sensorCode: 'AUR-01' }) as Observation;
const FILES = [file('a.tdm', null, null), file('b.tdm', 'REQ-1', 27386)];
const names = (filter: Parameters<typeof filterObservationFiles>[1]) =>
  filterObservationFiles(FILES, filter).map(({ fileName }) => fileName);

it('one’s own files are those that nobody ordered', () => {
  expect(names({ whose: 'all', text: '' })).toEqual(['a.tdm', 'b.tdm']);
  expect(names({ whose: 'own', text: '' })).toEqual(['a.tdm']);
  expect(names({ whose: 'ordered', text: '' })).toEqual(['b.tdm']);
});

it('a file is found by name, sensor, object and request', () => {
  expect(names({ whose: 'all', text: 'aur 27386' })).toEqual(['b.tdm']);
  expect(names({ whose: 'own', text: 'req-1' })).toEqual([]);
  expect(observationFilterCount({ whose: 'own', text: ' ' })).toBe(1);
});
