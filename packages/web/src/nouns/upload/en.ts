import { textsOf } from '../../i18n/texts.ts';

/** English texts of uploads and of the errors in uploaded files. */
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
  unreachableText: 'The file was not uploaded. Try again when the connection is restored.',
  unreadable: 'File changed',
  unreadableText: 'The file changed on disk after you chose it, so the browser cannot read it. Choose it again.',
  cancelled: 'Cancelled',
  cancelledText: 'No data from this file was stored.',
  failed: 'Not uploaded',
  warnings: (count: number) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
  /** Without a number: only the first errors are listed. */
  faults: 'Errors',
  copy: 'Copy list',
  /** Uploads of conjunction messages; a file may contain several. */
  messages: {
    title: 'Messages of other originators',
    invite: 'Drop CDMs here (KVN, XML or JSON, several per file, also gzip)',
    choose: 'Choose messages',
    close: 'Close upload',
    taken: (text: string, count: number) => `${text} ${count === 1 ? 'message' : 'messages'} accepted.`,
    refused: (text: string, count: number) => `${text} ${count === 1 ? 'message' : 'messages'} rejected.`,
    more: (count: string) => `and ${count} more`,
  },
  place: { line: 'Line', keyword: 'Keyword', code: 'Code', message: 'Message' },
};

/** Returns the texts of uploads. */
export const useUploadText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
