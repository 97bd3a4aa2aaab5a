import { type AgainstMessage, type ClosestToMessage, closestToMessage } from '@keepout/operations/plan/against-message';

/** A candidate orbit against the other object of a message, in a thread. */
export const againstMessage = (question: AgainstMessage): ClosestToMessage | undefined => closestToMessage(question);
