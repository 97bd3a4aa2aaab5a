import { formatUtcZ, fromUnixMs } from '@keepout/astro/epoch';
import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '@keepout/units/duration';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { prunePredictions } from '../pass-prediction/store.ts';
import { ORDER_QUEUE, type OrderJob } from '../queues.ts';
import { hasEnded, movesOf } from '../requests/moves.ts';
import { lockRequest, type ObservationPassRow, openRequests } from '../requests/store.ts';
import { openPasses } from './store.ts';

/** Maximum delay of a file or a reread; files of the operator's own sensors must be uploaded by a person. */
const PATIENCE_S = { provider: 6 * SECONDS_PER_HOUR, own: 3 * SECONDS_PER_DAY };
/** Share of the time to the deadline that a file may take, so that another pass can replace a missing one; a later file still counts. */
const SHARE_OF_REST = 0.25;
const LEAST_PATIENCE_S = 900;

/** Updates passes by the current time: start, end, and failure without a file. */
export async function moveByClock(context: ServerContext): Promise<void> {
  await prunePredictions(context.database.orm);
  const deadlines = new Map(
    (await openRequests(context.database.orm)).map(({ id, deadlineTaiS }) => [id, deadlineTaiS]),
  );
  for (const pass of await openPasses(context.database.orm)) {
    const due = dueMove(pass, nowTaiS(), deadlines.get(pass.requestId));
    if (due !== undefined) await move(context, pass);
    else if (pass.status === 'PENDING')
      await context.queue.enqueue<OrderJob>(ORDER_QUEUE, { passId: pass.id }, { key: pass.id });
  }
}

/** Uses the stored status under the lock: another process may have been faster. */
async function move(context: ServerContext, { id, requestId }: ObservationPassRow): Promise<void> {
  const { advancePass } = movesOf(context);
  await context.database.orm.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    const pass = locked?.passes.find((candidate) => candidate.id === id);
    const deadlineTaiS = locked && !hasEnded(locked.request) ? locked.request.deadlineTaiS : undefined;
    const due = pass && dueMove(pass, nowTaiS(), deadlineTaiS);
    if (due !== undefined) await advancePass(tx, pass!, due.to, due.reason);
  });
}

interface Due {
  readonly to: RequestStatus;
  readonly reason: Statement;
}

/**
 * Returns the transition of a pass by time alone; undefined without one.
 *
 * @param deadlineTaiS   of its request; undefined when the request has ended
 */
export function dueMove(pass: ObservationPassRow, now: number, deadlineTaiS: number | undefined): Due | undefined {
  const { status, startTaiS, sensorCode } = pass;
  if (status === 'PENDING') {
    if (startTaiS > now) return undefined;
    return { to: 'INFEASIBLE', reason: tell('not-accepted-in-time', { sensor: sensorCode }) };
  }
  const lateTaiS = lateFrom(pass, deadlineTaiS);
  if (now > lateTaiS) {
    const code = isHere(pass) ? 'file-not-read-by' : 'no-file-by';
    return { to: 'UNSUCCESSFUL', reason: tell(code, { by: formatUtcZ(lateTaiS, 0) }) };
  }
  const [from, until] = [pass.runsFromTaiS ?? startTaiS, pass.runsUntilTaiS ?? pass.endTaiS];
  if (now >= until && (status === 'APPROVED' || status === 'EXECUTING')) return { to: 'EXECUTED', reason: [] };
  if (now >= from && status === 'APPROVED') return { to: 'EXECUTING', reason: [] };
  return undefined;
}

/** Whether its file came: it waits for its turn to be read, or to be read again. */
const isHere = ({ observationFileId }: ObservationPassRow): boolean => observationFileId !== null;

/** Returns the start of the delay for a file: for a delivered one from its last event, so that a busy machine loses no file. */
function lateFrom(pass: ObservationPassRow, deadlineTaiS: number | undefined): number {
  const { availableTaiS, provider, updatedAt } = pass;
  const fromTaiS = isHere(pass) ? Math.max(availableTaiS, fromUnixMs(Date.parse(updatedAt))) : availableTaiS;
  if (provider === 'OWN') return fromTaiS + PATIENCE_S.own;
  const restS = ((deadlineTaiS ?? Number.POSITIVE_INFINITY) - fromTaiS) * SHARE_OF_REST;
  return fromTaiS + Math.min(PATIENCE_S.provider, Math.max(LEAST_PATIENCE_S, restS));
}
