import { Outage } from '../outage.ts';
import type { QueueCounts, QueuedTask } from './thread-queue.ts';

/** Limits concurrent work and serves owners in turn: no owner waits behind another's many requests. */
export interface PerOperatorSemaphore {
  /**
   * Waits for a place and runs `work` in it.
   *
   * @param sizeBytes   size of the content; a semaphore with quick places (`openUploads`) tries small content there first, and `work` may run twice
   */
  pass<T>(ownerId: string, work: (slot: SemaphoreSlot) => Promise<T>, sizeBytes?: number): Promise<T>;
  /** Numbers of requests, including those refused since the start. */
  counts(): QueueCounts & { readonly refused: number };
}

/** The place in which work runs, for `runBounded`: its owner and its accounting. */
export interface SemaphoreSlot {
  readonly turn: QueuedTask;
  /** Charges processor time to the owner, s, whatever the outcome: the owner's next turn is later by this time. */
  readonly charge: (workedS: number) => void;
  /** Remaining processor time of a quick place, s; absent in a usual place. */
  readonly quick?: { leftS: number };
}

/** Thrown for small content that exceeds the limits of a quick place: it is read again in a usual one. */
export class NotQuick extends Error {
  override readonly name = 'NotQuick';
}

export interface SemaphoreSize {
  /** Maximum number inside at once; for one owner one fewer. */
  readonly places: number;
  /** Maximum number of waiting requests of one owner; further ones are refused. */
  readonly maximumQueued: number;
}

interface Owner {
  /** Virtual time of the owner's account, s of processor time. */
  usedS: number;
  inside: number;
  readonly queue: (() => void)[];
}

/**
 * Opens a semaphore. A free place goes to the owner with the least work (start-time fair queueing, as for
 * jobs), at equal work to the owner that was served least recently. An owner without requests starts again at the level of
 * the others: idle time cannot be accumulated, and leaving for a moment does not clear the account.
 *
 * @throws Outage `unavailable` if the owner has too many waiting requests
 */
export function openPerOperatorSemaphore({ places, maximumQueued }: SemaphoreSize): PerOperatorSemaphore {
  /** Owners in the order of their next turns. */
  const owners = new Map<string, Owner>();
  const maximumOfOne = Math.max(1, places - 1);
  let free = places;
  let refused = 0;
  const busy = (): Owner[] => [...owners.values()].filter(({ inside, queue }) => inside + queue.length > 0);
  const ownerOf = (ownerId: string): Owner => {
    const knownOwner = owners.get(ownerId);
    if (knownOwner !== undefined && knownOwner.inside + knownOwner.queue.length > 0) return knownOwner;
    const busyMinimumS = Math.min(...busy().map(({ usedS }) => usedS));
    const startS = Math.max(knownOwner?.usedS ?? 0, Number.isFinite(busyMinimumS) ? busyMinimumS : 0);
    const owner = { usedS: startS, inside: 0, queue: [] };
    owners.set(ownerId, owner);
    return owner;
  };
  const admitOwner = (ownerId: string, owner: Owner): void => {
    free--;
    owner.inside++;
    owners.delete(ownerId);
    owners.set(ownerId, owner);
  };
  const enter = async (ownerId: string): Promise<Owner> => {
    const owner = ownerOf(ownerId);
    if (free > 0 && owner.inside < maximumOfOne) {
      admitOwner(ownerId, owner);
      return owner;
    }
    if (owner.queue.length >= maximumQueued) {
      refused++;
      throw new Outage('unavailable', 'Too many uploads of one organisation are waiting.');
    }
    await new Promise<void>((admit) => owner.queue.push(admit));
    return owner;
  };
  const admitNext = (): void => {
    while (free > 0) {
      const next = [...owners]
        .filter(([, { queue, inside }]) => queue.length > 0 && inside < maximumOfOne)
        .reduce<[string, Owner] | undefined>(
          (first, candidate) => (first === undefined || candidate[1].usedS < first[1].usedS ? candidate : first),
          undefined,
        );
      if (next === undefined) break;
      admitOwner(...next);
      next[1].queue.shift()!();
    }
    // Accounts are cleared when no requests remain.
    if (busy().length === 0) owners.clear();
  };
  return {
    counts: () => ({
      running: places - free,
      queued: [...owners.values()].reduce((sum, { queue }) => sum + queue.length, 0),
      refused,
    }),
    async pass(ownerId, work) {
      const owner = await enter(ownerId);
      const charge = (workedS: number): void => {
        owner.usedS += workedS;
      };
      try {
        return await work({ turn: { priority: 0, ownerId }, charge });
      } finally {
        owner.inside--;
        free++;
        admitNext();
      }
    },
  };
}
