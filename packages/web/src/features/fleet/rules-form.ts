import { isProbability, MOST_WINDOWS, RULE_NUMBERS, RULE_TEXTS } from '@keepout/contract/fleet/fields';
import type { FlightRules, FlightRulesChange } from '@keepout/contract/fleet/flight-rules';
import { isTaken, toShown, toWire } from '@keepout/contract/platform/number-field';
import { isText } from '@keepout/contract/platform/text-field';
import { typedNumber } from '../../nouns/record/field-text.ts';
import type { SpanForm } from '../../nouns/record/SpanRows.tsx';
import { parseTime } from '../../time/utc.ts';

export type RuleNumber = keyof typeof RULE_NUMBERS;

/** Form values of the rules: probabilities in any notation, numbers NaN if empty. */
export interface FlightRulesValues {
  readonly medium: string;
  readonly high: string;
  readonly critical: string;
  readonly targetPc: string;
  readonly decisionLeadHours: number;
  readonly screeningEveryHours: number;
  readonly ephemerisDays: number;
  readonly messageDays: number;
  readonly targetReductionOrders: number;
  /** Lead time in display units, as the other numbers. */
  readonly uplinkLeadTime: number;
  readonly preparationTime: number;
  readonly densityUncertainty: number;
  /** Limit, m; NaN for no limit. */
  readonly maxSmaChange: number;
  readonly fourEyes: boolean;
  readonly sharesEphemerides: boolean;
  readonly windows: readonly SpanForm[];
  readonly notes: string;
}

const typed = (isoTime: string) => isoTime.replace('T', ' ').replace(/\.0+Z$/, 'Z');

export function formOfRules(rules: FlightRules): FlightRulesValues {
  const { thresholds, decisionLeadHours, targetReductionOrders, fourEyes, sharesEphemerides, notes } = rules;
  return {
    medium: thresholds.medium.toExponential(),
    high: thresholds.high.toExponential(),
    critical: thresholds.critical.toExponential(),
    targetPc: rules.targetPc.toExponential(),
    decisionLeadHours,
    screeningEveryHours: rules.screeningEveryHours,
    ephemerisDays: rules.ephemerisDays,
    messageDays: rules.messageDays,
    targetReductionOrders,
    fourEyes,
    sharesEphemerides,
    notes,
    uplinkLeadTime: toShown(RULE_NUMBERS.uplinkLeadTime, rules.uplinkLeadTime),
    preparationTime: toShown(RULE_NUMBERS.preparationTime, rules.preparationTime),
    densityUncertainty: toShown(RULE_NUMBERS.densityUncertainty, rules.densityUncertainty),
    maxSmaChange: rules.maxSmaChange ?? Number.NaN,
    windows: rules.noBurnWindows.map(({ start, end, reason }, key) => ({
      key,
      start: typed(start),
      end: typed(end),
      reason,
    })),
  };
}

export type FlightRulesFault = 'probability' | 'rising' | 'target' | 'range' | 'text' | 'time' | 'window' | 'windows';
/** Faults by field; fields of a window are `start 3` and `end 3`, where 3 is its key. */
export type RulesFaults = Readonly<Record<string, FlightRulesFault>>;

function probability(text: string): number {
  const value = typedNumber(text);
  return isProbability(value) ? value : Number.NaN;
}

const timeOf = (text: string) => parseTime(text.trim().replace(' Z', 'Z'));

export function flightRulesFaults(form: FlightRulesValues): RulesFaults {
  const faults: Record<string, FlightRulesFault> = {};
  const [medium, high, critical] = [form.medium, form.high, form.critical].map(probability) as [number, number, number];
  const target = probability(form.targetPc);
  if (Number.isNaN(medium)) faults['medium'] = 'probability';
  if (Number.isNaN(high)) faults['high'] = 'probability';
  else if (high <= medium) faults['high'] = 'rising';
  if (Number.isNaN(critical)) faults['critical'] = 'probability';
  else if (critical <= high) faults['critical'] = 'rising';
  if (Number.isNaN(target)) faults['targetPc'] = 'probability';
  else if (target >= critical) faults['targetPc'] = 'target';
  for (const field of Object.keys(RULE_NUMBERS) as RuleNumber[]) {
    if (!isTaken(RULE_NUMBERS[field], form[field])) faults[field] = 'range';
  }
  if (!isText(RULE_TEXTS.notes, form.notes)) faults['notes'] = 'text';
  if (form.windows.length > MOST_WINDOWS) faults['windows'] = 'windows';
  for (const { key, start, end, reason } of form.windows) {
    if (!isText(RULE_TEXTS.reason, reason)) faults[`reason ${key}`] = 'text';
    const [from, until] = [timeOf(start), timeOf(end)];
    if (from === undefined) faults[`start ${key}`] = 'time';
    if (until === undefined) faults[`end ${key}`] = 'time';
    else if (from !== undefined && until <= from) faults[`end ${key}`] = 'window';
  }
  return faults;
}

/** Returns the request body for the form values; an invalid time is sent as typed. */
export function flightRulesOf(form: FlightRulesValues): FlightRulesChange {
  const iso = (text: string) => {
    const timeMs = timeOf(text);
    return timeMs === undefined ? text : new Date(timeMs).toISOString();
  };
  return {
    thresholds: {
      medium: probability(form.medium),
      high: probability(form.high),
      critical: probability(form.critical),
    },
    decisionLeadHours: form.decisionLeadHours,
    screeningEveryHours: form.screeningEveryHours,
    ephemerisDays: form.ephemerisDays,
    messageDays: form.messageDays,
    targetReductionOrders: form.targetReductionOrders,
    targetPc: probability(form.targetPc),
    fourEyes: form.fourEyes,
    notes: form.notes,
    sharesEphemerides: form.sharesEphemerides,
    uplinkLeadTime: toWire(RULE_NUMBERS.uplinkLeadTime, form.uplinkLeadTime),
    preparationTime: toWire(RULE_NUMBERS.preparationTime, form.preparationTime),
    densityUncertainty: toWire(RULE_NUMBERS.densityUncertainty, form.densityUncertainty),
    maxSmaChange: Number.isNaN(form.maxSmaChange) ? null : form.maxSmaChange,
    noBurnWindows: form.windows.map(({ start, end, reason }) => ({ start: iso(start), end: iso(end), reason })),
  };
}
