import type { GanttPlace } from './gantt-place.ts';

/** Now, over all rows, as far as it is shown. */
export function GanttNow({ place: { box, time }, nowMs }: { readonly place: GanttPlace; readonly nowMs: number }) {
  const x = time(nowMs);
  if (x < box.left || x > box.right) return null;
  return (
    <g>
      <line className="gantt-now" x1={x} x2={x} y1={box.top} y2={box.bottom} />
      <path d={`M${x - 4},${box.top - 4}h8l-4,5Z`} style={{ fill: 'var(--fg1)' }} />
    </g>
  );
}
