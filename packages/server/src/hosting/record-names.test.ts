import { expect, it } from 'vitest';
import type { Queries } from '../platform/database/database.ts';
import { namesOfRecords, type RecordNames } from './record-names.ts';

it('A-16 asks each kind once for all of its records, and has no name for what nobody names or what is gone', async () => {
  const asked: unknown[] = [];
  const names: RecordNames = {
    satellite: async (_, operatorId, ids) => {
      asked.push([operatorId, ids]);
      return new Map([['sat-1', { name: 'TERN-1' }]]);
    },
  };
  const line = (recordType: string, recordId: string) => ({ recordType, recordId });
  const nameOf = await namesOfRecords(names, {} as Queries, 'aurora', [
    line('satellite', 'sat-1'),
    line('satellite', 'sat-1'),
    line('satellite', 'sat-2'),
    line('session', 'sat-1'),
  ]);
  expect(asked).toEqual([['aurora', ['sat-1', 'sat-2']]]);
  expect(nameOf(line('satellite', 'sat-1'))).toEqual({ name: 'TERN-1' });
  expect([nameOf(line('satellite', 'sat-2')), nameOf(line('session', 'sat-1'))]).toEqual([undefined, undefined]);
});
