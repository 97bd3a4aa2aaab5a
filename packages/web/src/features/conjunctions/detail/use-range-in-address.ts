import { useEffect, useRef, useState } from 'react';
import { createValueStore, type ValueStore } from '../../../charts/interaction/value-store.ts';
import type { Span } from '../../../charts/scale/view.ts';
import { useQueryParam } from '../../../navigation/use-query-selection.ts';
import { parseTime } from '../../../time/utc.ts';

/** A range that is dragged is written down when it rests: browsers take few changes of the address a second. */
const RESTING_MS = 250;

/** The range of time on show in all plots of the page: the address has it, so that a link opens the same. */
export function useRangeInAddress(): ValueStore<Span | null> {
  const [text, write] = useQueryParam('range');
  const [store] = useState(() => createValueStore(readRange(text)));
  const written = useRef(text);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const put = () => {
      written.current = rangeText(store.get());
      write(written.current);
    };
    const forget = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(put, RESTING_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store, write]);
  // A link to the same page, or the way back.
  useEffect(() => {
    if (text === written.current) return;
    written.current = text;
    store.set(readRange(text));
  }, [store, text]);
  return store;
}

/** As it stands in the address: two times with a slash; undefined for all of it. */
export const rangeText = (span: Span | null): string | undefined =>
  span?.map((unixMs) => new Date(unixMs).toISOString()).join('/');

/** Null, which is all of it, for what is no range. */
export function readRange(text = ''): Span | null {
  const [from = Number.NaN, to = Number.NaN] = text.split('/').map(parseTime);
  return from < to ? [from, to] : null;
}
