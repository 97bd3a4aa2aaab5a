import { textsOf } from '../../i18n/texts.ts';

/** English words of files that are handed over, and of what is wrong in them. */
export const en = {
  list: 'Uploaded files',
  dismissAll: 'Dismiss finished uploads',
  dismiss: (name: string) => `Dismiss ${name}`,
  cancel: 'Cancel',
  again: 'Try again',
  progressOf: (name: string) => `Upload of ${name}`,
  sent: (percent: string) => `${percent} sent`,
  reading: 'The server is reading the file',
  accepted: 'Accepted',
  rejected: 'Rejected',
  tooLarge: 'Too large',
  unreachable: 'Connection lost',
  unreachableText: 'The file did not get through. It is still here; try again when the connection is back.',
  unreadable: 'File changed',
  unreadableText: 'The file changed on disk since it was chosen, so the browser cannot read it. Choose it again.',
  cancelled: 'Cancelled',
  cancelledText: 'Nothing from this file was stored.',
  failed: 'Not uploaded',
  warnings: (count: number) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
  faults: (count: number) => `${count} ${count === 1 ? 'fault' : 'faults'}`,
  copy: 'Copy the list',
  copied: 'Copied',
  place: { line: 'Line', keyword: 'Keyword', code: 'Code', message: 'Message' },
};

/** The words of files that are handed over. */
export const useUploadText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
