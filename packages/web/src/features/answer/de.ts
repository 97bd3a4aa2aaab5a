import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: (operator: string) => `${operator} fragt nach Ihrer Manöverabsicht`,
  reading: 'Anfrage wird geladen',
  notWhole: 'Die Adresse ist unvollständig',
  noToken:
    'Die Adresse muss mit einem Rautezeichen und 43 Buchstaben enden. Kopieren Sie sie erneut aus der erhaltenen Nachricht.',
  intro:
    'Ein Konto ist nicht nötig. Der anfragende Betreiber sieht Ihre Antwort und Ihren Namen; beides bleibt im Protokoll der Konjunktion.',
  facts: {
    theirs: 'Satellit des Anfragenden',
    yours: 'Ihr Objekt',
    miss: 'Abstand',
    pc: 'Kollisionswahrscheinlichkeit (Berechnung des Anfragenden)',
    decideBy: 'Entscheidungsfrist des Anfragenden',
    ours: 'Absicht des Anfragenden',
    until: 'Formular offen bis',
  },
  notSaid: 'noch nicht angegeben',
  question: 'Frage',
  who: 'Ihr Name und Ihre Organisation',
  intent: 'Ihre Absicht',
  intents: { STAYS: 'Kein Manöver', WAITS: 'Noch offen', NOTE: 'Anderes (siehe Kommentar)' },
  theirIntents: { MOVES: 'Manöver', STAYS: 'kein Manöver', WAITS: 'noch offen', NOTE: 'anderes' },
  note: 'Kommentar',
  send: 'Antwort senden',
  sent: 'Antwort gesendet. Sie können erneut antworten; die neueste Antwort gilt.',
  given: 'Antworten mit diesem Formular',
  left: (count: string) => `Noch ${count} Antworten möglich.`,
  choose: 'Absicht wählen',
  needsName: 'Geben Sie Ihren Namen ein.',
  needsIntent: 'Wählen Sie Ihre Absicht.',
};
