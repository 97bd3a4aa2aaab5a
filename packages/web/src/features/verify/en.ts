import { textsOf } from '../../i18n/texts.ts';

/** English texts of the page that checks a decision record. */
export const en = {
  title: 'Verify a decision record',
  explain:
    'This browser checks the signature and recomputes every value from the messages in the record. The file is not uploaded.',
  files: 'Files',
  recordLabel: 'Drop a decision record (JSON) here',
  record: 'Choose a record',
  keysLabel: 'Keys of another installation (JWK Set or PEM), for records that this installation did not sign',
  keys: 'Choose keys',
  keysChosen: (name: string) => `Keys of ${name}`,
  checking: 'Checking the record',
  conclusions: {
    proven: () => 'Signature valid, and all recomputed values agree with the record.',
    unproven: () => 'All recomputed values agree with the record and the hash is valid. The signature is not verified.',
    'other-methods': (edition: number | undefined) =>
      `Signature valid. The record uses edition ${edition} of the methods; the current edition computes the listed values differently.`,
    'told-otherwise': () =>
      'The record is NOT valid: the values shown to the decider differ from those computed from the messages.',
    altered: () => 'The record is NOT valid: it differs from the signed record.',
  },
  faults: {
    'not-json': (file: string) => `${file} is not a JSON file. Choose the JSON of a decision record.`,
    'not-a-record': (file: string) => `${file} is not a decision record.`,
    'other-version': (file: string) => `${file} is a decision record in a format that this version does not support.`,
    'too-large': (file: string) => `${file} exceeds the maximum size of a decision record.`,
    malformed: (file: string, detail: string) => `${file} is not a complete decision record: ${detail}`,
    'no-keys': (file: string) => `${file} has no Ed25519 public key.`,
    'not-checkable': (file: string, detail: string) => `${file} could not be checked: ${detail}`,
  },
  rows: {
    decision: 'Decision',
    objects: 'Objects',
    decided: 'Decided',
    signed: 'Signed',
    signature: 'Signature',
    key: 'Key',
    hash: 'Hash',
    figures: 'Values',
    took: 'Time',
  },
  by: (name: string, at: string) => `${name}, ${at}`,
  signatures: {
    valid: 'valid for the key',
    invalid: 'not valid for the key',
    'no-key': 'not checked: key missing',
    'out-of-time': 'key not in use at the time of signing',
    unsigned: 'none',
  },
  hashSame: 'unchanged',
  hashOther: 'altered',
  figures: (compared: number, differ: number, rounded: number) =>
    `${compared} recomputed, ${differ} different${rounded === 0 ? '' : `; ${rounded} with rounding differences in the last digits`}`,
  took: (ms: string) => `${ms} ms`,
  differences: 'Differences',
  difference: (path: string, recorded: string, computed: string) =>
    `${path}: recorded ${recorded}, computed ${computed}`,
  more: (count: number) => `and ${count} more`,
  altered: (id: string) => `The text of message ${id} does not match its hash, or belongs to another message.`,
  breach: 'The record violates its own rules (four eyes or flight rules).',
  notRecomputed: 'Not recomputed',
  notRecomputedNote:
    'Covered by hash and signature; not recomputed because no value depends on it or the record does not contain it.',
  what: {
    ephemeris: (name: string) => `Ephemeris ${name}`,
    catalogue: (name: string) => `Catalogue ${name}`,
    'earlier-messages': (count: string) => `${count} older ${count === '1' ? 'message' : 'messages'}`,
    plan: (name: string) => `Plan ${name}`,
    said: (count: string) => `Coordination statements of both operators (${count})`,
    people: () => 'Users and times of opening, decision and signature',
  },
};

export const useVerifyText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
