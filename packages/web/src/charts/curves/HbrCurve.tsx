import { formatDistance } from '../../format/length.ts';
import { formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import type { Threshold } from '../threshold.ts';
import { CurveMark } from './CurveMark.tsx';
import { CurvePlot } from './CurvePlot.tsx';
import { type CurvePoint, crossingOf, pcAt } from './curve.ts';

export interface HbrPoint {
  readonly hbrM: number;
  readonly pc: number;
}

export interface HbrCurveProps {
  readonly points: readonly HbrPoint[];
  /** The combined radius in use. */
  readonly hbrM: number;
  readonly thresholds?: readonly Threshold[];
  readonly heightPx?: number;
  /** Default: read from the curve at the radius in use. */
  readonly nominalPc?: number;
  /** Basis of the curve. */
  readonly caption?: string | undefined;
}

/** Probability against the combined hard-body radius, and the radius at which it reaches the highest limit. */
export function HbrCurve(props: HbrCurveProps) {
  const { points, hbrM, thresholds = [], heightPx = 240 } = props;
  const text = usePlotText();
  const words = text.curve;
  const curve: readonly CurvePoint[] = points
    .filter((point) => point.hbrM > 0)
    .map((point) => ({ x: point.hbrM, pc: point.pc }))
    .sort((a, b) => a.x - b.x);
  const nominalPc = props.nominalPc ?? pcAt(curve, hbrM);
  const limit = thresholds.reduce<Threshold | null>(
    (top, threshold) => (top === null || threshold.value > top.value ? threshold : top),
    null,
  );
  const crossingM = limit === null ? null : crossingOf(curve, limit.value);
  return (
    <ChartFrame
      title={words.radius}
      note={limit === null || crossingM === null ? undefined : words.limitFrom(limit.label, formatDistance(crossingM))}
      caption={props.caption}
      fileName="hard-body-radius"
      table={{
        columns: [
          { name: words.radius, unit: 'm' },
          { name: text.pc, format: formatPc },
        ],
        rows: curve.map(({ x, pc }) => [x, pc]),
      }}
      shape={heightPx}
      empty={curve.length < 2 ? words.noRadius : undefined}
    >
      {(size) => (
        <CurvePlot
          size={size}
          points={curve}
          thresholds={thresholds}
          xTitle={words.radiusAxis}
          formatX={(value) => formatSignificant(value)}
          label={words.radiusLabel(words.radius, formatPc(nominalPc), formatDistance(hbrM))}
          marks={({ box, pc, toX }) => (
            <>
              {limit !== null && crossingM !== null && (
                <CurveMark
                  box={box}
                  x={toX(crossingM)}
                  y={pc.y(limit.value)}
                  label={formatDistance(crossingM)}
                  isHollow
                  // There the rising curve is lower.
                  isNamedLeft
                />
              )}
              {nominalPc !== null && (
                <CurveMark
                  box={box}
                  x={toX(hbrM)}
                  y={pc.y(nominalPc)}
                  label={words.inUse(formatDistance(hbrM), formatPc(nominalPc))}
                />
              )}
            </>
          )}
        />
      )}
    </ChartFrame>
  );
}
