import { useId } from 'react';
import { formatDistance, formatMetres, lengthUnit } from '../../format/length.ts';
import { formatTime } from '../../time/utc.ts';
import { LinearAxis } from '../axis/LinearAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { linearScale } from '../scale/linear-scale.ts';
import { niceCeiling } from '../scale/linear-ticks.ts';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import { type EvolutionProps, MessagePlot, useMessagePlot } from './MessagePlot.tsx';
import type { TrackedMessage } from './message-span.ts';
import { trackingCell, trackingColumn, trackingLegend, trackingRows } from './TrackingMarks.tsx';

/** Parts of the miss in the axes of object 1. */
export const MISS_PARTS = ['r', 't', 'n'] as const;
export type MissPart = (typeof MISS_PARTS)[number];

/** The miss distance, or a part of it, signed; with one sigma of the same. */
export interface MissMessage extends TrackedMessage {
  readonly missDistanceM: number | null;
  readonly sigmaM: number | null;
}

export interface MissEvolutionProps extends EvolutionProps<MissMessage> {
  /** Component shown; without it the total miss distance. */
  readonly part?: MissPart;
}

/** Miss distance of each message, or a part of it, with one sigma either way, against creation time. */
export function MissEvolution(props: MissEvolutionProps) {
  const { part, messages, heightPx = 240 } = props;
  const text = usePlotText();
  const words = text.missEvolution;
  const title = part === undefined ? words.title : words.parts[part];
  const clipId = useId();
  const plot = useMessagePlot(props);
  const { messages: ordered, selectedId } = plot;
  const ceilingM = missCeilingM(ordered);
  const unit = lengthUnit(ceilingM);
  const floorM = part === undefined ? 0 : -ceilingM;
  const scaleIn = (box: PlotBox) => linearScale([floorM, ceilingM], [box.bottom, box.top]);
  const legend = trackingLegend(ordered, text);
  const last = ordered.at(-1);
  return (
    <ChartFrame
      title={title}
      unit={words.unit(unit.symbol)}
      fileName={['miss-evolution', part].filter(Boolean).join('-')}
      table={missTable(ordered, title, text)}
      shape={heightPx}
      empty={messages.length === 0 ? text.message.none : undefined}
      legend={<Legend items={legend} />}
    >
      {(size) => (
        <MessagePlot
          {...plot}
          size={size}
          label={words.summary(title, formatDistance(last?.missDistanceM), text.message.count(ordered.length))}
          under={() => null}
          over={(box, toPx) => {
            const y = scaleIn(box);
            return (
              <>
                <LinearAxis box={box} from={floorM} to={ceilingM} toPx={y} unit={unit.metres} />
                <clipPath id={clipId}>
                  <rect x={box.left - 8} y={0} width={box.right - box.left + 16} height={box.bottom + 6} />
                </clipPath>
                <g clipPath={`url(#${clipId})`}>
                  {ordered.map((message) => (
                    <ErrorBar
                      key={message.id}
                      x={toPx(message.createdMs)}
                      value={message.missDistanceM}
                      sigma={message.sigmaM}
                      toY={y}
                      box={box}
                      isSelected={message.id === selectedId}
                    />
                  ))}
                </g>
              </>
            );
          }}
          card={(message, x, box) => (
            <HoverCard x={x} y={scaleIn(box)(message.missDistanceM ?? 0)} plotWidth={size.width}>
              <p className="chart-card-title">{formatDistance(message.missDistanceM)}</p>
              <CardRows
                rows={[
                  { name: words.oneSigma, value: formatDistance(message.sigmaM) },
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

function missTable(messages: readonly MissMessage[], title: string, text: PlotText) {
  return {
    columns: [
      { name: text.message.createdUtc },
      { name: title, unit: 'm', format: formatMetres },
      { name: text.missEvolution.sigma, unit: 'm', format: formatMetres },
      trackingColumn(text),
    ],
    rows: messages.map((message) => [
      formatTime(message.createdMs),
      message.missDistanceM,
      message.sigmaM,
      trackingCell(message),
    ]),
  };
}

/** Error bars may extend the axis up to this factor times the largest miss; beyond that they are clipped and marked. */
const MOST_WIDENING = 2.5;

/** Returns the top of the miss axis: includes every miss of either sign, and the bars unless they would make the misses illegible. @returns m */
export function missCeilingM(messages: readonly Pick<MissMessage, 'missDistanceM' | 'sigmaM'>[]): number {
  let maximumMissM = 0;
  let maximumWithSigmaM = 0;
  for (const { missDistanceM, sigmaM } of messages) {
    if (missDistanceM === null) continue;
    const sizeM = Math.abs(missDistanceM);
    maximumMissM = Math.max(maximumMissM, sizeM);
    maximumWithSigmaM = Math.max(maximumWithSigmaM, sizeM + (sigmaM ?? 0));
  }
  return niceCeiling(Math.min(maximumWithSigmaM, maximumMissM * MOST_WIDENING));
}

interface ErrorBarProps {
  readonly x: number;
  readonly value: number | null;
  readonly sigma: number | null;
  readonly toY: (value: number) => number;
  readonly box: PlotBox;
  readonly isSelected: boolean;
}

/** A value with one sigma either way. A clipped bar has no end cap, nor has that of a distance at zero. */
function ErrorBar({ x, value, sigma, toY, box, isSelected }: ErrorBarProps) {
  if (value === null)
    return <circle cx={x} cy={box.bottom - 5} r={3.5} style={{ fill: 'var(--bg1)', stroke: 'var(--fg3)' }} />;
  const y = toY(value);
  return (
    <g>
      {sigma !== null && (
        <path
          d={barPath(x, y, toY(value + sigma), box.top) + barPath(x, y, toY(value - sigma), box.bottom)}
          style={{ fill: 'none', stroke: 'var(--fg2)', strokeWidth: 1.25 }}
        />
      )}
      {isSelected && <circle className="chart-selected" cx={x} cy={y} r={8} />}
      <circle cx={x} cy={y} r={4} style={{ fill: 'var(--fg1)', stroke: 'var(--bg1)', strokeWidth: 1.5 }} />
    </g>
  );
}

/** Half a bar from a point to its end, or without a foot to the edge of the plot where that comes first. */
const barPath = (x: number, from: number, end: number, edge: number): string =>
  Math.abs(end - from) > Math.abs(edge - from) ? `M${x},${from}V${edge}` : `M${x},${from}V${end}M${x - 3.5},${end}h7`;
