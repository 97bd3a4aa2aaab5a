import type { FeedContent, FeedKind } from './enums.ts';

/** Rate limits stated by the publisher. A call that would exceed them waits. */
export interface FeedBudget {
  /** Maximum number of calls of one account at one host. */
  readonly perMinute?: number;
  readonly perHour?: number;
  /** Minimum time between two calls for the same data, min. */
  readonly sameMinutes: number;
  /** Crowded minutes of an hour, in which no scheduled call is made. */
  readonly crowdedMinutes?: readonly number[];
}

/** Facts of a kind of feed, for the form, the command line and the download. */
export interface FeedKindFacts {
  readonly brings: FeedContent;
  /** URL of the publisher; null for a folder of the server. */
  readonly address: string | null;
  /** A mailbox: its address is a URL by RFC 5092 with the folder, and its sets are senders. */
  readonly isMailbox?: true;
  /** Data sets of a download, one call each; empty if the address determines the data. */
  readonly sets: readonly string[];
  /** The kind requires an account. */
  readonly signsIn: boolean;
  /** Sign-in URL, if it differs from the address. */
  readonly signInAddress?: string;
  readonly everyMinutes: number;
  readonly leastMinutes: number;
  /** Time without usable data after which the feed is stale, h. */
  readonly staleHours: number;
  readonly budget: FeedBudget;
}

/** CelesTrak renews its data every two hours, and blocks clients that call more often (policy of 2026-05). */
const CELESTRAK = { sameMinutes: 120 } as const satisfies FeedBudget;
/** 30 calls per minute and 300 per hour for an account; minutes 0 and 30 are crowded. */
const spaceTrack = (sameMinutes: number): FeedBudget => ({
  perMinute: 30,
  perHour: 300,
  sameMinutes,
  crowdedMinutes: [0, 30],
});
const DAY_MINUTES = 1440;

/** Data of CelesTrak in one file, and in several. */
const CELESTRAK_FILE = { sets: [], signsIn: false, leastMinutes: 120, budget: CELESTRAK } as const;
const CELESTRAK_SETS = {
  brings: 'CATALOGUE',
  signsIn: false,
  everyMinutes: 120,
  leastMinutes: 120,
  staleHours: 24,
  budget: CELESTRAK,
} as const;
const SPACE_TRACK = { address: 'https://www.space-track.org', sets: [], signsIn: true } as const;
const TRACSS = {
  address: 'https://api.tracss.gov',
  sets: [],
  signsIn: true,
  signInAddress: 'https://tracssamu.okta-gov.com/oauth2/aus1358llxDldKxE80j7/v1/token',
} as const;

const MACHINE_FOLDER = {
  address: null,
  sets: [],
  signsIn: false,
  everyMinutes: 1,
  leastMinutes: 1,
  staleHours: 24,
  budget: { sameMinutes: 0 },
} as const;

export const FEED_KINDS: Readonly<Record<FeedKind, FeedKindFacts>> = {
  CELESTRAK_GP: {
    ...CELESTRAK_SETS,
    address: 'https://celestrak.org/NORAD/elements/gp.php',
    sets: ['active'],
  },
  CELESTRAK_SUPGP: {
    ...CELESTRAK_SETS,
    address: 'https://celestrak.org/NORAD/elements/supplemental/sup-gp.php',
    sets: ['starlink', 'oneweb'],
  },
  SPACE_TRACK_GP: {
    ...SPACE_TRACK,
    brings: 'CATALOGUE',
    everyMinutes: 120,
    leastMinutes: 60,
    staleHours: 24,
    budget: spaceTrack(60),
  },
  CATALOGUE_FOLDER: { ...MACHINE_FOLDER, brings: 'CATALOGUE' },
  CELESTRAK_SATCAT: {
    ...CELESTRAK_FILE,
    brings: 'OBJECTS',
    address: 'https://celestrak.org/pub/satcat.csv',
    everyMinutes: DAY_MINUTES,
    staleHours: 21 * 24,
  },
  SPACE_TRACK_SATCAT: {
    ...SPACE_TRACK,
    brings: 'OBJECTS',
    everyMinutes: DAY_MINUTES,
    leastMinutes: DAY_MINUTES,
    staleHours: 21 * 24,
    budget: spaceTrack(DAY_MINUTES),
  },
  EARTH_ORIENTATION: {
    ...CELESTRAK_FILE,
    brings: 'EARTH_ORIENTATION',
    address: 'https://celestrak.org/SpaceData/EOP-Last5Years.csv',
    everyMinutes: DAY_MINUTES,
    staleHours: 7 * 24,
  },
  SPACE_WEATHER: {
    ...CELESTRAK_FILE,
    brings: 'SPACE_WEATHER',
    address: 'https://celestrak.org/SpaceData/SW-Last5Years.csv',
    everyMinutes: 180,
    staleHours: 3 * 24,
  },
  SPACE_TRACK_CDM: {
    ...SPACE_TRACK,
    brings: 'MESSAGES',
    everyMinutes: 60,
    leastMinutes: 60,
    staleHours: 24,
    budget: spaceTrack(60),
  },
  TRACSS_CDM: {
    ...TRACSS,
    brings: 'MESSAGES',
    everyMinutes: 15,
    leastMinutes: 5,
    staleHours: 24,
    budget: { sameMinutes: 0 },
  },
  // Contacts of registered operators change seldom; no rate limit is published.
  TRACSS_CONTACTS: {
    ...TRACSS,
    brings: 'CONTACTS',
    everyMinutes: DAY_MINUTES,
    leastMinutes: 60,
    staleHours: 21 * 24,
    budget: { sameMinutes: 60 },
  },
  UDL_CONJUNCTION: {
    brings: 'MESSAGES',
    address: 'https://unifieddatalibrary.com',
    sets: [],
    signsIn: true,
    everyMinutes: 15,
    leastMinutes: 5,
    staleHours: 24,
    budget: { sameMinutes: 0 },
  },
  // The sender is an example: a mailbox accepts mails only from listed senders.
  MAILBOX: {
    brings: 'MESSAGES',
    address: 'imaps://imap.example.org/INBOX',
    isMailbox: true,
    sets: ['space-track.org'],
    signsIn: true,
    everyMinutes: 5,
    leastMinutes: 1,
    staleHours: 24,
    budget: { sameMinutes: 0 },
  },
  MESSAGE_FOLDER: { ...MACHINE_FOLDER, brings: 'MESSAGES' },
  // Files are renewed once an hour; no rate limit is published.
  STARLINK_EPHEMERIDES: {
    brings: 'EPHEMERIDES',
    address: 'https://api.starlink.com/public-files/ephemerides/MANIFEST.txt',
    sets: [],
    signsIn: false,
    everyMinutes: 60,
    leastMinutes: 60,
    staleHours: 24,
    budget: { perHour: 600, sameMinutes: 60 },
  },
  EPHEMERIS_FOLDER: { ...MACHINE_FOLDER, brings: 'EPHEMERIDES' },
  OWN_EPHEMERIS_FOLDER: { ...MACHINE_FOLDER, brings: 'OWN_EPHEMERIDES' },
};

/** Scope of a content: common to all organisations of the installation, or of the organisation with the feed. */
const SCOPES: Readonly<Record<FeedContent, 'INSTALLATION' | 'ORGANISATION'>> = {
  CATALOGUE: 'INSTALLATION',
  OBJECTS: 'INSTALLATION',
  EARTH_ORIENTATION: 'INSTALLATION',
  SPACE_WEATHER: 'INSTALLATION',
  EPHEMERIDES: 'INSTALLATION',
  MESSAGES: 'ORGANISATION',
  OWN_EPHEMERIDES: 'ORGANISATION',
  CONTACTS: 'ORGANISATION',
};

/** Returns whether the data of a kind belong to one organisation. */
export const isForOperator = (kind: FeedKind): boolean => SCOPES[FEED_KINDS[kind].brings] === 'ORGANISATION';
