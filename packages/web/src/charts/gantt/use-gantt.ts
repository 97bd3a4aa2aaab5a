import { useState } from 'react';
import { usePlotSurface } from '../interaction/ChartSurface.tsx';
import type { AxisView } from '../interaction/use-axis-view.ts';
import type { PlotPoint } from '../interaction/use-plot-gestures.ts';
import type { Size } from '../interaction/use-size.ts';
import type { GanttPlace } from './gantt-place.ts';

/** Common props of gantt drawings from their frame. */
export interface GanttPlotProps<Row> {
  readonly size: Size;
  readonly rows: readonly Row[];
  readonly nowMs: number;
  readonly view: AxisView;
  /** Called with the id of the selected item. */
  readonly onSelect: ((id: string) => void) | undefined;
  readonly label: string;
}

export interface GanttOptions<Stop> {
  readonly place: GanttPlace;
  readonly view: AxisView;
  /** Items that the keys step through, in their order. */
  readonly stops: readonly Stop[];
  readonly stopAt: (point: PlotPoint) => Stop | null;
  readonly idOf: (stop: Stop) => string;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly onActive?: (stop: Stop | null) => void;
}

/** Pointer and keys of a gantt: highlight, step, select, move and stretch the time. */
export function useGantt<Stop>({ place, view, stops, stopAt, idOf, onSelect, onActive }: GanttOptions<Stop>) {
  const [active, setActive] = useState<Stop | null>(null);
  const { time } = place;
  const point = (stop: Stop | null) => {
    setActive(stop);
    onActive?.(stop);
  };
  const { surface, isPanning } = usePlotSurface({
    onHover: (at) => point(at === null ? null : stopAt(at)),
    onPick: (at) => {
      const stop = stopAt(at);
      if (stop !== null) onSelect?.(idOf(stop));
    },
    onDoublePick: view.reset,
    onPan: (dx) => view.pan(time.invert(0) - time.invert(dx)),
    onZoom: (factor, at) => view.zoom(factor, time.invert(at.x)),
    onKey(event) {
      const at = active === null ? -1 : stops.findIndex((stop) => idOf(stop) === idOf(active));
      const middle = (view.span[0] + view.span[1]) / 2;
      if (event.key === 'ArrowDown' || event.key === 'ArrowRight')
        point(stops[Math.min(stops.length - 1, at + 1)] ?? null);
      else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') point(stops[Math.max(0, at - 1)] ?? null);
      else if (event.key === 'Enter' && active !== null) onSelect?.(idOf(active));
      else if (event.key === '+' || event.key === '=') view.zoom(0.5, middle);
      else if (event.key === '-') view.zoom(2, middle);
      else if (event.key === '0') view.reset();
      else return false;
      return true;
    },
  });
  return { active, isPanning, surface: { ...surface, onBlur: () => point(null) } };
}
