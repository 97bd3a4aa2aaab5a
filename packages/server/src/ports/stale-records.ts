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

/** A satellite whose expected operational ephemeris is overdue. */
export interface MissingEphemeris {
  readonly satelliteId: string;
  readonly satelliteName: string;
  /** The last one; null before the first. */
  readonly lastEphemerisId: string | null;
  /** Time of the last one, or of the creation of the satellite. */
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
export interface StaleRecords {
  /** Returns operators that may have any of the following, in one query for all operators. */
  concerned(beforeTaiS: number): Promise<ReadonlySet<string>>;
  /** Returns stale plans that may still be executed. */
  stalePlans(operatorId: string): Promise<readonly StalePlan[]>;
  /** For each satellite with an operational ephemeris, the last one if it ends before the time; without those that ended over a day ago. */
  endingEphemerides(operatorId: string, beforeTaiS: number): Promise<readonly EndingEphemeris[]>;
  /** Returns satellites whose next operational ephemeris is overdue. */
  missingEphemerides(operatorId: string): Promise<readonly MissingEphemeris[]>;
  /** Quotas that are nearly used up, as of some time in the last hour. */
  shortages(operatorId: string): Promise<readonly Shortage[]>;
}

export const staleRecords: Capability<StaleRecords> = capability('staleness');
