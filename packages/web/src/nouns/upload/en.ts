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
  /** Without their number: of many only the first are told. */
  faults: 'Faults',
  copy: 'Copy the list',
  /** Of conjunction messages, of which a file may have several. */
  messages: {
    title: 'Messages of others',
    invite: 'Drop conjunction messages here (CDM: KVN, XML or JSON, several in a file, also packed with gzip)',
    choose: 'Choose messages',
    close: 'Close the upload',
    taken: (text: string, count: number) => `${text} ${count === 1 ? 'message was' : 'messages were'} taken.`,
    refused: (text: string, count: number) => `${text} ${count === 1 ? 'message was' : 'messages were'} not taken.`,
    more: (count: string) => `and ${count} more`,
  },
  place: { line: 'Line', keyword: 'Keyword', code: 'Code', message: 'Message' },
};

/** The words of files that are handed over. */
export const useUploadText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
