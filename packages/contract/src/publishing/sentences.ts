import type { SentenceTable } from '../platform/sentence-text.ts';

/** Results of sending a published file. */
export const PUBLISHING_SENTENCES = {
  'published-answered': 'The recipient returned {status#}.',
  'published-no-connection': 'No connection to the recipient ({code}); the file was not sent.',
  'published-no-public-address': 'The host name of the recipient has no public address; the file was not sent.',
  'published-broken': 'The connection was lost while the file was being sent, before a response ({code}).',
  'published-interrupted': 'The worker process ended while sending the file; its arrival is not known.',
  'published-not-signed-in': 'The recipient does not accept the account or its password.',
  'published-secret-unreadable':
    'The stored password or certificate cannot be decrypted with the key of this installation.',
  'published-certificate-unfit':
    'The stored certificate is not valid now: its validity is {from@} to {until@}. The file was not sent.',
  'published-asked-to-wait': 'The recipient requested a pause; the file will be sent again.',
  'published-in-folder': 'The file was written to the folder.',
  'published-other-file-there': 'The folder contains another file with this name.',
  'published-folder-unwritable': 'The folder is not writable ({code}).',
  'published-no-folder': 'This installation has no folder for published files (`KEEPOUT_PUBLISHING_DIR`).',
  'published-recipient-gone': 'The recipient was removed.',
} as const satisfies SentenceTable;
