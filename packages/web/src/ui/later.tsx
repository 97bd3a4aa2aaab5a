import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { useCalm, useIsCalm } from '../calm/calm-store.ts';
import { ahead } from './use-opener.tsx';

const RETRY_ON = ['online', 'focusin', 'pointerdown'] as const;

/**
 * A part that stands on the kit and comes once the first page is on show, with what looks like it until then. It is fetched when pages that
 * have it are: whoever opens a dialog later finds it there.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Place: ComponentType<Props>,
): ComponentType<Props> {
  let part: ComponentType<Props> | undefined;
  const fetchPart = () =>
    load().then((loaded) => {
      part = loaded;
      return loaded;
    });
  const fetchAhead = ahead(fetchPart);
  if (useCalm.getState().isCalm) fetchAhead();
  else
    useCalm.subscribe(({ isCalm }) => {
      if (isCalm) fetchAhead();
    });
  return function Later(props: Props) {
    const isCalm = useIsCalm();
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => part);
    useEffect(() => {
      if (Part !== undefined || !isCalm) return;
      let isGone = false;
      let listening = new AbortController();
      const fetchNow = () =>
        fetchPart()
          .then((loaded) => {
            if (!isGone) setPart(() => loaded);
          })
          .catch(() => {
            // What looks like it stays until the connection is back, or somebody reaches for something.
            if (isGone) return;
            listening = new AbortController();
            const again = () => {
              listening.abort();
              void fetchNow();
            };
            for (const event of RETRY_ON) addEventListener(event, again, { signal: listening.signal });
          });
      void fetchNow();
      return () => {
        isGone = true;
        listening.abort();
      };
    }, [Part, isCalm]);
    return Part === undefined ? <Place {...props} /> : <Part {...props} />;
  };
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
