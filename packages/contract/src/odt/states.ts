import type { RequestStatus } from './enums.ts';

type Transitions = Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>>;

/**
 * Allowed transitions of a request. `PENDING`: ordered. `APPROVED`: planned on sensors and accepted by their providers. `IN_PROGRESS`: from
 * the first pass on. `PARTIAL`: ended with fewer passes than requested.
 */
export const REQUEST_TRANSITIONS: Transitions = {
  PENDING: ['APPROVED', 'INFEASIBLE', 'CANCELLED'],
  APPROVED: ['IN_PROGRESS', 'PENDING', 'INFEASIBLE', 'UNSUCCESSFUL', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETE', 'PARTIAL', 'UNSUCCESSFUL', 'CANCELLED'],
  COMPLETE: [],
  PARTIAL: [],
  INFEASIBLE: [],
  UNSUCCESSFUL: [],
  CANCELLED: [],
};

/**
 * Allowed transitions of a pass. `EXECUTED`: measured. `PUBLISHED`: the file was received. `SUCCESSFUL`: the file has enough measurements
 * of the ordered object.
 */
export const PASS_TRANSITIONS: Transitions = {
  PENDING: ['APPROVED', 'INFEASIBLE', 'CANCELLED'],
  APPROVED: ['EXECUTING', 'INFEASIBLE', 'CANCELLED', 'UNSUCCESSFUL'],
  EXECUTING: ['EXECUTED', 'UNSUCCESSFUL', 'CANCELLED'],
  EXECUTED: ['PUBLISHING', 'UNSUCCESSFUL'],
  PUBLISHING: ['PUBLISHED', 'UNSUCCESSFUL'],
  PUBLISHED: ['SUCCESSFUL', 'UNSUCCESSFUL'],
  SUCCESSFUL: ['UNSUCCESSFUL'],
  UNSUCCESSFUL: ['SUCCESSFUL'],
  INFEASIBLE: [],
  CANCELLED: [],
};

/** Statuses of a successful pass in order; in all but the last, the pass is in progress. */
export const PASS_COURSE: readonly RequestStatus[] = [
  'PENDING',
  'APPROVED',
  'EXECUTING',
  'EXECUTED',
  'PUBLISHING',
  'PUBLISHED',
  'SUCCESSFUL',
];

/** Returns whether a transition is allowed. */
export function mayBecome(transitions: Transitions, from: RequestStatus, to: RequestStatus): boolean {
  return transitions[from]?.includes(to) ?? false;
}

/** Returns whether a status is final. */
export function isFinal(transitions: Transitions, status: RequestStatus): boolean {
  return (transitions[status] ?? []).length === 0;
}
