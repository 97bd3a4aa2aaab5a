import { formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import type { Threshold } from '../threshold.ts';
import { CurveMark } from './CurveMark.tsx';
import { CurvePlot } from './CurvePlot.tsx';
import './curves.css';

export interface DensityPoint {
  /** Standard deviations of the density forecast. */
  readonly offset: number;
  readonly pc: number;
}

export interface DensityCurveProps {
  /** Ascending offsets. */
  readonly points: readonly DensityPoint[];
  readonly thresholds?: readonly Threshold[];
  readonly heightPx?: number;
  readonly title?: string;
  readonly caption?: string | undefined;
}

/** Probability against the error of the density forecast; the maximum within the sweep is labelled. */
export function DensityCurve({ points, thresholds = [], heightPx = 220, caption, title }: DensityCurveProps) {
  const text = usePlotText();
  const words = text.curve;
  const curve = points.map(({ offset, pc }) => ({ x: offset, pc }));
  const expected = curve.find(({ x }) => x === 0);
  const maximumPoint = curve.reduce<(typeof curve)[number] | undefined>(
    (top, point) => (top === undefined || point.pc > top.pc ? point : top),
    undefined,
  );
  return (
    <ChartFrame
      title={title ?? words.density}
      note={
        maximumPoint === undefined
          ? undefined
          : words.densityMost(formatPc(maximumPoint.pc), formatSignificant(maximumPoint.x, 2))
      }
      caption={caption}
      fileName="density"
      table={{
        columns: [
          { name: words.densityAxis, format: (value) => formatSignificant(value, 2) },
          { name: text.pc, format: formatPc },
        ],
        rows: curve.map(({ x, pc }) => [x, pc]),
      }}
      shape={heightPx}
      empty={curve.length < 2 ? words.noDensity : undefined}
    >
      {(size) => (
        <CurvePlot
          size={size}
          points={curve}
          thresholds={thresholds}
          xTitle={words.densityAxis}
          isLinear
          formatX={(value) => `${formatSignificant(value, 2)} σ`}
          label={words.densityLabel(title ?? words.density, formatPc(expected?.pc), formatPc(maximumPoint?.pc))}
          marks={({ box, pc, toX }) =>
            expected !== undefined && (
              <CurveMark box={box} x={toX(0)} y={pc.y(expected.pc)} label={words.expected(formatPc(expected.pc))} />
            )
          }
        />
      )}
    </ChartFrame>
  );
}
