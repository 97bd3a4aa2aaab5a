import type { DensityError, FrameName, Vec3 } from '@keepout/astro/nouns';
import type { FlatMessage } from '../flat/message.ts';

/** A Conjunction Data Message: the values that the product reads, SI, with the message and every value as written. */
export interface Cdm {
  readonly message: FlatMessage;
  readonly version: string;
  readonly messageId: string;
  readonly creationDate: string;
  readonly creationTaiS: number;
  readonly originator: string;
  readonly messageFor?: string;
  /** Time of closest approach as written, UTC. */
  readonly tca: string;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps?: number;
  /** Object 2 minus object 1 in RTN of object 1. */
  readonly relativePositionRtnM?: Vec3;
  readonly relativeVelocityRtnMps?: Vec3;
  readonly collisionProbability?: number;
  readonly collisionProbabilityMethod?: string;
  /** Combined hard-body radius, when a comment (`HBR = 10 [m]`) or both objects' HBR say it. */
  readonly hardBodyRadiusM?: number;
  readonly screening: CdmScreening;
  readonly objects: readonly [CdmObject, CdmObject];
  readonly comments: readonly string[];
}

/** The volume and period of the screening that found the conjunction. */
export interface CdmScreening {
  readonly startTaiS?: number;
  readonly stopTaiS?: number;
  readonly entryTaiS?: number;
  readonly exitTaiS?: number;
  readonly frame?: string;
  readonly shape?: string;
  readonly xM?: number;
  readonly yM?: number;
  readonly zM?: number;
}

export interface CdmObject {
  readonly designator: string;
  /** The designator as a number, when it is one (leading zeros do not count). */
  readonly noradId?: number;
  readonly catalogName: string;
  readonly name: string;
  readonly internationalDesignator: string;
  readonly objectType?: string;
  readonly operatorOrganization?: string;
  readonly ephemerisName: string;
  readonly covarianceMethod: string;
  readonly maneuverable: string;
  /** Absent means Earth. */
  readonly orbitCenter?: string;
  readonly refFrame: string;
  /** REF_FRAME as the product's frame; absent for an unknown frame. */
  readonly frame?: FrameName;
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** 6x6 row-major in RTN of this object: m^2, m^2/s, m^2/s^2. Absent when the message has no covariance. */
  readonly covarianceRtnM2?: Float64Array;
  /** Drag-consider parameters: density forecast uncertainty and sensitivity vectors, complete or absent. */
  readonly densityError?: DensityError;
  readonly massKg?: number;
  readonly areaPcM2?: number;
  readonly ballisticM2PerKg?: number;
  readonly hardBodyRadiusM?: number;
  /** Exclusion volume radius of 18 SDS messages, from a comment. */
  readonly exclusionVolumeRadiusM?: number;
  readonly lastObservationEndTaiS?: number;
  readonly actualOdSpanDays?: number;
  readonly recommendedOdSpanDays?: number;
  readonly observationsUsed?: number;
  readonly residualsAcceptedPercent?: number;
  readonly weightedRms?: number;
  /** Specific energy dissipation rate. */
  readonly sedrWPerKg?: number;
}
