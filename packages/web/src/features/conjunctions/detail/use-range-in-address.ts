import { useEffect, useRef, useState } from 'react';
import { createValueStore, type ValueStore } from '../../../charts/interaction/value-store.ts';
import type { AxisSpan } from '../../../charts/scale/view.ts';
import { useQueryParam } from '../../../navigation/use-query-selection.ts';
import { parseTime } from '../../../time/utc.ts';

/** Delay, ms, before a dragged range is written to the address: browsers limit the number of address changes per second. */
const RESTING_MS = 250;

/** Time range of all plots of the page, stored in the address, so that a link opens the same range. */
export function useRangeInAddress(): ValueStore<AxisSpan | null> {
  const [text, write] = useQueryParam('range');
  const [store] = useState(() => createValueStore(readRange(text)));
  const writtenText = useRef(text);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const writeAddress = () => {
      writtenText.current = rangeText(store.get());
      write(writtenText.current);
    };
    const forget = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(writeAddress, RESTING_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store, write]);
  // The address changes through a link to the same page or the back button.
  useEffect(() => {
    if (text === writtenText.current) return;
    writtenText.current = text;
    store.set(readRange(text));
  }, [store, text]);
  return store;
}

/** Returns the range as in the address: two times separated by a slash; undefined for the full range. */
export const rangeText = (span: AxisSpan | null): string | undefined =>
  span?.map((unixMs) => new Date(unixMs).toISOString()).join('/');

/** Returns the range of an address; null, the full range, for an invalid one. */
export function readRange(text = ''): AxisSpan | null {
  const [from = Number.NaN, to = Number.NaN] = text.split('/').map(parseTime);
  return from < to ? [from, to] : null;
}
