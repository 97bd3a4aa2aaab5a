import type { AlertChannel, AlertKind } from '@keepout/contract/alerts/enums';
import type { AlertRule, AlertRules, AlertSettings } from '@keepout/contract/alerts/settings';

/** Channels that have an input; what a rule says of the others stays. */
export const RULE_CHANNELS = ['EMAIL', 'MSTEAMS', 'WEBHOOK'] as const satisfies readonly AlertChannel[];

const wallTime = /^([01]\d|2[0-3]):[0-5]\d$/;

export type RulesFault = 'from' | 'until' | 'digestAt' | 'timeZone';

/** What of the rules cannot be saved. */
export function rulesFaults({ quietHours, digestAt, timeZone }: AlertSettings): readonly RulesFault[] {
  const times = { from: quietHours.from, until: quietHours.until, digestAt };
  const wrong = Object.entries(times).flatMap(([name, time]) => (wallTime.test(time) ? [] : [name as RulesFault]));
  return isTimeZone(timeZone) ? wrong : [...wrong, 'timeZone'];
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

export function withRule(settings: AlertSettings, kind: AlertKind, change: Partial<AlertRule>): AlertSettings {
  return { ...settings, rules: settings.rules.map((one) => (one.kind === kind ? { ...one, ...change } : one)) };
}

export function withChannel({ channels }: AlertRule, channel: AlertChannel, isWanted: boolean): AlertChannel[] {
  const others = channels.filter((one) => one !== channel);
  return isWanted ? [...others, channel] : others;
}

/** The body of a call: what is the server's own stays out of it. */
export function bodyOf({ timeZone, quietHours, digestAt, rules }: AlertSettings): AlertRules {
  return { timeZone, quietHours, digestAt, rules };
}

export const isSameRules = (one: AlertSettings, other: AlertSettings): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));
