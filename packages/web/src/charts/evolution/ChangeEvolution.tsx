import { formatSigmas } from '../../format/length.ts';
import { formatTime } from '../../time/utc.ts';
import { LinearAxis } from '../axis/LinearAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { seriesPath } from '../axis/series-path.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { linearScale } from '../scale/linear-scale.ts';
import { niceCeiling } from '../scale/linear-ticks.ts';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import { type EvolutionProps, MessagePlot, useMessagePlot } from './MessagePlot.tsx';
import type { TrackedMessage } from './message-span.ts';
import { trackingCell, trackingColumn, trackingLegend, trackingRows } from './TrackingMarks.tsx';

/** Change of a state by a message, each component over its joint sigma; null without a covariance. */
export interface ChangeMessage extends TrackedMessage {
  readonly r: number | null;
  readonly t: number | null;
  readonly n: number | null;
  /** Of all three together: the Mahalanobis distance. */
  readonly whole: number | null;
}

export interface ChangeEvolutionProps extends EvolutionProps<ChangeMessage> {
  readonly title: string;
  /** Said where no message has a covariance to scale a change by. */
  readonly unscaled?: string;
}

const PARTS = ['r', 't', 'n', 'whole'] as const;
type Part = (typeof PARTS)[number];

/** Marks distinguish components, drawn in 7 x 7 px. */
const MARKS: Readonly<Record<Part, string>> = {
  r: 'M-3.5,0a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0z',
  t: 'M-3,-3h6v6h-6z',
  n: 'M0,-4l4,7h-8z',
  whole: 'M-3.5,-3.5l7,7M-3.5,3.5l7,-7',
};
/** Most changes stay within three joint sigmas where sigmas are true. */
const EXPECTED_SIGMAS = 3;

/** The change of a state from message to message over the joint sigma, R, T, N and total, against creation time; three sigmas are shaded. */
export function ChangeEvolution(props: ChangeEvolutionProps) {
  const { title, messages, heightPx = 200, unscaled } = props;
  const text = usePlotText();
  const words = text.changeEvolution;
  const plot = useMessagePlot(props);
  const { messages: ordered } = plot;
  const maximumSigmas = niceCeiling(changeCeiling(ordered));
  const scaleIn = (box: PlotBox) => linearScale([-maximumSigmas, maximumSigmas], [box.bottom, box.top]);
  return (
    <ChartFrame
      title={title}
      unit="[σ]"
      fileName="state-comparison"
      table={changeTable(ordered, text)}
      shape={heightPx}
      empty={
        messages.length === 0
          ? words.none
          : messages.every(({ whole: mahalanobis }) => mahalanobis === null)
            ? unscaled
            : undefined
      }
      legend={
        <Legend
          items={[
            ...PARTS.map((part) => ({ label: words.parts[part], symbol: <Mark part={part} x={9} y={5} /> })),
            ...trackingLegend(ordered, text),
          ]}
        />
      }
    >
      {(size) => (
        <MessagePlot
          {...plot}
          size={size}
          label={words.summary(title, formatSigmas(ordered.at(-1)?.whole), text.message.count(ordered.length))}
          under={(box) => {
            const y = scaleIn(box);
            const top = y(Math.min(EXPECTED_SIGMAS, maximumSigmas));
            const height = y(-Math.min(EXPECTED_SIGMAS, maximumSigmas)) - top;
            return (
              <rect className="chart-expected" x={box.left} y={top} width={box.right - box.left} height={height} />
            );
          }}
          over={(box, toPx) => {
            const y = scaleIn(box);
            return (
              <>
                <LinearAxis box={box} from={-maximumSigmas} to={maximumSigmas} toPx={y} />
                {PARTS.map((part) => (
                  <PartSeries key={part} part={part} messages={ordered} toPx={toPx} toY={y} box={box} />
                ))}
              </>
            );
          }}
          card={(message, x, box) => (
            <HoverCard x={x} y={scaleIn(box)(message.whole ?? 0)} plotWidth={size.width}>
              <p className="chart-card-title">{formatSigmas(message.whole)} σ</p>
              <CardRows
                rows={[
                  ...(['r', 't', 'n'] as const).map((part) => ({
                    name: words.parts[part],
                    value: formatSigmas(message[part]),
                  })),
                  { name: text.message.created, value: formatTime(message.createdMs) },
                  ...trackingRows(message, text),
                ]}
              />
            </HoverCard>
          )}
        />
      )}
    </ChartFrame>
  );
}

interface PartSeriesProps {
  readonly part: Part;
  readonly messages: readonly ChangeMessage[];
  readonly toPx: (timeMs: number) => number;
  readonly toY: (sigmas: number) => number;
  readonly box: PlotBox;
}

function PartSeries({ part, messages, toPx, toY, box }: PartSeriesProps) {
  const points = messages.map(({ id, createdMs, [part]: value }) => ({
    id,
    x: toPx(createdMs),
    y: value === null ? null : toY(value),
  }));
  const visiblePoints = points.filter(({ x }) => x >= box.left && x <= box.right);
  return (
    <g>
      <path className={part === 'whole' ? 'chart-series' : 'chart-series-context'} d={seriesPath(visiblePoints)} />
      {visiblePoints.map(({ id, x, y }) => y !== null && <Mark key={id} part={part} x={x} y={y} />)}
    </g>
  );
}

function Mark({ part, x, y }: { readonly part: Part; readonly x: number; readonly y: number }) {
  return (
    <path
      d={MARKS[part]}
      transform={`translate(${x},${y})`}
      style={{ fill: part === 'r' ? 'var(--fg1)' : 'var(--bg1)', stroke: 'var(--fg1)' }}
    />
  );
}

/** Returns the top of the axis: includes every component, and the expected range. */
export function changeCeiling(messages: readonly ChangeMessage[]): number {
  const sizes = messages.flatMap((message) => PARTS.map((part) => Math.abs(message[part] ?? 0)));
  return Math.max(EXPECTED_SIGMAS, ...sizes);
}

function changeTable(messages: readonly ChangeMessage[], text: PlotText) {
  return {
    columns: [
      { name: text.message.createdUtc },
      ...PARTS.map((part) => ({ name: text.changeEvolution.parts[part], unit: 'σ', format: formatSigmas })),
      trackingColumn(text),
    ],
    rows: messages.map((change) => [
      formatTime(change.createdMs),
      ...PARTS.map((part) => change[part]),
      trackingCell(change),
    ]),
  };
}
