import { type Capability, capability } from '../hosting/capability.ts';

/** A plan whose inputs have changed since it was computed. */
export interface StalePlan {
  readonly planId: string;
  readonly version: number;
  readonly conjunctionId: string;
  readonly satelliteId: string;
  readonly satelliteName: string;
  readonly secondaryName: string;
  readonly ignitionTaiS: number;
}

/** A satellite whose operational ephemeris ends soon, or has ended. */
export interface EndingEphemeris {
  readonly ephemerisId: string;
  readonly satelliteId: string;
  readonly satelliteName: string;
  readonly endsTaiS: number;
}

/** What of an operator rests on something old. */
export interface Staleness {
  /** Plans that may still be flown. */
  stalePlans(operatorId: string): Promise<readonly StalePlan[]>;
  /** Of each satellite with an operational ephemeris, the last one, where it ends before the time; not what ended a day before now. */
  endingEphemerides(operatorId: string, beforeTaiS: number): Promise<readonly EndingEphemeris[]>;
}

export const staleness: Capability<Staleness> = capability('staleness');
