import { useCallback, useMemo } from 'react';
import { type AxisSpan, holdSpan, panSpan, zoomSpan } from '../scale/view.ts';
import { useStoredValue, type ValueStore } from './value-store.ts';

export interface AxisView {
  readonly span: AxisSpan;
  readonly isWhole: boolean;
  zoom(factor: number, anchor: number): void;
  pan(by: number): void;
  show(span: AxisSpan): void;
  reset(): void;
}

/** Zoom and pan of one axis within `bounds`. @param least shortest span, in axis units */
export function useAxisView(store: ValueStore<AxisSpan | null>, bounds: AxisSpan, least: number): AxisView {
  const stored = useStoredValue(store);
  const [from, to] = bounds;
  const span = useMemo<AxisSpan>(
    () => (stored === null ? [from, to] : holdSpan(stored, [from, to])),
    [stored, from, to],
  );
  const show = useCallback(
    (next: AxisSpan) => store.set(next[1] - next[0] >= (to - from) * 0.9999 ? null : next),
    [store, from, to],
  );
  return useMemo(
    () => ({
      span,
      isWhole: stored === null,
      zoom: (factor, anchor) => show(zoomSpan(span, factor, anchor, [from, to], least)),
      pan: (by) => show(panSpan(span, by, [from, to])),
      show: (next) => show(zoomSpan(next, 1, (next[0] + next[1]) / 2, [from, to], least)),
      reset: () => store.set(null),
    }),
    [span, stored, show, store, from, to, least],
  );
}
