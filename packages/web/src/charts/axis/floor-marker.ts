/** A chevron under a mark that lies below the end of the axis. */
export function floorMarkerPath(x: number, y: number): string {
  return `M${x - 3},${y}l3,3l3,-3`;
}
