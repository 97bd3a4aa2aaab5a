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

/** A satellite of which an operational ephemeris was expected that has not come. */
export interface MissingEphemeris {
  readonly satelliteId: string;
  readonly satelliteName: string;
  /** The last that came; null before the first. */
  readonly lastEphemerisId: string | null;
  /** When that was, or the satellite was added. */
  readonly sinceTaiS: number;
  readonly everyHours: number;
}

/** A quota of which an operator has used the greater part. */
export interface Shortage {
  readonly what: 'storage' | 'records';
  /** Bytes, or records. */
  readonly used: number;
  readonly limit: number;
}

/** An operator's records that are based on outdated data. */
export interface Staleness {
  /** Returns operators that may have any of the following, in one query for all operators. */
  concerned(beforeTaiS: number): Promise<ReadonlySet<string>>;
  /** Plans that may still be flown. */
  stalePlans(operatorId: string): Promise<readonly StalePlan[]>;
  /** For each satellite with an operational ephemeris, the last one if it ends before the time; without those that ended over a day ago. */
  endingEphemerides(operatorId: string, beforeTaiS: number): Promise<readonly EndingEphemeris[]>;
  /** Satellites whose next operational ephemeris should have come by now. */
  missingEphemerides(operatorId: string): Promise<readonly MissingEphemeris[]>;
  /** Quotas that are nearly used up, as of some time in the last hour. */
  shortages(operatorId: string): Promise<readonly Shortage[]>;
}

export const staleness: Capability<Staleness> = capability('staleness');
