import { expect, it } from 'vitest';
import { filterIn, inCodes, queryOf } from './AuditPage.tsx';
import { ACTIONS_DE, RECORD_TYPES_DE } from './words-de.ts';

it('C-10 A-16 what is looked for in German words is asked for by their codes, and a code by itself', () => {
  const words = { actions: ACTIONS_DE, recordTypes: RECORD_TYPES_DE };
  const queryOfSearch = (search: Readonly<Record<string, string>>) =>
    queryOf(inCodes(filterIn(search), words), undefined);
  expect(queryOfSearch({ action: 'Gelöscht', type: 'flugregeln' })).toEqual({
    action: 'deleted',
    'record-type': 'flight-rules',
  });
  expect(queryOfSearch({ action: 'deleted', type: 'sensor' })).toEqual({ action: 'deleted', 'record-type': 'sensor' });
});
