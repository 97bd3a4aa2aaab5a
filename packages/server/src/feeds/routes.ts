import { CATALOGUE_ADMIN, COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { FEEDS } from '@keepout/contract/feeds/endpoints/feeds';
import { satisfies } from '@keepout/contract/platform/roles';
import type { FastifyRequest } from 'fastify';
import { ensureOperators } from '../fleet/operator.ts';
import type { ServerContext } from '../hosting/module.ts';
import { principalOf } from '../identity/guard.ts';
import { isOfInstallation } from '../identity/installation-operator.ts';
import { callerOf } from '../platform/http/caller.ts';
import type { App } from '../platform/http/http.ts';
import { notFound, orNotFound } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import { recordChange } from '../platform/records/change-record.ts';
import { presentTurn } from './present.ts';
import { cancelTurn, changeFeed, createFeed, presentFeeds, removeFeed, startTurn } from './service.ts';
import { type FeedRow, findFeed, findTurn, listFeeds, listTurns } from './store.ts';

export function registerFeeds(app: App, context: ServerContext): void {
  ensureOperators(app, context.database.orm);
  const db = context.database.orm;
  /** Feeds of an organisation deliver data for collision avoidance. */
  const mayRead = (request: FastifyRequest, { operatorId }: Pick<FeedRow, 'operatorId'>): boolean =>
    operatorId === null || satisfies(principalOf(request).roles, COLLISION_AVOIDANCE.requirement);
  const presentAll = async (request: FastifyRequest, rows: readonly FeedRow[]) => {
    const isAdmin = satisfies(principalOf(request).roles, CATALOGUE_ADMIN);
    const mayChangeCommon = isAdmin && (await isOfInstallation(db, principalOf(request), context.settings));
    return (await presentFeeds(db, rows)).map((feed) =>
      (feed.isOwn ? isAdmin : mayChangeCommon) ? feed : { ...feed, identity: null },
    );
  };
  const present = async (request: FastifyRequest, row: FeedRow) => (await presentAll(request, [row]))[0]!;
  const feedOf = async (request: FastifyRequest, id: string): Promise<FeedRow> => {
    const row = await orNotFound(findFeed(db, id, callerOf(request).operatorId), 'The feed');
    if (!mayRead(request, row)) throw notFound('The feed');
    return row;
  };

  serve(app, FEEDS.listFeeds, async (request) => {
    const rows = await listFeeds(db, callerOf(request).operatorId);
    return await presentAll(
      request,
      rows.filter((row) => mayRead(request, row)),
    );
  });
  serve(app, FEEDS.getFeed, async (request) => present(request, await feedOf(request, request.params.feedId)));
  serve(app, FEEDS.createFeed, async (request) =>
    present(request, await createFeed(context, callerOf(request), request.body, 'api')),
  );
  serve(app, FEEDS.changeFeed, async (request, _reply, expected) => {
    return await present(request, await changeFeed(context, recordChange(request, request.params.feedId, expected)));
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
    const turn = await orNotFound(findTurn(db, request.params.turnId, callerOf(request).operatorId), 'The turn');
    await feedOf(request, turn.feedId);
    return presentTurn(turn);
  });
  serve(app, FEEDS.cancelFeedTurn, async (request) => {
    await cancelTurn(context, callerOf(request), request.params.turnId);
  });
}
