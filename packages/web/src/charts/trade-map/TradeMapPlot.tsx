import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatPc } from '../../format/probability.ts';
import { LinearAxis } from '../axis/LinearAxis.tsx';
import type { PlotBox } from '../axis/plot-box.ts';
import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import { CardRows, HoverCard } from '../interaction/HoverCard.tsx';
import type { PlotPoint } from '../interaction/use-plot-gestures.ts';
import type { Size } from '../interaction/use-size.ts';
import { linearScale } from '../scale/linear-scale.ts';
import { linearTicks } from '../scale/linear-ticks.ts';
import { utcTicks } from '../scale/utc-ticks.ts';
import { cellAfterKey, cellAt, type MapCell } from './grid-place.ts';
import { isoLines } from './iso-lines.ts';
import { pcColour } from './pc-colours.ts';
import type { TradeMapProps } from './trade-map-props.ts';

/** The drawing of a trade space: image, iso-lines, hatched times, marks, and the cell under pointer or keys. */
export function TradeMapPlot(props: TradeMapProps & { readonly size: Size; readonly label: string }) {
  const { size, map, tcaMs, periodS, levels, spans, deadlineOrbits, marks, cell, onCell, onZoom, isOld, label } = props;
  const hatchId = useId();
  const dotsId = useId();
  const [hovered, setHovered] = useState<MapCell>();
  const [brush, setBrush] = useState<readonly [PlotPoint, PlotPoint]>();
  const box: PlotBox = { left: 56, right: size.width - 10, top: 22, bottom: size.height - 40 };
  const [first, last] = [map.orbits[0]!, map.orbits.at(-1)!];
  const [low, high] = [map.sizes[0]!, map.sizes.at(-1)!];
  const x = linearScale([first, last], [box.left, box.right]);
  const y = linearScale([low, high], [box.bottom, box.top]);
  const grid = { columns: map.orbits.length, rows: map.sizes.length };
  const cellOf = (point: PlotPoint) => cellAt(map.orbits, map.sizes, x.invert(point.x), y.invert(point.y));
  const { surface } = usePlotSurface({
    onHover: (point) => setHovered(point === null ? undefined : cellOf(point)),
    onPick: (point) => {
      const touched = cellOf(point);
      if (touched) onCell(touched);
    },
    onDoublePick: () => onZoom(undefined),
    isBrushPlain: true,
    onBrush: (from, to) => setBrush([from, to]),
    onBrushEnd: (from, to) => {
      setBrush(undefined);
      const inside = (value: number, a: number, b: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), value));
      const o = [from.x, to.x].map((px) => inside(x.invert(px), first, last)).toSorted((a, b) => b - a);
      const s = [from.y, to.y].map((px) => inside(y.invert(px), low, high)).toSorted((a, b) => a - b);
      onZoom({ orbitsFirst: o[0]!, orbitsLast: o[1]!, sizeFirst: s[0]!, sizeLast: s[1]! });
    },
    onKey(event) {
      const start = cell ?? { column: Math.floor(grid.columns / 2), row: Math.floor(grid.rows / 2) };
      const next = event.key === 'Escape' ? undefined : cellAfterKey(start, event.key, event.shiftKey, grid);
      if (event.key === 'Escape') onZoom(undefined);
      else if (next) onCell(next);
      else return false;
      return true;
    },
  });
  const xOf = (column: number) => x(first + ((last - first) * column) / (grid.columns - 1));
  const yOf = (row: number) => y(low + ((high - low) * row) / (grid.rows - 1));
  const linePath = (values: ArrayLike<number>, level: number) =>
    isoLines(values, grid.columns, grid.rows, level)
      .map(
        ([c1, r1, c2, r2]) =>
          `M${xOf(c1).toFixed(1)},${yOf(r1).toFixed(1)}L${xOf(c2).toFixed(1)},${yOf(r2).toFixed(1)}`,
      )
      .join('');
  const timeOf = (orbits: number) => tcaMs - orbits * periodS * 1000;
  const activeCell = hovered ?? cell;
  const card = activeCell && !brush && activeCell.column < grid.columns && activeCell.row < grid.rows && (
    <HoverCard x={xOf(activeCell.column)} y={yOf(activeCell.row)} plotWidth={size.width}>
      <CardRows
        rows={[
          ...props.readout(activeCell),
          {
            name: props.words.pc,
            value: formatPc(10 ** map.log10TotalPc[activeCell.column * grid.rows + activeCell.row]!),
          },
        ]}
      />
      <p>{props.words.exact}</p>
    </HoverCard>
  );
  return (
    <ChartSurface
      {...surface}
      className="trade-surface"
      size={size}
      label={label}
      data-old={isOld || undefined}
      under={<CellImage map={map} size={size} box={box} />}
      card={card}
    >
      <defs>
        <pattern id={hatchId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="trade-hatch" x1="0" y1="0" x2="0" y2="6" />
        </pattern>
        <pattern id={dotsId} width="5" height="5" patternUnits="userSpaceOnUse">
          <circle className="trade-dot" cx="1.5" cy="1.5" r="1" />
        </pattern>
      </defs>
      <path d={runsPath(props.unverified, xOf, yOf)} fill={`url(#${dotsId})`} />
      {spans.map((span) => {
        const [from, to] = [x(Math.min(first, span.fromOrbits)), x(Math.max(last, span.toOrbits))];
        if (to <= from) return null;
        return (
          <rect
            key={`${span.label} ${span.fromOrbits}`}
            x={from}
            y={box.top}
            width={to - from}
            height={box.bottom - box.top}
            fill={`url(#${hatchId})`}
          >
            <title>{span.label}</title>
          </rect>
        );
      })}
      <Paths map={map} linePath={linePath} levels={levels} />
      <LinearAxis box={box} from={low} to={high} toPx={y} unit={props.sizeUnit.value} />
      {linearTicks(last, first, box.right - box.left, 60).map(({ value, label: name }) => (
        <text key={value} className="chart-tick" x={x(value)} y={box.bottom + 15} textAnchor="middle">
          {name}
        </text>
      ))}
      {utcTicks(timeOf(first), timeOf(last), box.right - box.left).map(({ timeMs, label: name }) => (
        <text
          key={timeMs}
          className="chart-tick"
          x={x((tcaMs - timeMs) / 1000 / periodS)}
          y={box.top - 8}
          textAnchor="middle"
        >
          {name}
        </text>
      ))}
      <text className="chart-axis-title" x={(box.left + box.right) / 2} y={size.height - 6} textAnchor="middle">
        {props.words.x}
      </text>
      {deadlineOrbits !== undefined && deadlineOrbits < first && deadlineOrbits > last && (
        <g>
          <line className="trade-deadline" x1={x(deadlineOrbits)} x2={x(deadlineOrbits)} y1={box.top} y2={box.bottom} />
          <text className="chart-label" x={x(deadlineOrbits) - 4} y={box.top + 14} textAnchor="end">
            {props.words.deadline}
          </text>
        </g>
      )}
      {marks.map((mark) => {
        // A size beyond the map is drawn at its edge: a recommended candidate of the list is on the map too.
        const size = Math.min(high, Math.max(low, mark.size));
        if (!cellAt(map.orbits, map.sizes, mark.orbits, size)) return null;
        const isBeyond = size !== mark.size;
        if (isBeyond && mark.kind === 'other') return null;
        return (
          <g key={mark.id} data-mark={mark.kind} transform={`translate(${x(mark.orbits)} ${y(size)})`}>
            <path className={`trade-mark trade-mark-${mark.kind}`} d={mark.kind === 'other' ? DOT : STAR}>
              <title>{isBeyond ? props.words.beyond(mark.label) : mark.label}</title>
            </path>
            {isBeyond && <path className="trade-beyond" d={size === high ? ABOVE : BELOW} />}
          </g>
        );
      })}
      {cell && cell.column < grid.columns && cell.row < grid.rows && (
        <g>
          <line className="chart-crosshair" x1={xOf(cell.column)} x2={xOf(cell.column)} y1={box.top} y2={box.bottom} />
          <line className="chart-crosshair" x1={box.left} x2={box.right} y1={yOf(cell.row)} y2={yOf(cell.row)} />
          <circle className="trade-cell" cx={xOf(cell.column)} cy={yOf(cell.row)} r={5} />
        </g>
      )}
      {brush && (
        <rect
          className="trade-brush"
          x={Math.min(brush[0].x, brush[1].x)}
          y={Math.min(brush[0].y, brush[1].y)}
          width={Math.abs(brush[1].x - brush[0].x)}
          height={Math.abs(brush[1].y - brush[0].y)}
        />
      )}
    </ChartSurface>
  );
}

/** Runs of cells as rectangles, half a cell about their middles. */
function runsPath(
  runs: TradeMapProps['unverified'],
  xOf: (column: number) => number,
  yOf: (row: number) => number,
): string {
  return runs
    .map(({ column, fromRow, toRow }) => {
      const [left, right, low, high] = [xOf(column - 0.5), xOf(column + 0.5), yOf(fromRow - 0.5), yOf(toRow + 0.5)];
      return `M${left.toFixed(1)},${low.toFixed(1)}H${right.toFixed(1)}V${high.toFixed(1)}H${left.toFixed(1)}Z`;
    })
    .join('');
}

const DOT = 'M0,-3.5A3.5,3.5 0 1 1 0,3.5A3.5,3.5 0 1 1 0,-3.5Z';
const ABOVE = 'M-5,-10L0,-15L5,-10';
const BELOW = 'M-5,10L0,15L5,10';
const STAR = 'M0,-8L2.2,-2.6L8,-2.5L3.5,1.2L5,7L0,3.7L-5,7L-3.5,1.2L-8,-2.5L-2.2,-2.6Z';

function Paths({
  map,
  linePath,
  levels,
}: {
  readonly map: TradeMapProps['map'];
  readonly linePath: (values: ArrayLike<number>, level: number) => string;
  readonly levels: TradeMapProps['levels'];
}) {
  return (
    <>
      <path className="trade-raised" d={linePath(map.raised, 0.5)} />
      {levels.map((level) => {
        const d = linePath(map.log10TotalPc, Math.log10(level.value));
        return (
          <g key={level.id}>
            <path className="trade-line-under" d={d} />
            <path className={`trade-line trade-line-${level.id}`} d={d} />
          </g>
        );
      })}
    </>
  );
}

/** The cells as an image, one pixel a cell, stretched over the box. */
function CellImage({
  map,
  size,
  box,
}: {
  readonly map: TradeMapProps['map'];
  readonly size: Size;
  readonly box: PlotBox;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const image = useMemo(() => pixelsOf(map), [map]);
  const { left, right, top, bottom } = box;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const density = window.devicePixelRatio;
    canvas.width = Math.round(size.width * density);
    canvas.height = Math.round(size.height * density);
    context.setTransform(density, 0, 0, density, 0, 0);
    const small = document.createElement('canvas');
    small.width = image.width;
    small.height = image.height;
    small.getContext('2d')?.putImageData(image, 0, 0);
    context.imageSmoothingEnabled = false;
    context.drawImage(small, left, top, right - left, bottom - top);
  }, [image, size, left, right, top, bottom]);
  return <canvas ref={ref} />;
}

function pixelsOf({ log10TotalPc, orbits, sizes }: TradeMapProps['map']): ImageData {
  const image = new ImageData(orbits.length, sizes.length);
  for (let column = 0; column < orbits.length; column += 1) {
    for (let row = 0; row < sizes.length; row += 1) {
      const value = log10TotalPc[column * sizes.length + row]!;
      const at = 4 * ((sizes.length - 1 - row) * orbits.length + column);
      if (Number.isNaN(value)) continue;
      image.data.set([...pcColour(value), 255], at);
    }
  }
  return image;
}
