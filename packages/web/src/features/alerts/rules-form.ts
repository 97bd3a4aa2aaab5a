import type { AlertChannel, AlertKind } from '@keepout/contract/alerts/enums';
import { SETTINGS_TEXTS } from '@keepout/contract/alerts/fields';
import type { AlertRule, AlertRules, AlertSettings } from '@keepout/contract/alerts/settings';
import { isText } from '@keepout/contract/platform/text-field';

/** Channels with an input; a rule keeps its settings for other channels. */
export const RULE_CHANNELS = ['EMAIL', 'MSTEAMS', 'WEBHOOK', 'PAGERDUTY'] as const satisfies readonly AlertChannel[];

export type RulesFault = 'from' | 'until' | 'digestAt' | 'timeZone';

/** Returns the faults that prevent saving the rules. */
export function rulesFaults({ quietHours, digestAt, timeZone }: AlertRules): readonly RulesFault[] {
  const times = { from: quietHours.from, until: quietHours.until, digestAt };
  const wrong = Object.entries(times).flatMap(([name, time]) =>
    isText(SETTINGS_TEXTS.wallTime, time) ? [] : [name as RulesFault],
  );
  return isTimeZone(timeZone) ? wrong : [...wrong, 'timeZone'];
}

function isTimeZone(name: string): boolean {
  if (!isText(SETTINGS_TEXTS.timeZone, name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function withRule(
  { rules }: AlertRules,
  kind: AlertKind,
  change: Partial<AlertRule>,
): Pick<AlertRules, 'rules'> {
  return { rules: rules.map((rule) => (rule.kind === kind ? { ...rule, ...change } : rule)) };
}

export function withChannel({ channels }: AlertRule, channel: AlertChannel, isWanted: boolean): AlertChannel[] {
  const otherChannels = channels.filter((candidate) => candidate !== channel);
  return isWanted ? [...otherChannels, channel] : otherChannels;
}

/** Returns the request body without the fields that the server sets. */
export function alertRulesBody({ timeZone, quietHours, digestAt, rules }: AlertSettings): AlertRules {
  return { timeZone, quietHours, digestAt, rules };
}

/** Alert rules with one rule per kind, keyed by kind, so that two versions are compared rule by rule. */
export interface RulesContent extends Omit<AlertRules, 'rules'> {
  readonly rules: Readonly<Partial<Record<AlertKind, Omit<AlertRule, 'kind'>>>>;
}

export function alertRulesContent({ rules, ...fields }: AlertRules): RulesContent {
  return { ...fields, rules: Object.fromEntries(rules.map(({ kind, ...rule }) => [kind, rule])) };
}

export function rulesOf({ rules, ...fields }: RulesContent): AlertRules {
  const kinds = Object.keys(rules) as AlertKind[];
  return { ...fields, rules: kinds.flatMap((kind) => (rules[kind] ? [{ kind, ...rules[kind] }] : [])) };
}
