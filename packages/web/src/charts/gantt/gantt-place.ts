import type { PlotBox } from '../axis/plot-box.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale, type Scale } from '../scale/linear-scale.ts';
import type { AxisSpan } from '../scale/view.ts';

/** Narrower than this names are cut short, px. */
export const NARROW_PX = 560;
const [RIGHT_PX, TOP_PX, AXIS_PX] = [10, 4, 20];

/** Where a gantt draws: names on the left, rows under each other, the axis of time below. */
export interface GanttPlace {
  readonly size: Size;
  readonly box: PlotBox;
  readonly time: Scale;
  /** Position of an instant, limited to the edges of the visible range, px. */
  readonly clamp: (timeMs: number) => number;
}

/** @param leftPx   room for the names */
export function ganttPlace(size: Size, leftPx: number, [from, to]: AxisSpan): GanttPlace {
  const box: PlotBox = { left: leftPx, right: size.width - RIGHT_PX, top: TOP_PX, bottom: size.height - AXIS_PX };
  const time = linearScale([from, to], [box.left, box.right]);
  return { size, box, time, clamp: (timeMs) => Math.max(box.left, Math.min(box.right, time(timeMs))) };
}

/** Shortens a name to a maximum number of letters. */
export function shortened(name: string, maximumLength: number): string {
  return name.length <= maximumLength ? name : `${name.slice(0, maximumLength - 1)}\u2026`;
}
