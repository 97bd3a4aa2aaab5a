import { basename } from 'node:path';
import { formatUtcZ } from '@keepout/astro/epoch';
import { READINESS } from '@keepout/contract/ca/endpoints/readiness';
import type { Readiness } from '@keepout/contract/ca/readiness';
import { withStatement } from '@keepout/contract/sentences';
import { sql } from 'drizzle-orm';
import { catalogueState } from '../../catalogue/state.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { presentScreening } from '../screenings/present.ts';
import { type ScreeningRow, screeningList } from '../screenings/store.ts';

export function registerReadiness(app: App, { database, settings }: ServerContext): void {
  serve(app, READINESS.getReadiness, async (request) => {
    const db = database.orm;
    const { operatorId } = callerOf(request);
    const counts = await countsOf(db, operatorId);
    const last = await screeningList(db, operatorId, {}).first();
    const completed = await screeningList(db, operatorId, { state: 'COMPLETED' }).first();
    const state = await catalogueState(db, settings);
    const { row, ageS, isCatalogueStale: isStale, refusal, keptBack } = state;
    return {
      reason: reasonOf(counts, row !== undefined, last, completed),
      satellites: counts.satellites,
      catalogue:
        row === undefined
          ? null
          : {
              catalogueId: row.id,
              source: row.source,
              objects: row.objectCount,
              loadedAt: row.loadedAt,
              newestEpoch: row.newestEpoch,
              medianEpoch: row.medianEpochTaiS === null ? null : formatUtcZ(row.medianEpochTaiS),
              ageSeconds: ageS ?? null,
              isStale,
            },
      catalogueRefusal:
        refusal === undefined
          ? null
          : {
              fileName: basename(refusal.source),
              ...withStatement('reason', refusal.reason),
              refusedAt: refusal.refusedAt,
            },
      catalogueWithheld:
        keptBack === undefined
          ? null
          : {
              withheldId: keptBack.id,
              source: keptBack.source,
              ...withStatement('reason', keptBack.reason),
              withheldAt: keptBack.keptAt,
            },
      pendingScreenings: counts.pending,
      waitingScreenings: counts.waiting,
      lastScreening: briefOf(last),
      lastCompleted: briefOf(completed),
    };
  });
}

/** Returns the first obstacle to a completed screening. */
function reasonOf(
  { satellites, pending }: ReadinessCounts,
  hasCatalogue: boolean,
  last: ScreeningRow | undefined,
  completed: ScreeningRow | undefined,
): Readiness['reason'] {
  if (completed !== undefined) return null;
  if (satellites === 0) return 'NO_SATELLITE';
  if (!hasCatalogue) return 'NO_CATALOGUE';
  if (pending > 0) return 'PENDING';
  return last?.state === 'FAILED' ? 'FAILED' : 'NEVER_SCREENED';
}

function briefOf(row: ScreeningRow | undefined): Readiness['lastScreening'] {
  if (row === undefined) return null;
  const screening = presentScreening(row, { names: new Map(), screeningsAhead: new Map(), nowMs: Date.now() });
  const { screeningId, state, waitingFor, failure, failureSentences, createdAt, finishedAt, catalogue } = screening;
  return { screeningId, state, waitingFor, failure, failureSentences, createdAt, finishedAt, catalogue };
}

interface ReadinessCounts {
  readonly satellites: number;
  /** Screenings queued or running. */
  readonly pending: number;
  /** Screenings that wait for a catalogue. */
  readonly waiting: number;
}

async function countsOf(db: Queries, operatorId: string): Promise<ReadinessCounts> {
  const { rows } = await db.execute<{ satellites: number; pending: number; waiting: number }>(sql`
    select (select count(*)::integer from satellite where operator_id = ${operatorId}) as satellites,
      count(*)::integer as pending, count(waiting_for)::integer as waiting
    from screening where operator_id = ${operatorId} and state in ('QUEUED', 'RUNNING')`);
  return rows[0] ?? { satellites: 0, pending: 0, waiting: 0 };
}
