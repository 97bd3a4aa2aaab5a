import { type ReactNode, useId } from 'react';
import { formatPc, formatPcShare } from '../../format/probability.ts';
import { formatCountdown } from '../../time/countdown.ts';
import { formatTime } from '../../time/utc.ts';
import { LogAxis } from '../axis/LogAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { floorMarkerPath, type SeriesPoint, seriesPath } from '../axis/series-path.ts';
import { ThresholdBands, ThresholdLabels } from '../axis/ThresholdBands.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend, type LegendItem } from '../frame/Legend.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { type LogScale, logScale } from '../scale/log-scale.ts';
import { pcRange } from '../scale/pc-range.ts';
import type { ChartLevel } from '../status/level.ts';
import { RiskIcon, RiskMark } from '../status/RiskMark.tsx';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import type { Threshold } from '../threshold.ts';
import { ForecastBand } from './ForecastBand.tsx';
import type { PcForecastBand } from './forecast-band.ts';
import { type EvolutionProps, MessagePlot, useMessagePlot } from './MessagePlot.tsx';
import type { TrackedMessage } from './message-span.ts';
import { trackingCell, trackingColumn, trackingLegend, trackingRows } from './TrackingMarks.tsx';

export interface PcMessage extends TrackedMessage {
  readonly pc: number | null;
  /** Largest Pc over scaled covariances; context only. */
  readonly maxPc?: number | null;
  /** Pc with the common errors of both objects removed, where the verdict uses it. */
  readonly correlatedPc?: number | undefined;
  /** Level of its risk. */
  readonly level: ChartLevel;
  /** It rests on observations that were ordered for the event. */
  readonly isObserved?: boolean;
  /** Factor in Pc from a changed radius alone, where it differs from that of the previous message. */
  readonly radiusShare?: number | undefined;
}

export interface PcEvolutionProps extends EvolutionProps<PcMessage> {
  readonly thresholds?: readonly Threshold[];
  /** Forecast of later messages. */
  readonly forecast?: PcForecastBand | undefined;
  /** One line under the drawing. */
  readonly caption?: string | undefined;
  readonly footer?: ReactNode;
  readonly title?: string;
  readonly chrome?: 'panel' | 'bare';
}

/** Probability of collision of each message against its creation time, up to TCA. */
export function PcEvolution(props: PcEvolutionProps) {
  const { messages, tcaMs, thresholds = [], heightPx = 240, chrome, forecast } = props;
  const text = usePlotText();
  const title = props.title ?? text.pcEvolution.title;
  const clipId = useId();
  const plot = useMessagePlot(props);
  const { messages: ordered, selectedId } = plot;
  const hasMax = ordered.some(({ maxPc }) => maxPc !== null && maxPc !== undefined);
  const hasCorrelated = ordered.some(({ correlatedPc }) => correlatedPc !== undefined);
  const legend = legendOf(ordered, text, { hasMax, hasCorrelated, hasForecast: forecast !== undefined });
  const [floor, ceiling] = pcRange(
    [
      ...ordered.flatMap(({ pc, maxPc, correlatedPc }) => [pc, maxPc, correlatedPc]),
      ...(forecast?.steps.flatMap(({ low, high }) => [low, high]) ?? []),
    ],
    thresholds,
  );
  const hasNoValueLane = ordered.some(({ pc }) => pc === null);
  const scaleIn = ({ top, bottom }: PlotBox) => logScale({ top, bottom, floor, ceiling, hasNoValueLane });
  return (
    <ChartFrame
      title={title}
      note={text.message.count(messages.length)}
      caption={props.caption}
      footer={props.footer}
      fileName="pc-evolution"
      table={pcTable(ordered, forecast, text)}
      shape={heightPx}
      chrome={chrome}
      empty={messages.length === 0 ? text.message.none : undefined}
      legend={chrome !== 'bare' && <Legend items={legend} />}
    >
      {(size) => (
        <MessagePlot
          {...plot}
          size={size}
          label={pcSummary(title, ordered, forecast, text)}
          under={(box) => <ThresholdBands box={box} scale={scaleIn(box)} thresholds={thresholds} />}
          over={(box, toPx) => {
            const scale = scaleIn(box);
            const pcLine = lineOf(ordered, (message) => message.pc, scale, toPx);
            const maxLine = lineOf(ordered, (message) => message.maxPc ?? null, scale, toPx);
            return (
              <>
                <LogAxis box={box} scale={scale} noValueLabel={text.pcEvolution.noPc} />
                <ThresholdLabels
                  box={box}
                  scale={scale}
                  thresholds={thresholds}
                  side="left"
                  lines={[pcLine, maxLine]}
                />
                <clipPath id={clipId}>
                  <rect x={box.left - 8} y={0} width={box.right - box.left + 16} height={size.height} />
                </clipPath>
                <g clipPath={`url(#${clipId})`}>
                  {forecast !== undefined && (
                    <ForecastBand
                      forecast={forecast}
                      box={box}
                      scale={scale}
                      toPx={toPx}
                      label={text.pcEvolution.decision}
                    />
                  )}
                  {hasMax && <path className="chart-series-context" d={seriesPath(maxLine)} />}
                  {ordered.map(
                    ({ id, createdMs, correlatedPc }) =>
                      correlatedPc !== undefined && (
                        <CorrelatedMark key={id} x={toPx(createdMs)} y={scale.y(correlatedPc)} />
                      ),
                  )}
                  <path className="chart-series" d={seriesPath(pcLine)} />
                  {ordered.map((message) => (
                    <PcMark
                      key={message.id}
                      message={message}
                      scale={scale}
                      x={toPx(message.createdMs)}
                      isSelected={message.id === selectedId}
                    />
                  ))}
                </g>
              </>
            );
          }}
          card={(message, x, box) => (
            <HoverCard x={x} y={scaleIn(box).place(message.pc).y} plotWidth={size.width}>
              <p className="chart-card-title">
                <RiskIcon level={message.level} /> {text.pc} {formatPc(message.pc)}
              </p>
              <CardRows
                rows={[
                  ...(hasMax ? [{ name: text.maxPc, value: formatPc(message.maxPc) }] : []),
                  ...(message.correlatedPc === undefined
                    ? []
                    : [{ name: text.pcEvolution.correlated, value: formatPc(message.correlatedPc) }]),
                  { name: text.message.created, value: formatTime(message.createdMs) },
                  { name: text.message.beforeTca, value: formatCountdown(tcaMs, message.createdMs) },
                  ...(message.isObserved ? [{ name: text.message.from, value: text.pcEvolution.observed }] : []),
                  ...trackingRows(message, text),
                  ...(message.radiusShare === undefined
                    ? []
                    : [{ name: text.pcEvolution.radius, value: formatPcShare(message.radiusShare) }]),
                ]}
              />
            </HoverCard>
          )}
        />
      )}
    </ChartFrame>
  );
}

interface PcSeriesFlags {
  readonly hasMax: boolean;
  readonly hasCorrelated: boolean;
  readonly hasForecast: boolean;
}

const legendOf = (
  messages: readonly PcMessage[],
  text: PlotText,
  { hasMax, hasCorrelated, hasForecast }: PcSeriesFlags,
): readonly LegendItem[] => [
  { label: text.pc, symbol: <path className="chart-series" d="M0,5h18" /> },
  ...(hasMax ? [{ label: text.pcEvolution.maxPc, symbol: <path className="chart-series-context" d="M0,5h18" /> }] : []),
  ...trackingLegend(messages, text),
  ...(hasCorrelated ? [{ label: text.pcEvolution.correlated, symbol: <CorrelatedMark x={9} y={5} /> }] : []),
  ...(messages.some(({ isObserved }) => isObserved)
    ? [{ label: text.pcEvolution.observed, symbol: <circle className="chart-observed" cx={9} cy={5} r={4.5} /> }]
    : []),
  ...(hasForecast
    ? [
        { label: text.pcEvolution.forecast, symbol: <path className="chart-forecast" d="M0,1h18v8H0Z" /> },
        { label: text.pcEvolution.median, symbol: <path className="chart-forecast-median" d="M0,5h18" /> },
      ]
    : []),
];

/** A diamond next to the mark of the message. */
function CorrelatedMark({ x, y }: { readonly x: number; readonly y: number }) {
  return <path className="chart-active" d={`M${x},${y - 4.5}l4.5,4.5l-4.5,4.5l-4.5,-4.5z`} />;
}

interface PcMarkProps {
  readonly message: PcMessage;
  readonly scale: LogScale;
  readonly x: number;
  readonly isSelected: boolean;
}

function PcMark({ message, scale, x, isSelected }: PcMarkProps) {
  const { kind, y } = scale.place(message.pc);
  return (
    <g>
      {isSelected && <circle className="chart-selected" cx={x} cy={y} r={9} />}
      {message.isObserved && <circle className="chart-observed" cx={x} cy={y} r={12} />}
      <RiskMark level={message.level} x={x} y={y} isHollow={kind === 'no-value'} />
      {kind === 'below-floor' && <path className="chart-floor-marker" d={floorMarkerPath(x, y + 7)} />}
    </g>
  );
}

function lineOf(
  messages: readonly PcMessage[],
  value: (message: PcMessage) => number | null,
  scale: LogScale,
  toPx: (timeMs: number) => number,
): readonly SeriesPoint[] {
  return messages.map((message) => {
    const { kind, y } = scale.place(value(message));
    return { x: toPx(message.createdMs), y: kind === 'no-value' ? null : y };
  });
}

function pcSummary(
  title: string,
  messages: readonly PcMessage[],
  forecast: PcForecastBand | undefined,
  text: PlotText,
): string {
  const last = messages.at(-1);
  const ahead = forecast?.steps.at(-1);
  const spoken =
    ahead === undefined ? '' : `, ${text.pcEvolution.forecastSpoken(formatPc(ahead.low), formatPc(ahead.high))}`;
  return last === undefined
    ? title
    : text.pcEvolution.summary(title, formatPc(last.pc), text.message.count(messages.length), text.levels[last.level]) +
        spoken;
}

function pcTable(messages: readonly PcMessage[], forecast: PcForecastBand | undefined, text: PlotText) {
  return {
    columns: [
      { name: text.message.createdUtc },
      { name: text.pc, format: formatPc },
      { name: text.maxPc, format: formatPc },
      { name: text.pcEvolution.correlated, format: formatPc },
      { name: text.level },
      trackingColumn(text),
    ],
    rows: [
      ...messages.map(({ level, isObserved, radiusShare, ...message }) => [
        formatTime(message.createdMs),
        message.pc,
        message.maxPc ?? null,
        message.correlatedPc ?? null,
        [
          text.levels[level],
          ...(isObserved ? [text.pcEvolution.observed] : []),
          ...(radiusShare === undefined ? [] : [`${text.pcEvolution.radius} ${formatPcShare(radiusShare)}`]),
        ].join(', '),
        trackingCell(message),
      ]),
      ...(forecast?.steps ?? []).map(({ atMs, low, median, high }) => [
        formatTime(atMs),
        median,
        null,
        null,
        `${text.pcEvolution.forecast}: ${formatPc(low)} \u2013 ${formatPc(high)}`,
      ]),
    ],
  };
}
