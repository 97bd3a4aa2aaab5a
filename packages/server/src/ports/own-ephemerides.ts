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
