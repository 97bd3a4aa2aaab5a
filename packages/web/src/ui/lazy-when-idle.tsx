import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { useCalm, useIsCalm } from '../calm/calm-store.ts';
import { prefetchChunk } from './use-opener.tsx';

/** Events after which a failed load is retried: a user action, or a restored connection. */
const RETRY_ON = ['online', 'focusin', 'pointerdown'] as const;

/** A part that is fetched later, and stays. */
export class DeferredPart<Part> {
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

  /** Loads the part for a placeholder; after a failure retries at each of these events. Returns a function that stops it. */
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
          const retry = () => {
            listening.abort();
            fetchNow();
          };
          for (const event of RETRY_ON) this.#window.addEventListener(event, retry, { signal: listening.signal });
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
 * A component that loads after the first page is shown, with a placeholder of the same look. It is loaded with the pages that
 * contain it, so that a dialog opened later finds it available.
 *
 * @param isAhead   false: rarely shown, and loaded only on display
 */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props>,
  isAhead = true,
): ComponentType<Props> {
  const fetched = new DeferredPart(load);
  if (isAhead) whenCalm(prefetchChunk(() => fetched.fetch()));
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

/** Action of a press whose code loads after the first page is shown. */
export function loadWhenIdle<Part>(load: () => Promise<Part>): () => Promise<Part> {
  const fetched = new DeferredPart(load);
  whenCalm(prefetchChunk(() => fetched.fetch()));
  return () => fetched.fetch();
}

/**
 * An optional component next to the main content of a page. Where it cannot be loaded, because the connection was lost, it is omitted, and the
 * page remains usable.
 */
export function optionalLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => () => null) }));
}
