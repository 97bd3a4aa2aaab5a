import type { DataColumn } from '../../export/data-table.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame, type ChartFrameProps } from '../frame/ChartFrame.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useTrackingChartText } from './en.ts';
import { paddedTimeSpan, TimeSeriesPlot, type TimeSeriesPlotProps } from './TimeSeriesPlot.tsx';

export interface SeriesFrameProps
  extends Omit<TimeSeriesPlotProps, 'size' | 'span'>,
    Pick<ChartFrameProps, 'title' | 'unit' | 'note' | 'fileName' | 'empty' | 'legend'> {
  /** Column of the values, in the table. */
  readonly column: DataColumn;
  readonly heightPx: number;
}

/** Values over time in their frame, with their table; of the time of its stack, where that says it. */
export function SeriesFrame(props: SeriesFrameProps) {
  const { title, unit, note, fileName, empty, legend, column, heightPx, ...plot } = props;
  const text = useTrackingChartText().series;
  const { dots } = plot;
  const span = useSharedPlots().fullRange ?? paddedTimeSpan(dots.map(({ timeMs }) => timeMs));
  return (
    <ChartFrame
      title={title}
      unit={unit}
      note={note}
      fileName={fileName}
      table={{
        columns: [{ name: text.timeUtc }, column],
        rows: dots.map(({ timeMs, value }) => [formatTime(timeMs), value]),
      }}
      shape={heightPx}
      empty={empty}
      legend={legend}
    >
      {(size) => <TimeSeriesPlot {...plot} size={size} span={span} />}
    </ChartFrame>
  );
}
