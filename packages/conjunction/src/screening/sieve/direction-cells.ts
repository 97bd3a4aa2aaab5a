/** Cubes over [-1, 1]^3 that meet the unit sphere, numbered, with their neighbours. */
export class DirectionCells {
  readonly count: number;
  /** Edge of a cube. */
  readonly edge: number;
  /** Cells that touch each cell, itself left out. */
  readonly neighbours: readonly Int32Array[];
  readonly #perAxis: number;
  readonly #idOfCube: Int32Array;
  readonly #cubeOfId: Int32Array;

  /** @param perAxis cubes along an axis, 1 or more */
  constructor(perAxis: number) {
    this.#perAxis = perAxis;
    this.edge = 2 / perAxis;
    this.#idOfCube = new Int32Array(perAxis ** 3).fill(-1);
    const cubes: number[] = [];
    for (let cube = 0; cube < perAxis ** 3; cube++) {
      const [x, y, z] = this.#coordinates(cube);
      const nearest = Math.hypot(...[x, y, z].map((c) => this.#distance(c, false)));
      const farthestDistance = Math.hypot(...[x, y, z].map((c) => this.#distance(c, true)));
      if (nearest > 1 + 1e-9 || farthestDistance < 1 - 1e-9) continue;
      this.#idOfCube[cube] = cubes.length;
      cubes.push(cube);
    }
    this.count = cubes.length;
    this.#cubeOfId = Int32Array.from(cubes);
    this.neighbours = cubes.map((cube, id) =>
      Int32Array.from(cubes.keys()).filter((otherId) => otherId !== id && this.isWithin(cube, otherId, 1)),
    );
  }

  /** Cube of a direction. */
  cubeOf(x: number, y: number, z: number): number {
    const n = this.#perAxis;
    const top = n - 1;
    const half = n / 2;
    const a = Math.min(top, Math.floor((x + 1) * half));
    const b = Math.min(top, Math.floor((y + 1) * half));
    const c = Math.min(top, Math.floor((z + 1) * half));
    return (a * n + b) * n + c;
  }

  /** Cell of a unit vector. */
  cellOf(x: number, y: number, z: number): number {
    return this.#idOfCube[this.cubeOf(x, y, z)]!;
  }

  /** Whether a cell lies at most `rings` cubes from a cube on every axis. */
  isWithin(cube: number, cell: number, rings: number): boolean {
    const [x, y, z] = this.#coordinates(cube);
    const [a, b, c] = this.#coordinates(this.#cubeOfId[cell]!);
    return Math.abs(x - a) <= rings && Math.abs(y - b) <= rings && Math.abs(z - c) <= rings;
  }

  #coordinates(cube: number): [number, number, number] {
    const n = this.#perAxis;
    return [Math.floor(cube / (n * n)), Math.floor(cube / n) % n, cube % n];
  }

  /** Nearest or farthest |coordinate| of the cube from the origin on one axis. */
  #distance(index: number, farthest: boolean): number {
    const low = index * this.edge - 1;
    const high = low + this.edge;
    if (farthest) return Math.max(Math.abs(low), Math.abs(high));
    return low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high));
  }
}
