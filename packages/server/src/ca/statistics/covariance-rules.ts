import { formatUtcZ } from '@keepout/astro/epoch';
import { keyOfKind } from '@keepout/conjunction/decision/sigma-rules';
import type { CovarianceRules, CovarianceRulesChange, CovarianceRulesPreview } from '@keepout/contract/ca/sigma-rules';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { REALISM_SHORTFALLS } from '@keepout/contract/ca/words/confidence';
import { flightRulesChanged } from '../../fleet/events.ts';
import { type OperatorRules, readRules, replaceRules } from '../../fleet/rules.ts';
import type { DecidedCovarianceRule } from '../../fleet/tables.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { nowTaiS } from '../../platform/now.ts';
import { changeRecord, type RecordKind, refuseOtherVersion } from '../../platform/records/change-record.ts';
import { presentConfidence } from '../conjunctions/present-confidence.ts';
import { WIRE_VERDICTS } from '../conjunctions/present-verdict.ts';
import type { StoredJudgement } from '../judging/judge-stored.thread.ts';
import { judgeByRules, rejudged } from './judge-by-rules.ts';
import { messageRealism } from './realism.ts';

/** The covariance rules as presented and compared; their version is that of the flight rules. */
type Record = Pick<OperatorRules, 'version' | 'covarianceRules' | 'covarianceRulesBefore'>;

const RULES: RecordKind<Record, { readonly rules: readonly DecidedCovarianceRule[] }> = {
  noun: 'The rules for covariances',
  type: 'covariance-rules',
  readOnlyFields: ['version', 'isJudging'],
  present: presentCovarianceRules,
  contentOf: ({ rules }) => Object.fromEntries(rules.map((rule) => [keyOfKind(rule).replaceAll('\n', ' '), rule])),
  find: (db, operatorId) => readRules(db, operatorId),
  update: (tx, { version, covarianceRules, covarianceRulesBefore: before }, { rules }, { operatorId }) =>
    replaceRules(tx, operatorId, version, {
      covarianceRules: rules,
      covarianceRulesBefore: [...before, covarianceRules],
    }),
};

export function presentCovarianceRules({ version, covarianceRules, covarianceRulesBefore }: Record): CovarianceRules {
  const rules = covarianceRules.map((rule) => ({ ...rule })) as CovarianceRules['rules'];
  return { rules, version, isJudging: covarianceRulesBefore.length > 0 };
}

/** Replaces the rules of the caller's operator, and queues the assessment of the open events that they affect. */
export async function changeCovarianceRules(
  context: ServerContext,
  caller: Caller,
  body: CovarianceRulesChange,
  expected: number | undefined,
): Promise<CovarianceRules> {
  const { database, events } = context;
  const { operatorId } = caller;
  const before = await readRules(database.orm, operatorId);
  // Checked before the realism test, which takes a second.
  refuseOtherVersion(RULES.noun, before.version, expected);
  refuseChanged(body, presentCovarianceRules(before), RULES.readOnlyFields);
  const rules = await decidedRules(context, caller, body, before);
  const after = await database.orm.transaction(async (tx) => {
    const version = body.version === undefined ? {} : { version: body.version };
    const { row } = await changeRecord(tx, RULES, { caller, id: operatorId, body: { ...version, rules }, expected });
    await events.publish(tx, operatorId, flightRulesChanged, { version: row.version });
    await judgeByRules(context.queue, tx, operatorId);
    return row;
  });
  return presentCovarianceRules(after);
}

/** Returns the changes of open events that new rules would cause. */
export async function previewCovarianceRules(
  context: ServerContext,
  caller: Caller,
  body: CovarianceRulesChange,
): Promise<CovarianceRulesPreview> {
  const before = await readRules(context.database.orm, caller.operatorId);
  const covarianceRules = await decidedRules(context, caller, body, before);
  const after = { ...before, covarianceRules };
  const changes: CovarianceRulesPreview['changes'] = [];
  for await (const { event, judgements } of rejudged(context, caller.operatorId, [before, after], [before, after])) {
    const [was, is] = judgements as [StoredJudgement, StoredJudgement];
    const { conjunctionId, secondaryName } = event;
    changes.push({ conjunctionId, secondaryName, before: saidOf(was), after: saidOf(is) });
  }
  return {
    events: changes.length,
    verdictsChanged: changes.filter(isOther).length,
    changes: asRead(changes),
  };
}

type Change = CovarianceRulesPreview['changes'][number];
const isOther = ({ before, after }: Change): boolean => before.verdict !== after.verdict;
/** Sorts changes: those of the verdict first, then by Pc. */
export const asRead = (changes: readonly Change[]): Change[] =>
  changes.toSorted((a, b) => Number(isOther(b)) - Number(isOther(a)) || worstOf(b) - worstOf(a));
const worstOf = ({ before, after }: Change): number => Math.max(before.probability ?? 0, after.probability ?? 0);

function saidOf({ figures, verdict }: StoredJudgement): CovarianceRulesPreview['changes'][number]['before'] {
  const { pc: probability, covarianceSource } = figures;
  const { confidence } = presentConfidence({ probability, covarianceSource, verdictReasons: verdict.reasons });
  return { verdict: WIRE_VERDICTS[verdict.kind], probability, confidence };
}

/** Returns the requested rules: unchanged ones keep their test, new ones are tested; refuses a rule that its test does not support. */
async function decidedRules(
  context: ServerContext,
  { operatorId, actor }: Caller,
  { rules }: CovarianceRulesChange,
  { covarianceRules }: Pick<Record, 'covarianceRules'>,
): Promise<readonly DecidedCovarianceRule[]> {
  const rulesInForce = new Map(covarianceRules.map((rule) => [`${keyOfKind(rule)}\n${rule.use}`, rule]));
  const requestedRules = new Map(rules.map((rule) => [keyOfKind({ ...rule, leadToDays: null }), rule]));
  const isNew = [...requestedRules].some(([key, { use }]) => !rulesInForce.has(`${key}\n${use}`));
  const { groups } = isNew ? await messageRealism(context, operatorId) : { groups: [] };
  return [...requestedRules].map(
    ([key, { use }]) =>
      rulesInForce.get(`${key}\n${use}`) ?? {
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
  const { originator, covarianceSource, regime, leadFromDays, leadToDays, samples, shortfalls, holdoutTest } = group;
  const kind = { originator, covarianceSource, regime, leadFromDays, leadToDays, use, samples };
  if (use === 'FACTOR') {
    if (holdoutTest === null) throw notShown(REALISM_SHORTFALLS.en['samples-few']);
    return { ...kind, factor: holdoutTest.factor, isCalibrated: holdoutTest.confidence === 'CALIBRATED' };
  }
  if (covarianceSource === 'ESTIMATED') throw notShown('an estimate is never called calibrated');
  if (shortfalls.length > 0) throw notShown(shortfalls.map((shortfall) => REALISM_SHORTFALLS.en[shortfall]).join(', '));
  return { ...kind, factor: 1, isCalibrated: true };
}

function notShown(lacks: string) {
  return refused('realism-not-shown', {
    detail: `These covariances have not passed the covariance realism test: ${lacks}.`,
  });
}
