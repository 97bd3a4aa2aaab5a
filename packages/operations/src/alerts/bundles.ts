import type { AlertChannel, AlertKind, DeliveryPurpose } from '@keepout/contract/alerts/enums';
import { needsPerson } from './levels.ts';

/** A notification that is due to one user on one channel. */
export interface Waiting {
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
export interface Bundle<W extends Waiting> {
  readonly purpose: Exclude<DeliveryPurpose, 'TEST' | 'REMINDER' | 'PLACE_OFF'>;
  readonly all: readonly W[];
}

/** More messages than this at once are brought together. */
export const MOST_AT_ONCE = 5;

/**
 * Groups notifications that are due at the same time. Close approaches of one pair are one message, and so is the digest. More than
 * `MOST_AT_ONCE` messages are merged into one, apart from those that require an acknowledgement.
 */
export function bundlesOf<W extends Waiting>(waiting: readonly W[]): readonly Bundle<W>[] {
  const escalated = waiting.filter(({ step }) => step > 0);
  const digest = waiting.filter(({ step, isDigest }) => step === 0 && isDigest);
  const now = waiting.filter(({ step, isDigest }) => step === 0 && !isDigest);
  return [
    ...few(escalated, 'ESCALATION'),
    ...fewOrOne(now),
    ...(digest.length > 0 ? [{ purpose: 'DIGEST' as const, all: digest }] : []),
  ];
}

/** Groups notifications by channel: an incident contains one event, also where several are due at once. */
export function bundlesBy<W extends Waiting & About>(
  channel: AlertChannel,
  waiting: readonly W[],
): readonly Bundle<W>[] {
  if (channel !== 'PAGERDUTY') return bundlesOf(waiting);
  const abouts = [...new Set(waiting.map(({ about }) => about))];
  return abouts.map((about) => {
    const all = waiting.filter((each) => each.about === about);
    return { purpose: all.some(({ step }) => step > 0) ? 'ESCALATION' : 'ALERT', all };
  });
}

function fewOrOne<W extends Waiting>(now: readonly W[]): readonly Bundle<W>[] {
  const pairs = byPair(now);
  if (pairs.length <= MOST_AT_ONCE) return pairs.map((all) => ({ purpose: 'ALERT', all }));
  const presses = (all: readonly W[]) => all.some(({ kind }) => needsPerson(kind));
  const rest = pairs.filter((all) => !presses(all)).flat();
  return [
    ...few(pairs.filter(presses).flat(), 'ALERT'),
    ...(rest.length > 0 ? [{ purpose: 'ALERT' as const, all: rest }] : []),
  ];
}

function few<W extends Waiting>(all: readonly W[], purpose: 'ALERT' | 'ESCALATION'): readonly Bundle<W>[] {
  const pairs = byPair(all);
  if (pairs.length <= MOST_AT_ONCE) return pairs.map((bundle) => ({ purpose, all: bundle }));
  return [{ purpose, all: pairs.flat() }];
}

function byPair<W extends Waiting>(all: readonly W[]): W[][] {
  const pairs = new Map<string, W[]>();
  for (const waiting of all) pairs.set(waiting.pair, [...(pairs.get(waiting.pair) ?? []), waiting]);
  return [...pairs.values()];
}
