import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  intro:
    'Kontakte anderer Betreiber nach Objekt, mit Vereinbarungen, wer ausweicht. Jede Konjunktion zeigt die Kontakte für ihr Sekundärobjekt.',
  refreshing: 'Kontakte werden aktualisiert',
  none: 'Noch keine Kontakte. Fügen Sie einen Kontakt hinzu, oder importieren Sie eine Tabelle.',
  add: 'Kontakt hinzufügen',
  take: 'Tabelle importieren',
  edit: 'Bearbeiten',
  columns: { agreement: 'Vereinbarung', origin: 'Herkunft' },
  form: {
    editTitle: (name: string) => `Kontakt ${name}`,
    create: 'Kontakt hinzufügen',
    save: 'Speichern',
    remove: 'Kontakt entfernen',
    name: 'Organisation',
    email: 'E-Mail',
    phone: 'Telefon',
    objectsHint: 'Ein Eintrag je Zeile: 25544, 44713-44999 oder ONEWEB*',
    agreement: 'Vereinbarung, wer ausweicht',
    note: 'Anmerkungen',
    faults: {
      email: 'Geben Sie eine Adresse mit einem @ ein.',
      objects: 'Geben Sie Nummern, Bereiche mit Bindestrich oder Namensanfänge mit einem Stern ein.',
    },
  },
  taking: {
    title: 'Kontakte aus einer Tabelle importieren',
    hint: 'CSV mit einer Kopfzeile: name,email,phone,objects,agreement,note. Kontakte desselben Namens werden ersetzt.',
    drop: 'CSV-Datei hier ablegen',
    file: 'Datei wählen',
    notText: (name) => `${name} ist kein Text in UTF-8: die Tabelle als CSV (UTF-8) speichern.`,
    take: 'Kontakte importieren',
    table: 'Tabelle',
    done: (added: string, changed: string, unchanged: string) =>
      `${added} neu, ${changed} geändert, ${unchanged} unverändert.`,
    rejected: (line: string, message: string) => `Zeile ${line}: ${message}`,
  },
  removing: {
    title: 'Kontakt entfernen?',
    text: (name: string) => `Konjunktionen zeigen ${name} nicht mehr als Kontakt.`,
  },
};
