import type { AlertChannel, AlertKind, DeliveryPurpose } from '@keepout/contract/alerts/enums';
import type { AlertRules } from '@keepout/contract/alerts/settings';
import { bundlesBy } from './bundles.ts';
import { dispatchesOf, ruleOf } from './dispatch.ts';
import type { RaisedThen } from './history.ts';

/** How many places a user has, by service and channel. */
export type PlaceCounts = Readonly<Record<'ca' | 'odt', Readonly<Record<AlertChannel, number>>>>;

/** A message that would have been sent, to one place. */
export interface SentThen {
  readonly atMs: number;
  readonly channel: AlertChannel;
  readonly purpose: DeliveryPurpose;
  readonly heldBack: boolean;
  readonly all: readonly RaisedThen[];
}

/** Notifications that the rules would have sent for past alerts. */
export interface Rehearsed {
  readonly notifications: readonly SentThen[];
  readonly inApp: number;
  /** By kind: number of alerts raised, and number of messages before grouping. */
  readonly rules: ReadonlyMap<AlertKind, { readonly crossings: number; readonly messages: number }>;
}

/** Replays rules on past alerts. Notifications that are due within `groupMs` are grouped as in real dispatch. */
export function rehearse(
  raised: readonly RaisedThen[],
  rules: AlertRules,
  places: PlaceCounts,
  groupMs: number,
): Rehearsed {
  const counts = new Map<AlertKind, { crossings: number; messages: number }>();
  const due = new Map<string, { alert: RaisedThen; atMs: number; isDigest: boolean; heldBack: boolean }[]>();
  let inApp = 0;
  for (const alert of raised) {
    const count = counts.get(alert.kind) ?? { crossings: 0, messages: 0 };
    counts.set(alert.kind, count);
    count.crossings += 1;
    if (ruleOf(rules, alert.kind).inApp) inApp += 1;
    for (const { channel, dueMs, isDigest, heldBack } of dispatchesOf(rules, {
      ...alert,
      nowMs: alert.atMs,
      isCall: false,
    })) {
      const number = places[alert.service][channel];
      if (number === 0) continue;
      count.messages += number;
      const key = `${alert.service} ${channel}`;
      due.set(key, [...(due.get(key) ?? []), { alert, atMs: dueMs, isDigest, heldBack }]);
    }
  }
  const notifications = [...due].flatMap(([key, all]) => {
    const [service, channel] = key.split(' ') as ['ca' | 'odt', AlertChannel];
    return together(all, groupMs).flatMap((part) =>
      bundlesBy(
        channel,
        part.map((entry, index) => ({
          alertId: String(index),
          kind: entry.alert.kind,
          pair: entry.alert.pair,
          about: entry.alert.about,
          step: 0,
          isDigest: entry.isDigest,
          entry,
        })),
      ).flatMap(({ purpose, all: bundle }) =>
        Array.from({ length: places[service][channel] }, () => ({
          atMs: part[0]!.atMs,
          channel,
          purpose,
          heldBack: bundle.some(({ entry }) => entry.heldBack),
          all: bundle.map(({ entry }) => entry.alert),
        })),
      ),
    );
  });
  return { notifications: notifications.sort((a, b) => a.atMs - b.atMs), inApp, rules: counts };
}

/** Cut where a gap is longer than the wait of the first of a part. */
function together<T extends { readonly atMs: number }>(all: readonly T[], groupMs: number): T[][] {
  const parts: T[][] = [];
  for (const item of all.toSorted((a, b) => a.atMs - b.atMs)) {
    const part = parts.at(-1);
    if (part !== undefined && item.atMs - part[0]!.atMs <= groupMs) part.push(item);
    else parts.push([item]);
  }
  return parts;
}
