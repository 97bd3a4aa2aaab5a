import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  messages: {
    title: 'Nachrichten anderer Urheber',
    invite: 'CDMs hier ablegen (KVN, XML oder JSON, mehrere je Datei, auch gzip)',
    choose: 'Nachrichten wählen',
    close: 'Hochladen schließen',
    taken: (text, count) => `${text} ${count === 1 ? 'Nachricht' : 'Nachrichten'} angenommen.`,
    refused: (text, count) => `${text} ${count === 1 ? 'Nachricht' : 'Nachrichten'} abgelehnt.`,
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
  unreachableText:
    'Die Datei wurde nicht hochgeladen. Versuchen Sie es erneut, wenn die Verbindung wiederhergestellt ist.',
  unreadable: 'Datei geändert',
  unreadableText:
    'Die Datei hat sich nach der Auswahl geändert; der Browser kann sie nicht lesen. Wählen Sie sie erneut.',
  cancelled: 'Abgebrochen',
  cancelledText: 'Keine Daten dieser Datei wurden gespeichert.',
  failed: 'Nicht hochgeladen',
  warnings: (count: number) => `${count} ${count === 1 ? 'Warnung' : 'Warnungen'}`,
  faults: 'Fehler',
  copy: 'Liste kopieren',
  place: { line: 'Zeile', keyword: 'Schlüsselwort', code: 'Code', message: 'Meldung' },
};
