import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of feeds. */
export const FEED_PROBLEMS = {
  'feed-exists': {
    status: 409,
    title: 'There is a feed of that name already.',
    advice: 'Choose another name, or change the feed that is there.',
  },
  'feed-address': {
    status: 422,
    title: 'The address of a feed is none that may be asked.',
    advice: 'Send an https address of a public network. Folders are added by `keepout feed add` on the machine.',
  },
  'feed-too-often': {
    status: 422,
    title: 'The feed would be asked more often than its publisher allows.',
    advice: 'Send at least the minutes that the message names.',
  },
  'feed-account': {
    status: 422,
    title: 'The feed lacks an account, or has one that is not needed.',
    advice: 'Send `identity` and `password` where the kind of feed needs an account, else neither.',
  },
  'feed-sets': {
    status: 422,
    title: 'The feed asks for nothing, or for the same thing twice.',
    advice: 'Name what is asked for, each once, where the kind of feed has several; else nothing.',
  },
  'feed-mail-server': {
    status: 422,
    title: 'The feed has a mail server and is no mailbox.',
    advice: 'Send `trustedServer` null, or leave it out.',
  },
  'feed-kind': {
    status: 422,
    title: 'The kind of a feed does not change.',
    advice: 'Add a feed of the other kind, and remove this one.',
  },
  'too-many-feeds': {
    status: 409,
    title: 'The installation has as many feeds as it may.',
    advice: 'Remove a feed that is not needed.',
  },
  'feed-underway': {
    status: 409,
    title: 'A turn of this feed waits or asks already.',
    advice: 'Wait for it, or stop it.',
  },
  'feed-turn-over': {
    status: 409,
    title: 'The turn is over.',
    advice: 'There is nothing to stop.',
  },
} as const satisfies ProblemTable;
