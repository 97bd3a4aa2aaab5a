import type { FeedKind } from '@keepout/contract/feeds/enums';
import { celestrakGroups, celestrakSupplements, oneFile } from './celestrak.ts';
import { filesOfFolder, newestOfFolder } from './folder.ts';
import { mailbox } from './mailbox.ts';
import type { FeedSource } from './source.ts';
import { spaceTrackClass, spaceTrackMessages } from './space-track.ts';
import { starlinkEphemerides } from './starlink.ts';
import { tracssContactSource, tracssMessages } from './tracss.ts';
import { udlConjunctions } from './udl.ts';

/** Query for the complete public catalogue, without objects that decayed or were not observed for a month. */
const GP = '/basicspacedata/query/class/gp/decay_date/null-val/epoch/%3Enow-30/orderby/norad_cat_id/format/csv';
const SATCAT = '/basicspacedata/query/class/satcat/orderby/norad_cat_id/format/csv';

/** One row per kind: a new publisher needs a row here, one in the table of the contract, and an adapter. */
export const SOURCES: Readonly<Record<FeedKind, FeedSource>> = {
  CELESTRAK_GP: celestrakGroups,
  CELESTRAK_SUPGP: celestrakSupplements,
  SPACE_TRACK_GP: spaceTrackClass('gp', GP),
  CATALOGUE_FOLDER: newestOfFolder(),
  CELESTRAK_SATCAT: oneFile,
  SPACE_TRACK_SATCAT: spaceTrackClass('satcat', SATCAT),
  EARTH_ORIENTATION: oneFile,
  SPACE_WEATHER: oneFile,
  SPACE_TRACK_CDM: spaceTrackMessages,
  TRACSS_CDM: tracssMessages,
  TRACSS_CONTACTS: tracssContactSource,
  UDL_CONJUNCTION: udlConjunctions,
  MAILBOX: mailbox(),
  MESSAGE_FOLDER: filesOfFolder(),
  STARLINK_EPHEMERIDES: starlinkEphemerides,
  EPHEMERIS_FOLDER: filesOfFolder(),
  OWN_EPHEMERIS_FOLDER: filesOfFolder(),
};
