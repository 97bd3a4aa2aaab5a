import type { ServerContext } from '../../hosting/module.ts';
import { cutIntoParts } from './cut-job.ts';
import { judgedScreening } from './judged-screening.ts';
import { readJudged } from './part-store.ts';
import { whileWanted } from './still-wanted.ts';
import { readScreening } from './store.ts';
import { storeOutcome } from './store-outcome.ts';

/**
 * The step between the blocks of a screening and its judging, and the one after: cuts what was found into parts, or stores
 * them when all are judged. Run twice, each is done once.
 */
export async function finishJob(context: ServerContext, screeningId: string, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  const before = await readScreening(db, screeningId);
  if (before?.state !== 'RUNNING') return;
  if (before.partsTotal === null) await cutIntoParts(context, before);
  const row = await readScreening(db, screeningId);
  if (row?.state !== 'RUNNING' || row.partsDone !== row.partsTotal) return;
  await whileWanted(db, screeningId, signal, async (wanted) => {
    const judged = await judgedScreening(context, screeningId);
    const messages = judged && (await readJudged(db, screeningId));
    if (judged === undefined || messages === undefined) return;
    wanted.throwIfAborted();
    await storeOutcome(context, judged, messages, wanted);
  });
}
