import type { Field } from '../value/field.ts';
import type { OcmBlockName } from './fields.ts';

/**
 * An Orbit Comprehensive Message as read: header, metadata and the blocks of data in their order, every value as
 * written. `ocm/content` converts trajectories and covariances.
 */
export interface Ocm {
  readonly version: string;
  /** Where the number of the book stands for it. */
  readonly versionAsWritten?: { readonly value: string; readonly line: number };
  readonly header: readonly Field[];
  readonly metadata: readonly Field[];
  /** TIME_SYSTEM, or UTC where the message leaves it out. */
  readonly timeSystem: string;
  readonly epochTzero: string;
  readonly epochTzeroTaiS: number;
  readonly blocks: readonly OcmBlock[];
}

export interface OcmBlock {
  readonly name: OcmBlockName;
  /** Line of its start. */
  readonly line: number;
  /** Keywords and comments in front of the first line of data. */
  readonly fields: readonly Field[];
  /** Lines of data: one time each, its words as written. */
  readonly rows: readonly OcmRow[];
  /** Comments between or behind the lines of data, with the index of the line that follows. */
  readonly comments: readonly { readonly beforeRow: number; readonly text: string }[];
}

export interface OcmRow {
  readonly line: number;
  readonly words: readonly string[];
  /** The time tag in TAI s: an epoch, or seconds from EPOCH_TZERO. */
  readonly epochTaiS: number;
}
