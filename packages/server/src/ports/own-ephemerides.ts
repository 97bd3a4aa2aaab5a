import { type Capability, capability } from '../hosting/capability.ts';

/** Operational ephemeris that an operator has uploaded for an own satellite. */
export interface OwnEphemeris {
  readonly kind: 'FOUND';
  readonly fileName: string;
  /** ISO. */
  readonly uploadedAt: string;
  readonly startTaiS: number;
  readonly hasCovariance: boolean;
  /** OEM or OCM, KVN, of the requested span with a small margin. */
  readonly text: string;
}

/** Reason of a missing ephemeris: there is no operational one, or the newest one does not cover the span. */
export type NoOwnEphemeris =
  | { readonly kind: 'NONE' }
  | {
      readonly kind: 'NOT_COVERING';
      readonly fileName: string;
      readonly startTaiS: number;
      readonly stopTaiS: number;
    };

/** Ephemerides of an operator's own satellites; those of other operators are treated as non-existent. */
export interface OwnEphemerides {
  /** Returns the newest operational ephemeris of a satellite over a span. An older one with a longer span is superseded and not used. */
  over(
    operatorId: string,
    satelliteId: string,
    startTaiS: number,
    stopTaiS: number,
  ): Promise<OwnEphemeris | NoOwnEphemeris>;
}

export const ownEphemerides: Capability<OwnEphemerides> = capability('own-ephemerides');

export interface IncomingEphemeris {
  readonly operatorId: string;
  /** For the audit log. */
  readonly actor: string;
  readonly fileName: string;
  /** In any format of an upload. */
  readonly bytes: Uint8Array;
  /** True to read and match it without storing. */
  readonly isTrial: boolean;
}

export interface EphemerisIntakeResult {
  readonly is: 'TAKEN' | 'KNOWN' | 'UNUSABLE';
  readonly fault?: string;
  /** True if its satellite can still be added. */
  readonly mayBeTaken?: boolean;
}

/** Storage of ephemerides of own satellites from any source: checked, stored and screened like uploads. */
export interface OwnEphemerisIntake {
  take(file: IncomingEphemeris): Promise<EphemerisIntakeResult>;
}

export const ownEphemerisIntake: Capability<OwnEphemerisIntake> = capability('own-ephemeris-intake');
