import type { FeedKind } from '@keepout/contract/feeds/enums';
import type { FeedRow } from '../store.ts';
import type { Asking, Came } from './asking.ts';
import { celestrakGroups, celestrakSupplements, oneFile } from './celestrak.ts';
import { newestOfFolder } from './folder.ts';
import { spaceTrackClass } from './space-track.ts';
import type { Trouble } from './trouble.ts';

/** A feed as a turn asks by it: its password open. */
export interface OpenFeed extends FeedRow {
  readonly openPassword: string | undefined;
}

/**
 * How a kind of feed is asked: each file is handed over as it comes, so that what came before a trouble is not lost. The first trouble ends the
 * turn: a publisher that refuses once is not asked a second thing.
 */
export type Source = (
  feed: OpenFeed,
  asking: Asking,
  take: (file: Came) => Promise<void>,
) => Promise<Trouble | undefined>;

/** Of the whole public catalogue, without what came down or was not seen for a month. */
const GP = '/basicspacedata/query/class/gp/decay_date/null-val/epoch/%3Enow-30/orderby/norad_cat_id/format/csv';
const SATCAT = '/basicspacedata/query/class/satcat/orderby/norad_cat_id/format/csv';

/** One row a kind: a new publisher is a row here, in the table of the contract, and an adapter. */
export const SOURCES: Readonly<Record<FeedKind, Source>> = {
  CELESTRAK_GP: celestrakGroups,
  CELESTRAK_SUPGP: celestrakSupplements,
  SPACE_TRACK_GP: spaceTrackClass('gp', GP),
  CATALOGUE_FOLDER: newestOfFolder(),
  CELESTRAK_SATCAT: oneFile,
  SPACE_TRACK_SATCAT: spaceTrackClass('satcat', SATCAT),
  EARTH_ORIENTATION: oneFile,
  SPACE_WEATHER: oneFile,
};
