import { TCA_DRIFT_S } from './group.ts';

/** Place of an event: the data that match a message to it. */
export interface EventPlace {
  readonly id: string;
  /** Whose event it is, with which object. */
  readonly pair: string;
  readonly tcaTaiS: number;
}

/** A message that is looked for an event. */
export interface Placeable extends Omit<EventPlace, 'id'> {
  /** Its event where already known. */
  readonly eventId: string | undefined;
}

/**
 * The event of each message of a round.
 *
 * Method   nearest closest approach of the same pair first, within the drift that an event survives, no event twice, as `groupEvents`
 * @returns in the order of the messages; undefined for one that opens an event
 */
export function eventIdsOfMessages(
  messages: readonly Placeable[],
  events: readonly EventPlace[],
): readonly (string | undefined)[] {
  const byPair = new Map<string, EventPlace[]>();
  for (const event of events) {
    const ofPair = byPair.get(event.pair);
    if (ofPair) ofPair.push(event);
    else byPair.set(event.pair, [event]);
  }
  const candidates = messages
    .flatMap(({ pair, tcaTaiS }, index) =>
      (byPair.get(pair) ?? []).map(({ id, tcaTaiS: eventTaiS }) => ({
        index,
        id,
        driftS: Math.abs(eventTaiS - tcaTaiS),
      })),
    )
    .filter(({ driftS }) => driftS <= TCA_DRIFT_S)
    .sort((a, b) => a.driftS - b.driftS);
  const places = messages.map(({ eventId }) => eventId);
  const assignedIds = new Set(places);
  for (const { index, id } of candidates) {
    if (places[index] !== undefined || assignedIds.has(id)) continue;
    places[index] = id;
    assignedIds.add(id);
  }
  return places;
}

/**
 * Cuts a list into rounds of at most so many in which no key stands twice: an item comes after every round that has a key of its own, so those that
 * share one stay in their order.
 */
export function roundsOf<T>(items: readonly T[], keysOf: (item: T) => readonly string[], maximumSize: number): T[][] {
  const rounds: T[][] = [];
  const next = new Map<string, number>();
  for (const item of items) {
    const keys = keysOf(item);
    const place = Math.max(0, ...keys.map((key) => next.get(key) ?? 0));
    for (const key of keys) next.set(key, place + 1);
    const round = rounds[place];
    if (round) round.push(item);
    else rounds.push([item]);
  }
  return rounds.flatMap((round) =>
    Array.from({ length: Math.ceil(round.length / maximumSize) }, (_, k) =>
      round.slice(k * maximumSize, (k + 1) * maximumSize),
    ),
  );
}
