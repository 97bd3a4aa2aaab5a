import type { Translation } from '../../../i18n/texts.ts';
import type { en } from './en.ts';

/** German words of messages that are handed over. */
export const de: Translation<typeof en> = {
  title: 'Nachrichten anderer',
  invite: 'Konjunktionsnachrichten hier ablegen (CDM: KVN, XML oder JSON, mehrere je Datei, auch mit gzip gepackt)',
  choose: 'Nachrichten wählen',
  close: 'Hochladen schließen',
  taken: (text, count) => `${text} ${count === 1 ? 'Nachricht wurde' : 'Nachrichten wurden'} angenommen.`,
  refused: (text, count) => `${text} ${count === 1 ? 'Nachricht wurde' : 'Nachrichten wurden'} nicht angenommen.`,
  more: (count) => `und ${count} weitere`,
};
