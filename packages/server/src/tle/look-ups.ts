import type { MeanElements } from '@keepout/astro/nouns';
import type { PublicCatalogue } from './celestrak.ts';

/** Look-ups in the public catalogue, with limits on concurrency and rate. One instance per process. */
export interface LookUps {
  /** Returns whether look-ups are possible now: not during an outage, and not beyond the hourly limit. */
  isOpen(): boolean;
  /** Returns whether the answer is cached. */
  isAtHand(noradId: number): boolean;
  /** Returns the newest elements; undefined for an unknown object. Throws without a request or an answer. */
  find(noradId: number, signal: AbortSignal): Promise<MeanElements | undefined>;
}

export interface LookUpLimits {
  readonly atOnce: number;
  readonly perHour: number;
  /** Cache time of an answer, ms. */
  readonly keptMs: number;
  readonly mostKept: number;
  /** After this number of consecutive failures, look-ups pause for `pauseMs`. */
  readonly failures: number;
  readonly pauseMs: number;
}

/** CelesTrak updates its elements every two hours and requests that the same are not fetched more often. */
export const LOOK_UP_LIMITS: LookUpLimits = {
  atOnce: 4,
  perHour: 1_000,
  keptMs: 7_200_000,
  mostKept: 20_000,
  failures: 3,
  pauseMs: 60_000,
};

const HOUR_MS = 3_600_000;

interface CachedElements {
  readonly elements: MeanElements | undefined;
  readonly untilMs: number;
}

export function openLookUps(source: PublicCatalogue, limits: LookUpLimits = LOOK_UP_LIMITS): LookUps {
  const cachedElements = new Map<number, CachedElements>();
  const requests = new Map<number, Promise<MeanElements | undefined>>();
  const waitingStarts: (() => void)[] = [];
  const hour = { endsMs: 0, count: 0 };
  let running = 0;
  let failures = 0;
  let closedUntilMs = 0;

  const isOpen = () => {
    const now = performance.now();
    if (now >= hour.endsMs) Object.assign(hour, { endsMs: now + HOUR_MS, count: 0 });
    return now >= closedUntilMs && hour.count < limits.perHour;
  };
  const keep = (noradId: number, elements: MeanElements | undefined) => {
    // The oldest answers are removed first: a map preserves insertion order.
    cachedElements.delete(noradId);
    for (const oldest of cachedElements.keys()) {
      if (cachedElements.size < limits.mostKept) break;
      cachedElements.delete(oldest);
    }
    cachedElements.set(noradId, { elements, untilMs: performance.now() + limits.keptMs });
  };
  const atHand = (noradId: number) => {
    const entry = cachedElements.get(noradId);
    return entry !== undefined && entry.untilMs > performance.now() ? entry : undefined;
  };
  const ask = async (noradId: number, signal: AbortSignal) => {
    if (running >= limits.atOnce) await new Promise<void>((go) => waitingStarts.push(go));
    else running++;
    try {
      signal.throwIfAborted();
      if (!isOpen()) throw new Error('the public catalogue is left alone for now');
      hour.count++;
      const elements = await source.find(noradId, signal).catch((cause: unknown) => {
        // An aborted look-up is not a failure of the catalogue.
        if (!signal.aborted && ++failures >= limits.failures) {
          failures = 0;
          closedUntilMs = performance.now() + limits.pauseMs;
        }
        throw cause;
      });
      failures = 0;
      keep(noradId, elements);
      return elements;
    } finally {
      const next = waitingStarts.shift();
      if (next === undefined) running--;
      else next();
    }
  };

  return {
    isOpen,
    isAtHand: (noradId) => atHand(noradId) !== undefined,
    find: async (noradId, signal) => {
      const entry = atHand(noradId);
      if (entry !== undefined) return entry.elements;
      const request = requests.get(noradId);
      if (request !== undefined) return request;
      const lookUp = ask(noradId, signal).finally(() => requests.delete(noradId));
      requests.set(noradId, lookUp);
      return lookUp;
    },
  };
}
