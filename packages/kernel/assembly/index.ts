export { scanAlone, startAlone } from './alone';
export { testHits } from './approach';
export { propagateEpochs, propagateRows } from './bulk';
export { confirmCandidates } from './confirm';
export { followPaths } from './follow';
export { setLimits } from './grid-limits';
export { initialiseDeep } from './initialise-deep';
export { initialiseNear } from './initialise-near';
export { keySlots } from './keys';
export { clearGrid, fillNeighbourhoods, placePairs } from './neighbourhoods';
export { scanGrid, startScan } from './scan';
export { layLong, layShort, placeExact, placeHost } from './spans';

import { PARAMETERS, TABLES } from './sieve-tables';

/** First free byte for the host's tables; it grows the memory itself. */
export function heapBase(): usize {
  return __heap_base;
}

export function parametersAt(): usize {
  return PARAMETERS;
}

export function tablesAt(): usize {
  return TABLES;
}
