import type { StoppedState } from '@keepout/operations/publishing/states';
import { type Capability, capability } from '../hosting/capability.ts';
import type { EventType } from '../platform/events/event-type.ts';

/** Format of an orbit for its recipient. */
export interface FlightForm {
  readonly format: 'oem' | 'ocm';
  readonly covarianceAtEachState: boolean;
  /** Purpose stated in an OCM. */
  readonly purpose: 'OPERATIONAL' | 'CANDIDATE';
}

/** A plan to be sent. */
export interface PlanToSend {
  readonly manoeuvreId: string;
  readonly satelliteId: string;
  readonly conjunctionId: string;
  /** Approved for execution. */
  readonly isFlown: boolean;
  readonly isAbandoned: boolean;
  /** An input has changed since the computation. */
  readonly isStale: boolean;
  /** Hash of its inputs: a different hash means a different plan. */
  readonly sha256: string;
}

/** Orbits of an operator's satellites as files for recipients. */
export interface FlightFiles {
  /** Returns plans of the operator, in the order of the ids. */
  plans(operatorId: string, manoeuvreIds: readonly string[]): Promise<readonly PlanToSend[]>;
  /** Returns the ephemeris in force for a satellite; undefined if it has only the public element set. */
  ephemerisInForce(operatorId: string, satelliteId: string): Promise<string | undefined>;
  withBurn(operatorId: string, manoeuvreId: string, form: FlightForm): Promise<string>;
  withoutBurn(operatorId: string, satelliteId: string, form: FlightForm): Promise<string>;
}

export const flightFiles: Capability<FlightFiles> = capability('flight-files');

/** A recipient with an expiring certificate, without which no file can be sent. */
export interface EndingCertificate {
  readonly recipientId: string;
  readonly operatorId: string;
  readonly name: string;
  readonly endsTaiS: number;
}

/** Recipients of orbits. */
export interface RecipientCertificates {
  /** Returns certificates that end before a time, including those that have ended. */
  endingCertificates(beforeTaiS: number): Promise<readonly EndingCertificate[]>;
}

export const recipientsPort: Capability<RecipientCertificates> = capability('recipients');

/** A publication was not delivered as intended and needs attention. */
export const publicationStopped: EventType<{
  readonly publicationId: string;
  readonly version: number;
  readonly satelliteId: string;
  readonly recipientName: string;
  readonly state: StoppedState;
}> = { type: 'publishing.publication-stopped' };

/** A recipient or a publication was added, changed or deleted, or has progressed. */
export const publicationChanged: EventType<{ readonly publicationId?: string; readonly recipientId?: string }> = {
  type: 'publishing.publication-changed',
  news: () => ({ type: 'publications' }),
  isPassing: true,
};
