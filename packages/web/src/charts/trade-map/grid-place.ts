/** One cell of a map. */
export interface MapCell {
  readonly column: number;
  readonly row: number;
}

export interface GridSize {
  readonly columns: number;
  readonly rows: number;
}

const clamped = (value: number, maximum: number) => Math.max(0, Math.min(maximum, value));

/** The cell after a key: arrows by one, with shift by ten, Home and End along the row; undefined for other keys. */
export function cellAfterKey(
  cell: MapCell,
  key: string,
  isFast: boolean,
  { columns, rows }: GridSize,
): MapCell | undefined {
  const by = isFast ? 10 : 1;
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowRight: [by, 0],
    ArrowLeft: [-by, 0],
    ArrowUp: [0, by],
    ArrowDown: [0, -by],
    Home: [-columns, 0],
    End: [columns, 0],
  };
  const move = moves[key];
  if (move === undefined) return undefined;
  return { column: clamped(cell.column + move[0], columns - 1), row: clamped(cell.row + move[1], rows - 1) };
}

/** The cell nearest to values on both axes, which are evenly spaced; undefined outside of the map. */
export function cellAt(
  orbits: ArrayLike<number>,
  sizes: ArrayLike<number>,
  orbit: number,
  size: number,
): MapCell | undefined {
  const column = placeOf(orbits, orbit);
  const row = placeOf(sizes, size);
  return column === undefined || row === undefined ? undefined : { column, row };
}

function placeOf(values: ArrayLike<number>, value: number): number | undefined {
  const last = values.length - 1;
  const [from, to] = [values[0]!, values[last]!];
  const place = to === from ? 0 : ((value - from) / (to - from)) * last;
  return place > -0.5 && place < last + 0.5 ? Math.round(clamped(place, last)) : undefined;
}
