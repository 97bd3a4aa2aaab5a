export { computeColumns } from './columns';
export { discProbability, prepareRules } from './disc';

import { ERFCX_TABLE } from './erfc';
import { MOST_ROWS } from './sums';

/** First free byte for the host's tables; it grows the memory itself. */
export function heapBase(): usize {
  return __heap_base;
}

export function erfcxTableAt(): usize {
  return ERFCX_TABLE;
}

export function mostRows(): i32 {
  return MOST_ROWS;
}
