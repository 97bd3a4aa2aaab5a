import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  range: (minimum, maximum) => `${minimum} bis ${maximum}`,
  optional: (range) => `${range}; leer: keine`,
  typically: (range, typical) => `${range}; üblich ${typical}`,
  outside: (range) => `Außerhalb des erlaubten Bereichs: ${range}.`,
  tooLong: (longest) => `Geben Sie höchstens ${longest} Zeichen ein.`,
  missing: (longest) => `Geben Sie einen Text von höchstens ${longest} Zeichen ein.`,
  money: 'Geben Sie einen Betrag von null oder mehr ein.',
  changes: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  wrong: 'Berichtigen Sie die markierten Felder.',
  discard: 'Verwerfen',
  saved: 'Gespeichert.',
  dismiss: 'Schließen ohne zu speichern',
  conflict: {
    title: 'Ein anderer Benutzer hat Änderungen gespeichert',
    explain:
      'Ihre Änderungen sind nicht gespeichert. Wählen Sie für jedes Feld einen Wert. Vorgewählt: Ihr Wert, wo Sie das Feld geändert haben, sonst der gespeicherte.',
    none: 'Beide Versionen sind nun gleich.',
    mine: 'Ihr Wert',
    theirs: 'Gespeicherter Wert',
    choose: (field) => `Wert für ${field}`,
    save: 'Auswahl speichern',
    takeTheirs: 'Gespeicherte Werte übernehmen',
    dismiss: 'Zurück zum Formular',
  },
};
