import { type DecisionResults, ruleInput } from '@keepout/assessment/record/decision-results';
import { orbitSources } from '@keepout/assessment/record/orbit-sources';
import { recordedApproach } from '@keepout/assessment/record/recorded-message';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { type FlightRuleResult, flightRules, type OrbitSources } from '@keepout/conjunction/decision/flight-rules';
import type { FrozenDecision } from '@keepout/contract/ca/decision-record';
import { planClearance } from '@keepout/operations/record/displayed-figures';
import { readRules } from '../../fleet/rules.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { ChosenPlan, ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { readNewest, storedText } from './event-messages.ts';
import { recordedInputs } from './freeze.thread.ts';
import type { WholeDecision } from './present.ts';
import { type DecisionSettings, decisionSettings } from './rules.ts';
import { type DecisionRow, readFrozen } from './store.ts';
import { withJustification } from './waiver.ts';

/** Returns a record with its flight rules: as decided, or as presently evaluated if no decision is made. */
export async function wholeDecision(
  db: Queries,
  row: DecisionRow,
  plans: ManoeuvrePlans | undefined,
): Promise<WholeDecision> {
  const text = await readFrozen(db, row.operatorId, row.id);
  const settings = decisionSettings(await readRules(db, row.operatorId));
  if (text === undefined) {
    const { planId, operatorId, conjunctionId } = row;
    const chosenPlan = planId === null ? undefined : await plans?.find(operatorId, conjunctionId, planId);
    const rules = row.state === 'WITHDRAWN' ? [] : await rulesNow(db, row, settings, chosenPlan);
    const waivers = withJustification(row.waivers, rules, chosenPlan);
    return { row: { ...row, waivers }, rules, frozen: undefined, fourEyes: settings.fourEyes };
  }
  const frozen = frozenOf(text);
  const { flightRules: rules } = frozen.results as unknown as DecisionResults;
  // A signed record keeps the setting in force when it was signed.
  const fourEyes = row.state === 'SIGNED' ? frozen.inputs.settings.fourEyes : settings.fourEyes;
  return { row, rules, frozen, fourEyes };
}

/** Parses frozen content; not validated, because this server wrote it. */
export function frozenOf(text: string): FrozenDecision {
  return JSON.parse(text) as FrozenDecision;
}

/** Evaluates the flight rules with the newest message of an event; empty if the event was deleted. */
async function rulesNow(
  db: Queries,
  { operatorId, conjunctionId }: DecisionRow,
  { judging: assessmentRules, limits }: DecisionSettings,
  chosenPlan: ChosenPlan | undefined,
): Promise<readonly FlightRuleResult[]> {
  const event = await findConjunction(db, operatorId, conjunctionId);
  const newest = await readNewest(db, operatorId, conjunctionId);
  if (event === undefined || newest === undefined) return [];
  const verdict = { kind: event.verdict, reasons: event.verdictReasons, decideByTaiS: event.decideByTaiS };
  const planScreening = planClearance({ plan: chosenPlan ?? null });
  const sources = sourcesOf(newest);
  const context = {
    rules: assessmentRules,
    nowTaiS: nowTaiS(),
    messageTaiS: newest.creationTaiS,
    planScreening,
    sources,
  };
  return flightRules(ruleInput(newest, verdict, context), limits);
}

/** Returns the sources of both orbits in a stored message; undefined if its text is unreadable. */
function sourcesOf(newest: NonNullable<Awaited<ReturnType<typeof readNewest>>>): OrbitSources | undefined {
  const stored = storedText(newest, ORIGINATOR);
  // Object sizes and Earth orientation do not affect the sources.
  const recorded = { text: stored.text, taken: recordedInputs(stored, {}, undefined) };
  const read = recordedApproach(recorded);
  return read.ok ? orbitSources(newest, recorded, read.value) : undefined;
}
