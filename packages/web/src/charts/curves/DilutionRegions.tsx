import type { CurveScales } from './CurvePlot.tsx';

export interface DilutionRegionsProps {
  readonly scales: CurveScales;
  /** Scale at the maximum; 0 where it lies at a vanishing covariance. */
  readonly peak: number;
  readonly words: { readonly robust: string; readonly diluted: string };
}

const LEAST_NAME_PX = 64;

/** Left of the maximum a smaller covariance lowers the probability, right of it raises it: that side is shaded. */
export function DilutionRegions({ scales: { box, toX }, peak, words }: DilutionRegionsProps) {
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
