import type { AlertChannel, AlertKind, DeliveryPurpose } from '@keepout/contract/alerts/enums';
import { needsPerson } from './levels.ts';

/** A notification that is due to one user on one channel. */
export interface PendingNotification {
  readonly alertId: string;
  readonly kind: AlertKind;
  readonly pair: string;
  readonly step: number;
  readonly isDigest: boolean;
}

interface About {
  /** The event that it belongs to. */
  readonly about: string;
}

/** Notifications that are sent as one message. */
export interface Bundle<W extends PendingNotification> {
  readonly purpose: Exclude<DeliveryPurpose, 'TEST' | 'REMINDER' | 'PLACE_OFF'>;
  readonly all: readonly W[];
}

/** More messages than this at once are brought together. */
export const MAXIMUM_MESSAGES = 5;

/**
 * Groups notifications that are due at the same time. Close approaches of one pair are one message, and so is the digest. More than
 * `MAXIMUM_MESSAGES` messages are merged into one, apart from those that require an acknowledgement.
 */
export function bundlesOf<W extends PendingNotification>(pending: readonly W[]): readonly Bundle<W>[] {
  const escalated = pending.filter(({ step }) => step > 0);
  const digest = pending.filter(({ step, isDigest }) => step === 0 && isDigest);
  const now = pending.filter(({ step, isDigest }) => step === 0 && !isDigest);
  return [
    ...few(escalated, 'ESCALATION'),
    ...fewOrOne(now),
    ...(digest.length > 0 ? [{ purpose: 'DIGEST' as const, all: digest }] : []),
  ];
}

/** Groups notifications by channel: an incident contains one event, also where several are due at once. */
export function bundlesBy<W extends PendingNotification & About>(
  channel: AlertChannel,
  pending: readonly W[],
): readonly Bundle<W>[] {
  if (channel !== 'PAGERDUTY') return bundlesOf(pending);
  const abouts = [...new Set(pending.map(({ about }) => about))];
  return abouts.map((about) => {
    const all = pending.filter((notification) => notification.about === about);
    return { purpose: all.some(({ step }) => step > 0) ? 'ESCALATION' : 'ALERT', all };
  });
}

function fewOrOne<W extends PendingNotification>(now: readonly W[]): readonly Bundle<W>[] {
  const pairs = byPair(now);
  if (pairs.length <= MAXIMUM_MESSAGES) return pairs.map((all) => ({ purpose: 'ALERT', all }));
  const presses = (all: readonly W[]) => all.some(({ kind }) => needsPerson(kind));
  const otherPairs = pairs.filter((all) => !presses(all)).flat();
  return [
    ...few(pairs.filter(presses).flat(), 'ALERT'),
    ...(otherPairs.length > 0 ? [{ purpose: 'ALERT' as const, all: otherPairs }] : []),
  ];
}

function few<W extends PendingNotification>(all: readonly W[], purpose: 'ALERT' | 'ESCALATION'): readonly Bundle<W>[] {
  const pairs = byPair(all);
  if (pairs.length <= MAXIMUM_MESSAGES) return pairs.map((bundle) => ({ purpose, all: bundle }));
  return [{ purpose, all: pairs.flat() }];
}

function byPair<W extends PendingNotification>(all: readonly W[]): W[][] {
  const pairs = new Map<string, W[]>();
  for (const notification of all) pairs.set(notification.pair, [...(pairs.get(notification.pair) ?? []), notification]);
  return [...pairs.values()];
}
