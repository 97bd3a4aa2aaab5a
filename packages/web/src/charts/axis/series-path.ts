export interface SeriesPoint {
  readonly x: number;
  /** Null breaks the line. */
  readonly y: number | null;
}

/** A polyline that lifts the pen over absent values. */
export function seriesPath(points: readonly SeriesPoint[]): string {
  let isDown = false;
  let path = '';
  for (const { x, y } of points) {
    if (y === null) {
      isDown = false;
      continue;
    }
    path += `${isDown ? 'L' : 'M'}${x.toFixed(1)},${y.toFixed(1)}`;
    isDown = true;
  }
  return path;
}
