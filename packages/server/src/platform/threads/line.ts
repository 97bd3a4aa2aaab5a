/** Who asks for a place. */
export interface Comer {
  /** The larger goes first. */
  readonly priority: number;
  /** Of one party no more have places than there are. */
  readonly whose: string;
}

/** Who waits for one of some places. */
export interface Line {
  /** Waits for a place; what it returns gives the place back. An aborted wait throws the signal's reason. */
  enter(comer: Comer, signal?: AbortSignal): Promise<() => void>;
}

interface Waiting {
  readonly comer: Comer;
  readonly come: () => void;
}

/**
 * A line in which the larger priority goes first, and of equal ones who came first.
 *
 * Nobody is turned out of a place: who is among the first so many of all, and finds the places taken by others behind, gets
 * one of as many further ones. So nobody waits for what is less urgent, and what is less urgent begins nothing new meanwhile.
 */
export function openLine(places: number): Line {
  const inside = new Set<Comer>();
  const waiting: Waiting[] = [];
  const isFirst = (comer: Comer): boolean => {
    if (inside.size < places) return true;
    if (inside.size >= 2 * places) return false;
    const all = [...inside];
    return (
      all.filter((other) => other.whose === comer.whose).length < places &&
      all.filter((other) => other.priority >= comer.priority).length < places
    );
  };
  const letIn = (comer: Comer) => {
    inside.add(comer);
    return () => {
      inside.delete(comer);
      for (;;) {
        const at = waiting.findIndex((place) => isFirst(place.comer));
        const [next] = at === -1 ? [] : waiting.splice(at, 1);
        if (next === undefined) return;
        next.come();
      }
    };
  };
  return {
    enter: async ({ priority, whose }, signal) => {
      signal?.throwIfAborted();
      // A thing of its own: the same caller may ask twice.
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
