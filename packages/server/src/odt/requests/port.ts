import type { Database } from '../../platform/database/database.ts';
import type { ObservationRequests } from '../../ports/observation-requests.ts';
import { findRequest } from './store.ts';

/** Requests as other services see them. */
export function observationRequestsOf({ orm }: Database): ObservationRequests {
  return {
    async find(operatorId, requestId) {
      const row = await findRequest(orm, operatorId, requestId);
      if (row === undefined) return undefined;
      const { status, targetName, conjunctionId } = row;
      return { requestId, status, targetName, conjunctionId };
    },
  };
}
