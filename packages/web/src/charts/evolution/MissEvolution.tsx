import { useId, useMemo } from 'react';
import { formatDistance, formatMetres, lengthUnit } from '../../format/length.ts';
import { formatTime } from '../../time/utc.ts';
import { LinearAxis } from '../axis/LinearAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { seriesPath } from '../axis/series-path.ts';
import { Frame } from '../frame/Frame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { useAxisView } from '../interaction/use-axis-view.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { niceCeiling } from '../scale/linear-ticks.ts';
import { MS_PER_HOUR } from '../scale/utc-calendar.ts';
import type { Span } from '../scale/view.ts';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import { MessagePlot } from './MessagePlot.tsx';
import { type DatedMessage, messageSpan } from './message-span.ts';

export interface MissMessage extends DatedMessage {
  readonly missDistanceM: number | null;
  /** One sigma of the miss distance. */
  readonly sigmaM: number | null;
  /** Radial part of the miss, signed. */
  readonly radialM?: number | null;
}

export interface MissEvolutionProps {
  readonly messages: readonly MissMessage[];
  readonly tcaMs: number;
  readonly nowMs?: number;
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  /** Common axis with other plots; default from the first message to TCA. */
  readonly range?: Span;
  readonly heightPx?: number;
  readonly title?: string;
  readonly chrome?: 'panel' | 'bare';
}

/** Miss distance of each message with one sigma either way, against creation time; the radial part as context. */
export function MissEvolution(props: MissEvolutionProps) {
  const { messages, tcaMs, nowMs, selectedId = null, onSelect, heightPx = 240, chrome } = props;
  const text = usePlotText();
  const words = text.missEvolution;
  const title = props.title ?? words.title;
  const clipId = useId();
  const ordered = useMemo(() => [...messages].sort((a, b) => a.createdMs - b.createdMs), [messages]);
  const view = useAxisView(useSharedPlots().view, props.range ?? messageSpan(messages, tcaMs), MS_PER_HOUR);
  const ceilingM = missCeilingM(ordered);
  const unit = lengthUnit(ceilingM);
  const hasRadial = ordered.some(({ radialM }) => radialM !== null && radialM !== undefined);
  const scaleIn = (box: PlotBox) => linearScale([0, ceilingM], [box.bottom, box.top]);
  const last = ordered.at(-1);
  return (
    <Frame
      title={title}
      unit={words.unit(unit.symbol)}
      fileName="miss-evolution"
      table={missTable(ordered, text)}
      shape={heightPx}
      chrome={chrome}
      empty={messages.length === 0 ? text.message.none : undefined}
      legend={hasRadial && chrome !== 'bare' ? <Legend items={legend(text)} /> : undefined}
    >
      {(size) => (
        <MessagePlot
          size={size}
          messages={ordered}
          view={view}
          tcaMs={tcaMs}
          nowMs={nowMs}
          selectedId={selectedId}
          onSelect={onSelect}
          label={words.summary(title, formatDistance(last?.missDistanceM), text.message.count(ordered.length))}
          under={() => null}
          over={(box, toPx) => {
            const y = scaleIn(box);
            return (
              <>
                <LinearAxis box={box} from={0} to={ceilingM} toPx={y} unit={unit.metres} />
                <clipPath id={clipId}>
                  <rect x={box.left - 8} y={0} width={box.right - box.left + 16} height={box.bottom + 6} />
                </clipPath>
                <g clipPath={`url(#${clipId})`}>
                  {hasRadial && <RadialSeries messages={ordered} toPx={toPx} toY={y} />}
                  {ordered.map((message) => (
                    <ErrorBar
                      key={message.id}
                      x={toPx(message.createdMs)}
                      value={message.missDistanceM}
                      sigma={message.sigmaM}
                      toY={y}
                      top={box.top}
                      bottom={box.bottom}
                      isSelected={message.id === selectedId}
                    />
                  ))}
                </g>
              </>
            );
          }}
          card={(message, x, box) => (
            <HoverCard x={x} y={scaleIn(box)(Math.min(message.missDistanceM ?? 0, ceilingM))} plotWidth={size.width}>
              <p className="chart-card-title">{formatDistance(message.missDistanceM)}</p>
              <CardRows
                rows={[
                  { name: words.oneSigma, value: formatDistance(message.sigmaM) },
                  ...(hasRadial ? [{ name: words.radial, value: formatDistance(message.radialM) }] : []),
                  { name: text.message.created, value: formatTime(message.createdMs) },
                ]}
              />
            </HoverCard>
          )}
        />
      )}
    </Frame>
  );
}

const legend = ({ missEvolution }: PlotText) => [
  {
    label: missEvolution.total,
    symbol: (
      <>
        <path d="M9,0V10M6.5,0.5h5M6.5,9.5h5" style={{ stroke: 'var(--fg1)', fill: 'none' }} />
        <circle cx={9} cy={5} r={2.5} style={{ fill: 'var(--fg1)' }} />
      </>
    ),
  },
  { label: missEvolution.radialUnsigned, symbol: <path className="chart-series-context" d="M0,5h18" /> },
];

interface RadialSeriesProps {
  readonly messages: readonly MissMessage[];
  readonly toPx: (timeMs: number) => number;
  readonly toY: (lengthM: number) => number;
}

function RadialSeries({ messages, toPx, toY }: RadialSeriesProps) {
  const points = messages.map(({ createdMs, radialM }) => ({
    x: toPx(createdMs),
    y: radialM === null || radialM === undefined ? null : toY(Math.abs(radialM)),
  }));
  return (
    <g>
      <path className="chart-series-context" d={seriesPath(points)} />
      {points.map(
        ({ x, y }) =>
          y !== null && (
            <rect
              key={x}
              x={x - 2.5}
              y={y - 2.5}
              width={5}
              height={5}
              style={{ fill: 'var(--bg1)', stroke: 'var(--fg3)' }}
            />
          ),
      )}
    </g>
  );
}

function missTable(messages: readonly MissMessage[], { message, missEvolution }: PlotText) {
  return {
    columns: [
      { name: message.createdUtc },
      { name: missEvolution.miss, unit: 'm', format: formatMetres },
      { name: missEvolution.sigma, unit: 'm', format: formatMetres },
      { name: missEvolution.radial, unit: 'm', format: formatMetres },
    ],
    rows: messages.map(({ createdMs, missDistanceM, sigmaM, radialM }) => [
      formatTime(createdMs),
      missDistanceM,
      sigmaM,
      radialM ?? null,
    ]),
  };
}

/** Error bars may widen the axis to so many times the largest miss; beyond that they are cut and say so. */
const MOST_WIDENING = 2.5;

interface Miss {
  readonly missDistanceM: number | null;
  readonly sigmaM: number | null;
}

/** Top of the miss axis: holds every miss, and the bars unless they would squash the misses to nothing. @returns m */
export function missCeilingM(messages: readonly Miss[]): number {
  let most = 0;
  let mostWithSigma = 0;
  for (const { missDistanceM, sigmaM } of messages) {
    if (missDistanceM === null) continue;
    most = Math.max(most, missDistanceM);
    mostWithSigma = Math.max(mostWithSigma, missDistanceM + (sigmaM ?? 0));
  }
  return niceCeiling(Math.min(mostWithSigma, most * MOST_WIDENING));
}

interface ErrorBarProps {
  readonly x: number;
  readonly value: number | null;
  readonly sigma: number | null;
  readonly toY: (value: number) => number;
  readonly top: number;
  readonly bottom: number;
  readonly isSelected: boolean;
}

/** A value with one sigma either way. A bar that leaves the axis at the top ends in an arrow; none goes below nought. */
function ErrorBar({ x, value, sigma, toY, top, bottom, isSelected }: ErrorBarProps) {
  if (value === null)
    return <circle cx={x} cy={bottom - 5} r={3.5} style={{ fill: 'var(--bg1)', stroke: 'var(--fg3)' }} />;
  const y = toY(value);
  const upper = sigma === null ? y : toY(value + sigma);
  const lower = sigma === null ? y : toY(Math.max(0, value - sigma));
  const isCut = upper < top;
  const end = Math.max(upper, top);
  const cap = isCut ? `M${x - 3.5},${end + 5}L${x},${end}L${x + 3.5},${end + 5}` : `M${x - 3.5},${end}h7`;
  const foot = sigma !== null && value - sigma > 0 ? `M${x - 3.5},${lower}h7` : '';
  return (
    <g>
      {sigma !== null && (
        <path
          d={`M${x},${end}V${lower}${cap}${foot}`}
          style={{ fill: 'none', stroke: 'var(--fg2)', strokeWidth: 1.25 }}
        />
      )}
      {isSelected && <circle className="chart-selected" cx={x} cy={y} r={8} />}
      <circle cx={x} cy={y} r={4} style={{ fill: 'var(--fg1)', stroke: 'var(--bg1)', strokeWidth: 1.5 }} />
    </g>
  );
}
