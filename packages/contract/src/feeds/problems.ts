import type { ProblemTable } from '../platform/problem-table.ts';

/** Problems of feeds. */
export const FEED_PROBLEMS = {
  'feed-exists': {
    status: 409,
    title: 'A feed with this name already exists.',
    advice: 'Choose another name, or change the existing feed.',
  },
  'feed-address': {
    status: 422,
    title: 'The address of the feed is not allowed.',
    advice: 'Send an https address in a public network. Add folders with `keepout feed add` on the server.',
  },
  'feed-too-often': {
    status: 422,
    title: 'The interval of the feed is shorter than its publisher allows.',
    advice: 'Send at least the number of minutes that `message` names.',
  },
  'feed-account': {
    status: 422,
    title: 'The feed lacks an account, or has an account that its kind does not use.',
    advice: 'Send `identity` and `password` if the kind of feed requires an account; otherwise omit both.',
  },
  'feed-sets': {
    status: 422,
    title: 'The list of data sets of the feed is empty or has duplicates.',
    advice: 'Name each data set once if the kind of feed has several; otherwise omit the list.',
  },
  'feed-mail-server': {
    status: 422,
    title: 'Only a mailbox feed has a trusted mail server.',
    advice: 'Omit `trustedServer`, or send null.',
  },
  'feed-kind': {
    status: 422,
    title: 'The kind of a feed cannot be changed.',
    advice: 'Add a feed of the other kind, and remove this feed.',
  },
  'too-many-feeds': {
    status: 409,
    title: 'The installation has reached its limit of feeds.',
    advice: 'Remove a feed that is not needed.',
  },
  'feed-underway': {
    status: 409,
    title: 'A download of this feed is already queued or running.',
    advice: 'Wait until it has ended, or stop it.',
  },
  'feed-turn-over': {
    status: 409,
    title: 'The download has ended.',
    advice: 'It cannot be stopped any more.',
  },
} as const satisfies ProblemTable;
