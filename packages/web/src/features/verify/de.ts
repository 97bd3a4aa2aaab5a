import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: 'Entscheidungsakte prüfen',
  explain:
    'Dieser Browser prüft die Signatur und berechnet jeden Wert aus den Nachrichten der Akte neu. Die Datei wird nicht hochgeladen.',
  recordLabel: 'Entscheidungsakte (JSON) hier ablegen',
  record: 'Akte wählen',
  keysLabel:
    'Schlüssel einer anderen Installation (JWK-Satz oder PEM), für Akten, die diese Installation nicht signiert hat',
  keys: 'Schlüssel wählen',
  keysChosen: (name) => `Schlüssel aus ${name}`,
  checking: 'Akte wird geprüft',
  conclusions: {
    proven: () => 'Signatur gültig, und alle neu berechneten Werte stimmen mit der Akte überein.',
    unproven: () =>
      'Alle neu berechneten Werte stimmen mit der Akte überein, und der Hash ist gültig. Die Signatur ist nicht geprüft.',
    'other-methods': (edition) =>
      `Signatur gültig. Die Akte verwendet Version ${edition} der Verfahren; die jetzige Version berechnet die aufgeführten Werte anders.`,
    'told-otherwise': () =>
      'Die Akte ist NICHT gültig: Die bei der Entscheidung gezeigten Werte weichen von den aus den Nachrichten berechneten ab.',
    altered: () => 'Die Akte ist NICHT gültig: Sie weicht von der signierten ab.',
  },
  faults: {
    'not-json': (file) => `${file} ist keine JSON-Datei. Wählen Sie das JSON einer Entscheidungsakte.`,
    'not-a-record': (file) => `${file} ist keine Entscheidungsakte.`,
    'other-version': (file) =>
      `${file} ist eine Entscheidungsakte in einem Format, das diese Version nicht unterstützt.`,
    'too-large': (file) => `${file} überschreitet die maximale Größe einer Entscheidungsakte.`,
    malformed: (file, detail) => `${file} ist keine vollständige Entscheidungsakte: ${detail}`,
    'no-keys': (file) => `${file} hat keinen öffentlichen Schlüssel für Ed25519.`,
    'not-checkable': (file, detail) => `${file} ließ sich nicht prüfen: ${detail}`,
  },
  rows: {
    signature: 'Signatur',
    key: 'Schlüssel',
    hash: 'Hash',
    figures: 'Werte',
  },
  by: (name, at) => `${name}, ${at}`,
  signatures: {
    valid: 'gültig für den Schlüssel',
    invalid: 'nicht gültig für den Schlüssel',
    'no-key': 'nicht geprüft: Schlüssel fehlt',
    'out-of-time': 'Schlüssel zur Zeit der Signatur nicht in Gebrauch',
    unsigned: 'keine',
  },
  hashSame: 'unverändert',
  hashOther: 'verändert',
  figures: (compared, differ, rounded) =>
    `${compared} neu berechnet, ${differ} abweichend${rounded === 0 ? '' : `; ${rounded} mit Rundungsunterschieden in den letzten Stellen`}`,
  took: (ms) => `${ms} ms`,
  differences: 'Abweichungen',
  difference: (path, recorded, computed) => `${path}: aufgezeichnet ${recorded}, berechnet ${computed}`,
  more: (count) => `und ${count} weitere`,
  altered: (id) => `Der Text der Nachricht ${id} passt nicht zu seinem Hash oder gehört zu einer anderen Nachricht.`,
  breach: 'Die Akte verletzt ihre eigenen Regeln (Vier-Augen-Prinzip oder Flugregeln).',
  notRecomputed: 'Nicht neu berechnet',
  notRecomputedNote:
    'Durch Hash und Signatur gedeckt; nicht neu berechnet, weil kein Wert davon abhängt oder die Akte es nicht enthält.',
  what: {
    ephemeris: (name) => `Ephemeride ${name}`,
    catalogue: (name) => `Katalog ${name}`,
    'earlier-messages': (count) => (count === '1' ? '1 ältere Nachricht' : `${count} ältere Nachrichten`),
    plan: (name) => `Plan ${name}`,
    said: (count) => `Angaben beider Betreiber zur Abstimmung (${count})`,
    people: () => 'Benutzer und Zeiten von Anlage, Entscheidung und Signatur',
  },
};
