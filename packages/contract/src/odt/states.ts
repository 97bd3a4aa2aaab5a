import type { RequestStatus } from './enums.ts';

type Transitions = Readonly<Partial<Record<RequestStatus, readonly RequestStatus[]>>>;

/**
 * What a request may become. `PENDING` is ordered, `APPROVED` planned onto sensors and accepted by their providers,
 * `IN_PROGRESS` from its first pass on. `PARTIAL` is over with fewer passes than were asked for.
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
 * What one pass of a request may become. `EXECUTED` is measured, `PUBLISHED` has its file here, `SUCCESSFUL` counts for the
 * request: its points are enough and they are of the object that was ordered.
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

/** The course of a pass where all goes well; all but the last are under way. */
export const PASS_COURSE: readonly RequestStatus[] = [
  'PENDING',
  'APPROVED',
  'EXECUTING',
  'EXECUTED',
  'PUBLISHING',
  'PUBLISHED',
  'SUCCESSFUL',
];

/** Whether a status may follow another one. */
export function mayBecome(transitions: Transitions, from: RequestStatus, to: RequestStatus): boolean {
  return transitions[from]?.includes(to) ?? false;
}

/** Whether nothing more comes of it. */
export function isFinal(transitions: Transitions, status: RequestStatus): boolean {
  return (transitions[status] ?? []).length === 0;
}
