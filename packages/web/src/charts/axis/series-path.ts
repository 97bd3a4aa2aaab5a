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

/** A chevron under a mark that lies below the end of the axis. */
export function floorMarkerPath(x: number, y: number): string {
  return `M${x - 3},${y}l3,3l3,-3`;
}
