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
  /** Messages are for one organisation, all else for the whole installation. */
  readonly brings: FeedContent;
  /** Where it is published; null: a folder of the machine. */
  readonly address: string | null;
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
    brings: 'CATALOGUE',
    address: 'https://celestrak.org/NORAD/elements/gp.php',
    sets: ['active'],
    signsIn: false,
    everyMinutes: 120,
    leastMinutes: 120,
    staleHours: 24,
    budget: CELESTRAK,
  },
  CELESTRAK_SUPGP: {
    brings: 'CATALOGUE',
    address: 'https://celestrak.org/NORAD/elements/supplemental/sup-gp.php',
    sets: ['starlink', 'oneweb'],
    signsIn: false,
    everyMinutes: 120,
    leastMinutes: 120,
    staleHours: 24,
    budget: CELESTRAK,
  },
  SPACE_TRACK_GP: {
    brings: 'CATALOGUE',
    address: 'https://www.space-track.org',
    sets: [],
    signsIn: true,
    everyMinutes: 120,
    leastMinutes: 60,
    staleHours: 24,
    budget: spaceTrack(60),
  },
  CATALOGUE_FOLDER: { ...MACHINE_FOLDER, brings: 'CATALOGUE' },
  CELESTRAK_SATCAT: {
    brings: 'OBJECTS',
    address: 'https://celestrak.org/pub/satcat.csv',
    sets: [],
    signsIn: false,
    everyMinutes: DAY_MINUTES,
    leastMinutes: 120,
    staleHours: 21 * 24,
    budget: CELESTRAK,
  },
  SPACE_TRACK_SATCAT: {
    brings: 'OBJECTS',
    address: 'https://www.space-track.org',
    sets: [],
    signsIn: true,
    everyMinutes: DAY_MINUTES,
    leastMinutes: DAY_MINUTES,
    staleHours: 21 * 24,
    budget: spaceTrack(DAY_MINUTES),
  },
  EARTH_ORIENTATION: {
    brings: 'EARTH_ORIENTATION',
    address: 'https://celestrak.org/SpaceData/EOP-Last5Years.csv',
    sets: [],
    signsIn: false,
    everyMinutes: DAY_MINUTES,
    leastMinutes: 120,
    staleHours: 7 * 24,
    budget: CELESTRAK,
  },
  SPACE_WEATHER: {
    brings: 'SPACE_WEATHER',
    address: 'https://celestrak.org/SpaceData/SW-Last5Years.csv',
    sets: [],
    signsIn: false,
    everyMinutes: 180,
    leastMinutes: 120,
    staleHours: 3 * 24,
    budget: CELESTRAK,
  },
  SPACE_TRACK_CDM: {
    brings: 'MESSAGES',
    address: 'https://www.space-track.org',
    sets: [],
    signsIn: true,
    everyMinutes: 60,
    leastMinutes: 60,
    staleHours: 24,
    budget: spaceTrack(60),
  },
  TRACSS_CDM: {
    brings: 'MESSAGES',
    address: 'https://api.tracss.gov',
    sets: [],
    signsIn: true,
    signInAddress: 'https://tracssamu.okta-gov.com/oauth2/aus1358llxDldKxE80j7/v1/token',
    everyMinutes: 15,
    leastMinutes: 5,
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
};
