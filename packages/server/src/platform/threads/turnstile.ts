import { Outage } from '../outage.ts';

/** Lets a few in at a time, in turn by whose they are: nobody waits behind another's crowd. */
export interface Turnstile {
  /** Waits for a place and runs `work` in it. */
  pass<T>(whose: string, work: () => Promise<T>): Promise<T>;
}

export interface TurnstileSize {
  /** Inside at once. */
  readonly places: number;
  /** Waiting at once, of one owner; whoever comes to more is sent away. */
  readonly waiting: number;
}

/**
 * Opens a turnstile. A place that comes free goes to the owner who has waited longest since a place was last given to
 * one of his.
 *
 * @throws Outage `unavailable` where the owner has too many waiting
 */
export function openTurnstile({ places, waiting }: TurnstileSize): Turnstile {
  /** Owners in the order of their turns, each with those who wait. */
  const queues = new Map<string, (() => void)[]>();
  let free = places;
  const enter = async (whose: string): Promise<void> => {
    if (free > 0) {
      free--;
      return;
    }
    const queue = queues.get(whose) ?? [];
    if (queue.length >= waiting) throw new Outage('unavailable', 'Too many uploads of one organisation are waiting.');
    queues.set(whose, queue);
    await new Promise<void>((admit) => queue.push(admit));
  };
  const leave = (): void => {
    const [next] = queues;
    if (next === undefined) {
      free++;
      return;
    }
    const [whose, queue] = next;
    const admit = queue.shift();
    queues.delete(whose);
    if (queue.length > 0) queues.set(whose, queue);
    admit?.();
  };
  return {
    async pass(whose, work) {
      await enter(whose);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
