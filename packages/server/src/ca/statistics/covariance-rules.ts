import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import type { JudgingRules } from '@keepout/assessment/rules';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import { covarianceKind, keyOfKind, ruleOfKind } from '@keepout/conjunction/decision/sigma-rules';
import type { CovarianceRules, CovarianceRulesChange, CovarianceRulesPreview } from '@keepout/contract/ca/sigma-rules';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { REALISM_SHORTFALLS } from '@keepout/contract/ca/words/confidence';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { flightRulesChanged } from '../../fleet/events.ts';
import { judgingRules, type OperatorRules, readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import { type DecidedCovarianceRule, operator } from '../../fleet/tables.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { nowTaiS } from '../../platform/now.ts';
import { changeRecord, type RecordKind, refuseOtherVersion } from '../../platform/records/change-record.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { storedObjects } from '../analysis/plane-message.ts';
import { presentConfidence } from '../conjunctions/present-confidence.ts';
import { VERDICTS } from '../conjunctions/present-verdict.ts';
import { judgeAnew } from '../conjunctions/withdraw.ts';
import { storedText } from '../decisions/event-messages.ts';
import type { JudgeStoredInput, judgeStored, StoredJudgement } from '../judging/judge-stored.thread.ts';
import { cdm, conjunction } from '../tables.ts';
import { realismOf } from './realism.ts';

const judgeStoredTask: ThreadTask<JudgeStoredInput, ReturnType<typeof judgeStored>> = threadTask(
  new URL('../judging/judge-stored.thread.ts', import.meta.url),
  'judgeStored',
);

/** The rules as they are told and compared: a version of their own they have not, but that of the flight rules. */
type Record = Pick<OperatorRules, 'version' | 'covarianceRules'>;

const RULES: RecordKind<Record, { readonly rules: readonly DecidedCovarianceRule[] }> = {
  what: 'The rules for covariances',
  type: 'covariance-rules',
  got: ['version'],
  present: presentCovarianceRules,
  contentOf: ({ rules }) => Object.fromEntries(rules.map((rule) => [keyOfKind(rule).replaceAll('\n', ' '), rule])),
  find: (db, operatorId) => readRules(db, operatorId),
  async update(tx, { version }, { rules }, { operatorId }) {
    const rows = await tx
      .update(operator)
      .set({ covarianceRules: rules, rulesVersion: version + 1, rulesUpdatedAt: new Date().toISOString() })
      .where(and(eq(operator.id, operatorId), eq(operator.rulesVersion, version)))
      .returning({ id: operator.id });
    return rows.length > 0;
  },
};

export function presentCovarianceRules({ version, covarianceRules }: Record): CovarianceRules {
  return { rules: covarianceRules.map((rule) => ({ ...rule })) as CovarianceRules['rules'], version };
}

/** Replaces the rules of the caller's operator; open events that they are about are judged by them at once. */
export async function changeCovarianceRules(
  context: ServerContext,
  caller: Caller,
  body: CovarianceRulesChange,
  expected: number | undefined,
): Promise<CovarianceRules> {
  const { database, events } = context;
  const { operatorId } = caller;
  const before = await readRules(database.orm, operatorId);
  // Said before the test is asked for, which takes a second.
  refuseOtherVersion(RULES.what, before.version, expected);
  refuseChanged(body, presentCovarianceRules(before), RULES.got);
  const rules = await decidedRules(context, caller, body, before);
  const after = await database.orm.transaction(async (tx) => {
    const version = body.version === undefined ? {} : { version: body.version };
    const { row } = await changeRecord(tx, RULES, { caller, id: operatorId, body: { ...version, rules }, expected });
    await events.publish(tx, operatorId, flightRulesChanged, { version: row.version });
    return row;
  });
  for (const { event, judged } of await rejudged(context, operatorId, before, { ...before, ...after })) {
    await judgeAnew(context, event, judged[1]);
  }
  return presentCovarianceRules(after);
}

/** What rules would change of the open events. */
export async function previewCovarianceRules(
  context: ServerContext,
  caller: Caller,
  body: CovarianceRulesChange,
): Promise<CovarianceRulesPreview> {
  const before = await readRules(context.database.orm, caller.operatorId);
  const covarianceRules = await decidedRules(context, caller, body, before);
  const about = await rejudged(context, caller.operatorId, before, { ...before, covarianceRules });
  const changes = about.map(({ event, judged: [was, is] }) => ({
    conjunctionId: event.conjunctionId,
    secondaryName: event.secondaryName,
    before: saidOf(was),
    after: saidOf(is),
  }));
  const isOther = ({ before: was, after: is }: (typeof changes)[number]) => Number(was.verdict !== is.verdict);
  return {
    events: changes.length,
    verdictsChanged: changes.filter(isOther).length,
    changes: changes.sort((a, b) => isOther(b) - isOther(a)),
  };
}

function saidOf({ figures, verdict }: StoredJudgement): CovarianceRulesPreview['changes'][number]['before'] {
  const { pc: probability, covarianceSource } = figures;
  const { confidence } = presentConfidence({ probability, covarianceSource, verdictReasons: verdict.reasons });
  return { verdict: VERDICTS[verdict.kind], probability, confidence };
}

/** The rules that a caller wants: what holds keeps its test, what is new is tested; refused where the test does not carry it. */
async function decidedRules(
  context: ServerContext,
  { operatorId, actor }: Caller,
  { rules }: CovarianceRulesChange,
  { covarianceRules }: Record,
): Promise<readonly DecidedCovarianceRule[]> {
  const standing = new Map(covarianceRules.map((rule) => [`${keyOfKind(rule)}\n${rule.use}`, rule]));
  const wanted = new Map(rules.map((rule) => [keyOfKind({ ...rule, leadToDays: null }), rule]));
  const isNew = [...wanted].some(([key, { use }]) => !standing.has(`${key}\n${use}`));
  const { groups } = isNew ? await realismOf(context, operatorId) : { groups: [] };
  return [...wanted].map(
    ([key, { use }]) =>
      standing.get(`${key}\n${use}`) ?? {
        ...testedRule(
          use,
          groups.find((group) => keyOfKind(group) === key),
        ),
        testedAt: formatUtcZ(nowTaiS(), 3),
        decidedBy: actor,
      },
  );
}

type Group = CovarianceRealism['groups'][number];

function testedRule(
  use: DecidedCovarianceRule['use'],
  group: Group | undefined,
): Omit<DecidedCovarianceRule, 'testedAt' | 'decidedBy'> {
  if (group === undefined) throw notShown('there are no samples of this kind');
  const { originator, covarianceSource, regime, leadFromDays, leadToDays, samples, shortfalls, heldOut } = group;
  const kind = { originator, covarianceSource, regime, leadFromDays, leadToDays, use, samples };
  if (use === 'FACTOR') {
    if (heldOut === null) throw notShown(REALISM_SHORTFALLS.en['samples-few']);
    return { ...kind, factor: heldOut.factor, isCalibrated: heldOut.confidence === 'CALIBRATED' };
  }
  if (covarianceSource === 'ESTIMATED') throw notShown('an estimate is never called calibrated');
  if (shortfalls.length > 0) throw notShown(shortfalls.map((shortfall) => REALISM_SHORTFALLS.en[shortfall]).join(', '));
  return { ...kind, factor: 1, isCalibrated: true };
}

function notShown(lacks: string) {
  return refused('realism-not-shown', { detail: `These covariances have not passed the test: ${lacks}.` });
}

interface Rejudged {
  readonly event: Pick<typeof cdm.$inferSelect, 'id' | 'conjunctionId'> & { readonly secondaryName: string };
  /** By the rules before, and after. */
  readonly judged: readonly [StoredJudgement, StoredJudgement];
}

/** Judged by a thread at a time. */
const BATCH = 20;

/** Open events whose newest message counts otherwise by other rules, judged by both. */
async function rejudged(
  context: ServerContext,
  operatorId: string,
  before: OperatorRules,
  after: OperatorRules,
): Promise<readonly Rejudged[]> {
  const db = context.database.orm;
  const now = nowTaiS();
  const rows = (await openEvents(db, operatorId, now)).filter((row) => isAbout(row, before, after));
  const rules: readonly JudgingRules[] = [judgingRules(before), judgingRules(after)];
  const orientation = await earthOrientationInUse(db);
  const outcome: Rejudged[] = [];
  for (const satelliteId of new Set(rows.map((row) => row.satelliteId))) {
    const own = await findSatellite(db, operatorId, satelliteId);
    const ownSize = own === undefined ? {} : sizeOfSatellite(own.configuration as SatelliteConfiguration);
    const ofSatellite = rows.filter((row) => row.satelliteId === satelliteId);
    for (let start = 0; start < ofSatellite.length; start += BATCH) {
      const batch = ofSatellite.slice(start, start + BATCH);
      const messages = batch.map((row) => storedText(row, ORIGINATOR));
      const judged = await context.readers.run(judgeStoredTask, {
        messages,
        ownSize,
        rules,
        nowTaiS: now,
        ...orientation,
      });
      outcome.push(
        ...batch.flatMap((event, k) => (judged[k] ? { event, judged: judged[k] as Rejudged['judged'] } : [])),
      );
    }
  }
  return outcome;
}

type OpenEvent = Awaited<ReturnType<typeof openEvents>>[number];

async function openEvents(db: Queries, operatorId: string, now: number) {
  const open = db
    .select({ id: conjunction.lastCdmId })
    .from(conjunction)
    .where(
      and(
        eq(conjunction.operatorId, operatorId),
        eq(conjunction.isCandidate, false),
        eq(conjunction.stillReported, true),
        gte(conjunction.tcaTaiS, now),
      ),
    );
  return await db
    .select({
      id: cdm.id,
      conjunctionId: cdm.conjunctionId,
      satelliteId: cdm.satelliteId,
      messageId: cdm.messageId,
      originator: cdm.originator,
      creationTaiS: cdm.creationTaiS,
      screeningId: cdm.screeningId,
      tcaTaiS: cdm.tcaTaiS,
      objects: cdm.objects,
      message: cdm.message,
      verdictReasons: cdm.verdictReasons,
      secondaryName: conjunction.secondaryName,
    })
    .from(cdm)
    .innerJoin(conjunction, eq(conjunction.id, cdm.conjunctionId))
    .where(inArray(cdm.id, open))
    .orderBy(asc(cdm.tcaTaiS));
}

/** Whether an object of the message counts otherwise by other rules. */
function isAbout({ objects, tcaTaiS, originator, creationTaiS }: OpenEvent, ...rules: readonly Record[]): boolean {
  const stored = storedObjects(objects, tcaTaiS);
  return objects.some(({ covarianceSource, statedBy = { originator, creationTaiS } }, place) => {
    const state = stored?.[place as 0 | 1].state;
    if (state === undefined) return false;
    const source = { originator: statedBy.originator, covarianceSource };
    const kind = covarianceKind(source, state, statedBy.creationTaiS);
    const [was, is] = rules.map(({ covarianceRules }) => ruleOfKind(covarianceRules, kind));
    return was?.factor !== is?.factor || was?.isCalibrated !== is?.isCalibrated;
  });
}
