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
      'Who publishes what: element sets by CelesTrak (also those of operators), by Space-Track or in a folder; names, owners and sizes; how the Earth turns; activity of the Sun; conjunction messages to an operator by Space-Track, by TraCSS, by the Unified Data Library, by mail or in a folder; ephemerides that Starlink publishes, or of others in a folder; ephemerides of your own satellites in a folder; whom other operators are reached by, by TraCSS.',
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
      'What a feed brings: element sets; names, owners, kinds and sizes of objects; how the Earth turns; activity of the Sun and of the magnetic field; conjunction messages to an organisation; ephemerides that others publish; those of an organisation, of its own satellites; how other operators are reached.',
  });

export const feedHealth = z.enum(['OFF', 'NEW', 'GOOD', 'FAILING', 'STALE']).meta({
  id: 'FeedHealth',
  description:
    'How a feed stands: switched off; nothing has come yet; what came last is good; the last turn brought nothing usable, and what came before is still in use; or nothing good has come for longer than its kind allows.',
});

export const feedTurnState = z
  .enum(['QUEUED', 'RUNNING', 'TAKEN', 'UNCHANGED', 'SKIPPED', 'REFUSED', 'FAILED', 'CANCELLED'])
  .meta({
    id: 'FeedTurnState',
    description:
      'QUEUED: the turn is in the queue. RUNNING: the call is in progress. TAKEN: at least one file has new data. UNCHANGED: the publisher answered, or the folder was read, without new data. SKIPPED: no call was made and no file was read, the feed is unchanged; `message` gives the reason. REFUSED: the data were not taken. FAILED: no data came. CANCELLED: a person stopped the turn.',
  });

export type FeedKind = z.infer<typeof feedKind>;
export type FeedContent = z.infer<typeof feedContent>;
export type FeedHealth = z.infer<typeof feedHealth>;
export type FeedTurnState = z.infer<typeof feedTurnState>;
