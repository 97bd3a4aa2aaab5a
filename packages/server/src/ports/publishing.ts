import type { StoppedState } from '@keepout/operations/publishing/states';
import { type Capability, capability } from '../hosting/capability.ts';
import type { EventType } from '../platform/events/event-type.ts';

/** How an orbit is to be written for whoever gets it. */
export interface FlightForm {
  readonly format: 'oem' | 'ocm';
  readonly covarianceAtEachState: boolean;
  /** What an OCM says of itself. */
  readonly purpose: 'OPERATIONAL' | 'CANDIDATE';
}

/** A plan as somebody asks who wants to send it. */
export interface PlanToSend {
  readonly manoeuvreId: string;
  readonly satelliteId: string;
  readonly conjunctionId: string;
  /** Approved, and to be flown. */
  readonly isFlown: boolean;
  readonly isAbandoned: boolean;
  /** Something that it was computed from has changed since. */
  readonly isStale: boolean;
  /** Of what it was computed from: another one is another plan. */
  readonly sha256: string;
}

/** Orbits of an operator's satellites as files for others. */
export interface FlightFiles {
  /** Those of the operator, in the order of the ids. */
  plans(operatorId: string, manoeuvreIds: readonly string[]): Promise<readonly PlanToSend[]>;
  /** The ephemeris that speaks for a satellite now; undefined where the public catalogue does. */
  ephemerisInForce(operatorId: string, satelliteId: string): Promise<string | undefined>;
  withBurn(operatorId: string, manoeuvreId: string, form: FlightForm): Promise<string>;
  withoutBurn(operatorId: string, satelliteId: string, form: FlightForm): Promise<string>;
}

export const flightFiles: Capability<FlightFiles> = capability('flight-files');

/** A recipient to which nothing can be sent once its certificate has ended. */
export interface EndingCertificate {
  readonly recipientId: string;
  readonly operatorId: string;
  readonly name: string;
  readonly endsTaiS: number;
}

/** To whom orbits are sent. */
export interface Recipients {
  /** Certificates that end before a time, those that have ended among them. */
  endingCertificates(beforeTaiS: number): Promise<readonly EndingCertificate[]>;
}

export const recipientsPort: Capability<Recipients> = capability('recipients');

/** What was sent did not get through as it should: somebody has to look. */
export const publicationStopped: EventType<{
  readonly publicationId: string;
  readonly version: number;
  readonly satelliteId: string;
  readonly recipientName: string;
  readonly state: StoppedState;
}> = { type: 'publishing.publication-stopped' };

/** A recipient or a publication came, is otherwise than it was, went, or has moved on. */
export const publicationChanged: EventType<{ readonly publicationId?: string; readonly recipientId?: string }> = {
  type: 'publishing.publication-changed',
  news: () => ({ type: 'publications' }),
  isPassing: true,
};
