/** A request for a place. */
export interface Comer {
  /** Larger values come first. */
  readonly priority: number;
  /** Owner. One owner cannot have more than all places, and all but one if another owner with the same priority waits. */
  readonly whose: string;
}

/** Returns the queue entry of an operator's interactive request. */
export function turnOf(operatorId: string): Comer {
  return { priority: 0, whose: operatorId };
}

/** Number of taken places, and of waiting requests. */
export interface LineStand {
  readonly inside: number;
  readonly waiting: number;
}

/** Queue for a limited number of places. */
export interface Line {
  /** Waits for a place and returns a function that releases it. An aborted wait throws the signal's reason. */
  enter(comer: Comer, signal?: AbortSignal): Promise<() => void>;
  stand(): LineStand;
}

interface Waiting {
  readonly comer: Comer;
  readonly come: () => void;
}

/**
 * Opens a queue ordered by priority; at equal priority the owner that was served least recently comes first, and within one
 * owner the earliest request.
 *
 * A place is never revoked: a request that ranks among the first `places` of all, but finds the places taken by lower-ranked ones, gets
 * an additional place, up to as many again. So a request never waits for less urgent ones, which meanwhile get no new place. If one
 * owner has all places, the last of them counts as lower-ranked: no owner can block another with the same priority.
 */
export function openLine(places: number): Line {
  const inside = new Set<Comer>();
  const waiting: Waiting[] = [];
  const isFirst = (comer: Comer): boolean => {
    if (inside.size < places) return true;
    if (inside.size >= 2 * places) return false;
    const equals = new Map<string, number>();
    let ofParty = 0;
    let ahead = 0;
    for (const { whose, priority } of inside) {
      if (whose === comer.whose) ofParty++;
      if (priority > comer.priority) ahead++;
      if (priority === comer.priority) equals.set(whose, (equals.get(whose) ?? 0) + 1);
    }
    const most = (whose: string): number => (whose === comer.whose ? places : places - 1);
    const stand = [...equals].reduce((sum, [whose, count]) => sum + Math.min(count, most(whose)), ahead);
    return ofParty < places && stand < places;
  };
  /** Counter value when each owner was last served; only for owners with requests. */
  const turns = new Map<string, number>();
  let count = 0;
  const turn = ({ comer }: Waiting): number => turns.get(comer.whose) ?? 0;
  const nextIn = (): Waiting | undefined => {
    const may = waiting.filter(({ comer }) => isFirst(comer));
    return may.reduce<Waiting | undefined>(
      (first, other) =>
        first === undefined || (other.comer.priority === first.comer.priority && turn(other) < turn(first))
          ? other
          : first,
      undefined,
    );
  };
  const letIn = (comer: Comer) => {
    inside.add(comer);
    turns.set(comer.whose, ++count);
    return () => {
      inside.delete(comer);
      for (let next = nextIn(); next !== undefined; next = nextIn()) {
        waiting.splice(waiting.indexOf(next), 1);
        next.come();
      }
      if (inside.size + waiting.length === 0) turns.clear();
    };
  };
  return {
    stand: () => ({ inside: inside.size, waiting: waiting.length }),
    enter: async ({ priority, whose }, signal) => {
      signal?.throwIfAborted();
      // A separate object, since the same caller may wait twice.
      const comer = { priority, whose };
      if (isFirst(comer)) return letIn(comer);
      return await new Promise<() => void>((resolve, reject) => {
        const place: Waiting = {
          comer,
          come: () => {
            signal?.removeEventListener('abort', give);
            resolve(letIn(comer));
          },
        };
        const give = () => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', give, { once: true });
        const behind = waiting.findIndex((other) => other.comer.priority < priority);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, place);
      });
    },
  };
}
