import type { ComparedGroup, RealismGroup } from '@keepout/conjunction/event/realism-by-kind';
import type { CovarianceSource } from '@keepout/contract/ca/enums';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import { elementHistory } from '../../catalogue/store.ts';
import { satelliteList } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { messageObjects } from '../conjunctions/stored-message.ts';
import { listPairs } from '../realism-samples/store.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';
import type { judgeRealism, RealismOrbits, RealismRow } from './estimate.thread.ts';

const messagesTask: ThreadTask<readonly RealismRow[], ReturnType<typeof judgeRealism>> = threadTask(
  new URL('./estimate.thread.ts', import.meta.url),
  'judgeRealism',
);
const orbitsTask: ThreadTask<RealismOrbits, readonly ComparedGroup[]> = threadTask(
  new URL('./estimate.thread.ts', import.meta.url),
  'judgeOrbits',
);

/** Maximum number of messages of past events, newest first: 10 MB of figures, 0.5 s of a thread. */
const MOST_MESSAGES = 5_000;
/** Maximum number of pairs, newest first: a second of a thread, two weeks of 100 satellites. */
const MOST_PAIRS = 50_000;
const MOST_SETS = 10_000;
const SETS_OF_S = 365 * SECONDS_PER_DAY;

/** Returns the covariance realism of an operator's past messages, ephemerides and element sets. */
export async function operatorRealism(context: ServerContext, operatorId: string): Promise<CovarianceRealism> {
  const { database, threads } = context;
  const db = database.orm;
  const messages = await messageRealism(context, operatorId);
  const fleet = await satelliteList(db, operatorId).all();
  const toTaiS = nowTaiS();
  const span = { fromTaiS: toTaiS - SETS_OF_S, toTaiS, limit: MOST_SETS };
  const noradIds = fleet.map(({ noradId }) => noradId);
  const orbits = {
    pairs: await listPairs(db, operatorId, MOST_PAIRS),
    sets: await elementHistory(db, noradIds, span),
  };
  const groups = await threads.run(orbitsTask, orbits, { turn: turnOf(operatorId) });
  return { ...messages, groups: [...messages.groups, ...groups.map(presentGroup)] };
}

/** Returns the covariance realism of messages alone, on which rules are based; excludes messages with ordered observations, which no originator sent. */
export async function messageRealism(
  { database, threads }: ServerContext,
  operatorId: string,
): Promise<CovarianceRealism> {
  const rows = await database.orm
    .select({
      conjunctionId: cdmTable.conjunctionId,
      originator: cdmTable.originator,
      creationTaiS: cdmTable.creationTaiS,
      tcaTaiS: cdmTable.tcaTaiS,
      objects: messageObjects(),
    })
    .from(cdmTable)
    .innerJoin(conjunctionTable, eq(conjunctionTable.id, cdmTable.conjunctionId))
    .where(
      and(
        eq(cdmTable.operatorId, operatorId),
        eq(conjunctionTable.isCandidate, false),
        // Thinned events are excluded: their remaining messages were selected by content.
        isNull(conjunctionTable.thinnedAt),
        lt(conjunctionTable.tcaTaiS, nowTaiS()),
        isNull(cdmTable.observed),
      ),
    )
    .orderBy(desc(conjunctionTable.tcaTaiS), desc(cdmTable.creationTaiS), desc(cdmTable.id))
    .limit(MOST_MESSAGES);
  const groups = await threads.run(messagesTask, rows, { turn: turnOf(operatorId) });
  return { messages: rows.length, groups: groups.map(presentGroup) };
}

/** Returns a group; without a verdict for a lower bound, which can contradict a covariance but never confirm it. */
function presentGroup({
  realism,
  heldOut,
  covarianceSource,
  ...kind
}: ComparedGroup): CovarianceRealism['groups'][number] {
  return {
    ...kind,
    covarianceSource: covarianceSource as CovarianceSource,
    factor: realism?.factor ?? null,
    factorLow: realism?.factorLow ?? null,
    factorHigh: realism?.factorHigh ?? null,
    within1Sigma: realism?.within1Sigma ?? null,
    within2Sigma: realism?.within2Sigma ?? null,
    beyond3Sigma: realism?.beyond3Sigma ?? null,
    confidence: realism === undefined || kind.isLowerBound ? null : wordOf(realism),
    shortfalls: [...(realism?.shortfalls ?? (['samples-few'] as const))],
    holdoutTest: heldOut === undefined || kind.isLowerBound ? null : presentHeldOut(heldOut),
  };
}

const wordOf = ({ confidence }: RealismResult) => (confidence === 'calibrated' ? 'CALIBRATED' : 'CONDITIONAL');
type RealismResult = NonNullable<RealismGroup['realism']>;

function presentHeldOut({ factor, realism }: NonNullable<RealismGroup['heldOut']>) {
  const { samples, within1Sigma, within2Sigma, beyond3Sigma, shortfalls } = realism;
  const coverage = { within1Sigma, within2Sigma, beyond3Sigma };
  const confidence: 'CALIBRATED' | 'CONDITIONAL' = wordOf(realism);
  return { factor, samples, ...coverage, confidence, shortfalls: [...shortfalls] };
}
