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

/** Something that an operator has used most of what it may. */
export interface Shortage {
  readonly what: 'storage' | 'records';
  /** Bytes, or records. */
  readonly used: number;
  readonly limit: number;
}

/** What of an operator rests on something old. */
export interface Staleness {
  /** Operators of whom anything below may be told, in one look at all of them: most have nothing of the kind. */
  concerned(beforeTaiS: number): Promise<ReadonlySet<string>>;
  /** Plans that may still be flown. */
  stalePlans(operatorId: string): Promise<readonly StalePlan[]>;
  /** Of each satellite with an operational ephemeris, the last one, where it ends before the time; not what ended a day before now. */
  endingEphemerides(operatorId: string, beforeTaiS: number): Promise<readonly EndingEphemeris[]>;
  /** Satellites whose next operational ephemeris should have come by now. */
  missingEphemerides(operatorId: string): Promise<readonly MissingEphemeris[]>;
  /** What will be refused before long, as it was at some time of the last hour. */
  shortages(operatorId: string): Promise<readonly Shortage[]>;
}

export const staleness: Capability<Staleness> = capability('staleness');
