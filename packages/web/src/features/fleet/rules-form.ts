import type { FlightRules, FlightRulesChange } from '@keepout/contract/fleet/flight-rules';
import { parseTime } from '../../time/utc.ts';

/** One window without burns as it is typed. */
export interface WindowForm {
  readonly key: number;
  readonly start: string;
  readonly end: string;
  readonly reason: string;
}

/** The rules as they are typed: probabilities in any notation, numbers NaN while empty. */
export interface RulesForm {
  readonly medium: string;
  readonly high: string;
  readonly critical: string;
  readonly targetPc: string;
  readonly decisionLeadHours: number;
  readonly targetReductionOrders: number;
  /** Minutes. */
  readonly uplinkLeadMinutes: number;
  /** Per cent. */
  readonly densityPercent: number;
  /** m; NaN for no limit. */
  readonly maxSmaChange: number;
  readonly fourEyes: boolean;
  readonly sharesEphemerides: boolean;
  readonly windows: readonly WindowForm[];
  readonly notes: string;
}

const typed = (isoTime: string) => isoTime.replace('T', ' ').replace(/\.0+Z$/, 'Z');

export function formOfRules(rules: FlightRules): RulesForm {
  const { thresholds, decisionLeadHours, targetReductionOrders, fourEyes, sharesEphemerides, notes } = rules;
  return {
    medium: thresholds.medium.toExponential(),
    high: thresholds.high.toExponential(),
    critical: thresholds.critical.toExponential(),
    targetPc: rules.targetPc.toExponential(),
    decisionLeadHours,
    targetReductionOrders,
    fourEyes,
    sharesEphemerides,
    notes,
    uplinkLeadMinutes: rules.uplinkLeadTime / 60,
    densityPercent: Number((rules.densityUncertainty * 100).toPrecision(12)),
    maxSmaChange: rules.maxSmaChange ?? Number.NaN,
    windows: rules.noBurnWindows.map(({ start, end, reason }, key) => ({
      key,
      start: typed(start),
      end: typed(end),
      reason,
    })),
  };
}

export type RulesFault = 'probability' | 'rising' | 'target' | 'range' | 'time' | 'window';
/** By field; of a window by `start 3`, `end 3`, where 3 is its key. */
export type RulesFaults = Readonly<Record<string, RulesFault>>;

export const RULE_RANGES = {
  decisionLeadHours: { least: 0, most: 720 },
  targetReductionOrders: { least: 0, most: 12 },
  uplinkLeadMinutes: { least: 0, most: 10_080 },
  densityPercent: { least: 0, most: 100 },
  maxSmaChange: { least: 0.001, most: 1e7 },
} as const;

function probability(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.').replace('−', '-'));
  return value > 0 && value <= 1 ? value : Number.NaN;
}

const timeOf = (text: string) => parseTime(text.trim().replace(' Z', 'Z'));

export function rulesFaults(form: RulesForm): RulesFaults {
  const faults: Record<string, RulesFault> = {};
  const [medium, high, critical] = [form.medium, form.high, form.critical].map(probability) as [number, number, number];
  const target = probability(form.targetPc);
  if (Number.isNaN(medium)) faults['medium'] = 'probability';
  if (Number.isNaN(high)) faults['high'] = 'probability';
  else if (high <= medium) faults['high'] = 'rising';
  if (Number.isNaN(critical)) faults['critical'] = 'probability';
  else if (critical <= high) faults['critical'] = 'rising';
  if (Number.isNaN(target)) faults['targetPc'] = 'probability';
  else if (target >= critical) faults['targetPc'] = 'target';
  for (const [field, { least, most }] of Object.entries(RULE_RANGES)) {
    const value = form[field as keyof typeof RULE_RANGES];
    const isUnlimited = field === 'maxSmaChange' && Number.isNaN(value);
    if (!isUnlimited && !(value >= least && value <= most)) faults[field] = 'range';
  }
  for (const { key, start, end } of form.windows) {
    const [from, until] = [timeOf(start), timeOf(end)];
    if (from === undefined) faults[`start ${key}`] = 'time';
    if (until === undefined) faults[`end ${key}`] = 'time';
    else if (from !== undefined && until <= from) faults[`end ${key}`] = 'window';
  }
  return faults;
}

/** The rules that the form asks for; call it without faults. */
export function rulesOf(form: RulesForm): FlightRulesChange {
  const iso = (text: string) => new Date(timeOf(text) ?? 0).toISOString();
  return {
    thresholds: {
      medium: probability(form.medium),
      high: probability(form.high),
      critical: probability(form.critical),
    },
    decisionLeadHours: form.decisionLeadHours,
    targetReductionOrders: form.targetReductionOrders,
    targetPc: probability(form.targetPc),
    fourEyes: form.fourEyes,
    notes: form.notes,
    sharesEphemerides: form.sharesEphemerides,
    uplinkLeadTime: form.uplinkLeadMinutes * 60,
    densityUncertainty: Number((form.densityPercent / 100).toPrecision(12)),
    maxSmaChange: Number.isNaN(form.maxSmaChange) ? null : form.maxSmaChange,
    noBurnWindows: form.windows.map(({ start, end, reason }) => ({ start: iso(start), end: iso(end), reason })),
  };
}

/** Whether two forms ask for the same. */
export const isSameForm = (one: RulesForm, other: RulesForm): boolean => JSON.stringify(one) === JSON.stringify(other);
