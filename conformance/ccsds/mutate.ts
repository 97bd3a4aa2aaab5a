/** A small generator of repeatable chance (mulberry32); the same seed gives the same texts everywhere. */
export interface Chance {
  /** Integer from 0 to below `count`. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

const NUMBERS = [
  ...['1e999', '-1e999', 'NaN', 'Infinity', '-0', '+.5', '5.', '.', '1e-400', '0x10', '0b1', '1_000', '1,5', '١٢', ''],
  ...['1e5e5', '--1', '9'.repeat(400), `0.${'1'.repeat(400)}`, '1E+308', '4.9E-324', '99999999999999999999', '1d5'],
];
const EPOCHS = [
  ...[
    '2016-12-31T23:59:60',
    '2017-12-31T23:59:60',
    '2016-366T23:59:60.5Z',
    '0000-00-00T00:00:00',
    '2024-02-30T00:00:00',
  ],
  ...['9999-12-31T23:59:59.999', '0001-001T00:00:00', `2024-11-01T00:00:00.${'9'.repeat(300)}`, '2024-11-01T24:00:00'],
  ...['2024-11-01', '2024-11-01T00:00', '2024-1-1T0:0:0', 'T', '2024-11-01T00:00:00+01:00', '1958-01-01T00:00:00'],
];
const WORDS = [
  ...[
    'META_START',
    'META_STOP',
    'COVARIANCE_START',
    'COVARIANCE_STOP',
    'DATA_START',
    'DATA_STOP',
    'TRAJ_START',
    'COV_START',
  ],
  ...[
    'USER_STOP',
    'COMMENT',
    'COMMENT = x',
    'OBJECT = OBJECT1',
    'OBJECT = OBJECT3',
    '__proto__ = 1',
    'constructor = 2',
  ],
  ...['toString', 'EPOCH = 2024-11-01T00:00:00', 'CCSDS_OEM_VERS = 3.0', 'CCSDS_CDM_VERS = 2.0', 'USER_DEFINED_ = x'],
  ...[
    'USER_DEFINED_A B = x',
    'X = 1 [km',
    'X = ]',
    'X = [',
    'X [km] = 1',
    '=',
    '= 1',
    'TIME_SYSTEM = TDB',
    '1 2 3 4 5 6',
  ],
];
const XML_PIECES = [
  ...['<a>', '</a>', '<a/>', '<![CDATA[ ]] > ]]>', '<!-- -- -->', '<!-- x -->', '<?p ?>', '&lt;', '&#0;', '&#x10FFFF;'],
  ...[
    '&nothing;',
    '<!DOCTYPE a [<!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]>',
    ' xsi:nil="true"',
    ' units="km"',
    ' a="1" a="2"',
  ],
  ...[
    '<ndm:cdm xmlns:ndm="urn:x">',
    '<__proto__>1</__proto__>',
    '<constructor/>',
    '<COMMENT/>',
    '<COMMENT>]]&gt;</COMMENT>',
  ],
  ...[
    '<USER_DEFINED parameter="">x</USER_DEFINED>',
    '<USER_DEFINED parameter="a b&#10;c">x</USER_DEFINED>',
    '<metadata/>',
  ],
];
const JSON_PIECES = [
  ...[
    'null',
    'true',
    '{}',
    '[]',
    '[[[[]]]]',
    '"__proto__"',
    '{"__proto__":{"a":1}}',
    '1e999',
    '-0',
    '"\\u0000"',
    '"\\ud800"',
  ],
  ...[
    '"a\\nCOMMENT b"',
    ',',
    ':',
    '"',
    '{"COMMENT":[1,null,{}]}',
    '{"beforeState":-1,"text":"x"}',
    '{"beforeRow":1e9,"text":"x"}',
  ],
];
const CHARACTERS = [
  '\0',
  '\u0001',
  '\t',
  '\r',
  '\n',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\ufffd',
  '\ud800',
  '😀',
  '"',
  "'",
  '<',
  '>',
  '&',
  '=',
  '[',
  ']',
  ',',
  ';',
  '{',
  '}',
  '\\',
  '%',
  '#',
];

export type Notation = 'kvn' | 'xml' | 'json' | 'tle' | 'csv';

/** No text grows beyond this by much, characters. */
const LARGEST = 400_000;

/** One step of mutation: bytes, lines, words or structure of the notation. */
export function mutate(text: string, notation: Notation, others: readonly string[], by: Chance): string {
  if (text.length > LARGEST) return mutateBytes(text, by);
  const step = by.below(12);
  if (step < 3) return mutateBytes(text, by);
  if (step < 6) return mutateLines(text, by);
  if (step < 10) return mutateWords(text, by);
  if (step === 10) return splice(text, by.pick(others), by);
  return mutateStructure(text, notation, by);
}

function mutateBytes(text: string, by: Chance): string {
  const at = by.below(text.length + 1);
  const length = by.pick([1, 1, 2, 8, 64, 500]);
  switch (by.below(6)) {
    case 0:
      return text.slice(0, at) + by.pick(CHARACTERS) + text.slice(at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(by.below(128)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text.slice(at + length);
    case 3:
      return text.slice(0, at + length) + text.slice(at);
    case 4:
      return text.slice(0, at);
    default: {
      const code = text.charCodeAt(at);
      return Number.isNaN(code)
        ? text
        : text.slice(0, at) + String.fromCharCode(code ^ (1 << by.below(8))) + text.slice(at + 1);
    }
  }
}

function mutateLines(text: string, by: Chance): string {
  const lines = text.split('\n');
  const at = by.below(lines.length);
  const count = by.pick([1, 1, 1, 2, 10]);
  switch (by.below(7)) {
    case 0:
      lines.splice(at, count);
      break;
    case 1:
      lines.splice(at, 0, ...lines.slice(at, at + count));
      break;
    case 2:
      lines.splice(by.below(lines.length), 0, ...lines.splice(at, count));
      break;
    case 3:
      lines.splice(at, 0, by.pick(WORDS));
      break;
    case 4:
      lines.splice(
        at,
        0,
        ...Array.from(
          { length: Math.min(by.pick([2, 50, 2000]), LARGEST / ((lines[at] ?? '').length + 1)) },
          () => lines[at] ?? '',
        ),
      );
      break;
    case 5:
      return lines.join(by.pick(['\r\n', '\r', '\n\n', ' ', '']));
    default:
      lines[at] =
        `${by.pick(['', ' ', '\t'])}${lines[at] ?? ''}${by.pick(['', ' ', '\t\t', '\r', ' [km]', ' [', 'x'.repeat(5000)])}`;
  }
  return lines.join('\n');
}

const NUMBER = /[-+]?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?/g;
const EPOCH = /\d{4}-\d+(?:-\d+)?T[\d:.]+Z?/g;
const WORD = /[A-Za-z_]\w+/g;

function mutateWords(text: string, by: Chance): string {
  const [pattern, replacements] = by.pick([
    [NUMBER, NUMBERS],
    [NUMBER, NUMBERS],
    [EPOCH, EPOCHS],
    [WORD, []],
  ] as const);
  const matches = [...text.matchAll(pattern)];
  if (matches.length === 0) return text;
  const { index, 0: word } = by.pick(matches);
  const written = replacements.length === 0 ? (by.pick(matches)[0] ?? '') : by.pick<string>(replacements);
  const cased = by.below(4) === 0 ? written.toLowerCase() : written;
  return text.slice(0, index) + cased + text.slice(index + word.length);
}

function splice(text: string, other: string, by: Chance): string {
  const from = by.below(other.length);
  const piece = other.slice(from, from + by.pick([20, 200, 2000]));
  const at = by.below(text.length + 1);
  return text.slice(0, at) + piece + text.slice(at + by.pick([0, piece.length]));
}

function mutateStructure(text: string, notation: Notation, by: Chance): string {
  const at = by.below(text.length + 1);
  const depth = by.pick([10, 100, 5000]);
  switch (notation) {
    case 'xml': {
      const tags = [...text.matchAll(/<([A-Za-z]\w*)[^>]*>/g)];
      const tag = tags.length === 0 ? undefined : by.pick(tags);
      const place = tag === undefined ? at : tag.index + by.pick([0, tag[0].length, tag[0].length - 1]);
      const piece = by.pick([...XML_PIECES, '<a>'.repeat(depth), `<${tag?.[1] ?? 'a'}>`, ' a="1"'.repeat(depth)]);
      return text.slice(0, place) + piece + text.slice(place);
    }
    case 'json':
      return mutateJson(text, by);
    case 'tle': {
      const lines = text.split('\n');
      const line = by.below(lines.length);
      const column = by.below(70);
      const written = lines[line] ?? '';
      lines[line] =
        written.slice(0, column) + by.pick([' ', '-', '.', 'A', 'Z', 'I', '9', '']) + written.slice(column + 1);
      return lines.map((row) => (by.below(2) === 0 ? withChecksum(row) : row)).join('\n');
    }
    case 'csv':
      return text.slice(0, at) + by.pick(['"', '""', ',', ',,', '\n', '"\n"', ';', '\t']) + text.slice(at);
    case 'kvn':
      return (
        text.slice(0, at) +
        by.pick(['\n', ' = ', '\nMETA_START\n', '\nMETA_STOP\n', '\n'.repeat(depth), ' '.repeat(depth)]) +
        text.slice(at)
      );
  }
}

/** Changes a value somewhere in the tree; a text that is no JSON any more gets a piece instead. */
function mutateJson(text: string, by: Chance): string {
  const at = by.below(text.length + 1);
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    return text.slice(0, at) + by.pick(JSON_PIECES) + text.slice(at);
  }
  if (by.below(4) === 0) return text.slice(0, at) + by.pick([...JSON_PIECES, '['.repeat(5000)]) + text.slice(at);
  const holders: Record<string, unknown>[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    holders.push(value as Record<string, unknown>);
    for (const member of Object.values(value)) walk(member);
  };
  walk(tree);
  if (holders.length === 0) return by.pick(JSON_PIECES);
  const holder = by.pick(holders);
  const keys = Object.keys(holder);
  const key = keys.length === 0 ? 'a' : by.pick(keys);
  const values: unknown[] = [
    null,
    true,
    0,
    -1,
    1e300,
    '',
    'x',
    [],
    {},
    [[]],
    { COMMENT: 'x' },
    by.pick(NUMBERS),
    by.pick(EPOCHS),
    by.pick(holders),
  ];
  switch (by.below(4)) {
    case 0:
      delete holder[key];
      break;
    case 1:
      holder[by.pick(['COMMENT', 'NEW', 'USER_DEFINED_X', 'constructor', 'header', 'toString'])] = by.pick(values);
      break;
    default:
      holder[key] = by.pick(values);
  }
  try {
    return JSON.stringify(tree, null, 1);
  } catch {
    // The tree now holds itself.
    return text;
  }
}

/** A line of an element set with the checksum it should have. */
export function withChecksum(line: string): string {
  if (line.length < 69) return line;
  let sum = 0;
  for (const character of line.slice(0, 68))
    sum += character === '-' ? 1 : /\d/.test(character) ? Number(character) : 0;
  return line.slice(0, 68) + String(sum % 10) + line.slice(69);
}
