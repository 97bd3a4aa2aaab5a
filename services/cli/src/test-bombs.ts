import { gzipSync } from 'node:zlib';

/** A file that costs its sender little and its reader much. */
export interface Bomb {
  readonly name: string;
  content(): Uint8Array;
  /** How many of it go into one form. */
  readonly times?: number;
}

const MEGABYTE = 1_000_000;
const packed = (text: string | Uint8Array): Buffer => gzipSync(text, { level: 1 });
const bytes = (text: string): Buffer => Buffer.from(text);

/** What breaks readers of any text. */
const TEXT_BOMBS: readonly Bomb[] = [
  { name: 'zeros.gz', content: () => packed(Buffer.alloc(60 * MEGABYTE)), times: 10 },
  { name: 'line.kvn', content: () => bytes(`CCSDS_CDM_VERS = ${'9'.repeat(3.9 * MEGABYTE)}`), times: 8 },
  { name: 'list-deep.json', content: () => bytes('['.repeat(3 * MEGABYTE)), times: 8 },
  { name: 'object-deep.json', content: () => bytes('{"a":'.repeat(0.7 * MEGABYTE)), times: 8 },
  { name: 'deep.xml', content: () => bytes(`<?xml version="1.0"?><cdm>${'<a>'.repeat(1.2 * MEGABYTE)}`), times: 8 },
  {
    name: 'wide.xml',
    content: () => bytes(`<?xml version="1.0"?><cdm>${'<a/>'.repeat(0.9 * MEGABYTE)}</cdm>`),
    times: 2,
  },
  { name: 'attributes.xml', content: () => bytes(`<?xml version="1.0"?><cdm ${attributes(300_000)}/>`), times: 8 },
];

export const CDM_BOMBS: readonly Bomb[] = [
  ...TEXT_BOMBS,
  { name: 'empty-records.json.gz', content: () => packed(`[${'{},'.repeat(MEGABYTE)}{}]`), times: 12 },
  { name: 'empty-lists.json.gz', content: () => packed(`[${'[],'.repeat(MEGABYTE)}[]]`), times: 12 },
  { name: 'numbers.json.gz', content: () => packed(`[${'1,'.repeat(10 * MEGABYTE)}1]`), times: 3 },
  { name: 'keywords.cdm.gz', content: () => packed('CCSDS_CDM_VERS = 1.0\n'.repeat(2.8 * MEGABYTE)) },
  {
    name: 'faults.cdm.gz',
    content: () => packed(`CCSDS_CDM_VERS = 1.0\n${'X = Y\n'.repeat(3000)}`.repeat(1900)),
  },
  { name: 'comments.cdm', content: () => bytes(`CCSDS_CDM_VERS = 1.0\n${'COMMENT x\n'.repeat(390_000)}`), times: 8 },
  {
    name: 'unknown.cdm',
    content: () => bytes(`CCSDS_CDM_VERS = 1.0\n${'A = 1\n'.repeat(600_000)}`),
    times: 8,
  },
  {
    name: 'records.json.gz',
    content: () => packed(`[${`{"TCA":"${'9'.repeat(15_000)}"},`.repeat(1900)}{}]`),
    times: 1,
  },
  { name: 'many-parts.cdm', content: () => bytes('CCSDS_CDM_VERS = 1.0\n'), times: 1900 },
  { name: 'too-many-parts.cdm', content: () => bytes(''), times: 3000 },
];

const OEM_HEAD = 'CCSDS_OEM_VERS = 2.0\nCREATION_DATE = 2026-01-01T00:00:00\nORIGINATOR = X\n';
const META =
  'META_START\nOBJECT_NAME = X\nOBJECT_ID = 2026-001A\nCENTER_NAME = EARTH\nREF_FRAME = EME2000\nTIME_SYSTEM = UTC\n' +
  'START_TIME = 2026-01-01T00:00:00\nSTOP_TIME = 2026-01-02T00:00:00\nMETA_STOP\n';
const STATE = '2026-01-01T00:00:00.000 7000.0 0.0 0.0 0.0 7.5 0.0\n';

export const OEM_BOMBS: readonly Bomb[] = [
  ...TEXT_BOMBS.map((bomb) => ({ ...bomb, times: Math.min(10, bomb.times ?? 1) })),
  { name: 'segments.oem.gz', content: () => packed(OEM_HEAD + `${META}${STATE}`.repeat(100_000)) },
  {
    name: 'same-state.oem.gz',
    content: () => packed(OEM_HEAD + META + STATE.repeat(1_700_000)),
    times: 1,
  },
  { name: 'rising-states.oem.gz', content: () => packed(OEM_HEAD + META + risingStates(900_000)) },
  {
    name: 'words.oem.gz',
    content: () => packed(OEM_HEAD + META + 'a b c d e f g\n'.repeat(6 * MEGABYTE)),
  },
  {
    name: 'comments.oem.gz',
    content: () => packed(`${OEM_HEAD}${'COMMENT x\n'.repeat(9 * MEGABYTE)}`),
  },
  { name: 'covariances.oem.gz', content: () => packed(OEM_HEAD + META + STATE + covariances(150_000)) },
  { name: 'states.json.gz', content: () => packed(`{"a":[${'{"EPOCH":1},'.repeat(5 * MEGABYTE)}{}]}`) },
  {
    name: 'states.xml.gz',
    content: () => packed(`<?xml version="1.0"?><oem>${'<s>1</s>'.repeat(9 * MEGABYTE)}</oem>`),
  },
];

/** Bodies for calls that take JSON; each under the limit of a body. */
export const JSON_BOMBS: readonly Bomb[] = [
  { name: 'deep', content: () => bytes('['.repeat(0.24 * MEGABYTE) + ']'.repeat(0.24 * MEGABYTE)) },
  { name: 'numbers', content: () => bytes(`[${'1,'.repeat(0.24 * MEGABYTE)}1]`) },
  { name: 'objects', content: () => bytes(`[${'{},'.repeat(0.16 * MEGABYTE)}{}]`) },
  { name: 'text', content: () => bytes(JSON.stringify({ name: 'x'.repeat(0.49 * MEGABYTE) })) },
  { name: 'keys', content: () => bytes(`{${Array.from({ length: 45_000 }, (_, key) => `"${key}":1`).join()}}`) },
];

function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}="1"`).join(' ');
}

function risingStates(count: number): string {
  const from = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, index) => {
    const epoch = new Date(from + index * 10).toISOString().slice(0, 23);
    return `${epoch} 7000.0 ${index}.0 0.0 0.0 7.5 0.0\n`;
  }).join('');
}

function covariances(count: number): string {
  const rows = Array.from({ length: 6 }, (_, row) => '1e-4 '.repeat(row + 1)).join('\n');
  return `COVARIANCE_START\n${`EPOCH = 2026-01-01T00:00:00\nCOV_REF_FRAME = RTN\n${rows}\n`.repeat(count)}COVARIANCE_STOP\n`;
}
