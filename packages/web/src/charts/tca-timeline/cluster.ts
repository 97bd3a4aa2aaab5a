import { type ChartLevel, levelRank } from '../status/level.ts';

/** A mark with its place on the drawing. */
export interface PlacedMark {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly level: ChartLevel;
}

/** One or more marks that are drawn as one: at the place and with the shape of the worst. */
export interface MarkCluster {
  readonly x: number;
  readonly y: number;
  readonly level: ChartLevel;
  /** Indices of the members, worst first, then as given. */
  readonly members: readonly number[];
}

/**
 * Joins marks that would overlap. The worst mark of a heap keeps its exact place, the others within `radiusPx` of it join it, so a
 * critical mark is never moved or hidden by harmless ones.
 *
 * Cost  near linear: a mark is compared with the seeds in its own and the neighbouring grid cells
 */
export function clusterMarks(marks: readonly PlacedMark[], radiusPx: number): readonly MarkCluster[] {
  const order = [...marks].sort((a, b) => levelRank(b.level) - levelRank(a.level) || a.x - b.x || a.index - b.index);
  const cells = new Map<string, Seed[]>();
  const seeds: Seed[] = [];
  for (const mark of order) {
    const column = Math.floor(mark.x / radiusPx);
    const row = Math.floor(mark.y / radiusPx);
    const closestSeed = nearestSeed(cells, mark, column, row, radiusPx);
    if (closestSeed !== null) {
      closestSeed.members.push(mark.index);
      continue;
    }
    const seed: Seed = { x: mark.x, y: mark.y, level: mark.level, members: [mark.index] };
    seeds.push(seed);
    const key = `${column},${row}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [seed]);
    else cell.push(seed);
  }
  return seeds;
}

interface Seed extends MarkCluster {
  readonly members: number[];
}

function nearestSeed(
  cells: ReadonlyMap<string, readonly Seed[]>,
  mark: PlacedMark,
  column: number,
  row: number,
  radiusPx: number,
): Seed | null {
  let best: Seed | null = null;
  let bestDistance = radiusPx;
  for (let c = column - 1; c <= column + 1; c += 1) {
    for (let r = row - 1; r <= row + 1; r += 1) {
      for (const seed of cells.get(`${c},${r}`) ?? []) {
        const distance = Math.hypot(seed.x - mark.x, seed.y - mark.y);
        if (distance >= bestDistance) continue;
        best = seed;
        bestDistance = distance;
      }
    }
  }
  return best;
}
