import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  messages: {
    title: 'Nachrichten anderer',
    invite: 'Konjunktionsnachrichten hier ablegen (CDM: KVN, XML oder JSON, mehrere je Datei, auch mit gzip gepackt)',
    choose: 'Nachrichten wählen',
    close: 'Hochladen schließen',
    taken: (text, count) => `${text} ${count === 1 ? 'Nachricht wurde' : 'Nachrichten wurden'} angenommen.`,
    refused: (text, count) => `${text} ${count === 1 ? 'Nachricht wurde' : 'Nachrichten wurden'} nicht angenommen.`,
    more: (count) => `und ${count} weitere`,
  },
  list: 'Hochgeladene Dateien',
  dismissAll: 'Erledigte ausblenden',
  dismiss: (name: string) => `${name} ausblenden`,
  again: 'Noch einmal',
  progressOf: (name: string) => `${name} wird hochgeladen`,
  sent: (percent: string) => `${percent} gesendet`,
  reading: 'Der Server liest die Datei',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  tooLarge: 'Zu groß',
  unreachable: 'Verbindung verloren',
  unreachableText: 'Die Datei kam nicht an. Sie ist noch hier; versuchen Sie es, sobald die Verbindung wieder steht.',
  unreadable: 'Datei geändert',
  unreadableText:
    'Die Datei hat sich seit der Auswahl geändert, der Browser kann sie nicht lesen. Wählen Sie sie noch einmal.',
  cancelled: 'Abgebrochen',
  cancelledText: 'Von dieser Datei wurde nichts gespeichert.',
  failed: 'Nicht hochgeladen',
  warnings: (count: number) => `${count} ${count === 1 ? 'Warnung' : 'Warnungen'}`,
  faults: 'Fehler',
  copy: 'Liste kopieren',
  place: { line: 'Zeile', keyword: 'Schlüsselwort', code: 'Code', message: 'Meldung' },
};
