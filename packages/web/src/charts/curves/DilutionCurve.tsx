import { formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Frame } from '../frame/Frame.tsx';
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
  const { points, thresholds = [], heightPx = 240, title = 'Dilution', xTitle = 'covariance scale k', chrome } = props;
  const curve: readonly CurvePoint[] = points
    .filter(({ scale }) => scale > 0)
    .map(({ scale, pc }) => ({ x: scale, pc }))
    .sort((a, b) => a.x - b.x);
  const peak = peakOf(curve);
  const nominalPc = props.nominalPc ?? pcAt(curve, 1);
  const verdict = peak === null ? undefined : dilutionWords(peak.x);
  return (
    <Frame
      title={title}
      note={verdict}
      fileName="dilution"
      table={{ columns: [{ name: xTitle }, { name: 'Pc', format: formatPc }], rows: curve.map(({ x, pc }) => [x, pc]) }}
      shape={heightPx}
      chrome={chrome}
      empty={curve.length < 2 ? 'No dilution curve for this message.' : undefined}
    >
      {(size) => (
        <CurvePlot
          size={size}
          points={curve}
          thresholds={thresholds}
          xTitle={xTitle}
          formatX={(value) => formatSignificant(value)}
          label={`${title}: Pc ${formatPc(nominalPc)} as reported, at most ${formatPc(peak?.pc)} at scale ${formatSignificant(peak?.x, 2)}`}
          marks={({ box, pc, toX }) => (
            <>
              {peak !== null && (
                <CurveMark box={box} x={toX(peak.x)} y={pc.y(peak.pc)} label={`max ${formatPc(peak.pc)}`} isHollow />
              )}
              {nominalPc !== null && (
                <CurveMark box={box} x={toX(1)} y={pc.y(nominalPc)} label={`k = 1: ${formatPc(nominalPc)}`} />
              )}
            </>
          )}
        />
      )}
    </Frame>
  );
}

/** Larger uncertainty than at the peak dilutes Pc: smaller covariances would raise it. */
function dilutionWords(peakScale: number): string {
  return peakScale < 1 ? 'diluted: less uncertainty would raise Pc' : 'robust: less uncertainty would lower Pc';
}
