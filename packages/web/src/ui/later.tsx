import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { useCalm, useIsCalm } from '../calm/calm-store.ts';
import { ahead } from './use-opener.tsx';

/** Somebody reaches for something, or the connection is back. */
const RETRY_ON = ['online', 'focusin', 'pointerdown'] as const;

/** A part that is fetched later, and stays. */
export class LaterPart<Part> {
  readonly #load: () => Promise<Part>;
  readonly #window: EventTarget;
  #part: Part | undefined;

  constructor(load: () => Promise<Part>, window: EventTarget = globalThis) {
    this.#load = load;
    this.#window = window;
  }

  get part(): Part | undefined {
    return this.#part;
  }

  async fetch(): Promise<Part> {
    this.#part = await this.#load();
    return this.#part;
  }

  /** Fetches it for whoever shows what looks like it until then; where that fails once more at each sign of life. Gives the end of that. */
  bringTo(show: (part: Part) => void): () => void {
    let isGone = false;
    let listening = new AbortController();
    const fetchNow = (): void => {
      this.fetch()
        .then((part) => {
          if (!isGone) show(part);
        })
        .catch(() => {
          if (isGone) return;
          listening = new AbortController();
          const again = () => {
            listening.abort();
            fetchNow();
          };
          for (const event of RETRY_ON) this.#window.addEventListener(event, again, { signal: listening.signal });
        });
    };
    fetchNow();
    return () => {
      isGone = true;
      listening.abort();
    };
  }
}

/** Once the first page is on show; now where it is. */
function whenCalm(act: () => void): void {
  if (useCalm.getState().isCalm) {
    act();
    return;
  }
  const stop = useCalm.subscribe(({ isCalm }) => {
    if (!isCalm) return;
    stop();
    act();
  });
}

/**
 * A part that stands on the kit and comes once the first page is on show, with what looks like it until then. It is fetched when pages that
 * have it are: whoever opens a dialog later finds it there.
 *
 * @param isAhead   false: it is seldom shown, and fetched only where it is
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props>,
  isAhead = true,
): ComponentType<Props> {
  const fetched = new LaterPart(load);
  if (isAhead) whenCalm(ahead(() => fetched.fetch()));
  return function Later(props: Props) {
    const isCalm = useIsCalm();
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => fetched.part);
    useEffect(
      () => (Part === undefined && isCalm ? fetched.bringTo((part) => setPart(() => part)) : undefined),
      [Part, isCalm],
    );
    return Part === undefined ? <Place {...props} /> : <Part {...props} />;
  };
}

/** What is done on a press by code that comes once the first page is on show. */
export function whatComesLater<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const fetched = new LaterPart(load);
  whenCalm(ahead(() => fetched.fetch()));
  return () => fetched.fetch();
}

/**
 * A part that comes by itself beside what a page is for. Where it cannot be fetched, because the connection went meanwhile, there is none, and the
 * page stands.
 */
export function besides<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}
