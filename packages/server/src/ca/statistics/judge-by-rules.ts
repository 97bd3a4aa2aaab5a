import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { judgingRules } from '@keepout/assessment/rules';
import { storedObjects } from '@keepout/assessment/stored-encounter';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { covarianceKind, ruleOfKind } from '@keepout/conjunction/decision/sigma-rules';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { type OperatorRules, readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import { operator } from '../../fleet/tables.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { nowTaiS } from '../../platform/now.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { messageIdText, messageObjects, messageReasons, messageText } from '../conjunctions/stored-message.ts';
import { judgeAnew } from '../conjunctions/withdraw.ts';
import { storedText } from '../decisions/event-messages.ts';
import type { JudgeStoredInput, judgeStored, StoredJudgement } from '../judging/judge-stored.thread.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';

const judgeStoredTask: ThreadTask<JudgeStoredInput, ReturnType<typeof judgeStored>> = threadTask(
  new URL('../judging/judge-stored.thread.ts', import.meta.url),
  'judgeStored',
);

const RULES_QUEUE = 'ca-judge-by-rules';
/** Time limit for an operator with 100,000 open events, s. */
const LONGEST_S = 6 * 3600;

interface RulesJob {
  readonly operatorId: string;
}

export async function declareRulesQueue(queue: JobQueue): Promise<void> {
  await queue.declare(RULES_QUEUE, { retries: 5, backoffS: 2, backoffLimitS: 60, expireS: LONGEST_S });
}

/** Queues the assessment of open events in the transaction that changes the rules, so that both are committed together. */
export async function judgeByRules(queue: JobQueue, tx: Transaction, operatorId: string): Promise<void> {
  await queue.enqueue<RulesJob>(RULES_QUEUE, { operatorId }, { within: tx, operatorId });
}

export async function workOnRules(queue: JobQueue, context: ServerContext): Promise<void> {
  await queue.work<RulesJob>(RULES_QUEUE, async ({ data: { operatorId }, signal }) => {
    while (!(await judgeOpenEvents(context, operatorId, signal)));
  });
}

/**
 * Assesses the open events to which the former rules apply differently, then deletes the former rules.
 *
 * @returns false if the rules changed in the meantime: completed assessments remain, and the rest uses the newer rules
 */
async function judgeOpenEvents(context: ServerContext, operatorId: string, signal: AbortSignal): Promise<boolean> {
  const { orm } = context.database;
  const rules = await readRules(orm, operatorId);
  const { version, covarianceRulesBefore } = rules;
  const earlierRules = covarianceRulesBefore.map((covarianceRules) => ({ covarianceRules }));
  for await (const { event, judgements } of rejudged(context, operatorId, [...earlierRules, rules], [rules])) {
    signal.throwIfAborted();
    if (!(await judgeAnew(context, event, judgements[0]!, version))) return false;
  }
  const ended = await orm
    .update(operator)
    .set({ covarianceRulesBefore: [] })
    .where(and(eq(operator.id, operatorId), eq(operator.rulesVersion, version)))
    .returning({ id: operator.id });
  return ended.length > 0;
}

export interface Rejudged {
  readonly event: Pick<typeof cdmTable.$inferSelect, 'id' | 'conjunctionId'> & { readonly secondaryName: string };
  /** Assessments by each set of the rules. */
  readonly judgements: readonly StoredJudgement[];
}

/** Events that a thread assesses together. */
const BATCH = 20;

/** Yields open events to which some of the rules `among` apply differently, with assessments `by` each of those, satellite by satellite. */
export async function* rejudged(
  context: ServerContext,
  operatorId: string,
  among: readonly Pick<OperatorRules, 'covarianceRules'>[],
  by: readonly OperatorRules[],
): AsyncGenerator<Rejudged> {
  const db = context.database.orm;
  const now = nowTaiS();
  const rows = (await openEvents(db, operatorId, now)).filter((row) => isAbout(row, among));
  const rules = by.map(judgingRules);
  const orientation = await earthOrientationInUse(db);
  for (const satelliteId of new Set(rows.map((row) => row.satelliteId))) {
    const ownSatellite = await findSatellite(db, operatorId, satelliteId);
    const ownSize =
      ownSatellite === undefined ? {} : sizeOfSatellite(ownSatellite.configuration as SatelliteConfiguration);
    const ofSatellite = rows.filter((row) => row.satelliteId === satelliteId);
    for (let start = 0; start < ofSatellite.length; start += BATCH) {
      const batch = ofSatellite.slice(start, start + BATCH);
      const messages = batch.map((row) => storedText(row, ORIGINATOR));
      const input = { messages, ownSize, rules, nowTaiS: now, ...orientation };
      const judgements = await context.readers.run(judgeStoredTask, input, { turn: turnOf(operatorId) });
      for (const [k, event] of batch.entries()) {
        const ofEvent = judgements[k];
        if (ofEvent) yield { event, judgements: ofEvent };
      }
    }
  }
}

type OpenEvent = Awaited<ReturnType<typeof openEvents>>[number];

async function openEvents(db: Queries, operatorId: string, now: number) {
  const open = db
    .select({ id: conjunctionTable.lastCdmId })
    .from(conjunctionTable)
    .where(
      and(
        eq(conjunctionTable.operatorId, operatorId),
        eq(conjunctionTable.isCandidate, false),
        eq(conjunctionTable.stillReported, true),
        gte(conjunctionTable.tcaTaiS, now),
      ),
    );
  return await db
    .select({
      id: cdmTable.id,
      conjunctionId: cdmTable.conjunctionId,
      satelliteId: cdmTable.satelliteId,
      messageId: messageIdText(),
      originator: cdmTable.originator,
      creationTaiS: cdmTable.creationTaiS,
      screeningId: cdmTable.screeningId,
      tcaTaiS: cdmTable.tcaTaiS,
      objects: messageObjects(),
      message: messageText(),
      verdictReasons: messageReasons(),
      secondaryName: conjunctionTable.secondaryName,
    })
    .from(cdmTable)
    .innerJoin(conjunctionTable, eq(conjunctionTable.id, cdmTable.conjunctionId))
    .where(inArray(cdmTable.id, open))
    .orderBy(asc(cdmTable.tcaTaiS));
}

/** Returns whether the rules scale an object of the message differently. */
function isAbout(
  { objects, tcaTaiS, originator, creationTaiS }: OpenEvent,
  rules: readonly Pick<OperatorRules, 'covarianceRules'>[],
): boolean {
  const stored = storedObjects(objects, tcaTaiS);
  return objects.some(({ covarianceSource, statedBy = { originator, creationTaiS } }, place) => {
    const state = stored?.[place as 0 | 1].state;
    if (state === undefined) return false;
    const source = { originator: statedBy.originator, covarianceSource };
    const kind = covarianceKind(source, state, statedBy.creationTaiS);
    const [first, ...otherRules] = rules.map(({ covarianceRules }) => ruleOfKind(covarianceRules, kind));
    return otherRules.some((rule) => rule?.factor !== first?.factor || rule?.isCalibrated !== first?.isCalibrated);
  });
}
