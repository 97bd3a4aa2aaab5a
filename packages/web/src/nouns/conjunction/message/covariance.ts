/** Axes of a covariance in RTN: position, then velocity. */
export const covarianceAxes = ['R', 'T', 'N', 'Ṙ', 'Ṫ', 'Ṅ'] as const;
const size = covarianceAxes.length;

/** A lower triangle, row by row, as rows of growing length; undefined when it has not 21 values. */
export function triangleRows(packed: readonly number[] | null): readonly (readonly number[])[] | undefined {
  if (packed === null || packed.length !== (size * (size + 1)) / 2) return undefined;
  return Array.from({ length: size }, (_, row) => packed.slice((row * (row + 1)) / 2, ((row + 1) * (row + 2)) / 2));
}

/** One sigma on the diagonal, m and m/s; correlation under it; null where a variance is not positive. */
export function correlationRows(rows: readonly (readonly number[])[]): readonly (readonly (number | null)[])[] {
  const sigmas = rows.map((row, index) => {
    const variance = row[index] ?? Number.NaN;
    return variance > 0 ? Math.sqrt(variance) : null;
  });
  return rows.map((row, i) =>
    row.map((value, j) => {
      const [a, b] = [sigmas[i], sigmas[j]];
      if (a === null || b === null || a === undefined || b === undefined) return null;
      return i === j ? a : value / (a * b);
    }),
  );
}
