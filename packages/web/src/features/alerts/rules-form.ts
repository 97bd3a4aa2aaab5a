import type { AlertChannel, AlertKind } from '@keepout/contract/alerts/enums';
import { SETTINGS_TEXTS } from '@keepout/contract/alerts/fields';
import type { AlertRule, AlertRules, AlertSettings } from '@keepout/contract/alerts/settings';
import { isText } from '@keepout/contract/platform/text-field';

/** Channels that have an input; what a rule says of the others stays. */
export const RULE_CHANNELS = ['EMAIL', 'MSTEAMS', 'WEBHOOK', 'PAGERDUTY'] as const satisfies readonly AlertChannel[];

export type RulesFault = 'from' | 'until' | 'digestAt' | 'timeZone';

/** What of the rules cannot be saved. */
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
  const others = channels.filter((candidate) => candidate !== channel);
  return isWanted ? [...others, channel] : others;
}

/** The body of a call: what is the server's own stays out of it. */
export function bodyOf({ timeZone, quietHours, digestAt, rules }: AlertSettings): AlertRules {
  return { timeZone, quietHours, digestAt, rules };
}

/** The same with a rule for each kind by its name, so that two versions differ in single rules. */
export interface RulesContent extends Omit<AlertRules, 'rules'> {
  readonly rules: Readonly<Partial<Record<AlertKind, Omit<AlertRule, 'kind'>>>>;
}

export function contentOf({ rules, ...rest }: AlertRules): RulesContent {
  return { ...rest, rules: Object.fromEntries(rules.map(({ kind, ...rule }) => [kind, rule])) };
}

export function rulesOf({ rules, ...rest }: RulesContent): AlertRules {
  const kinds = Object.keys(rules) as AlertKind[];
  return { ...rest, rules: kinds.flatMap((kind) => (rules[kind] ? [{ kind, ...rules[kind] }] : [])) };
}
