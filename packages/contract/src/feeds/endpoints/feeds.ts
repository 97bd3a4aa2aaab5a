import { z } from 'zod';
import { CATALOGUE_ADMIN } from '../../ca/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders, wholeListQuery } from '../../platform/primitives.ts';
import { feed, feedBody, feedChange, feedTurn, feedTurnBody } from '../feed.ts';

const params = z.object({ feedId: idOf('the feed') });
const turnParams = z.object({ turnId: idOf('the turn') });
const WRITTEN = ['feed-exists', 'feed-address', 'feed-too-often', 'feed-account', 'feed-sets'] as const;

export const FEEDS = endpoints('feeds', ['feeds'], {
  listFeeds: {
    call: 'GET /sources',
    summary: 'Feeds of your organisation and of the installation, with their status, by name',
    description:
      'Feeds of your organisation require a role in collision avoidance; feeds of the installation are shown to users of tracking too. Only callers who may change a feed see whose account it uses.',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(feed) },
  },
  getFeed: {
    call: 'GET /sources/{feedId}',
    summary: 'One feed, with its ETag',
    params,
    answers: { 200: feed },
  },
  createFeed: {
    call: 'POST /sources',
    summary: 'Add a feed; its first turn comes within a minute',
    description:
      "Requires an administrator of collision avoidance: of your organisation for its own data (messages, ephemerides, contacts), of the installation's operator for data common to all organisations. A feed from a folder of the server is added with `keepout feed add` on the server.",
    body: feedBody,
    answers: { 201: feed },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    readBy: 'getFeed',
    problems: [...WRITTEN, 'too-many-feeds'],
  },
  changeFeed: {
    call: 'PUT /sources/{feedId}',
    summary: 'Replace a feed; If-Match guards against overwriting a change made meanwhile',
    description: 'Without a password the stored one stays. Another address or account requires it again.',
    params,
    headers: ifMatchHeaders,
    body: feedChange,
    answers: { 200: feed },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    problems: [...WRITTEN, 'feed-kind', 'read-only-field'],
  },
  deleteFeed: {
    call: 'DELETE /sources/{feedId}',
    summary: 'Remove a feed with its turns; the data of its last turn stays in use',
    description: 'Its part of the catalogue stays in use until `removeCatalogueSource` removes it.',
    params,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
  },
  listFeedTurns: {
    call: 'GET /sources/{feedId}/turns',
    summary: 'Turns of a feed, newest first: at most a hundred',
    params,
    query: z.object(wholeListQuery),
    answers: { 200: z.array(feedTurn) },
  },
  startFeedTurn: {
    call: 'POST /sources/{feedId}/turns',
    summary: 'Run a feed now, or run it as a trial',
    description: 'The turn waits for a worker and goes on by itself; `getFeedTurn` tells how far it is.',
    params,
    body: feedTurnBody,
    answers: { 201: feedTurn },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    readBy: 'getFeedTurn',
    problems: ['feed-underway'],
  },
  getFeedTurn: {
    call: 'GET /turns/{turnId}',
    summary: 'One turn of a feed',
    params: turnParams,
    answers: { 200: feedTurn },
  },
  cancelFeedTurn: {
    call: 'DELETE /turns/{turnId}',
    summary: 'Stop a waiting or running turn; data in use stay in use',
    params: turnParams,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    problems: ['feed-turn-over'],
  },
});
