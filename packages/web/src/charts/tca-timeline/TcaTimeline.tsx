import { MS_PER_DAY, MS_PER_MINUTE } from '@keepout/units/duration';
import { useId, useMemo, useRef, useState } from 'react';
import type { DataTable } from '../../export/data-table.ts';
import { formatDistance, formatMetres } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useAxisView } from '../interaction/use-axis-view.ts';
import type { AxisSpan } from '../scale/view.ts';
import { type ChartText, useChartText } from '../texts/en.ts';
import type { Threshold } from '../threshold.ts';
import { TimelinePlot } from './TimelinePlot.tsx';
import type { TimelineAxis, TimelineMark } from './timeline-mark.ts';

const LEAST_SPAN_MS = 10 * MS_PER_MINUTE;
const NO_LIMITS: readonly Threshold[] = [];

export interface TcaTimelineProps {
  readonly marks: readonly TimelineMark[];
  readonly nowMs: number;
  /** Default: now to seven days on. */
  readonly range?: AxisSpan;
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
  readonly brush?: AxisSpan | null;
  readonly onBrush?: (span: AxisSpan | null) => void;
  /** Height of the drawing, px. */
  readonly heightPx?: number;
  readonly title?: string;
  /** Said in place of the drawing while there are no marks: why, where "none in this range" would not be true. */
  readonly emptyText?: string | undefined;
  /** Number of marks above which a canvas draws them. */
  readonly canvasAbove?: number;
}

/** Overview of conjunctions by time of closest approach: the status shape at (TCA, Pc or miss distance). */
export function TcaTimeline(props: TcaTimelineProps) {
  const { marks, nowMs, range, selectedId = null, onSelect, heightPx = 132 } = props;
  const text = useChartText();
  const words = text.timeline;
  const title = props.title ?? words.title;
  const [ownAxis, setOwnAxis] = useState<TimelineAxis>('pc');
  const [ownBrush, setOwnBrush] = useState<AxisSpan | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const announcer = useRef<HTMLParagraphElement>(null);
  const helpId = useId();
  const axis = props.axis ?? ownAxis;
  const brush = props.brush === undefined ? ownBrush : props.brush;
  const bounds: AxisSpan = range ?? [nowMs, nowMs + 7 * MS_PER_DAY];
  const view = useAxisView(useSharedPlots().view, bounds, LEAST_SPAN_MS);
  const ordered = useMemo(() => [...marks].sort((a, b) => a.tcaMs - b.tcaMs), [marks]);
  const table = useMemo(() => timelineTable(ordered, text), [ordered, text]);

  const changeAxis = (next: TimelineAxis) => {
    setOwnAxis(next);
    props.onAxisChange?.(next);
  };
  const changeBrush = (span: AxisSpan | null) => {
    setOwnBrush(span);
    props.onBrush?.(span);
  };
  const activate = (mark: TimelineMark | null) => {
    setActiveId(mark?.id ?? null);
    if (announcer.current !== null) announcer.current.textContent = mark === null ? '' : spoken(mark, text);
  };

  return (
    <ChartFrame
      title={title}
      unit={axis === 'pc' ? words.pcByTca : words.missByTca}
      note={brush === null ? undefined : words.brushed(countWithin(ordered, brush), marks.length)}
      fileName="closest-approaches"
      table={table}
      shape={heightPx}
      empty={marks.length === 0 ? (props.emptyText ?? words.none) : undefined}
      actions={
        <>
          {brush !== null && (
            <button type="button" className="chart-text-button" onClick={() => changeBrush(null)}>
              {words.clearBrush}
            </button>
          )}
          {!view.isWhole && (
            <button type="button" className="chart-text-button" onClick={view.reset}>
              {words.showAll}
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
            thresholds={(axis === 'pc' ? props.thresholds : props.missThresholds) ?? NO_LIMITS}
            selectedId={selectedId}
            activeId={activeId}
            brush={brush}
            isCanvas={marks.length > (props.canvasAbove ?? 5000)}
            label={words.label(title, words.count(marks.length))}
            helpId={helpId}
            onActive={activate}
            onSelect={onSelect}
            onBrush={changeBrush}
          />
          <p id={helpId} className="visually-hidden">
            {words.keys}
          </p>
          <p ref={announcer} className="visually-hidden" aria-live="polite" />
        </>
      )}
    </ChartFrame>
  );
}

function spoken(mark: TimelineMark, text: ChartText): string {
  const { label, level, tcaMs, pc, missDistanceM } = mark;
  return text.timeline.spoken(
    label,
    text.levels[level],
    formatTime(tcaMs),
    formatPc(pc),
    formatDistance(missDistanceM),
  );
}

function countWithin(marks: readonly TimelineMark[], [from, to]: AxisSpan): number {
  return marks.filter((mark) => mark.tcaMs >= from && mark.tcaMs <= to).length;
}

function timelineTable(marks: readonly TimelineMark[], text: ChartText): DataTable {
  return {
    columns: [
      { name: text.timeline.tcaUtc },
      { name: text.timeline.conjunction },
      { name: text.level },
      { name: text.pc, format: formatPc },
      { name: text.timeline.miss, unit: 'm', format: formatMetres },
    ],
    rows: marks.map((mark) => [
      formatTime(mark.tcaMs),
      mark.label,
      text.levels[mark.level],
      mark.pc,
      mark.missDistanceM,
    ]),
  };
}

interface AxisSwitchProps {
  readonly axis: TimelineAxis;
  readonly onChange: (axis: TimelineAxis) => void;
}

function AxisSwitch({ axis, onChange }: AxisSwitchProps) {
  const text = useChartText();
  const choices: readonly (readonly [TimelineAxis, string])[] = [
    ['pc', text.pc],
    ['miss', text.timeline.miss],
  ];
  return (
    <fieldset className="chart-switch">
      <legend className="visually-hidden">{text.timeline.axis}</legend>
      {choices.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className="chart-text-button"
          aria-pressed={axis === value}
          onClick={() => onChange(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
