import type { SentenceTable } from '../platform/sentence-text.ts';

/** What is to be said of a file that went out, or did not. */
export const PUBLISHING_SENTENCES = {
  'published-answered': 'The recipient answered with {status#}.',
  'published-no-connection': 'No connection to the recipient ({code}); nothing left.',
  'published-no-public-address': 'The name of the recipient leads to no public address; nothing left.',
  'published-broken': 'The connection broke after the file had begun to leave, before an answer came ({code}).',
  'published-interrupted': 'The worker that sent it is gone; whether it arrived is not known.',
  'published-not-signed-in': 'The recipient does not know the account, or its password.',
  'published-secret-unreadable': 'The kept password or certificate cannot be opened with the key of this installation.',
  'published-certificate-unfit': 'The kept certificate is of no use: it holds from {from@} to {until@}. Nothing left.',
  'published-asked-to-wait': 'The recipient asked to be left alone; it is tried again.',
  'published-in-folder': 'It lies in the folder.',
  'published-other-file-there': 'Another file of that name lies in the folder.',
  'published-folder-unwritable': 'The folder cannot be written to ({code}).',
  'published-no-folder': 'This installation has no folder for files that go out (`KEEPOUT_PUBLISHING_DIR`).',
  'published-recipient-gone': 'The recipient was removed.',
} as const satisfies SentenceTable;
