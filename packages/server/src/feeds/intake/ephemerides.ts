import type { ServerContext } from '../../hosting/module.ts';
import { publicEphemerides } from '../../ports/public-ephemerides.ts';
import type { Came } from '../source/asking.ts';
import type { FeedRow } from '../store.ts';
import type { Taken } from './intake.ts';

/** An ephemeris of an object of others stands in place of its element set, and of what a feed brought of it before. */
export async function takeEphemeris(
  context: ServerContext,
  { id, name: feedName }: FeedRow,
  { name, bytes }: Came,
  isTrial: boolean,
): Promise<Taken> {
  const file = { feed: { id, name: feedName }, fileName: name, bytes, isTrial };
  const { is, note = [] } = await context.use(publicEphemerides).take(file);
  const [added, newer, rejected] = (['FIRST', 'NEWER', 'UNUSABLE'] as const).map((each) => Number(each === is));
  const change = { objects: 1, newer: newer!, added: added!, gone: 0 };
  return { contents: { records: newer! + added!, rejected: rejected!, change }, note };
}

export const tidyEphemerides = (context: ServerContext): Promise<void> => context.use(publicEphemerides).tidy();
