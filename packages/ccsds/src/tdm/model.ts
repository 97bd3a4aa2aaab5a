import type { Field } from '../value/field.ts';

/** A Tracking Data Message: 503.0-B-1 (1.0) and 503.0-B-2 (2.0). */
export interface Tdm {
  readonly version: string;
  readonly header: readonly Field[];
  readonly segments: readonly TdmSegment[];
}

export interface TdmSegment {
  readonly line: number;
  /** Metadata keywords and comments in order. */
  readonly metadata: readonly Field[];
  /** PARTICIPANT_1 to PARTICIPANT_5 in order; index 0 is participant 1. */
  readonly participants: readonly string[];
  readonly timeSystem: string;
  /** Comments of the data section. */
  readonly comments: readonly string[];
  readonly observations: readonly TdmObservation[];
}

/** One observation: value in the unit of the book for its keyword (deg, km, km/s, Hz, mag ...). */
export interface TdmObservation {
  readonly line: number;
  readonly keyword: string;
  /** As written. */
  readonly epoch: string;
  readonly epochTaiS: number;
  readonly value: number;
  /** As written. */
  readonly text: string;
}
