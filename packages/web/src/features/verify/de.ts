import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Entscheidungsprotokoll prüfen',
  explain:
    'Alles wird in diesem Browser gerechnet; von der Datei wird nichts gesendet. Die Signatur wird geprüft, und jede Zahl wird aus den enthaltenen Nachrichten neu berechnet.',
  recordLabel: 'Entscheidungsprotokoll (JSON) hier ablegen',
  record: 'Protokoll wählen',
  keysLabel: 'Schlüssel einer anderen Installation (JWK-Satz oder PEM), wenn es nicht von dieser ist',
  keys: 'Schlüssel wählen',
  keysChosen: (name) => `Schlüssel aus ${name}`,
  checking: 'Das Protokoll wird geprüft',
  conclusions: {
    proven: () => 'Das Protokoll ist, wie es gezeichnet wurde, und jede Zahl ist dieselbe.',
    unproven: () => 'Unverändert, seit sein Hash gebildet wurde; wer gezeichnet hat, ist nicht bewiesen.',
    'other-methods': (edition) =>
      `Das Protokoll ist, wie es gezeichnet wurde. Seine Zahlen sind von Ausgabe ${edition} der Verfahren, die sich seither geändert haben: was abweicht, rechnen sie heute anders.`,
    'told-otherwise': () =>
      'Das Protokoll ist NICHT, was gezeichnet wurde. Wer entschied, bekam anderes gesagt, als die Nachrichten ergeben.',
    altered: () => 'Das Protokoll ist NICHT, was gezeichnet wurde.',
  },
  faults: {
    'not-json': (file) => `${file} ist kein JSON, also kein Entscheidungsprotokoll.`,
    'not-a-record': (file) => `${file} ist kein Entscheidungsprotokoll.`,
    'other-version': (file) => `${file} ist ein Entscheidungsprotokoll in einer Form, die diese Version nicht liest.`,
    'too-large': (file) => `${file} ist größer, als ein Entscheidungsprotokoll sein kann.`,
    malformed: (file, detail) => `${file} ist kein ganzes Entscheidungsprotokoll: ${detail}`,
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
    'out-of-time': 'von einem Schlüssel, der da nicht in Gebrauch war',
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
  altered: (id) => `Der Text der Nachricht ${id} ist nicht der seines Hashs.`,
  breach: 'Das Protokoll bricht seine eigenen Regeln.',
  notRecomputed: 'Nicht neu berechnet',
  notRecomputedNote: 'Hash und Signatur decken es; die Zahlen folgen nicht daraus, oder es ist nicht enthalten.',
  what: {
    ephemeris: (name) => `Ephemeride ${name}`,
    catalogue: (name) => `Katalog ${name}`,
    'earlier-messages': (count) => `${count} ältere Nachrichten`,
    plan: (name) => `Plan ${name}`,
    said: (count) => `Was beide Betreiber dazu sagten, wer ausweicht (${count})`,
    people: () => 'Wer eröffnet, entschieden und gezeichnet hat, und wann',
  },
};
