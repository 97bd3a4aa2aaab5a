import type { DensityError, ObjectType, StateCovariance, StateVector } from '@keepout/astro/nouns';
import type { OrbitQuality } from '@keepout/conjunction/decision/orbit-quality';
import type { CountedSigmas } from '@keepout/conjunction/decision/sigma-rules';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';

/** Where the covariance at closest approach comes from; the weakest first. */
export const COVARIANCE_SOURCES = ['NONE', 'ESTIMATED', 'CDM', 'ELEMENT_SET', 'OBSERVATIONS', 'OEM'] as const;
export type CovarianceSource = (typeof COVARIANCE_SOURCES)[number];

/** One object of an encounter: identity, size, and knowledge of its orbit at an epoch. */
export interface Party {
  readonly noradId: number | null;
  readonly designator: string;
  readonly name: string;
  readonly cosparId: string;
  readonly objectType: ObjectType;
  readonly manoeuvrable: 'YES' | 'NO' | 'N/A';
  readonly size: SizeKnowledge;
  /** Label of the source of the states: a file name, an element set with its epoch, a message. */
  readonly orbitSource: string;
  /** EPHEMERIS_NAME of a data message; NONE for element sets. */
  readonly ephemerisName: string;
  /** Seconds from the newest knowledge of the orbit to the epoch; undefined when unknown. */
  orbitAgeS(epochTaiS: number): number | undefined;
  /** Stated figures of the orbit determination; absent where none are stated. */
  readonly quality?: OrbitQuality;
  /** COVARIANCE_METHOD of a data message. */
  readonly covarianceMethod?: string;
  /** Who stated its covariance, and when; absent where no rule of an operator can be about it. */
  readonly statedBy?: StatedBy;
  /** Covariance at the state's epoch in RTN, and where it comes from. */
  covarianceAt(state: StateVector): KnownCovariance;
}

export interface StatedBy {
  readonly originator: string;
  readonly creationTaiS: number;
}

export interface KnownCovariance {
  readonly source: CovarianceSource;
  readonly covariance?: StateCovariance;
  /** The covariance is that of sigmas so multiplied, by a rule of the operator; absent without one. */
  readonly countedSigmas?: CountedSigmas;
  /** Smallest plausible value of its largest deviation, m; absent where unknown. */
  readonly leastDeviationM?: number;
  /** Common error of the object with others in one atmosphere, when a message states it. */
  readonly densityError?: DensityError;
}
