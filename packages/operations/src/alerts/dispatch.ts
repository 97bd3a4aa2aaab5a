import { type AlertChannel, type AlertKind, alertChannel } from '@keepout/contract/alerts/enums';
import type { AlertRule, AlertRules } from '@keepout/contract/alerts/settings';
import { isWithin, nextWallTime } from './wall-clock.ts';

export const EVERY_CHANNEL: readonly AlertChannel[] = alertChannel.options;

/** Returns whether a channel delivers to a program. Programs get notifications immediately, without quiet hours: they apply their own schedules. */
export const isProgram = (channel: AlertChannel): boolean => channel === 'WEBHOOK' || channel === 'PAGERDUTY';

const rule = (kind: AlertKind, change: Partial<AlertRule> = {}): AlertRule => ({
  kind,
  inApp: true,
  channels: [...EVERY_CHANNEL],
  timing: 'NOW',
  breaksQuietHours: false,
  ...change,
});

/** Default rules of a user: urgent notifications are sent immediately, others in the digest. */
export const DEFAULT_ALERT_RULES: AlertRules = {
  timeZone: 'UTC',
  digestAt: '07:00',
  quietHours: { isOn: false, from: '22:00', until: '06:00' },
  rules: [
    rule('ACT', { breaksQuietHours: true }),
    rule('DECIDE_BY_NEAR', { breaksQuietHours: true }),
    rule('NO_CONCLUSION'),
    rule('WATCH', { timing: 'DIGEST' }),
    rule('EASED'),
    rule('ADVICE_CONTRARY', { breaksQuietHours: true }),
    rule('MESSAGE_REISSUED'),
    rule('ANSWER_RECEIVED'),
    rule('PUBLICATION_STOPPED'),
    rule('PLAN_STALE'),
    rule('EPHEMERIS_STALE', { timing: 'DIGEST' }),
    rule('CATALOGUE_STALE', { timing: 'DIGEST' }),
    rule('CATALOGUE_KEPT_BACK'),
    rule('FEED_STALE', { timing: 'DIGEST' }),
    rule('CAPACITY_SHORT'),
    rule('OBSERVATION_ARRIVED'),
    rule('REQUEST_STATUS'),
    rule('SCREENING_STATUS', { inApp: false, timing: 'DIGEST' }),
  ],
};

/** Returns rules for every kind of alert, with defaults for the missing ones. */
export function completeRules(alertRules: AlertRules | null): AlertRules {
  if (alertRules === null) return DEFAULT_ALERT_RULES;
  const rules = DEFAULT_ALERT_RULES.rules.map((row) => alertRules.rules.find(({ kind }) => kind === row.kind) ?? row);
  return { ...alertRules, rules };
}

export const ruleOf = ({ rules }: AlertRules, kind: AlertKind): AlertRule =>
  rules.find((row) => row.kind === kind) ?? rule(kind);

/** When something goes out by one channel. */
export interface Dispatch {
  readonly channel: AlertChannel;
  /** Unix ms. */
  readonly dueMs: number;
  readonly isDigest: boolean;
  /** It waits for the end of quiet hours. */
  readonly heldBack: boolean;
}

/** An alert to dispatch. */
export interface AlertToDispatch {
  readonly kind: AlertKind;
  /** Decision deadline, Unix ms; null without one. */
  readonly decideByMs: number | null;
  readonly nowMs: number;
  /** He is on call, or it was passed on to him: at once, by all channels, at any hour. */
  readonly isCall: boolean;
}

/**
 * When an alert goes out to a user by each of his channels.
 *
 * Quiet hours delay all alerts that are not allowed to break them, unless the decision deadline is earlier. Programs get alerts immediately.
 * A decrease of the verdict opens no incident: it resolves the existing one (`raising/incidents`).
 */
export function dispatchesOf(
  rules: AlertRules,
  { kind, decideByMs, nowMs, isCall }: AlertToDispatch,
): readonly Dispatch[] {
  if (isCall) return EVERY_CHANNEL.map((channel) => ({ channel, dueMs: nowMs, isDigest: false, heldBack: false }));
  const { channels, timing, breaksQuietHours } = ruleOf(rules, kind);
  const dispatchChannels = [...new Set(channels)].filter((channel) => channel !== 'PAGERDUTY' || kind !== 'EASED');
  return dispatchChannels.map((channel) => {
    const digestMs =
      timing === 'DIGEST' && !isProgram(channel) ? nextWallTime(nowMs, rules.digestAt, rules.timeZone) : null;
    // A decision that is due before the next digest is sent separately.
    const isDigest = digestMs !== null && (decideByMs === null || decideByMs > digestMs);
    const wantedMs = isDigest ? digestMs : nowMs;
    const endMs = isProgram(channel) || (breaksQuietHours && !isDigest) ? null : quietUntil(rules, wantedMs);
    if (endMs === null || (decideByMs !== null && decideByMs <= endMs)) {
      return { channel, dueMs: wantedMs, isDigest, heldBack: false };
    }
    return { channel, dueMs: endMs, isDigest, heldBack: true };
  });
}

/** When the quiet hours end in which a moment lies, Unix ms; null where it lies in none. */
export function quietUntil({ quietHours, timeZone }: AlertRules, unixMs: number): number | null {
  const { isOn, from, until } = quietHours;
  if (!isOn || from === until || !isWithin(unixMs, from, until, timeZone)) return null;
  return nextWallTime(unixMs, until, timeZone);
}
