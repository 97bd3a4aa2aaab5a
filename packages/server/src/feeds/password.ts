import type { FeedRow } from './store.ts';

/** For what a password was said: sealed for one place and account it opens for no other. */
export const passwordOwner = ({ id, address, identity }: Pick<FeedRow, 'id' | 'address' | 'identity'>): string =>
  JSON.stringify(['feed', id, URL.canParse(address) ? new URL(address).origin : address, identity]);
