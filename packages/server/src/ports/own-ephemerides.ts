import { type Capability, capability } from '../hosting/capability.ts';

/** What an operator flies by: an ephemeris that he has uploaded for a satellite of his. */
export interface OwnEphemeris {
  readonly kind: 'FOUND';
  readonly fileName: string;
  /** ISO. */
  readonly uploadedAt: string;
  readonly startTaiS: number;
  readonly hasCovariance: boolean;
  /** OEM or OCM, KVN, of the span that was asked for and a little beyond. */
  readonly text: string;
}

/** Why nothing is told of a span: there is no operational ephemeris, or the newest one does not cover it. */
export type NoOwnEphemeris =
  | { readonly kind: 'NONE' }
  | {
      readonly kind: 'NOT_COVERING';
      readonly fileName: string;
      readonly startTaiS: number;
      readonly stopTaiS: number;
    };

/** Ephemerides of an operator's own satellites; another operator's do not exist. */
export interface OwnEphemerides {
  /** The newest operational ephemeris of a satellite over a span. An older one that reaches further does not count: it was superseded. */
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
  /** In any form that an upload may have. */
  readonly bytes: Uint8Array;
  /** It is read and matched, and not kept. */
  readonly isTrial: boolean;
}

export interface TakenEphemeris {
  readonly is: 'TAKEN' | 'KNOWN' | 'UNUSABLE';
  readonly fault?: string;
  /** Its satellite may be added yet. */
  readonly mayBeTaken?: boolean;
}

/** Ephemerides of own satellites, whoever brings them: checked, kept and screened as an upload is. */
export interface OwnEphemerisIntake {
  take(file: IncomingEphemeris): Promise<TakenEphemeris>;
}

export const ownEphemerisIntake: Capability<OwnEphemerisIntake> = capability('own-ephemeris-intake');
