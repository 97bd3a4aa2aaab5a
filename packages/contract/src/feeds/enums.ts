import { z } from 'zod';

export const feedKind = z
  .enum([
    'CELESTRAK_GP',
    'CELESTRAK_SUPGP',
    'SPACE_TRACK_GP',
    'CATALOGUE_FOLDER',
    'CELESTRAK_SATCAT',
    'SPACE_TRACK_SATCAT',
    'EARTH_ORIENTATION',
    'SPACE_WEATHER',
    'SPACE_TRACK_CDM',
    'TRACSS_CDM',
    'TRACSS_CONTACTS',
    'UDL_CONJUNCTION',
    'MAILBOX',
    'MESSAGE_FOLDER',
    'STARLINK_EPHEMERIDES',
    'EPHEMERIS_FOLDER',
    'OWN_EPHEMERIS_FOLDER',
  ])
  .meta({
    id: 'FeedKind',
    description:
      'Publisher and content of a feed. Element sets: CELESTRAK_GP, CELESTRAK_SUPGP (from operators), SPACE_TRACK_GP, CATALOGUE_FOLDER. Names, owners and sizes of objects: CELESTRAK_SATCAT, SPACE_TRACK_SATCAT. EARTH_ORIENTATION, SPACE_WEATHER: tables. CDMs: SPACE_TRACK_CDM, TRACSS_CDM, UDL_CONJUNCTION (Unified Data Library), MAILBOX, MESSAGE_FOLDER. Ephemerides of others: STARLINK_EPHEMERIDES, EPHEMERIS_FOLDER. Ephemerides of your own satellites: OWN_EPHEMERIS_FOLDER. Contacts of other operators: TRACSS_CONTACTS.',
  });

export const feedContent = z
  .enum([
    'CATALOGUE',
    'OBJECTS',
    'EARTH_ORIENTATION',
    'SPACE_WEATHER',
    'MESSAGES',
    'EPHEMERIDES',
    'OWN_EPHEMERIDES',
    'CONTACTS',
  ])
  .meta({
    id: 'FeedContent',
    description:
      'Content of a feed. CATALOGUE: element sets. OBJECTS: names, owners, types and sizes of objects. EARTH_ORIENTATION: Earth orientation parameters. SPACE_WEATHER: solar and geomagnetic activity. MESSAGES: CDMs to an organisation. EPHEMERIDES: ephemerides published by others. OWN_EPHEMERIDES: ephemerides of the satellites of an organisation. CONTACTS: contacts of other operators.',
  });

export const feedHealth = z.enum(['OFF', 'NEW', 'GOOD', 'FAILING', 'STALE']).meta({
  id: 'FeedHealth',
  description:
    'Health of a feed. OFF: disabled. NEW: no data yet. GOOD: the last download was usable. FAILING: the last download was not usable; earlier data remain in use. STALE: no usable data for longer than the kind allows.',
});

export const feedTurnState = z
  .enum(['QUEUED', 'RUNNING', 'TAKEN', 'UNCHANGED', 'SKIPPED', 'REFUSED', 'FAILED', 'CANCELLED'])
  .meta({
    id: 'FeedTurnState',
    description:
      'State of a download. QUEUED: in the queue. RUNNING: in progress. TAKEN: at least one file has new data. UNCHANGED: the publisher responded, or the folder was read, without new data. SKIPPED: no call was made and no file was read; `message` gives the reason. REFUSED: the data were rejected. FAILED: no data were received. CANCELLED: a user stopped the download.',
  });

export type FeedKind = z.infer<typeof feedKind>;
export type FeedContent = z.infer<typeof feedContent>;
export type FeedHealth = z.infer<typeof feedHealth>;
export type FeedTurnState = z.infer<typeof feedTurnState>;
