import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  intro:
    'Andere Betreiber: wen man wegen welchen Objekts anruft, und was vereinbart ist, wer ausweicht. Jedes Ereignis zeigt, wer sein anderes Objekt hat.',
  refreshing: 'Kontakte werden aktualisiert',
  none: 'Noch kein Kontakt: Bei einem Ereignis steht nicht, wen man anruft.',
  add: 'Kontakt anlegen',
  take: 'Tabelle übernehmen',
  edit: 'Bearbeiten',
  columns: { agreement: 'Vereinbart', origin: 'Herkunft' },
  form: {
    editTitle: (name: string) => `Kontakt ${name}`,
    create: 'Anlegen',
    save: 'Speichern',
    remove: 'Kontakt entfernen',
    name: 'Organisation',
    email: 'Mail',
    phone: 'Telefon',
    objects: 'Ihre Objekte',
    objectsHint: 'Eine Zeile für jedes: 25544, 44713-44999 oder ONEWEB*',
    agreement: 'Wer ausweicht, wie vereinbart',
    note: 'Was sonst zu wissen ist',
    faults: {
      email: 'Schreiben Sie eine Adresse mit einem @.',
      objects: 'Schreiben Sie Nummern, Bereiche mit Bindestrich oder Anfänge von Namen mit einem Stern.',
    },
  },
  taking: {
    title: 'Kontakte aus einer Tabelle übernehmen',
    hint: 'CSV mit einer Kopfzeile: name,email,phone,objects,agreement,note. Kontakte desselben Namens werden ersetzt.',
    drop: 'CSV-Datei hier ablegen',
    file: 'Datei wählen',
    notText: (name) => `${name} ist kein Text in UTF-8: die Tabelle als CSV (UTF-8) speichern.`,
    take: 'Übernehmen',
    table: 'Tabelle',
    done: (added: string, changed: string, unchanged: string) =>
      `${added} neu, ${changed} geändert, ${unchanged} wie sie waren.`,
    rejected: (line: string, message: string) => `Zeile ${line}: ${message}`,
  },
  removing: {
    title: 'Kontakt entfernen?',
    text: (name: string) => `Ereignisse sagen nicht mehr, dass ${name} anzurufen ist.`,
  },
};
