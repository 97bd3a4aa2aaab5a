import { Outage } from '../outage.ts';
import type { Comer, LineStand } from './line.ts';

/** Lets a few in at a time, in turn by whose they are: nobody waits behind another's crowd. */
export interface Turnstile {
  /**
   * Waits for a place and runs `work` in it.
   *
   * @param sizeBytes   of what is read; a turnstile with quick places (`openUploads`) tries small content there first, and `work` may run twice
   */
  pass<T>(whose: string, work: (place: Place) => Promise<T>, sizeBytes?: number): Promise<T>;
  /** Also how many were sent away since the start. */
  stand(): LineStand & { readonly refused: number };
}

/** What is done in a place, for `runBounded`: whose it is, and who counts it. */
export interface Place {
  readonly turn: Comer;
  /** What was worked for the owner, s of a processor, whatever came of it: his next turn is by so much later. */
  readonly charge: (workedS: number) => void;
  /** Remaining processor time of a quick place, s; absent in a usual place. */
  readonly quick?: { leftS: number };
}

/** Content that is small but needs more than a quick place has: it is read again in a usual one. */
export class NotQuick extends Error {
  override readonly name = 'NotQuick';
}

export interface TurnstileSize {
  /** Inside at once; of one owner all but one. */
  readonly places: number;
  /** Waiting at once, of one owner; whoever comes to more is sent away. */
  readonly waiting: number;
}

interface Owner {
  /** Where his account stands, s of a processor. */
  usedS: number;
  inside: number;
  readonly queue: (() => void)[];
}

/**
 * Opens a turnstile. A place that comes free goes to the owner for whom least was worked (start-time fair queueing, as jobs are
 * shared), of equal ones to who has waited longest since a place was last given to one of his. Who was away begins where
 * the others stand: nobody saves idle time up, and nobody is rid of what he owes by leaving for a moment.
 *
 * @throws Outage `unavailable` where the owner has too many waiting
 */
export function openTurnstile({ places, waiting }: TurnstileSize): Turnstile {
  /** In the order of their turns. */
  const owners = new Map<string, Owner>();
  const mostOfOne = Math.max(1, places - 1);
  let free = places;
  let refused = 0;
  const busy = (): Owner[] => [...owners.values()].filter(({ inside, queue }) => inside + queue.length > 0);
  const ownerOf = (whose: string): Owner => {
    const known = owners.get(whose);
    if (known !== undefined && known.inside + known.queue.length > 0) return known;
    const standsAtS = Math.min(...busy().map(({ usedS }) => usedS));
    const begins = Math.max(known?.usedS ?? 0, Number.isFinite(standsAtS) ? standsAtS : 0);
    const owner = { usedS: begins, inside: 0, queue: [] };
    owners.set(whose, owner);
    return owner;
  };
  const letIn = (whose: string, owner: Owner): void => {
    free--;
    owner.inside++;
    owners.delete(whose);
    owners.set(whose, owner);
  };
  const enter = async (whose: string): Promise<Owner> => {
    const owner = ownerOf(whose);
    if (free > 0 && owner.inside < mostOfOne) {
      letIn(whose, owner);
      return owner;
    }
    if (owner.queue.length >= waiting) {
      refused++;
      throw new Outage('unavailable', 'Too many uploads of one organisation are waiting.');
    }
    await new Promise<void>((admit) => owner.queue.push(admit));
    return owner;
  };
  const admitNext = (): void => {
    while (free > 0) {
      const next = [...owners]
        .filter(([, { queue, inside }]) => queue.length > 0 && inside < mostOfOne)
        .reduce<[string, Owner] | undefined>(
          (first, other) => (first === undefined || other[1].usedS < first[1].usedS ? other : first),
          undefined,
        );
      if (next === undefined) break;
      letIn(...next);
      next[1].queue.shift()!();
    }
    // What is owed is forgotten when nobody has anything to do.
    if (busy().length === 0) owners.clear();
  };
  return {
    stand: () => ({
      inside: places - free,
      waiting: [...owners.values()].reduce((sum, { queue }) => sum + queue.length, 0),
      refused,
    }),
    async pass(whose, work) {
      const owner = await enter(whose);
      const charge = (workedS: number): void => {
        owner.usedS += workedS;
      };
      try {
        return await work({ turn: { priority: 0, whose }, charge });
      } finally {
        owner.inside--;
        free++;
        admitNext();
      }
    },
  };
}
