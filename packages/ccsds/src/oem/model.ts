import type { Field } from '../value/field.ts';

/** Versions of the OEM: 502.0-B-1 (2004), 502.0-B-2 (2009), 502.0-B-3 (2023). */
export type OemVersion = '1.0' | '2.0' | '3.0';

/**
 * An Orbit Ephemeris Message as read. Parsed numbers are stored with their text, so that writing gives back
 * every digit and every comment. Units are those of the file (km, km/s); the bridge makes them SI.
 */
export interface Oem {
  readonly version: OemVersion;
  readonly header: OemHeader;
  readonly segments: readonly OemSegment[];
}

export interface OemHeader {
  /** All header keywords and comments in order, without the version. */
  readonly fields: readonly Field[];
  readonly creationDate: string;
  readonly originator: string;
  readonly messageId?: string;
}

export interface OemMetadata {
  /** All metadata keywords and comments in order. */
  readonly fields: readonly Field[];
  readonly objectName: string;
  readonly objectId: string;
  readonly centerName: string;
  readonly refFrame: string;
  readonly timeSystem: string;
  readonly startTime: string;
  readonly stopTime: string;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly useableStartTaiS?: number;
  readonly useableStopTaiS?: number;
  /** As written; compare without regard to case. */
  readonly interpolation?: string;
  readonly interpolationDegree?: number;
}

/** A comment between states and the index of the state that follows it. */
export interface PlacedComment {
  readonly beforeState: number;
  readonly text: string;
}

export interface OemSegment {
  /** Line of META_START or of the segment element. */
  readonly line: number;
  readonly metadata: OemMetadata;
  readonly comments: readonly PlacedComment[];
  /** Epochs as written. */
  readonly epochs: readonly string[];
  /** The same in TAI s; see `epochReader` for time systems that do not convert. */
  readonly epochsTaiS: Float64Array;
  /** 6n: x, y, z km, vx, vy, vz km/s. */
  readonly statesKm: Float64Array;
  /** 3n km/s^2, when every state has one. */
  readonly accelerationsKm?: Float64Array;
  /** The six or nine numbers of each state as written, separated by blanks. */
  readonly stateTexts: readonly string[];
  /** Line of each state. */
  readonly stateLines: Uint32Array;
  readonly covariances: readonly OemCovariance[];
}

export interface OemCovariance {
  readonly line: number;
  readonly comments: readonly string[];
  readonly epoch: string;
  readonly epochTaiS: number;
  /** COV_REF_FRAME as written; absent means the frame of the segment. */
  readonly frame?: string;
  /** 21 terms row by row: km^2, km^2/s, km^2/s^2. */
  readonly lowerTriangleKm: Float64Array;
  /** The 21 terms as written, separated by blanks. */
  readonly text: string;
}

/** Names of the 21 terms in XML, row by row. */
export const COVARIANCE_KEYWORDS: readonly string[] = [
  'CX_X',
  'CY_X',
  'CY_Y',
  'CZ_X',
  'CZ_Y',
  'CZ_Z',
  'CX_DOT_X',
  'CX_DOT_Y',
  'CX_DOT_Z',
  'CX_DOT_X_DOT',
  'CY_DOT_X',
  'CY_DOT_Y',
  'CY_DOT_Z',
  'CY_DOT_X_DOT',
  'CY_DOT_Y_DOT',
  'CZ_DOT_X',
  'CZ_DOT_Y',
  'CZ_DOT_Z',
  'CZ_DOT_X_DOT',
  'CZ_DOT_Y_DOT',
  'CZ_DOT_Z_DOT',
];

/** Names of the numbers of a state in XML. */
export const STATE_KEYWORDS: readonly string[] = [
  'X',
  'Y',
  'Z',
  'X_DOT',
  'Y_DOT',
  'Z_DOT',
  'X_DDOT',
  'Y_DDOT',
  'Z_DDOT',
];

/** Units of the nine numbers of a state. */
export const STATE_UNITS: readonly string[] = [
  'km',
  'km',
  'km',
  'km/s',
  'km/s',
  'km/s',
  'km/s**2',
  'km/s**2',
  'km/s**2',
];

/** States in metres and metres a second: 6n. The one place where an OEM's kilometres end is the bridge; it uses this. */
export function oemStatesM(segment: OemSegment): Float64Array {
  return segment.statesKm.map((value) => value * 1000);
}
