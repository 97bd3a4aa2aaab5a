/** A line of equal value in places of the grid: [column, row] pairs, end to end of each segment. */
export type IsoSegments = readonly (readonly [number, number, number, number])[];

/**
 * Where a field on a grid reaches a level.
 *
 * Method   marching squares; straight between neighbours. Squares with a corner that is no number are left out.
 *
 * @param values   ArrayLike(columns x rows), by column, then row
 */
export function isoLines(values: ArrayLike<number>, columns: number, rows: number, level: number): IsoSegments {
  const segments: (readonly [number, number, number, number])[] = [];
  const at = (column: number, row: number) => values[column * rows + row] ?? Number.NaN;
  for (let column = 0; column + 1 < columns; column += 1) {
    for (let row = 0; row + 1 < rows; row += 1) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const;
      if (corners.some(Number.isNaN)) continue;
      const crossings: (readonly [number, number])[] = [];
      const edge = (a: number, b: number, from: readonly [number, number], to: readonly [number, number]) => {
        if (a >= level === b >= level) return;
        const share = (level - a) / (b - a);
        crossings.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
      };
      const places = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      edge(corners[0], corners[1], places[0], places[1]);
      edge(corners[1], corners[2], places[1], places[2]);
      edge(corners[2], corners[3], places[2], places[3]);
      edge(corners[3], corners[0], places[3], places[0]);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const [[x1, y1], [x2, y2]] = [crossings[k]!, crossings[k + 1]!];
        segments.push([x1, y1, x2, y2]);
      }
    }
  }
  return segments;
}
