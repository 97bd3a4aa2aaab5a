import type { PublicationState, PublishedFileState } from '@keepout/contract/publishing/enums';

/** Final states of a publication that its recipient did not accept completely. */
export type StoppedState = Extract<PublicationState, 'REFUSED' | 'FAILED' | 'UNCERTAIN'>;

/** Transitions of a publication that a person can make. */
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

/** In the order of urgency. */
const WORST_FIRST = ['UNCERTAIN', 'FAILED', 'REFUSED'] as const satisfies readonly StoppedState[];

/** Returns the final state of a publication whose files are all processed. */
export const stateOfFiles = (states: readonly PublishedFileState[]): StoppedState | 'ACCEPTED' =>
  WORST_FIRST.find((state) => states.includes(state)) ?? 'ACCEPTED';
