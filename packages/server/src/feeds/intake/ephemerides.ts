import { asWritten, tell, together } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { ownEphemerisIntake } from '../../ports/own-ephemerides.ts';
import { publicEphemerides } from '../../ports/public-ephemerides.ts';
import type { PublishedDocument } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import type { IntakeResult } from './intake.ts';

/** Stores an ephemeris of another operator's object, which replaces its element set and the feed's previous ephemeris. */
export async function takePublicEphemeris(
  context: ServerContext,
  { id, name: feedName }: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  const file = { feed: { id, name: feedName }, fileName: name, bytes, isTrial };
  const { is, note = [] } = await context.use(publicEphemerides).take(file);
  const [addedCount, newer, rejected] = (['FIRST', 'NEWER', 'UNUSABLE'] as const).map((outcome) =>
    Number(outcome === is),
  );
  const change = { objects: 1, newer: newer!, added: addedCount!, gone: 0 };
  return { contents: { records: newer! + addedCount!, rejected: rejected!, change }, note };
}

export async function tidyEphemerides(context: ServerContext): Promise<undefined> {
  await context.use(publicEphemerides).tidy();
}

/** Stores an ephemeris of an own satellite like an upload by a user of the organisation. */
export async function takeOwnEphemeris(
  context: ServerContext,
  { name: feedName, operatorId }: FeedRow,
  { name, bytes }: PublishedDocument,
  isTrial: boolean,
): Promise<IntakeResult> {
  if (operatorId === null) throw new Error('own ephemerides are of an organisation');
  const file = { operatorId, actor: `feed ${feedName}`, fileName: name, bytes, isTrial };
  const { is, fault = '', mayBeTaken = false } = await context.use(ownEphemerisIntake).take(file);
  if (is === 'UNUSABLE')
    return { refused: together(tell('feed-file-refused', { file: name }), asWritten(fault)), mayBeTaken };
  const addedCount = Number(is === 'TAKEN');
  return {
    contents: { records: addedCount, rejected: 0, change: { objects: 1, newer: 0, added: addedCount, gone: 0 } },
  };
}
