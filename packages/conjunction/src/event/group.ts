/** Input of grouping for a message or an encounter. */
export interface EventMessage {
  readonly id: string;
  readonly objectIds: readonly [string, string];
  readonly tcaTaiS: number;
  readonly createdTaiS: number;
  /** Who computed it: two encounters of one run are two passages, never updates of one. */
  readonly originator: string;
}

export interface ConjunctionEvent<M extends EventMessage> {
  /** Objects in rising order. */
  readonly pair: readonly [string, string];
  readonly messages: readonly M[];
  /** Closest approach of the newest message. */
  readonly tcaTaiS: number;
}

/** How far closest approach may move from one message to the next and still be the same event. */
export const TCA_DRIFT_S: number = 20 * 60;

/**
 * Groups messages into events, by pair and time of closest approach.
 *
 * Method   per pair, runs (one originator, one creation time) in order of creation; the messages of a run are matched
 *          one to one with the events seen so far, nearest closest approach first, up to 20 minutes from the event's
 *          newest; what is left over opens an event. So slow encounters fall into passages and a drifting time does not
 *          open a new event every day.
 *
 * @returns events in order of their closest approach; the order of the input does not matter
 */
export function groupEvents<M extends EventMessage>(
  messages: readonly M[],
  driftS: number = TCA_DRIFT_S,
): readonly ConjunctionEvent<M>[] {
  const pairs = grouped(messages, (message) => pairOf(message).join(' '));
  const events = [...pairs.values()].flatMap((ofPair) => groupPair(ofPair, driftS));
  return events.sort((a, b) => a.tcaTaiS - b.tcaTaiS || compare(a.pair.join(' '), b.pair.join(' ')));
}

function groupPair<M extends EventMessage>(messages: readonly M[], driftS: number): ConjunctionEvent<M>[] {
  const runs = grouped(inOrder(messages), (message) => `${message.createdTaiS} ${message.originator}`);
  const open: M[][] = [];
  for (const run of runs.values()) {
    const candidates = run
      .flatMap((message) =>
        open.map((event) => ({ message, event, driftS: Math.abs(message.tcaTaiS - event.at(-1)!.tcaTaiS) })),
      )
      .filter((candidate) => candidate.driftS <= driftS)
      .sort((a, b) => a.driftS - b.driftS);
    // Matches are applied after all are chosen: an event's newest time must not move while its run is matched.
    const matches = matched(candidates);
    for (const message of run) {
      const event = matches.get(message);
      if (event) event.push(message);
      else open.push([message]);
    }
  }
  return open.map((ofEvent) => ({ pair: pairOf(ofEvent[0]!), messages: ofEvent, tcaTaiS: ofEvent.at(-1)!.tcaTaiS }));
}

function matched<M>(candidates: readonly { readonly message: M; readonly event: M[] }[]): Map<M, M[]> {
  const matches = new Map<M, M[]>();
  const matchedEvents = new Set<M[]>();
  for (const { message, event } of candidates) {
    if (matches.has(message) || matchedEvents.has(event)) continue;
    matches.set(message, event);
    matchedEvents.add(event);
  }
  return matches;
}

function grouped<M>(items: readonly M[], keyOf: (item: M) => string): Map<string, M[]> {
  const groups = new Map<string, M[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function inOrder<M extends EventMessage>(messages: readonly M[]): readonly M[] {
  return messages.toSorted(
    (a, b) =>
      a.createdTaiS - b.createdTaiS ||
      compare(a.originator, b.originator) ||
      a.tcaTaiS - b.tcaTaiS ||
      compare(a.id, b.id),
  );
}

function pairOf(message: EventMessage): readonly [string, string] {
  const [a, b] = message.objectIds;
  return compare(a, b) <= 0 ? [a, b] : [b, a];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
