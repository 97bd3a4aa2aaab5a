import { type ReactNode, useMemo, useState } from 'react';
import type { PlotBox } from '../axis/plot-box.ts';
import { UtcAxis } from '../axis/UtcAxis.tsx';
import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import { Crosshair } from '../interaction/Crosshair.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import type { AxisView } from '../interaction/use-axis-view.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { usePlotText } from '../texts/plots/en.ts';
import { nearestMessage, stepMessage, type TrackedMessage } from './message-span.ts';
import { useMessageView } from './RangeChoice.tsx';
import { TrackingMarks } from './TrackingMarks.tsx';

/** Input of a chart over creation time. */
export interface EvolutionProps<M extends TrackedMessage> {
  readonly messages: readonly M[];
  readonly tcaMs: number;
  readonly nowMs?: number;
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  readonly heightPx?: number;
}

/** Returns the data of the plot, the messages in the order of their creation. */
export function useMessagePlot<M extends TrackedMessage>(props: EvolutionProps<M>) {
  const { messages, tcaMs, nowMs, selectedId = null, onSelect } = props;
  const ordered = useMemo(() => [...messages].sort((a, b) => a.createdMs - b.createdMs), [messages]);
  return { messages: ordered, view: useMessageView(messages, tcaMs), tcaMs, nowMs, selectedId, onSelect };
}

export interface MessagePlotProps<M extends TrackedMessage> {
  readonly size: Size;
  readonly messages: readonly M[];
  readonly view: AxisView;
  readonly tcaMs: number;
  readonly nowMs: number | undefined;
  readonly selectedId: string | null;
  readonly onSelect: ((id: string) => void) | undefined;
  readonly label: string;
  /** Drawn under the axes (bands) and over them (data). */
  readonly under: (box: PlotBox) => ReactNode;
  readonly over: (box: PlotBox, toPx: (timeMs: number) => number) => ReactNode;
  readonly card: (message: M, x: number, box: PlotBox) => ReactNode;
}

/** Common parts of the plots over creation time: time axis, TCA and now, marks of tracking, crosshair, keys, zoom, hover card. */
export function MessagePlot<M extends TrackedMessage>(props: MessagePlotProps<M>) {
  const { size, messages, view, tcaMs, nowMs, selectedId, onSelect, label, under, over, card } = props;
  const text = usePlotText();
  const { crosshair } = useSharedPlots();
  const [hovered, setHovered] = useState<M | null>(null);
  const box: PlotBox = { left: 48, right: size.width - 8, top: 10, bottom: size.height - 20 };
  const time = linearScale([view.span[0], view.span[1]], [box.left, box.right]);
  const toPx = (timeMs: number) => time(timeMs);

  const point = (message: M | null) => {
    setHovered(message);
    crosshair.set(message?.createdMs ?? null);
  };
  const { surface, isPanning } = usePlotSurface({
    onHover: (at) => point(at === null ? null : nearestMessage(messages, time.invert(at.x))),
    onPick: (at) => {
      const message = nearestMessage(messages, time.invert(at.x));
      if (message !== null) onSelect?.(message.id);
    },
    onDoublePick: view.reset,
    onPan: (dx) => view.pan(time.invert(0) - time.invert(dx)),
    onZoom: (factor, at) => view.zoom(factor, time.invert(at.x)),
    onKey(event) {
      const anchor = hovered?.createdMs ?? (view.span[0] + view.span[1]) / 2;
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
        const by = event.key === 'ArrowRight' ? 1 : -1;
        const next = stepMessage(messages, hovered?.id ?? selectedId, by);
        point(next);
        if (next !== null) onSelect?.(next.id);
      } else if (event.key === '+' || event.key === '=') view.zoom(0.5, anchor);
      else if (event.key === '-') view.zoom(2, anchor);
      else if (event.key === '0') view.reset();
      else if (event.key === 'Escape' && hovered !== null) point(null);
      else return false;
      return true;
    },
  });

  return (
    <ChartSurface
      {...surface}
      size={size}
      label={label}
      keys={text.message.keys}
      onBlur={() => point(null)}
      card={hovered !== null && !isPanning && card(hovered, toPx(hovered.createdMs), box)}
    >
      {under(box)}
      <UtcAxis box={box} span={view.span} toPx={toPx} />
      <EventLine box={box} x={toPx(tcaMs)} label={text.tca} isEvent />
      {nowMs !== undefined && (
        <EventLine
          box={box}
          x={toPx(nowMs)}
          label={text.now}
          isLower={Math.abs(toPx(nowMs) - toPx(tcaMs)) < LABEL_WIDTH}
        />
      )}
      <Crosshair store={crosshair} toPx={toPx} left={box.left} right={box.right} top={box.top} bottom={box.bottom} />
      <TrackingMarks messages={messages} box={box} toPx={toPx} />
      {over(box, toPx)}
    </ChartSurface>
  );
}

interface EventLineProps {
  readonly box: PlotBox;
  readonly x: number;
  readonly label: string;
  readonly isEvent?: boolean;
  /** Lowered because another label is next to it. */
  readonly isLower?: boolean;
}

/** Room for a label and its line, px. */
const LABEL_WIDTH = 48;
const LINE_HEIGHT = 14;

function EventLine({ box, x, label, isEvent = false, isLower = false }: EventLineProps) {
  if (x < box.left || x > box.right) return null;
  return (
    <g>
      <line className={isEvent ? 'chart-event' : 'chart-now'} x1={x} x2={x} y1={box.top} y2={box.bottom} />
      <text
        className={isEvent ? 'chart-label' : 'chart-label chart-label-faint'}
        x={x - 5}
        y={box.top + 10 + (isLower ? LINE_HEIGHT : 0)}
        textAnchor="end"
      >
        {label}
      </text>
    </g>
  );
}
