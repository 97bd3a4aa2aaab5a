import type { ScreeningState } from '@keepout/contract/ca/enums';
import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { NotifiedStatus } from '@keepout/contract/platform/notification-settings';

/**
 * N-05: statuses that a user can select, by status of the request. A request that ended without a result counts as cancelled, one with a partial
 * result as complete; the message contains the exact status.
 */
export const STATUS_OF_REQUEST: Readonly<Record<RequestStatus, NotifiedStatus>> = {
  PENDING: 'PENDING',
  APPROVED: 'PENDING',
  IN_PROGRESS: 'IN_PROGRESS',
  EXECUTING: 'IN_PROGRESS',
  EXECUTED: 'IN_PROGRESS',
  PUBLISHING: 'IN_PROGRESS',
  PUBLISHED: 'IN_PROGRESS',
  COMPLETE: 'COMPLETED_OK',
  SUCCESSFUL: 'COMPLETED_OK',
  PARTIAL: 'COMPLETED_OK',
  CANCELLED: 'CANCELLED',
  INFEASIBLE: 'CANCELLED',
  UNSUCCESSFUL: 'CANCELLED',
};

/** The same for a screening: a failed one counts as ended without a result. */
export const STATUS_OF_SCREENING: Readonly<Record<ScreeningState, NotifiedStatus>> = {
  QUEUED: 'PENDING',
  RUNNING: 'IN_PROGRESS',
  COMPLETED: 'COMPLETED_OK',
  FAILED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
};
