import { formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Frame } from '../frame/Frame.tsx';
import { useChartText } from '../texts/use-chart-text.ts';
import type { Threshold } from '../threshold.ts';
import { CurveMark } from './CurveMark.tsx';
import { CurvePlot } from './CurvePlot.tsx';
import { type CurvePoint, pcAt, peakOf } from './curve.ts';

export interface DilutionPoint {
  /** Factor on the covariance (or on its sigmas; say which in `xTitle`), 1 as reported. */
  readonly scale: number;
  readonly pc: number;
}

export interface DilutionCurveProps {
  readonly points: readonly DilutionPoint[];
  /** Default: read from the curve at scale 1. */
  readonly nominalPc?: number;
  readonly thresholds?: readonly Threshold[];
  readonly heightPx?: number;
  readonly title?: string;
  readonly xTitle?: string;
  readonly chrome?: 'panel' | 'bare';
}

/** Probability against a factor on the covariance: where the largest lies says whether better data could raise it. */
export function DilutionCurve(props: DilutionCurveProps) {
  const { points, thresholds = [], heightPx = 240, chrome } = props;
  const text = useChartText();
  const words = text.curve;
  const { title = words.dilution, xTitle = words.scale } = props;
  const curve: readonly CurvePoint[] = points
    .filter(({ scale }) => scale > 0)
    .map(({ scale, pc }) => ({ x: scale, pc }))
    .sort((a, b) => a.x - b.x);
  const peak = peakOf(curve);
  const nominalPc = props.nominalPc ?? pcAt(curve, 1);
  // Larger uncertainty than at the peak dilutes Pc: smaller covariances would raise it.
  const verdict = peak === null ? undefined : peak.x < 1 ? words.diluted : words.robust;
  return (
    <Frame
      title={title}
      note={verdict}
      fileName="dilution"
      table={{
        columns: [{ name: xTitle }, { name: text.pc, format: formatPc }],
        rows: curve.map(({ x, pc }) => [x, pc]),
      }}
      shape={heightPx}
      chrome={chrome}
      empty={curve.length < 2 ? words.noDilution : undefined}
    >
      {(size) => (
        <CurvePlot
          size={size}
          points={curve}
          thresholds={thresholds}
          xTitle={xTitle}
          formatX={(value) => formatSignificant(value)}
          label={words.dilutionLabel(title, formatPc(nominalPc), formatPc(peak?.pc), formatSignificant(peak?.x, 2))}
          marks={({ box, pc, toX }) => (
            <>
              {peak !== null && (
                <CurveMark box={box} x={toX(peak.x)} y={pc.y(peak.pc)} label={words.max(formatPc(peak.pc))} isHollow />
              )}
              {nominalPc !== null && (
                <CurveMark box={box} x={toX(1)} y={pc.y(nominalPc)} label={words.reported(formatPc(nominalPc))} />
              )}
            </>
          )}
        />
      )}
    </Frame>
  );
}
