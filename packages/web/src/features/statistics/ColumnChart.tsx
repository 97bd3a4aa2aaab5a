import { LinearAxis } from '../../charts/axis/LinearAxis.tsx';
import { ChartFrame } from '../../charts/frame/ChartFrame.tsx';
import { linearScale } from '../../charts/scale/linear-scale.ts';
import type { DataTable } from '../../export/data-table.ts';
import './statistics.css';

export interface ChartColumn {
  readonly label: string;
  readonly value: number;
  /** Whether the column is highlighted. */
  readonly isChosen?: boolean;
}

export interface ColumnChartProps {
  readonly title: string;
  readonly unit?: string;
  readonly fileName: string;
  readonly table: DataTable;
  readonly columns: readonly ChartColumn[];
  readonly empty?: string | undefined;
  readonly caption?: string;
  readonly heightPx?: number;
  /** Interval of labelled columns, if there is room. */
  readonly labelEvery?: number;
}

/** Width of a tick character, and gap between two labels, px. */
const [SIGN_PX, GAP_PX] = [6.7, 12];
/** Minimum top of the axis of counts: below it, ticks would lie between integers. */
const LEAST_TOP = 4;

/** Column chart from zero, with labels below the columns where there is room. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, unit, fileName, table, columns, empty, caption, heightPx = 180, labelEvery = 1 } = props;
  const largest = columns.reduce((maximum, { value }) => Math.max(maximum, value), 0);
  const isCounted = columns.every(({ value }) => Number.isInteger(value));
  const top = isCounted ? Math.max(LEAST_TOP, largest * 1.08) : largest > 0 ? largest * 1.08 : 1;
  const longest = columns.reduce((longestLabel, { label }) => Math.max(longestLabel, label.length), 0);
  const labelPx = longest * SIGN_PX + GAP_PX;
  return (
    <ChartFrame
      title={title}
      unit={unit}
      caption={caption}
      fileName={fileName}
      table={table}
      shape={heightPx}
      empty={empty}
    >
      {(size) => {
        const box = { left: 44, right: size.width - 8, top: 8, bottom: size.height - 22 };
        const toY = linearScale([0, top], [box.bottom, box.top]);
        const stepPx = (box.right - box.left) / Math.max(1, columns.length);
        const labelStep = labelEvery * Math.max(1, Math.ceil(labelPx / (stepPx * labelEvery)));
        return (
          <svg data-chart="" width={size.width} height={size.height} role="img" aria-label={title}>
            <LinearAxis box={box} from={0} to={top} toPx={toY} />
            {columns.map(({ label, value, isChosen }, k) => (
              <g key={label}>
                <rect
                  className={isChosen === true ? 'statistics-column statistics-chosen' : 'statistics-column'}
                  x={box.left + stepPx * (k + 0.15)}
                  width={Math.max(1, stepPx * 0.7)}
                  y={toY(value)}
                  height={Math.max(0, box.bottom - toY(value))}
                />
                {k % labelStep === 0 && (
                  <text
                    className="chart-tick"
                    x={Math.min(box.left + stepPx * (k + 0.5), size.width - (label.length * SIGN_PX) / 2)}
                    y={box.bottom + 15}
                    textAnchor="middle"
                  >
                    {label}
                  </text>
                )}
              </g>
            ))}
            <line className="chart-baseline" x1={box.left} x2={box.right} y1={box.bottom} y2={box.bottom} />
          </svg>
        );
      }}
    </ChartFrame>
  );
}
