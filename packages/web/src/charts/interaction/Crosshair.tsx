import type { PlotBox } from '../axis/plot-box.ts';
import { useStoredValue, type ValueStore } from './value-store.ts';

export interface CrosshairProps extends PlotBox {
  readonly store: ValueStore<number | null>;
  readonly toPx: (value: number) => number;
}

/** The shared vertical line; it alone redraws when the pointer moves. */
export function Crosshair({ store, toPx, left, right, top, bottom }: CrosshairProps) {
  const value = useStoredValue(store);
  if (value === null) return null;
  const x = toPx(value);
  if (x < left || x > right) return null;
  return <line className="chart-crosshair" x1={x} x2={x} y1={top} y2={bottom} />;
}
