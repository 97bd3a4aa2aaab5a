import { textsOf } from '../../i18n/texts.ts';

/** English texts of the page that checks a decision record. */
export const en = {
  title: 'Verify a decision record',
  explain:
    'Everything is computed in this browser; nothing of the file is sent. The signature is checked, and every figure is computed again from the messages inside.',
  files: 'Files',
  recordLabel: 'Drop a decision record (JSON) here',
  record: 'Choose a record',
  keysLabel: 'Keys of another installation (JWK Set or PEM), if it is not of this one',
  keys: 'Choose keys',
  keysChosen: (name: string) => `Keys of ${name}`,
  checking: 'The record is being checked',
  conclusions: {
    proven: () => 'The record is as it was signed, and every figure is the same.',
    unproven: () => 'Unaltered since its hash was made; who signed is not proven.',
    'other-methods': (edition: number | undefined) =>
      `The record is as it was signed. Its figures are of edition ${edition} of the methods, which have changed since: what differs is computed otherwise today.`,
    'told-otherwise': () =>
      'The record is NOT what was signed. The person who decided was told otherwise than the messages come to.',
    altered: () => 'The record is NOT what was signed.',
  },
  faults: {
    'not-json': (file: string) => `${file} is not JSON, so it is no decision record.`,
    'not-a-record': (file: string) => `${file} is no decision record.`,
    'other-version': (file: string) => `${file} is a decision record of another form than this version reads.`,
    'too-large': (file: string) => `${file} is larger than a decision record can be.`,
    malformed: (file: string, detail: string) => `${file} is no whole decision record: ${detail}`,
    'no-keys': (file: string) => `${file} has no public key of Ed25519.`,
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
    figures: 'Figures',
    took: 'Time',
  },
  by: (name: string, at: string) => `${name}, ${at}`,
  signatures: {
    valid: 'of the key',
    invalid: 'not of the key',
    'no-key': 'not checked: no key for it',
    'out-of-time': 'of a key that was not in use then',
    unsigned: 'none',
  },
  hashSame: 'as recorded',
  hashOther: 'altered',
  figures: (compared: number, differ: number, rounded: number) =>
    `${compared} computed again, ${differ} differ${rounded === 0 ? '' : `; ${rounded} in their last digits, as this browser rounds them`}`,
  took: (ms: string) => `${ms} ms`,
  differences: 'What differs',
  difference: (path: string, recorded: string, computed: string) =>
    `${path}: recorded ${recorded}, computed ${computed}`,
  more: (count: number) => `and ${count} more`,
  altered: (id: string) => `The text of message ${id} is not that of its hash, or is of another message.`,
  breach: 'The record breaks its own rules.',
  notRecomputed: 'Not computed again',
  notRecomputedNote: 'Hash and signature cover it; the figures do not follow from it, or it is not inside.',
  what: {
    ephemeris: (name: string) => `Ephemeris ${name}`,
    catalogue: (name: string) => `Catalogue ${name}`,
    'earlier-messages': (count: string) => `${count} older messages`,
    plan: (name: string) => `Plan ${name}`,
    said: (count: string) => `What both operators said about who moves (${count})`,
    people: () => 'Who opened, decided and signed, and when',
  },
};

export const useVerifyText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
