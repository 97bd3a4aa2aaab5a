import type { DataEdge } from '@keepout/conjunction/screening/plan/encounter';

/** Originator of the messages that this platform makes. */
export const ORIGINATOR = 'KEEPOUT';

/** Comment of the product on states at an end of the data, which identifies such messages. */
export const EDGE_COMMENTS: Readonly<Record<DataEdge, string>> = {
  start:
    'Least distance at the start of the data: the closest approach may lie before it, and no probability is computed',
  stop: 'Least distance at the end of the data: the closest approach may lie beyond it, and no probability is computed',
};

/** The end of the data that the comments of a message of ours name. */
export function edgeIn(comments: readonly string[]): DataEdge | undefined {
  return (['start', 'stop'] as const).find((edge) => comments.includes(EDGE_COMMENTS[edge]));
}
