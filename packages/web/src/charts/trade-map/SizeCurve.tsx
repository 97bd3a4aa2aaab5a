import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { LogAxis } from '../axis/LogAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { type SeriesPoint, seriesPath } from '../axis/series-path.ts';
import { ThresholdBands, ThresholdLabels } from '../axis/ThresholdBands.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { Legend } from '../frame/Legend.tsx';
import { linearScale } from '../scale/linear-scale.ts';
import { linearTicks, niceCeiling } from '../scale/linear-ticks.ts';
import { logScale } from '../scale/log-scale.ts';
import { pcRange } from '../scale/pc-range.ts';
import type { Threshold } from '../threshold.ts';
import './trade-map.css';

/** By size. */
interface Encounter {
  readonly pc: Float64Array;
  readonly missM: Float64Array;
}

export interface SizeCurveProps {
  readonly title: string;
  readonly note: string;
  readonly curve: Encounter & { readonly sizes: Float64Array; readonly cold?: Encounter; readonly hot?: Encounter };
  readonly thresholds: readonly Threshold[];
  readonly sizeUnit: { readonly name: string; readonly value: number };
  /** The size that is chosen. */
  readonly size: number | undefined;
  readonly words: Readonly<Record<'size' | 'pc' | 'pcAxis' | 'miss' | 'noValue' | 'COLD' | 'HOT', string>>;
  readonly heightPx: number;
}

/** Probability (solid, left) and miss distance (dashed, right) of the event against the size, at one begin; each between cold and hot. */
export function SizeCurve(props: SizeCurveProps) {
  const { curve, thresholds, sizeUnit, words } = props;
  const { sizes, pc, missM, cold, hot } = curve;
  const turned = cold && hot ? [[words.COLD, cold] as const, [words.HOT, hot] as const] : [];
  const encounters: readonly Encounter[] = [curve, ...turned.map(([, encounter]) => encounter)];
  return (
    <ChartFrame
      title={props.title}
      note={props.note}
      fileName="size-curve"
      table={{
        columns: [
          { name: words.size, unit: sizeUnit.name },
          { name: words.pc, format: formatPc },
          { name: words.miss, unit: 'm', format: formatDistance },
          ...turned.flatMap(([name]) => [
            { name: `${words.pc}, ${name}`, format: formatPc },
            { name: `${words.miss}, ${name}`, unit: 'm', format: formatDistance },
          ]),
        ],
        rows: [...sizes].map((size, k) => [
          size / sizeUnit.value,
          ...encounters.flatMap((encounter) => [encounter.pc[k]!, encounter.missM[k]!]),
        ]),
      }}
      legend={
        <Legend
          items={[
            { label: words.pcAxis, symbol: <path className="curve-pc" d="M0,5h18" /> },
            { label: words.miss, symbol: <path className="curve-miss" d="M0,5h18" /> },
          ]}
        />
      }
      shape={props.heightPx}
    >
      {({ width, height }) => {
        const box: PlotBox = { left: 56, right: width - 56, top: 10, bottom: height - 34 };
        const [low, high] = [sizes[0]!, sizes.at(-1)!];
        const x = linearScale([low, high], [box.left, box.right]);
        const [floor, ceiling] = pcRange(
          encounters.flatMap((encounter) => [...encounter.pc]),
          thresholds,
        );
        const scale = logScale({ top: box.top, bottom: box.bottom, floor, ceiling });
        const maximumMissM = niceCeiling(
          Math.max(1, ...encounters.flatMap((encounter) => [...encounter.missM].filter(Number.isFinite))),
        );
        const right = linearScale([0, maximumMissM], [box.bottom, box.top]);
        const unit = maximumMissM >= 5000 ? 1000 : 1;
        const lineOf = (values: Float64Array, y: (value: number) => number): readonly SeriesPoint[] =>
          [...values].map((value, k) => ({ x: x(sizes[k]!), y: Number.isFinite(value) ? y(value) : null }));
        const missLine = lineOf(missM, right);
        const pcLine = lineOf(pc, (value) => scale.y(value));
        const bandOf = (figure: keyof Encounter, y: (value: number) => number) => {
          const [coldLine = [], hotLine = []] = turned.map(([, encounter]) =>
            [...encounter[figure]].flatMap((value, k) => (Number.isNaN(value) ? [] : [`${x(sizes[k]!)},${y(value)}`])),
          );
          return `M${[...coldLine, ...hotLine.toReversed()].join('L')}Z`;
        };
        return (
          <svg data-chart="" width={width} height={height} role="img" aria-label={props.title}>
            <ThresholdBands box={box} scale={scale} thresholds={thresholds} />
            <LogAxis box={box} scale={scale} noValueLabel={words.noValue} />
            <text className="chart-axis-title" x={4} y={height - 4}>
              {words.pcAxis}
            </text>
            {linearTicks(0, maximumMissM, box.bottom - box.top, 30, unit).map(({ value, label }) => (
              <text key={value} className="chart-tick" x={box.right + 7} y={right(value) + 4}>
                {label}
              </text>
            ))}
            <text className="chart-axis-title" x={width - 4} y={height - 4} textAnchor="end">
              {words.miss} [{unit === 1 ? 'm' : 'km'}]
            </text>
            {linearTicks(low, high, box.right - box.left, 60, sizeUnit.value).map(({ value, label }) => (
              <text key={value} className="chart-tick" x={x(value)} y={box.bottom + 15} textAnchor="middle">
                {label}
              </text>
            ))}
            <text className="chart-axis-title" x={(box.left + box.right) / 2} y={height - 4} textAnchor="middle">
              {words.size} [{sizeUnit.name}]
            </text>
            {turned.length > 0 && (
              <>
                <path className="curve-band curve-band-miss" d={bandOf('missM', right)} />
                <path className="curve-band" d={bandOf('pc', (value) => scale.y(value))} />
              </>
            )}
            <path className="curve-miss" d={seriesPath(missLine)} />
            <path className="curve-pc" d={seriesPath(pcLine)} />
            <ThresholdLabels box={box} scale={scale} thresholds={thresholds} side="left" lines={[missLine, pcLine]} />
            {props.size !== undefined && props.size >= low && props.size <= high && (
              <line className="chart-crosshair" x1={x(props.size)} x2={x(props.size)} y1={box.top} y2={box.bottom} />
            )}
          </svg>
        );
      }}
    </ChartFrame>
  );
}
