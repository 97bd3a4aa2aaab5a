import type { SentenceTable } from '../platform/sentence-text.ts';

/** Why a turn of a feed brought nothing, or what is to be known of what it brought. */
export const FEED_SENTENCES = {
  'feed-answered': 'The publisher answered with {status#}.',
  'feed-asks-to-wait': 'It asks to be left alone until {until@_}.',
  'feed-shut-out': 'It shuts us out; the feed was switched off. Look at the account and at how often it is asked.',
  'feed-stalled': 'Nothing came for {waitedS#} seconds.',
  'feed-cut': 'The answer broke off after {bytes#} bytes.',
  'feed-too-large': 'The answer is larger than {limitMb#} MB.',
  'feed-no-connection': 'No connection to the publisher ({code}).',
  'feed-no-public-address': 'The name of the publisher leads to no public address.',
  'feed-not-signed-in': 'The publisher does not know the account, or its password.',
  'feed-password-unreadable': 'The kept password cannot be opened with the key of this installation.',
  'feed-budget-used': 'What the publisher allows is used up; it is asked again from {from@_} on.',
  'feed-nothing-there': 'The publisher has nothing under {set}.',
  'feed-not-the-form': '{file} is something else than the publisher should send here.',
  'feed-file-refused': '{file} was not taken:',
  'feed-shrunk': '{file} has {objects#} objects where the last good one had {before#}; at least {least#} are expected.',
  'feed-folder-missing': 'There is no such folder.',
  'feed-folder-unreadable': 'The folder cannot be read ({code}).',
  'feed-folder-empty': 'The folder has no file.',
  'feed-folder-waits': '{file} is still being written.',
  'feed-line': 'Line {line#}: {column} cannot be read.',
  'feed-table-line': 'Line {line#} cannot be read.',
  'feed-table-empty': 'It has no day.',
  'feed-column-missing': 'It has no column {column}.',
  'feed-table-gap': 'Line {line#}: the day does not follow the one before.',
  'feed-table-old': 'It ends on {until}, before the table in use, which ends on {inUse}.',
  'feed-leap-seconds':
    'It says that TAI - UTC is {published#} s on {day}; this version knows {known#} s. Update the platform before that day.',
  'feed-messages-rejected': 'Not taken: {count#} message(s); the first:',
  'feed-interrupted': 'The worker that asked is gone.',
} as const satisfies SentenceTable;
