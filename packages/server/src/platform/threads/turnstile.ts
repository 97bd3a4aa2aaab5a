import { Outage } from '../outage.ts';
import type { Comer, LineStand } from './line.ts';

/** Limits concurrent work and serves owners in turn: no owner waits behind another's many requests. */
export interface Turnstile {
  /**
   * Waits for a place and runs `work` in it.
   *
   * @param sizeBytes   size of the content; a turnstile with quick places (`openUploads`) tries small content there first, and `work` may run twice
   */
  pass<T>(whose: string, work: (place: Place) => Promise<T>, sizeBytes?: number): Promise<T>;
  /** Numbers of requests, including those refused since the start. */
  stand(): LineStand & { readonly refused: number };
}

/** The place in which work runs, for `runBounded`: its owner and its accounting. */
export interface Place {
  readonly turn: Comer;
  /** Charges processor time to the owner, s, whatever the outcome: the owner's next turn is later by this time. */
  readonly charge: (workedS: number) => void;
  /** Remaining processor time of a quick place, s; absent in a usual place. */
  readonly quick?: { leftS: number };
}

/** Thrown for small content that exceeds the limits of a quick place: it is read again in a usual one. */
export class NotQuick extends Error {
  override readonly name = 'NotQuick';
}

export interface TurnstileSize {
  /** Maximum number inside at once; for one owner one fewer. */
  readonly places: number;
  /** Maximum number of waiting requests of one owner; further ones are refused. */
  readonly waiting: number;
}

interface Owner {
  /** Virtual time of the owner's account, s of processor time. */
  usedS: number;
  inside: number;
  readonly queue: (() => void)[];
}

/**
 * Opens a turnstile. A free place goes to the owner with the least work (start-time fair queueing, as for
 * jobs), at equal work to the owner that was served least recently. An owner without requests starts again at the level of
 * the others: idle time cannot be accumulated, and leaving for a moment does not clear the account.
 *
 * @throws Outage `unavailable` if the owner has too many waiting requests
 */
export function openTurnstile({ places, waiting }: TurnstileSize): Turnstile {
  /** Owners in the order of their next turns. */
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
    // Accounts are cleared when no requests remain.
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
