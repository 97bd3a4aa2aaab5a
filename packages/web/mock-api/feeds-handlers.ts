import { FEED_EXAMPLES } from '@keepout/contract/feeds/examples';
import type { Feed, FeedTurn } from '@keepout/contract/feeds/feed';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import { tell, withStatement } from '@keepout/contract/sentences';
import { inHours, now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const { Feed: EXAMPLE, FeedTurn: TURN } = FEED_EXAMPLES;

const turnOf = (feedId: string, at: number, changes: Partial<FeedTurn> = {}): FeedTurn => ({
  ...TURN,
  feedId,
  turnId: `ftn-${feedId}-${at}`,
  askedAt: inHours(-at),
  startedAt: inHours(-at),
  endedAt: inHours(-at),
  ...changes,
});

const failed = withStatement('message', tell('feed-answered', { status: 503 }));
const FAILED: Partial<FeedTurn> = { state: 'FAILED', files: [], change: null, ...failed };

/** A publisher that is well, one that fails, one that was never asked. */
function feedsOf(): Feed[] {
  const good = turnOf('fed-1', 1);
  return [
    {
      ...EXAMPLE,
      feedId: 'fed-1',
      status: { ...EXAMPLE.status, lastGoodAt: good.endedAt, dueAt: inHours(1), lastTurn: good },
    },
    {
      ...EXAMPLE,
      feedId: 'fed-2',
      name: 'Space weather',
      kind: 'SPACE_WEATHER',
      content: 'SPACE_WEATHER',
      address: FEED_KINDS.SPACE_WEATHER.address!,
      sets: [],
      everyMinutes: 180,
      status: {
        ...EXAMPLE.status,
        health: 'FAILING',
        lastGoodAt: inHours(-9),
        dueAt: inHours(2),
        failures: 3,
        lastTurn: turnOf('fed-2', 1, FAILED),
      },
    },
    {
      ...EXAMPLE,
      feedId: 'fed-3',
      name: 'Space-Track',
      kind: 'SPACE_TRACK_GP',
      address: FEED_KINDS.SPACE_TRACK_GP.address!,
      sets: [],
      identity: 'ops@aurora.example',
      hasPassword: true,
      isOn: false,
      status: {
        ...EXAMPLE.status,
        health: 'OFF',
        lastGoodAt: null,
        dueAt: null,
        lastTurn: null,
        budget: [
          { minutes: 1, used: 0, limit: 30 },
          { minutes: 60, used: 4, limit: 300 },
        ],
      },
    },
    {
      ...EXAMPLE,
      feedId: 'fed-4',
      name: 'TraCSS',
      kind: 'TRACSS_CDM',
      content: 'MESSAGES',
      isOwn: true,
      address: FEED_KINDS.TRACSS_CDM.address!,
      signInAddress: FEED_KINDS.TRACSS_CDM.signInAddress!,
      sets: [],
      everyMinutes: 15,
      identity: 'aurora',
      hasPassword: true,
      status: {
        ...EXAMPLE.status,
        lastGoodAt: inHours(-0.2),
        dueAt: inHours(0.05),
        refused: [
          {
            name: 'mail 7: orbit.cdm',
            reason: 'The file is larger than 64 MB.',
            reasonSentences: [{ code: 'feed-file-large', figures: { limitMb: 64 } }],
            refusedAt: inHours(-0.4),
          },
        ],
        lastTurn: turnOf('fed-4', 0.2, {
          files: [{ name: 'messages', sizeBytes: 41_200, records: 6, rejected: 2 }],
          change: { objects: 6, newer: 0, added: 4, missing: 0 },
        }),
      },
    },
  ];
}

/** Feeds; a turn that is asked for waits until it is stopped. */
export function feedsHandlers(scenario: Scenario): readonly Handler[] {
  const feeds = mutableRecords(({ feedId }) => feedId, scenario.feeds === 'none' ? [] : feedsOf());
  const turns = () =>
    feeds.all().flatMap(({ feedId, status: { lastTurn, underway } }) => {
      const before = lastTurn === null ? [] : [lastTurn, ...[3, 5, 7].map((at) => turnOf(feedId, at))];
      return underway === null ? before : [underway, ...before];
    });
  const run = ({ feedId, status }: Feed, underway: FeedTurn | null) =>
    feeds.keep(feedId, { status: { ...status, underway } });
  return [
    on('listFeeds', () => feeds.all().toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    on('getFeed', ({ params }) => feeds.find(params.feedId)),
    on('createFeed', ({ body: { password, ...body } }) => {
      if (feeds.all().some(({ name }) => name === body.name)) {
        return mockProblem('feed-exists', `There is a feed ${body.name} already.`);
      }
      return feeds.last({
        ...EXAMPLE,
        ...body,
        feedId: `fed-${feeds.all().length + 1}`,
        content: FEED_KINDS[body.kind].brings,
        isOwn: isForOperator(body.kind),
        hasPassword: password !== undefined,
        status: { ...EXAMPLE.status, health: 'NEW', ageSeconds: null, lastGoodAt: null, lastTurn: null },
      });
    }),
    on('changeFeed', ({ params, body: { password, status: _, ...body }, request }) => {
      const feed = feeds.find(params.feedId);
      if (feed === undefined) return undefined;
      const { feedId, content } = feed;
      const hasPassword = feed.hasPassword || password !== undefined;
      return feeds.change(request, feedId, { ...body, feedId, content, hasPassword });
    }),
    on('deleteFeed', ({ params }) => feeds.remove(params.feedId)),
    on('listFeedTurns', ({ params }) => turns().filter(({ feedId }) => feedId === params.feedId)),
    on('startFeedTurn', ({ params, body }) => {
      const feed = feeds.find(params.feedId);
      if (feed === undefined) return undefined;
      const underway: FeedTurn = {
        ...turnOf(params.feedId, 0),
        isTrial: body.isTrial,
        isScheduled: false,
        state: 'RUNNING',
        askedAt: now(),
        endedAt: null,
        files: [],
        change: null,
      };
      run(feed, underway);
      return underway;
    }),
    on('getFeedTurn', ({ params }) => turns().find(({ turnId }) => turnId === params.turnId)),
    on('cancelFeedTurn', ({ params }) => {
      const feed = feeds.all().find(({ status }) => status.underway?.turnId === params.turnId);
      if (feed === undefined) return undefined;
      run(feed, null);
      return null;
    }),
  ];
}
