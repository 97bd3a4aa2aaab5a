/** Cubes over [-1, 1]^3 that meet the unit sphere, as flat tables. */
export interface CellTables {
  readonly perAxis: number;
  readonly count: number;
  /** Cell of a cube, -1 off the sphere. */
  readonly cellOfCube: Int32Array;
  readonly cubeOfCell: Int32Array;
  /** Cells that touch cell c: neighbours[start[c]] up to neighbours[start[c + 1]]. */
  readonly neighbourStart: Int32Array;
  readonly neighbours: Int32Array;
}

/** @param perAxis cubes along an axis, 1 or more */
export function cellTables(perAxis: number): CellTables {
  const n = perAxis;
  const cellOfCube = new Int32Array(n ** 3).fill(-1);
  const cubes: number[] = [];
  for (let cube = 0; cube < n ** 3; cube++) {
    const axes = [Math.floor(cube / (n * n)), Math.floor(cube / n) % n, cube % n];
    const nearest = Math.hypot(...axes.map((index) => distance(index, n, false)));
    const farthest = Math.hypot(...axes.map((index) => distance(index, n, true)));
    if (nearest > 1 + 1e-5 || farthest < 1 - 1e-5) continue;
    cellOfCube[cube] = cubes.length;
    cubes.push(cube);
  }
  const neighbourStart = new Int32Array(cubes.length + 1);
  const neighbours: number[] = [];
  cubes.forEach((cube, cell) => {
    const [a, b, c] = [Math.floor(cube / (n * n)), Math.floor(cube / n) % n, cube % n];
    for (let k = 0; k < 27; k++) {
      const [x, y, z] = [a + Math.floor(k / 9) - 1, b + (Math.floor(k / 3) % 3) - 1, c + (k % 3) - 1];
      if (k === 13 || Math.min(x, y, z) < 0 || Math.max(x, y, z) >= n) continue;
      const other = cellOfCube[(x * n + y) * n + z]!;
      if (other >= 0) neighbours.push(other);
    }
    neighbourStart[cell + 1] = neighbours.length;
  });
  return {
    perAxis,
    count: cubes.length,
    cellOfCube,
    cubeOfCell: Int32Array.from(cubes),
    neighbourStart,
    neighbours: Int32Array.from(neighbours),
  };
}

/** Nearest or farthest |coordinate| of a cube from the origin on one axis. */
function distance(index: number, n: number, farthest: boolean): number {
  const low = (2 * index) / n - 1;
  const high = low + 2 / n;
  if (farthest) return Math.max(Math.abs(low), Math.abs(high));
  return low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
}
