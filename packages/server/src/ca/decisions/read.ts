import { type DecisionResults, ruleInput } from '@keepout/assessment/record/decision-results';
import { orbitSources } from '@keepout/assessment/record/orbit-sources';
import { recordedApproach } from '@keepout/assessment/record/recorded-message';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { type FlightRuleResult, flightRules, type OrbitSources } from '@keepout/conjunction/decision/flight-rules';
import type { FrozenDecision } from '@keepout/contract/ca/decision-record';
import { planClearance } from '@keepout/operations/record/told';
import { readRules } from '../../fleet/rules.ts';
import type { Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { ChosenPlan, ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { readNewest, storedText } from './event-messages.ts';
import { takenOf } from './freeze.thread.ts';
import type { WholeDecision } from './present.ts';
import { type DecisionSettings, decisionSettings } from './rules.ts';
import { type DecisionRow, readFrozen } from './store.ts';
import { withJustification } from './waiver.ts';

/** A record with its flight rules: as they were when it was decided, before that as they stand now. */
export async function wholeDecision(
  db: Queries,
  row: DecisionRow,
  plans: ManoeuvrePlans | undefined,
): Promise<WholeDecision> {
  const text = await readFrozen(db, row.operatorId, row.id);
  const settings = decisionSettings(await readRules(db, row.operatorId));
  if (text === undefined) {
    const { planId, operatorId, conjunctionId } = row;
    const chosen = planId === null ? undefined : await plans?.find(operatorId, conjunctionId, planId);
    const rules = row.state === 'WITHDRAWN' ? [] : await rulesNow(db, row, settings, chosen);
    const waivers = withJustification(row.waivers, rules, chosen);
    return { row: { ...row, waivers }, rules, frozen: undefined, fourEyes: settings.fourEyes };
  }
  const frozen = frozenOf(text);
  const { flightRules: rules } = frozen.results as unknown as DecisionResults;
  // What is signed was signed by the rules of then.
  const fourEyes = row.state === 'SIGNED' ? frozen.inputs.settings.fourEyes : settings.fourEyes;
  return { row, rules, frozen, fourEyes };
}

/** What we have written ourselves. */
export function frozenOf(text: string): FrozenDecision {
  return JSON.parse(text) as FrozenDecision;
}

/** The flight rules of an event by what is stored of its newest message; none when the event is gone. */
async function rulesNow(
  db: Queries,
  { operatorId, conjunctionId }: DecisionRow,
  { judging, limits }: DecisionSettings,
  chosen: ChosenPlan | undefined,
): Promise<readonly FlightRuleResult[]> {
  const event = await findConjunction(db, operatorId, conjunctionId);
  const newest = await readNewest(db, operatorId, conjunctionId);
  if (event === undefined || newest === undefined) return [];
  const verdict = { kind: event.verdict, reasons: event.verdictReasons, decideByTaiS: event.decideByTaiS };
  const planScreening = planClearance({ plan: chosen ?? null });
  const sources = sourcesOf(newest);
  const context = { rules: judging, nowTaiS: nowTaiS(), messageTaiS: newest.creationTaiS, planScreening, sources };
  return flightRules(ruleInput(newest, verdict, context), limits);
}

/** What a stored message states of the sources of both orbits; undefined where its text cannot be read. */
function sourcesOf(newest: NonNullable<Awaited<ReturnType<typeof readNewest>>>): OrbitSources | undefined {
  const stored = storedText(newest, ORIGINATOR);
  // Sizes and the orientation of the Earth do not count here.
  const recorded = { text: stored.text, taken: takenOf(stored, {}, undefined) };
  const read = recordedApproach(recorded);
  return read.ok ? orbitSources(newest, recorded, read.value) : undefined;
}
