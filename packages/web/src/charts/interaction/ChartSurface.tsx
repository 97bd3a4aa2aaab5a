import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from '../../styles/class-names.ts';
import { type PlotGestures, usePlotGestures } from './use-plot-gestures.ts';
import type { Size } from './use-size.ts';

export interface ChartSurfaceProps extends Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> {
  readonly size: Size;
  readonly label: string;
  /** Description of the keys, where no other text contains it. */
  readonly keys?: string;
  /** Under the drawing and over it. */
  readonly under?: ReactNode;
  readonly card?: ReactNode;
}

/** The drawing of a plot, which takes pointer and keys, with its card. */
export function ChartSurface(props: ChartSurfaceProps) {
  const { size, label, keys, under, card, className, children, ...surface } = props;
  return (
    <div
      {...surface}
      className={cx('chart-surface', className)}
      role="application"
      aria-label={keys === undefined ? label : `${label}. ${keys}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the application role takes the keys that its label describes
      tabIndex={0}
    >
      {under}
      <svg data-chart="" width={size.width} height={size.height} role="img" aria-label={label}>
        {children}
      </svg>
      {card}
    </div>
  );
}

export interface SurfaceGestures extends PlotGestures {
  /** Whether it took the key: then the page does not get it. */
  onKey(event: KeyboardEvent): boolean;
}

/** Pointer and keys of a plot, as its surface takes them. */
export function usePlotSurface(gestures: SurfaceGestures) {
  const ref = useRef<HTMLDivElement>(null);
  const { handlers, isPanning } = usePlotGestures(ref, gestures);
  const surface = { ref, onKeyDown: plotKeyProps(gestures), 'data-panning': isPanning || undefined, ...handlers };
  return { surface, isPanning };
}

/** Keys of a plot; those with Ctrl and the like stay the page's. */
export function plotKeyProps({ onKey }: Pick<SurfaceGestures, 'onKey'>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
