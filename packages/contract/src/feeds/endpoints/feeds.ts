import { z } from 'zod';
import { CATALOGUE_ADMIN } from '../../ca/role.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatchHeaders, wholeListQuery } from '../../platform/primitives.ts';
import { feed, feedBody, feedChange, feedTurn, feedTurnBody } from '../feed.ts';

const params = z.object({ feedId: idOf('the feed') });
const turnParams = z.object({ turnId: idOf('the turn') });
const WRITE_PROBLEMS = ['feed-exists', 'feed-address', 'feed-too-often', 'feed-account', 'feed-sets'] as const;

export const FEEDS = endpoints('feeds', ['feeds'], {
  listFeeds: {
    call: 'GET /sources',
    summary: 'Lists the feeds of your organisation and of the installation with their status, by name',
    description:
      'Feeds of your organisation require a role in collision avoidance. Users of tracking also see feeds of the installation. Only callers who may change a feed see its account.',
    query: z.object(wholeListQuery),
    answers: { 200: z.array(feed) },
  },
  getFeed: {
    call: 'GET /sources/{feedId}',
    summary: 'Returns a feed with its ETag',
    params,
    answers: { 200: feed },
  },
  createFeed: {
    call: 'POST /sources',
    summary: 'Adds a feed; its first download starts within a minute',
    description:
      "Requires an administrator of collision avoidance: of your organisation for its own data (messages, ephemerides, contacts), of the installation's operator for data common to all organisations. A feed from a folder of the server is added with `keepout feed add` on the server.",
    body: feedBody,
    answers: { 201: feed },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    readBy: 'getFeed',
    problems: [...WRITE_PROBLEMS, 'too-many-feeds'],
  },
  changeFeed: {
    call: 'PUT /sources/{feedId}',
    summary: 'Replaces a feed; If-Match prevents overwriting a concurrent change',
    description:
      'Without a password, the stored password is used. A new address or account requires the password again.',
    params,
    headers: ifMatchHeaders,
    body: feedChange,
    answers: { 200: feed },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    problems: [...WRITE_PROBLEMS, 'feed-kind', 'read-only-field'],
  },
  deleteFeed: {
    call: 'DELETE /sources/{feedId}',
    summary: 'Removes a feed with its download history; the data of the last download remain in use',
    description: 'Its part of the catalogue stays in use until `removeCatalogueSource` removes it.',
    params,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
  },
  listFeedTurns: {
    call: 'GET /sources/{feedId}/turns',
    summary: 'Lists the downloads of a feed, newest first, at most 100',
    params,
    query: z.object(wholeListQuery),
    answers: { 200: z.array(feedTurn) },
  },
  startFeedTurn: {
    call: 'POST /sources/{feedId}/turns',
    summary: 'Starts a download of a feed, or a trial download',
    description:
      'The download waits for a worker process and runs in the background; `getFeedTurn` returns its progress.',
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
    summary: 'Returns a download of a feed',
    params: turnParams,
    answers: { 200: feedTurn },
  },
  cancelFeedTurn: {
    call: 'DELETE /turns/{turnId}',
    summary: 'Stops a waiting or running download; data in use remain in use',
    params: turnParams,
    answers: { 204: z.null() },
    requirement: CATALOGUE_ADMIN,
    commonData: 'BY_RECORD',
    problems: ['feed-turn-over'],
  },
});
