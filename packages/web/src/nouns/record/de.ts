import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  range: (least, most) => `${least} bis ${most}`,
  optional: (range) => `${range}; leer: keine`,
  typically: (range, typical) => `${range}; üblich ${typical}`,
  outside: (range) => `Außerhalb des Erlaubten: ${range}.`,
  tooLong: (longest) => `Höchstens ${longest} Zeichen eingeben.`,
  missing: (longest) => `Einen Text von höchstens ${longest} Zeichen eingeben.`,
  money: 'Einen Betrag ab null eingeben.',
  changes: (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  wrong: 'Berichtigen Sie die markierten Felder.',
  discard: 'Verwerfen',
  saved: 'Gespeichert.',
  dismiss: 'Schließen ohne zu speichern',
  conflict: {
    title: 'Jemand anders hat zuerst gespeichert',
    explain:
      'Von Ihnen ist noch nichts gespeichert. Wählen Sie für jedes Feld, wessen Wert gilt: was nur der andere geändert hat, ist seiner, was Sie geändert haben, Ihrer.',
    none: 'Beide sagen nun dasselbe.',
    mine: 'Ihrer',
    theirs: 'Der andere',
    choose: (field) => `Wessen Wert für ${field}`,
    save: 'Auswahl speichern',
    takeTheirs: 'Den anderen Stand übernehmen',
    dismiss: 'Zurück zum Formular',
  },
};
