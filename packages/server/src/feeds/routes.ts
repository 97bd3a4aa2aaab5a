import { FEEDS } from '@keepout/contract/feeds/endpoints/feeds';
import type { FastifyRequest } from 'fastify';
import { ensureOperators } from '../fleet/operator.ts';
import type { ServerContext } from '../hosting/module.ts';
import { callerOf } from '../platform/http/caller.ts';
import type { App } from '../platform/http/http.ts';
import { orNotFound } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { changeOf } from '../platform/records/change-record.ts';
import { presentTurn } from './present.ts';
import { cancelTurn, changeFeed, createFeed, presentFeeds, removeFeed, startTurn } from './service.ts';
import { type FeedRow, findFeed, findTurn, listFeeds, listTurns } from './store.ts';

export function registerFeeds(app: App, context: ServerContext): void {
  ensureOperators(app, context.database.orm);
  const db = context.database.orm;
  const present = async (row: FeedRow) => (await presentFeeds(db, [row]))[0]!;
  const feedOf = async (request: FastifyRequest, id: string): Promise<FeedRow> =>
    await orNotFound(findFeed(db, id, callerOf(request).operatorId), 'The feed');

  serve(app, FEEDS.listFeeds, async (request) => presentFeeds(db, await listFeeds(db, callerOf(request).operatorId)));
  serve(app, FEEDS.getFeed, async (request) => present(await feedOf(request, request.params.feedId)));
  serve(app, FEEDS.createFeed, async (request) =>
    present(await createFeed(context, callerOf(request), request.body, 'api')),
  );
  serve(app, FEEDS.changeFeed, async (request, _reply, expected) => {
    return await present(await changeFeed(context, changeOf(request, request.params.feedId, expected)));
  });
  serve(app, FEEDS.deleteFeed, async (request) => {
    await removeFeed(context, callerOf(request), request.params.feedId, 'api');
  });

  serve(app, FEEDS.listFeedTurns, async (request) => {
    const { id } = await feedOf(request, request.params.feedId);
    return (await listTurns(db, id)).map(presentTurn);
  });
  serve(app, FEEDS.startFeedTurn, async (request) => {
    const { feedId } = request.params;
    return presentTurn(await startTurn(context, callerOf(request), feedId, request.body.isTrial));
  });
  serve(app, FEEDS.getFeedTurn, async (request) => {
    return presentTurn(await orNotFound(findTurn(db, request.params.turnId, callerOf(request).operatorId), 'The turn'));
  });
  serve(app, FEEDS.cancelFeedTurn, async (request) => {
    await cancelTurn(context, callerOf(request), request.params.turnId);
  });
}
