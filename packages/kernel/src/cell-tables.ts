/** Directions cut into cells: the six faces of a cube seen from its centre, each with lines of equal angles. */
export interface CellTables {
  /** Cells along an axis of a face; cells are numbered (face * perAxis + first) * perAxis + second. */
  readonly perAxis: number;
  readonly count: number;
  /** Cap around each cell: x, y, z of its axis and its angular radius, rad. */
  readonly caps: Float32Array;
  /** Parts along an axis of a face, a multiple of the cells, numbered as the cells are; the part of a step, -1 to 1. */
  readonly partsPerAxis: number;
  readonly partOfStep: Uint8Array;
  /** The cell of each part. */
  readonly cellOfPart: Int32Array;
  /** Cells within reach of a part, its own included: targets[targetStart[part]] up to targets[targetStart[part + 1]]. */
  readonly targetStart: Int32Array;
  readonly targets: Int32Array;
}

/** Steps of a coordinate on a face; as in assembly/keys.ts. */
const STEPS = 1024;
/** Rounding of directions to float32 and of the caps, rad. */
const ROUNDING = 1e-5;
/** Size of a cell in reaches: smaller ones make more neighbourhoods of an object, larger ones longer ones. */
const REACHES_PER_CELL = 1.7;
const MOST_CELLS_PER_AXIS = 10;
/** Parts along an axis of a cell, and at most along one of a face: they determine which objects are within reach of a cell. */
const MOST_PARTS_OF_CELL = 5;
const MOST_PARTS_OF_FACE = 24;

type Direction = readonly [number, number, number];
/** A great-circle arc: its pole, and the poles of the planes through its pole and its ends, positive next to the arc. */
interface Edge {
  readonly pole: Direction;
  readonly from: Direction;
  readonly to: Direction;
}
interface Quad {
  readonly corners: readonly Direction[];
  readonly edges: readonly Edge[];
  readonly axis: Direction;
  readonly radius: number;
}

/** @param reach largest angle between two objects that may meet, rad */
export function cellTables(reach: number): CellTables {
  const perAxis = Math.min(MOST_CELLS_PER_AXIS, Math.max(1, Math.floor(Math.PI / 2 / (REACHES_PER_CELL * reach))));
  const partsOfCell = Math.min(MOST_PARTS_OF_CELL, Math.floor(MOST_PARTS_OF_FACE / perAxis));
  const partsPerAxis = partsOfCell * perAxis;
  const partOfStep = Uint8Array.from({ length: STEPS }, (_, step) =>
    Math.floor(((Math.atan((step + 0.5) / (STEPS / 2) - 1) / (Math.PI / 4) + 1) / 2) * partsPerAxis),
  );
  const edges = Array.from({ length: partsPerAxis + 1 }, (_, k) => {
    const step = partOfStep.findIndex((part) => part >= k);
    return (step < 0 ? STEPS : step) / (STEPS / 2) - 1;
  });
  const cells = quads(edges.filter((_, k) => k % partsOfCell === 0));
  const parts = quads(edges);
  const cellOfPart = Int32Array.from(parts, (_, part) => {
    const second = Math.floor((part % partsPerAxis) / partsOfCell);
    const first = Math.floor((Math.floor(part / partsPerAxis) % partsPerAxis) / partsOfCell);
    return (Math.floor(part / (partsPerAxis * partsPerAxis)) * perAxis + first) * perAxis + second;
  });
  const widest = (quads: readonly Quad[]): number =>
    quads.reduce((maximumRadius, { radius }) => Math.max(maximumRadius, radius), 0);
  const farthest = Math.cos(Math.min(Math.PI, reach + widest(cells) + widest(parts) + 3 * ROUNDING));
  const targetStart = new Int32Array(parts.length + 1);
  const targets: number[] = [];
  parts.forEach((part, k) => {
    cells.forEach((cell, n) => {
      if (dot(part.axis, cell.axis) < farthest) return;
      if (n === cellOfPart[k] || areWithin(part, cell, reach + ROUNDING)) targets.push(n);
    });
    targetStart[k + 1] = targets.length;
  });
  return {
    perAxis,
    count: cells.length,
    caps: Float32Array.from(cells.flatMap((cell) => [...cell.axis, cell.radius + ROUNDING])),
    partsPerAxis,
    partOfStep,
    cellOfPart,
    targetStart,
    targets: Int32Array.from(targets),
  };
}

/** The pieces that lines at some places on every face cut it into. */
function quads(edges: readonly number[]): Quad[] {
  const pieces: Quad[] = [];
  for (let face = 0; face < 6; face++) {
    for (let a = 1; a < edges.length; a++) {
      for (let b = 1; b < edges.length; b++)
        pieces.push(quad(face, edges[a - 1]!, edges[a]!, edges[b - 1]!, edges[b]!));
    }
  }
  return pieces;
}

/** Direction of a point of a face; the kernel takes the coordinates in the same order. */
export function directionOf(face: number, first: number, second: number): Direction {
  const main = face % 2 === 0 ? 1 : -1;
  if (face < 2) return unit([main, first, second]);
  return unit(face < 4 ? [first, main, second] : [first, second, main]);
}

function quad(face: number, a0: number, a1: number, b0: number, b1: number): Quad {
  const corners = [
    directionOf(face, a0, b0),
    directionOf(face, a1, b0),
    directionOf(face, a1, b1),
    directionOf(face, a0, b1),
  ];
  const axis = unit(
    [0, 1, 2].map((c) => corners.reduce((sum, corner) => sum + corner[c]!, 0)) as [number, number, number],
  );
  const edges = corners.map((from, k) => {
    const to = corners[(k + 1) % corners.length]!;
    const pole = unit(cross(from, to));
    return { pole, from: cross(pole, from), to: cross(to, pole) };
  });
  return { corners, edges, axis, radius: Math.max(...corners.map((corner) => angle(corner, axis))) };
}

/** Whether some points of two quads without common inner points are within an angle of each other. */
function areWithin(first: Quad, second: Quad, reach: number): boolean {
  const between = angle(first.axis, second.axis);
  if (between <= reach || reach >= Math.PI / 2) return true;
  if (between > reach + first.radius + second.radius + ROUNDING) return false;
  // Lines of a face are great circles, so the smallest angle is between two corners or from a corner to an edge next to it.
  const cosine = Math.cos(reach);
  if (first.corners.some((corner) => second.corners.some((point) => dot(corner, point) >= cosine))) return true;
  const sine = Math.sin(reach);
  return areBeside(first.corners, second.edges, sine) || areBeside(second.corners, first.edges, sine);
}

/** Returns whether a point is next to an arc, with at most an angle of this sine between them. */
function areBeside(points: readonly Direction[], edges: readonly Edge[], sine: number): boolean {
  return edges.some(({ pole, from, to }) =>
    points.some((point) => Math.abs(dot(pole, point)) <= sine && dot(from, point) >= 0 && dot(to, point) >= 0),
  );
}

function angle(a: Direction, b: Direction): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}

function unit(v: Direction): Direction {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}

function dot(a: Direction, b: Direction): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Direction, b: Direction): Direction {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
