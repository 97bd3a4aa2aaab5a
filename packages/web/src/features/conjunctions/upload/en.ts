import { textsOf } from '../../../i18n/texts.ts';

/** English words of messages that are handed over. */
export const en = {
  title: 'Messages of others',
  invite: 'Drop conjunction messages here (CDM: KVN, XML or JSON, several in a file, also packed with gzip)',
  choose: 'Choose messages',
  close: 'Close the upload',
  taken: (text: string, count: number) => `${text} ${count === 1 ? 'message was' : 'messages were'} taken.`,
  refused: (text: string, count: number) => `${text} ${count === 1 ? 'message was' : 'messages were'} not taken.`,
  more: (count: string) => `and ${count} more`,
};

export const useMessageUploadText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
