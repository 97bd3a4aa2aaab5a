import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Entscheidungsakte prüfen',
  explain:
    'Alles wird in diesem Browser gerechnet; von der Datei wird nichts gesendet. Die Signatur wird geprüft, und jede Zahl wird aus den enthaltenen Nachrichten neu berechnet.',
  recordLabel: 'Entscheidungsakte (JSON) hier ablegen',
  record: 'Akte wählen',
  keysLabel: 'Schlüssel einer anderen Installation (JWK-Satz oder PEM), wenn die Akte nicht von dieser ist',
  keys: 'Schlüssel wählen',
  keysChosen: (name) => `Schlüssel aus ${name}`,
  checking: 'Die Akte wird geprüft',
  conclusions: {
    proven: () => 'Die Akte ist unverändert, wie sie signiert wurde, und jede Zahl ist dieselbe.',
    unproven: () => 'Unverändert, seit ihr Hash gebildet wurde; wer signiert hat, ist nicht bewiesen.',
    'other-methods': (edition) =>
      `Die Akte ist unverändert, wie sie signiert wurde. Ihre Zahlen sind von Version ${edition} der Verfahren, die sich seither geändert haben: Was abweicht, rechnen sie heute anders.`,
    'told-otherwise': () =>
      'Die Akte ist NICHT, was signiert wurde. Wer entschied, sah anderes, als die Nachrichten ergeben.',
    altered: () => 'Die Akte ist NICHT, was signiert wurde.',
  },
  faults: {
    'not-json': (file) => `${file} ist kein JSON, also keine Entscheidungsakte.`,
    'not-a-record': (file) => `${file} ist keine Entscheidungsakte.`,
    'other-version': (file) => `${file} ist eine Entscheidungsakte in einer Form, die diese Version nicht liest.`,
    'too-large': (file) => `${file} ist größer, als eine Entscheidungsakte sein kann.`,
    malformed: (file, detail) => `${file} ist keine vollständige Entscheidungsakte: ${detail}`,
    'no-keys': (file) => `${file} hat keinen öffentlichen Schlüssel für Ed25519.`,
    'not-checkable': (file, detail) => `${file} ließ sich nicht prüfen: ${detail}`,
  },
  rows: {
    signature: 'Signatur',
    key: 'Schlüssel',
    hash: 'Hash',
    figures: 'Zahlen',
  },
  by: (name, at) => `${name}, ${at}`,
  signatures: {
    valid: 'vom Schlüssel',
    invalid: 'nicht vom Schlüssel',
    'no-key': 'nicht geprüft: kein Schlüssel dafür',
    'out-of-time': 'von einem Schlüssel, der damals nicht in Gebrauch war',
    unsigned: 'keine',
  },
  hashSame: 'wie aufgezeichnet',
  hashOther: 'verändert',
  figures: (compared, differ, rounded) =>
    `${compared} neu berechnet, ${differ} abweichend${rounded === 0 ? '' : `; ${rounded} in den letzten Stellen, wie dieser Browser rundet`}`,
  took: (ms) => `${ms} ms`,
  differences: 'Was abweicht',
  difference: (path, recorded, computed) => `${path}: aufgezeichnet ${recorded}, berechnet ${computed}`,
  more: (count) => `und ${count} weitere`,
  altered: (id) => `Der Text der Nachricht ${id} ist nicht der seines Hashs, oder der einer anderen.`,
  breach: 'Die Akte verletzt ihre eigenen Regeln.',
  notRecomputed: 'Nicht neu berechnet',
  notRecomputedNote: 'Durch Hash und Signatur gedeckt; die Zahlen folgen nicht daraus, oder es ist nicht enthalten.',
  what: {
    ephemeris: (name) => `Ephemeride ${name}`,
    catalogue: (name) => `Katalog ${name}`,
    'earlier-messages': (count) => `${count} ältere Nachrichten`,
    plan: (name) => `Plan ${name}`,
    said: (count) => `Angaben beider Betreiber, wer ausweicht (${count})`,
    people: () => 'Wer angelegt, entschieden und signiert hat, und wann',
  },
};
