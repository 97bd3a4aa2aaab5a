/** A cell of a trade space. */
export interface ChosenCell {
  readonly column: number;
  readonly row: number;
  readonly log10TotalPc: number;
  readonly cost: number;
}

/**
 * The best cells of a trade space: of those that reach the target the cheapest of each begin, then the second cheapest of each, and so on;
 * where they are too few, those of the lowest total besides.
 *
 * @param cells   that may be flown and do something
 */
export function bestCells<T extends ChosenCell>(cells: readonly T[], targetPc: number, most: number): T[] {
  const target = Math.log10(targetPc);
  const reaching = cells.filter(({ log10TotalPc }) => log10TotalPc <= target).sort((a, b) => a.cost - b.cost);
  const taken = new Map<number, number>();
  const ranked = reaching.map((cell) => {
    const rank = taken.get(cell.column) ?? 0;
    taken.set(cell.column, rank + 1);
    return { cell, rank };
  });
  ranked.sort((a, b) => a.rank - b.rank || a.cell.cost - b.cell.cost);
  const best = ranked.slice(0, most).map(({ cell }) => cell);
  if (best.length === most) return best;
  const others = cells
    .filter(({ log10TotalPc }) => log10TotalPc > target)
    .sort((a, b) => a.log10TotalPc - b.log10TotalPc || a.cost - b.cost);
  return [...best, ...others.slice(0, most - best.length)];
}
