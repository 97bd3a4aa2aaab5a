import { CATALOGUE_LIMIT_BYTES } from '../../catalogue/load.ts';
import type { FeedRow } from '../store.ts';

/** Limits of time, memory and network traffic of one feed run. */
export interface TurnLimits {
  /** Maximum size of one answer, decompressed, or of one file of a folder. */
  readonly fileBytes: number;
  /** Maximum total size of a run. */
  readonly turnBytes: number;
  /** Time for waiting for the publisher and reading the data, ms. */
  readonly timeMs: number;
}

const MINUTE_MS = 60_000;

/** Limits of shared feeds, which read complete catalogues and hundreds of ephemerides for all operators. */
const OF_INSTALLATION: TurnLimits = { fileBytes: CATALOGUE_LIMIT_BYTES, turnBytes: 4e9, timeMs: 50 * MINUTE_MS };
/** Limits for a feed of an organisation, with messages, contacts and its own ephemerides. */
const OF_OPERATOR: TurnLimits = { fileBytes: 64e6, turnBytes: 256e6, timeMs: 20 * MINUTE_MS };

export const turnLimitsOf = ({ operatorId }: Pick<FeedRow, 'operatorId'>): TurnLimits =>
  operatorId === null ? OF_INSTALLATION : OF_OPERATOR;
