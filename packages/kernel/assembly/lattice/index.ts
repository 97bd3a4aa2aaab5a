export { spreadPrimary } from './layout';
export { testNodes } from './nodes';
export { writeNearRows } from './rows';
export { crossNodes, findWindows, narrowCrossings } from './windows';

import { PRIMARY } from './layout';

/** First free byte for the host's tables; it grows the memory itself. */
export function heapBase(): usize {
  return __heap_base;
}

export function primaryAt(): usize {
  return PRIMARY;
}
