import type { RequestStatus } from '@keepout/contract/odt/enums';
import { type Capability, capability } from '../hosting/capability.ts';

/** Data of an observation request for other services. */
export interface KnownRequest {
  readonly requestId: string;
  readonly status: RequestStatus;
  readonly targetName: string;
  /** Null if it was not ordered for a conjunction. */
  readonly conjunctionId: string | null;
}

/** Requests of an operator; those of other operators are treated as non-existent. */
export interface ObservationRequests {
  find(operatorId: string, requestId: string): Promise<KnownRequest | undefined>;
}

export const observationRequests: Capability<ObservationRequests> = capability('observation-requests');
