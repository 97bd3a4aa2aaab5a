export { propagateEpochs, propagateRows } from './bulk';

/** First free byte for the host's tables; it grows the memory itself. */
export function heapBase(): usize {
  return __heap_base;
}
