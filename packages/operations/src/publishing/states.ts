import type { PublicationState, PublishedFileState } from '@keepout/contract/publishing/enums';

/** Where a publication ends that its recipient did not take whole. */
export type StoppedState = Extract<PublicationState, 'REFUSED' | 'FAILED' | 'UNCERTAIN'>;

/** What a person may make of a publication. */
export const NEXT_STATES: Readonly<Record<PublicationState, readonly PublicationState[]>> = {
  PREPARED: ['QUEUED', 'CANCELLED'],
  QUEUED: ['CANCELLED'],
  ACCEPTED: ['SCREENED'],
  REFUSED: ['QUEUED', 'CANCELLED'],
  FAILED: ['QUEUED', 'CANCELLED'],
  UNCERTAIN: ['QUEUED', 'SCREENED', 'CANCELLED'],
  SCREENED: [],
  CANCELLED: [],
};

/** In the order in which they need somebody. */
const WORST_FIRST = ['UNCERTAIN', 'FAILED', 'REFUSED'] as const satisfies readonly StoppedState[];

/** What a publication has come to once none of its files waits any more. */
export const stateOfFiles = (states: readonly PublishedFileState[]): StoppedState | 'ACCEPTED' =>
  WORST_FIRST.find((state) => states.includes(state)) ?? 'ACCEPTED';
