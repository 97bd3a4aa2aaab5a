import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: (operator: string) => `${operator} fragt, was Sie tun`,
  reading: 'Die Frage wird gelesen',
  notWhole: 'Die Adresse ist unvollständig',
  noToken:
    'Sie endet mit einem Rautezeichen und 43 Buchstaben. Kopieren Sie sie neu aus der Nachricht, in der sie stand.',
  intro:
    'Sie brauchen kein Konto. Was Sie sagen, sieht, wer fragt, mit Ihrem Namen, und es bleibt im Protokoll des Ereignisses.',
  facts: {
    theirs: 'Satellit der Fragenden',
    yours: 'Ihr Objekt',
    miss: 'Abstand dabei',
    pc: 'Kollisionswahrscheinlichkeit nach Rechnung der Fragenden',
    decideBy: 'Entschieden wird bis',
    ours: 'Die Fragenden',
    until: 'Dieses Formular ist offen bis',
  },
  notSaid: 'haben noch nicht gesagt, was sie tun',
  question: 'Gefragt wird',
  who: 'Ihr Name und Ihre Organisation',
  intent: 'Wir',
  intents: { MOVES: 'weichen aus', STAYS: 'bleiben', WAITS: 'warten', NOTE: 'sagen etwas anderes' },
  theirIntents: { MOVES: 'weichen aus', STAYS: 'bleiben', WAITS: 'warten', NOTE: 'sagten etwas anderes' },
  note: 'In Worten',
  send: 'Antworten',
  sent: 'Ihre Antwort ist angekommen. Sie können noch einmal antworten: Die letzte gilt.',
  given: 'Was mit diesem Formular geantwortet wurde',
  left: (count: string) => `Noch möglich: ${count} Antworten.`,
  choose: 'Auswählen',
  needsName: 'Sagen Sie, wer Sie sind.',
  needsIntent: 'Sagen Sie, was Sie tun.',
};
