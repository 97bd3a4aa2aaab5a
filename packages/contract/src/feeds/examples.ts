import type { Feed, FeedBody, FeedTurn } from './feed.ts';

const turn: FeedTurn = {
  turnId: 'ftn-5d0c4a1e-7d0e-4a55-8f0d-2f4a6d8f1b11',
  feedId: 'fed-0b7f6f0e-3a52-4c1b-9a1d-6b1f0d6d2c10',
  isTrial: false,
  state: 'TAKEN',
  isScheduled: true,
  askedAt: '2026-11-21T08:14:00.102345Z',
  startedAt: '2026-11-21T08:14:00.231Z',
  endedAt: '2026-11-21T08:14:03.912Z',
  calls: 1,
  files: [{ name: 'active', sizeBytes: 2_411_398, records: 14_207, rejected: 0 }],
  change: { objects: 14_207, newer: 5_120, added: 11, missing: 3 },
  message: '',
  messageSentences: [],
};

const feed: Feed = {
  feedId: turn.feedId,
  name: 'CelesTrak',
  kind: 'CELESTRAK_GP',
  content: 'CATALOGUE',
  isOwn: false,
  address: 'https://celestrak.org/NORAD/elements/gp.php',
  sets: ['active'],
  everyMinutes: 120,
  minShare: 0.8,
  signInAddress: null,
  trustedServer: null,
  identity: null,
  isOn: true,
  hasPassword: false,
  version: 1,
  status: {
    health: 'GOOD',
    ageSeconds: 2110.4,
    lastGoodAt: '2026-11-21T08:14:03.912Z',
    dueAt: '2026-11-21T10:14:03.912Z',
    failures: 0,
    refused: [],
    lastTurn: turn,
    underway: null,
    budget: [],
  },
};

const { name, kind, address, sets, everyMinutes, minShare, signInAddress, trustedServer, identity, isOn } = feed;
const account = { signInAddress, trustedServer, identity };
const body: FeedBody = { name, kind, address, sets, everyMinutes, minShare, ...account, isOn };

/** An example of each answer and body, by the name of its schema. */
export const FEED_EXAMPLES = {
  Feed: feed,
  FeedTurn: turn,
  FeedBody: body,
  FeedChange: body,
  FeedTurnBody: { isTrial: true },
} satisfies Readonly<Record<string, object>>;
