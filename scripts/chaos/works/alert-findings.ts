import { type ChaosFinding, finding } from '../work.ts';

/** An alert as it is stored, and what became of its message to the webhook. */
export interface StoredAlert {
  readonly id: string;
  readonly operatorId: string;
  readonly crossing: string;
  readonly acknowledgedBy: string | null;
  /** The record that it is about is there, of the same organisation. */
  readonly isOfSomething: boolean;
  readonly deliveryId: string | null;
  /** Where it has not left yet. */
  readonly waits: string | null;
}

/** What a webhook took. */
export interface Arrival {
  readonly operatorId: string;
  readonly deliveryId: string;
  readonly alertIds: readonly string[];
  /** Alerts of the message for which its body had no room. */
  readonly moreAlerts: number;
}

export interface Acknowledgement {
  readonly alertId: string;
  readonly operatorId: string;
  readonly by: string;
}

/**
 * Each alert has arrived at its organisation's webhook at least once, each is about something, and nothing arrived that is no alert of that
 * organisation. An acknowledged alert names who acknowledged it.
 *
 * @param early   raised before there was a webhook
 */
export function alertFindings(
  stored: readonly StoredAlert[],
  arrivals: readonly Arrival[],
  acknowledged: readonly Acknowledgement[],
  early: ReadonlySet<string>,
): readonly ChaosFinding[] {
  const arrived = new Map<string, ReadonlySet<string>>();
  for (const { operatorId } of arrivals) {
    const ofOperator = arrivals.filter((arrival) => arrival.operatorId === operatorId);
    arrived.set(operatorId, new Set(ofOperator.flatMap(({ alertIds }) => alertIds)));
  }
  const shortened = new Set(arrivals.filter(({ moreAlerts }) => moreAlerts > 0).map(({ deliveryId }) => deliveryId));
  const owners = new Map(stored.map(({ id, operatorId }) => [id, operatorId]));
  return [
    ...stored.flatMap(({ id, operatorId, crossing, deliveryId, waits, isOfSomething }) => {
      const object = `alert ${id} (${crossing})`;
      const isThere = arrived.get(operatorId)?.has(id) || (deliveryId !== null && shortened.has(deliveryId));
      return [
        ...(isOfSomething ? [] : [finding(object, `its record, of ${operatorId}`, 'none')]),
        ...(isThere || early.has(id)
          ? []
          : [finding(object, `at the webhook of ${operatorId}`, `not there: ${waits ?? 'nobody is to be told'}`)]),
      ];
    }),
    ...arrivals.flatMap(({ operatorId, deliveryId, alertIds }) =>
      alertIds
        .filter((id) => owners.get(id) !== operatorId)
        .map((id) =>
          finding(
            `message ${deliveryId} to ${operatorId}`,
            `alerts of ${operatorId}`,
            `${id} of ${owners.get(id) ?? 'nobody'}`,
          ),
        ),
    ),
    ...acknowledged.flatMap(({ alertId, operatorId, by }) => {
      const alert = stored.find(({ id }) => id === alertId);
      const isRight = alert?.operatorId === operatorId && alert.acknowledgedBy !== null;
      return isRight
        ? []
        : [finding(`alert ${alertId}`, `acknowledged by ${by}`, alert === undefined ? 'no alert' : 'open')];
    }),
  ];
}
