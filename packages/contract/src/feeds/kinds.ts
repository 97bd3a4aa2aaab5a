import type { FeedContent, FeedKind } from './enums.ts';

/** How often a publisher may be asked, as it says itself. A call that would go over waits. */
export interface FeedBudget {
  /** Calls of one account at one host. */
  readonly perMinute?: number;
  readonly perHour?: number;
  /** Between two calls for the same thing. */
  readonly sameMinutes: number;
  /** Minutes of an hour in which everybody asks: nothing is asked then by the clock. */
  readonly crowdedMinutes?: readonly number[];
}

/** What is to be known of a kind of feed, said once: for the form, the command line and whoever asks. */
export interface FeedKindFacts {
  readonly brings: FeedContent;
  /** Where it is published; null: a folder of the machine. */
  readonly address: string | null;
  /** It is a mailbox: its address is one of RFC 5092, folder included, and what is asked for are senders. */
  readonly isMailbox?: true;
  /** What a turn asks for there, one call each; none: the address is all that is asked. */
  readonly sets: readonly string[];
  /** An account is needed. */
  readonly signsIn: boolean;
  /** Where it signs in, if that is elsewhere. */
  readonly signInAddress?: string;
  readonly everyMinutes: number;
  readonly leastMinutes: number;
  /** After so long without anything good the feed is stale. */
  readonly staleHours: number;
  readonly budget: FeedBudget;
}

/** CelesTrak renews what it has every two hours, and shuts out whoever asks more often (policy of 2026-05). */
const CELESTRAK = { sameMinutes: 120 } as const satisfies FeedBudget;
/** Thirty calls a minute and three hundred an hour of an account; the whole hour and the half are crowded. */
const spaceTrack = (sameMinutes: number): FeedBudget => ({
  perMinute: 30,
  perHour: 300,
  sameMinutes,
  crowdedMinutes: [0, 30],
});
const DAY_MINUTES = 1440;

/** What CelesTrak has in one file, and in several. */
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
  // Contacts of whoever is registered change seldom; how often they may be asked for is not published.
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
  // The senders are an example: a mailbox takes from nobody who is not named.
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
  // Files are renewed once an hour; how many may be asked for is not published.
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

/** Whose data a content is: common to all organisations of the installation, or of the organisation that has the feed. */
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

/** Whether what a kind brings is for one organisation. */
export const isForOperator = (kind: FeedKind): boolean => SCOPES[FEED_KINDS[kind].brings] === 'ORGANISATION';
