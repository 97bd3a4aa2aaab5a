import { useId, useMemo, useRef, useState } from 'react';
import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { formatTime } from '../../time/utc.ts';
import { Frame } from '../frame/Frame.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useAxisView } from '../interaction/use-axis-view.ts';
import { MS_PER_DAY, MS_PER_MINUTE } from '../scale/utc-calendar.ts';
import type { Span } from '../scale/view.ts';
import type { Threshold } from '../threshold.ts';
import { AxisSwitch } from './AxisSwitch.tsx';
import { TimelinePlot } from './TimelinePlot.tsx';
import type { TimelineAxis, TimelineMark } from './timeline-mark.ts';
import { timelineTable } from './timeline-table.ts';

const LEAST_SPAN_MS = 10 * MS_PER_MINUTE;

export interface TcaTimelineProps {
  readonly marks: readonly TimelineMark[];
  readonly nowMs: number;
  /** Default: now to seven days on. */
  readonly range?: Span;
  /** Limits of Pc, drawn as given. */
  readonly thresholds?: readonly Threshold[];
  /** Limits of miss distance, m. */
  readonly missThresholds?: readonly Threshold[];
  /** Left out, the switch is the chart's own. */
  readonly axis?: TimelineAxis;
  readonly onAxisChange?: (axis: TimelineAxis) => void;
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Brushed TCA span, ms. Left out, the chart keeps it. */
  readonly brush?: Span | null;
  readonly onBrush?: (span: Span | null) => void;
  /** Of the drawing, px. */
  readonly heightPx?: number;
  readonly title?: string;
  /** From so many marks on they are painted on a canvas. */
  readonly canvasAbove?: number;
}

/** Overview of conjunctions by time of closest approach: the status shape at (TCA, Pc or miss distance). */
export function TcaTimeline(props: TcaTimelineProps) {
  const { marks, nowMs, range, selectedId = null, onSelect, heightPx = 132, title = 'Closest approaches' } = props;
  const [ownAxis, setOwnAxis] = useState<TimelineAxis>('pc');
  const [ownBrush, setOwnBrush] = useState<Span | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const announcer = useRef<HTMLParagraphElement>(null);
  const helpId = useId();
  const axis = props.axis ?? ownAxis;
  const brush = props.brush === undefined ? ownBrush : props.brush;
  const bounds: Span = range ?? [nowMs, nowMs + 7 * MS_PER_DAY];
  const view = useAxisView(useSharedPlots().view, bounds, LEAST_SPAN_MS);
  const ordered = useMemo(() => [...marks].sort((a, b) => a.tcaMs - b.tcaMs), [marks]);
  const table = useMemo(() => timelineTable(ordered), [ordered]);

  const changeAxis = (next: TimelineAxis) => {
    setOwnAxis(next);
    props.onAxisChange?.(next);
  };
  const changeBrush = (span: Span | null) => {
    setOwnBrush(span);
    props.onBrush?.(span);
  };
  const activate = (mark: TimelineMark | null) => {
    setActiveId(mark?.id ?? null);
    if (announcer.current !== null) announcer.current.textContent = mark === null ? '' : spoken(mark);
  };

  return (
    <Frame
      title={title}
      unit={axis === 'pc' ? 'Pc by TCA (UTC)' : 'miss distance by TCA (UTC)'}
      note={brush === null ? undefined : `${countWithin(ordered, brush)} of ${marks.length} in brush`}
      fileName="closest-approaches"
      table={table}
      shape={heightPx}
      empty={marks.length === 0 ? 'No closest approach in this range.' : undefined}
      actions={
        <>
          {brush !== null && (
            <button type="button" className="chart-text-button" onClick={() => changeBrush(null)}>
              Clear brush
            </button>
          )}
          {!view.isWhole && (
            <button type="button" className="chart-text-button" onClick={view.reset}>
              Show all
            </button>
          )}
          <AxisSwitch axis={axis} onChange={changeAxis} />
        </>
      }
    >
      {(size) => (
        <>
          <TimelinePlot
            size={size}
            marks={ordered}
            nowMs={nowMs}
            axis={axis}
            view={view}
            thresholds={(axis === 'pc' ? props.thresholds : props.missThresholds) ?? []}
            selectedId={selectedId}
            activeId={activeId}
            brush={brush}
            isCanvas={marks.length > (props.canvasAbove ?? 5000)}
            label={`${title}, ${marks.length} conjunctions`}
            helpId={helpId}
            onActive={activate}
            onSelect={onSelect}
            onBrush={changeBrush}
          />
          <p id={helpId} className="visually-hidden">
            Arrow keys walk the conjunctions, Enter selects, Shift and arrows brush a span, plus and minus zoom, 0 shows
            all.
          </p>
          <p ref={announcer} className="visually-hidden" aria-live="polite" />
        </>
      )}
    </Frame>
  );
}

function spoken(mark: TimelineMark): string {
  return `${mark.label}, ${mark.level}, TCA ${formatTime(mark.tcaMs)}, Pc ${formatPc(mark.pc)}, miss ${formatDistance(mark.missDistanceM)}`;
}

function countWithin(marks: readonly TimelineMark[], [from, to]: Span): number {
  return marks.filter((mark) => mark.tcaMs >= from && mark.tcaMs <= to).length;
}
