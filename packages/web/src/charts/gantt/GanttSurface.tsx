import type { ComponentProps, ReactNode } from 'react';
import { ChartSurface } from '../interaction/ChartSurface.tsx';
import { HoverCard } from '../interaction/HoverCard.tsx';
import type { GanttPlace } from './gantt-place.ts';
import type { useGantt } from './use-gantt.ts';

export interface GanttSurfaceProps {
  readonly gantt: ReturnType<typeof useGantt>;
  readonly place: GanttPlace;
  readonly label: string;
  /** Description of the keys. */
  readonly keys: string;
  /** Whether the item under the pointer can be selected. */
  readonly isPressable: boolean;
  /** Card of the item under the pointer or the keys, between two instants and at a height. */
  readonly card: (Pick<ComponentProps<typeof HoverCard>, 'y' | 'children'> & Span) | null;
  readonly children: ReactNode;
}

interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** The drawing of a gantt, which takes pointer and keys, and its card. */
export function GanttSurface({ gantt, place, label, keys, isPressable, card, children }: GanttSurfaceProps) {
  const { size, clamp } = place;
  const hoverCard = card !== null && !gantt.isPanning && (
    <HoverCard x={(clamp(card.startMs) + clamp(card.endMs)) / 2} y={card.y} plotWidth={size.width}>
      {card.children}
    </HoverCard>
  );
  return (
    <ChartSurface
      {...gantt.surface}
      size={size}
      label={label}
      keys={keys}
      style={isPressable ? { cursor: 'pointer' } : undefined}
      card={hoverCard}
    >
      {children}
    </ChartSurface>
  );
}

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
