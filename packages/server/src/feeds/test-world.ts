import type { MeanElements } from '@keepout/astro/nouns';
import type { Feed, FeedBody, FeedTurn } from '@keepout/contract/feeds/feed';
import { USUAL_LEAST_SHARE } from '@keepout/contract/feeds/fields';
import { FEED_KINDS } from '@keepout/contract/feeds/kinds';
import { messageIntakeOf } from '../ca/cdms/incoming.ts';
import { ownEphemerisIntakeOf } from '../ca/ephemeris-files/incoming.ts';
import { collisionAvoidance } from '../ca/module.ts';
import { contactIntakeOf } from '../ca/operator-contacts/incoming.ts';
import { publicEphemeridesOf } from '../ca/public-ephemerides/intake.ts';
import { newestCatalogue, readElements } from '../catalogue/store.ts';
import { contactIntake } from '../ports/contacts.ts';
import { messageIntake } from '../ports/messages.ts';
import { ownEphemerisIntake } from '../ports/own-ephemerides.ts';
import { publicEphemerides } from '../ports/public-ephemerides.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { startTestPublisher, type TestPublisher } from '../test-publisher.ts';
import { type Route, route } from '../test-route.ts';
import { feeds } from './module.ts';
import { runTurn } from './turns/run-turn.ts';

/** A platform with a publisher beside it; turns are made when a test says so. */
export interface FeedWorld {
  readonly platform: TestPlatform;
  readonly publisher: TestPublisher;
  send(
    place: Route,
    payload?: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; json: unknown }>;
  /** Adds the satellite that messages and ephemerides are about. */
  own(noradId: number): Promise<void>;
  /** A feed of the publisher, otherwise as its kind usually is. */
  add(body: Pick<FeedBody, 'kind'> & Partial<FeedBody>): Promise<Feed>;
  get(feedId: string): Promise<Feed>;
  /** A turn from its order to its end. */
  turn(feedId: string, isTrial?: boolean): Promise<FeedTurn>;
  /** As if the time of the publisher's rules had passed. */
  forgetCalls(): Promise<void>;
  /** What is in use, by its numbers. */
  inUse(): Promise<readonly MeanElements[]>;
  close(): Promise<void>;
}

export async function startFeedWorld(): Promise<FeedWorld> {
  const publisher = await startTestPublisher();
  const platform = await startTestPlatform([feeds, collisionAvoidance], {
    worker: false,
    settings: { allowPrivateFeeds: true },
  });
  const admin = await platform.bearer({ roles: { 'collision-avoidance': ['admin'] } });
  // As the platform composes it for the jobs of feeds.
  const offers = new Map<object, (context: TestPlatform['context']) => object>([
    [publicEphemerides, publicEphemeridesOf],
    [messageIntake, messageIntakeOf],
    [ownEphemerisIntake, ownEphemerisIntakeOf],
    [contactIntake, contactIntakeOf],
  ]);
  const use = (capability: object) => offers.get(capability)!(platform.context) as never;
  const context = { ...platform.context, use };
  const send: FeedWorld['send'] = async (place, payload, headers = {}) => {
    const answer = await platform.app.inject({
      ...place,
      headers: { ...admin, ...headers },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, json: answer.body === '' ? undefined : answer.json() };
  };
  const get = async (feedId: string) => (await send(route('getFeed', { feedId }))).json as Feed;
  const forgetCalls = async () => {
    await context.database.pool.query(`update feed_call set called_at = called_at - interval '30 days'`);
    await context.database.pool.query(`update feed_answer set came_at = came_at - interval '30 days'`);
  };
  let names = 0;
  return {
    own: async (noradId) => {
      const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
      await send(route('createSatellite'), { name: 'SENTINEL A', noradId, configuration });
    },
    platform,
    publisher,
    send,
    get,
    add: async (body) => {
      await forgetCalls();
      const { address, sets, everyMinutes, signInAddress } = FEED_KINDS[body.kind];
      const made = await send(route('createFeed'), {
        name: `feed ${names++}`,
        address: address === null ? '/nowhere' : `${publisher.origin}${new URL(address).pathname}`,
        sets,
        everyMinutes,
        minShare: USUAL_LEAST_SHARE,
        signInAddress: signInAddress === undefined ? null : `${publisher.origin}${new URL(signInAddress).pathname}`,
        identity: null,
        isOn: true,
        ...body,
      });
      if (made.status !== 201) throw new Error(JSON.stringify(made.json));
      return made.json as Feed;
    },
    turn: async (feedId, isTrial = false) => {
      const ordered = (await send(route('startFeedTurn', { feedId }), { isTrial })).json as FeedTurn;
      await runTurn(context, ordered, new AbortController().signal);
      return (await send(route('getFeedTurn', { turnId: ordered.turnId }))).json as FeedTurn;
    },
    forgetCalls,
    inUse: async () => {
      const row = await newestCatalogue(context.database.orm);
      return row === undefined ? [] : await readElements(context.database.orm, row.id);
    },
    close: async () => {
      await platform.close();
      await publisher.close();
    },
  };
}
