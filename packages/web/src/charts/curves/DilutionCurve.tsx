import { formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import type { Threshold } from '../threshold.ts';
import { CurveMark } from './CurveMark.tsx';
import { CurvePlot, type CurveScales, type OtherCurve } from './CurvePlot.tsx';
import { type CurvePoint, pcAt, peakOf } from './curve.ts';
import './curves.css';

export interface DilutionPoint {
  /** Factor on the deviations, 1 as reported. */
  readonly scale: number;
  readonly pc: number;
}

/** The curve with one covariance scaled and the other left as it is. */
export interface AloneCurve {
  readonly name: string;
  readonly points: readonly DilutionPoint[];
  /** Its largest value; scale 0 where that lies at a vanishing covariance. */
  readonly max: DilutionPoint;
  /** The maximum at scales up to 1: the possible effect of better data on this object alone. */
  readonly better: DilutionPoint;
}

export interface DilutionCurveProps {
  /** Both covariances scaled together. */
  readonly points: readonly DilutionPoint[];
  /** The largest value over the scale; default the largest point. */
  readonly max?: DilutionPoint;
  /** Object 1 and object 2, each alone. */
  readonly alone?: readonly AloneCurve[];
  /** Default: read from the curve at scale 1. */
  readonly nominalPc?: number;
  readonly thresholds?: readonly Threshold[];
  readonly heightPx?: number;
  /** Basis of the curve. */
  readonly caption?: string | undefined;
}

/** A rise below this factor is not seen. */
const VISIBLE_RISE = 1.001;

/** Probability against a factor on the covariance: where the largest lies says whether better data could raise it. */
export function DilutionCurve(props: DilutionCurveProps) {
  const { points, alone = [], thresholds = [], heightPx = 240, caption } = props;
  const text = usePlotText();
  const words = text.curve;
  const curve = ascending(points);
  const highest = peakOf(curve);
  const peak = props.max ?? (highest && { scale: highest.x, pc: highest.pc });
  const nominalPc = props.nominalPc ?? pcAt(curve, 1);
  // Larger uncertainty than at the peak dilutes Pc: smaller covariances would raise it.
  const dilutedAlone = alone.find(({ better }) => better.scale < 1 && better.pc > (nominalPc ?? 1) * VISIBLE_RISE);
  const verdict =
    peak === null
      ? undefined
      : peak.scale < 1
        ? words.diluted
        : dilutedAlone === undefined
          ? words.robust
          : words.aloneDiluted(dilutedAlone.name);
  const otherCurves: readonly OtherCurve[] = alone.map(({ name, points: alonePoints }, place) => ({
    name,
    className: `curve-alone curve-alone-${place + 1}`,
    points: ascending(alonePoints),
  }));
  const spoken = [
    words.dilutionLabel(words.dilution, formatPc(nominalPc), formatPc(peak?.pc), formatSignificant(peak?.scale, 2)),
    ...(verdict === undefined ? [] : [verdict]),
    ...alone.map(({ name, better }) => words.aloneLabel(name, formatPc(better.pc), formatSignificant(better.scale, 2))),
  ].join('. ');
  return (
    <ChartFrame
      title={words.dilution}
      note={verdict}
      caption={caption}
      fileName="dilution"
      table={{
        columns: [
          { name: words.scale },
          { name: otherCurves.length > 0 ? words.common : text.pc, format: formatPc },
          ...otherCurves.map(({ name }) => ({ name, format: formatPc })),
        ],
        rows: curve.map(({ x, pc }, row) => [
          x,
          pc,
          ...otherCurves.map((otherCurve) => otherCurve.points[row]?.pc ?? null),
        ]),
      }}
      shape={heightPx}
      empty={curve.length < 2 ? words.noDilution : undefined}
    >
      {(size) => (
        <CurvePlot
          size={size}
          points={curve}
          otherCurves={otherCurves}
          thresholds={thresholds}
          xTitle={words.scale}
          formatX={(value) => formatSignificant(value)}
          label={spoken}
          under={(scales) =>
            peak !== null && <DilutionRegions scales={scales} peak={peak.scale} words={words.regions} />
          }
          marks={({ box, pc, toX }) => (
            <>
              {peak !== null && (
                <CurveMark
                  box={box}
                  x={peak.scale > 0 ? toX(peak.scale) : box.left}
                  y={pc.y(peak.pc)}
                  label={words.max(formatPc(peak.pc))}
                  isHollow
                  // Away from the reported point.
                  isNamedLeft={peak.scale < 1}
                />
              )}
              {nominalPc !== null && (
                <CurveMark box={box} x={toX(1)} y={pc.y(nominalPc)} label={words.reported(formatPc(nominalPc))} />
              )}
            </>
          )}
        />
      )}
    </ChartFrame>
  );
}

const ascending = (points: readonly DilutionPoint[]): readonly CurvePoint[] =>
  points
    .filter(({ scale }) => scale > 0)
    .map(({ scale, pc }) => ({ x: scale, pc }))
    .sort((a, b) => a.x - b.x);

interface DilutionRegionsProps {
  readonly scales: CurveScales;
  /** Scale at the maximum; 0 where it lies at a vanishing covariance. */
  readonly peak: number;
  readonly words: { readonly robust: string; readonly diluted: string };
}

const LEAST_NAME_PX = 64;

/** Left of the maximum a smaller covariance lowers the probability, right of it raises it: that side is shaded. */
function DilutionRegions({ scales: { box, toX }, peak, words }: DilutionRegionsProps) {
  const edge = peak > 0 ? Math.max(box.left, Math.min(box.right, toX(peak))) : box.left;
  return (
    <g>
      <rect className="curve-diluted" x={edge} width={box.right - edge} y={box.top} height={box.bottom - box.top} />
      {edge > box.left && edge < box.right && (
        <line className="curve-edge" x1={edge} x2={edge} y1={box.top} y2={box.bottom} />
      )}
      {edge - box.left > LEAST_NAME_PX && (
        <text className="chart-label chart-label-faint" x={edge - 6} y={box.top - 6} textAnchor="end">
          {words.robust}
        </text>
      )}
      {box.right - edge > LEAST_NAME_PX && (
        <text className="chart-label chart-label-faint" x={edge + 6} y={box.top - 6}>
          {words.diluted}
        </text>
      )}
    </g>
  );
}
