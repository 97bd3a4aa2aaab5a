import type { CovarianceOrder } from './element-sets.ts';

/**
 * The full symmetric matrix of a covariance line, row-major.
 *
 * Method   502.0-B-3 table 6-6: rows of the lower triangle (LTM), rows of the upper (UTM), all rows (FULL), all rows with
 *          correlation coefficients beyond the diagonal of the one triangle (LTMWCC, UTMWCC), which are not used
 *
 * @param numbers   size * (size + 1) / 2 or size * size of them, any unit
 */
export function fullCovariance(numbers: readonly number[], size: number, order: CovarianceOrder): Float64Array {
  const full = new Float64Array(size * size);
  const set = (row: number, column: number, value: number): void => {
    full[size * row + column] = value;
    full[size * column + row] = value;
  };
  const isLower = order === 'LTM' || order === 'LTMWCC' || order === 'FULL';
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    const from = order === 'UTM' ? row : 0;
    const to = order === 'LTM' ? row : size - 1;
    for (let column = from; column <= to; column += 1) {
      const value = numbers[at] ?? 0;
      at += 1;
      if (row === column || isLower === column < row) set(row, column, value);
    }
  }
  return full;
}
