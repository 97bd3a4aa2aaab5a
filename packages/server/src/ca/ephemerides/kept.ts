import type { Queries } from '../../platform/database/database.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { type EphemerisRow, findEphemeris } from './store.ts';

/** Returns an ephemeris whose content is stored; refuses a removed one. */
export async function readStoredEphemeris(db: Queries, operatorId: string, id: string): Promise<EphemerisRow> {
  const row = await orNotFound(findEphemeris(db, operatorId, id), 'The ephemeris');
  if (row.removedAt === null) return row;
  throw refused('ephemeris-content-removed', {
    detail: `The content of ${row.fileName} was removed at ${row.removedAt} because the file was superseded.`,
  });
}
