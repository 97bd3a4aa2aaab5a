import { CATALOGUE_LIMIT_BYTES } from '../../catalogue/load.ts';
import type { FeedRow } from '../store.ts';

/** What one turn may take: of time, of memory and of the network. */
export interface TurnLimits {
  /** One answer of a publisher, opened, or one file of a folder. */
  readonly fileBytes: number;
  /** All of them. */
  readonly turnBytes: number;
  /** Waiting for the publisher and reading what came, ms. */
  readonly timeMs: number;
}

const MINUTE_MS = 60_000;

/** Feeds of the installation bring whole catalogues and hundreds of ephemerides, and serve everybody. */
const OF_INSTALLATION: TurnLimits = { fileBytes: CATALOGUE_LIMIT_BYTES, turnBytes: 4e9, timeMs: 50 * MINUTE_MS };
/** A feed of an organisation brings messages, contacts and its own ephemerides. */
const OF_OPERATOR: TurnLimits = { fileBytes: 64e6, turnBytes: 256e6, timeMs: 20 * MINUTE_MS };

export const turnLimitsOf = ({ operatorId }: Pick<FeedRow, 'operatorId'>): TurnLimits =>
  operatorId === null ? OF_INSTALLATION : OF_OPERATOR;
