import { expect, it } from 'vitest';
import { satelliteStates } from '../mission/satellite-state.ts';
import { answerOf, eventOf, NOW_MS, TERN, THRESHOLDS } from '../mission/test-fleet.ts';
import { definitionOf } from './definition.ts';
import { packetOf, type Quality } from './packet.ts';

const DEFINITION = definitionOf([TERN, { satelliteId: 'sat-3', name: 'The "old" one', noradId: 7 }]);

const bytesOf = (events: Parameters<typeof answerOf>[0], quality: Quality = 'CURRENT', change = {}) =>
  packetOf({
    state: satelliteStates(answerOf(events, change), NOW_MS)[0]!,
    thresholds: THRESHOLDS,
    quality,
    timeMs: NOW_MS + 250,
    sequence: 0x4005,
  });

/** Reads a packet as the definition says, bit by bit, and by nothing else. */
function decoded(bytes: Uint8Array): Readonly<Record<string, string | number>> {
  const [packet = ''] = DEFINITION.split('\n\n');
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const items: Record<string, string | number> = {};
  let place = 0;
  let last = '';
  let raw = 0;
  for (const line of packet.split('\n')) {
    const [, name = '', size = '', type = ''] = /^ {2}APPEND(?:_ID)?_ITEM (\S+) (\d+) (\w+)/.exec(line) ?? [];
    const [, state = '', value = ''] = /^ {4}STATE (\S+) (\d+)/.exec(line) ?? [];
    if (state !== '' && Number(value) === raw) items[last] = state;
    if (name === '') continue;
    const piece = bits.slice(place, place + Number(size));
    place += Number(size);
    const octets = Uint8Array.from(piece.match(/.{8}/g) ?? [], (octet) => Number.parseInt(octet, 2));
    last = name;
    raw = type === 'UINT' ? Number.parseInt(piece, 2) : Number.NaN;
    if (type === 'UINT') items[name] = raw;
    else if (type === 'FLOAT') items[name] = new DataView(octets.buffer).getFloat64(0);
    else items[name] = new TextDecoder().decode(octets).replace(/\0.*$/s, '');
  }
  expect(place).toBe(8 * bytes.length);
  return items;
}

it('26.8 the bytes of a packet are a space packet of telemetry', () => {
  const bytes = bytesOf([eventOf()]);
  const hex = Buffer.from(bytes.subarray(0, 19)).toString('hex');
  // Version 0, telemetry, secondary header, application 1024; not segmented, count 5; length; seconds, microseconds; 99001; current.
  const length = (bytes.length - 7).toString(16).padStart(4, '0');
  expect(hex).toBe(`0c00c005${length}${(NOW_MS / 1000).toString(16)}0003d090000182b900`);
});

it('26.8 a packet says by its definition what the satellite has', () => {
  const worst = eventOf({ kind: 'ACT', hours: 30, change: { probabilityOfCollision: 3e-4, needsDecision: true } });
  expect(decoded(bytesOf([worst]))).toEqual({
    CCSDSVER: 0,
    CCSDSTYPE: 0,
    CCSDSSHF: 1,
    CCSDSAPID: 1024,
    CCSDSSEQFLAGS: 3,
    CCSDSSEQCNT: 5,
    CCSDSLENGTH: bytesOf([worst]).length - 7,
    TIMESEC: NOW_MS / 1000,
    TIMEUS: 250_000,
    SATELLITE: TERN.noradId,
    QUALITY: 'CURRENT',
    VERDICT: 'ACT',
    PC: 3e-4,
    PC_LEVEL: 'CRITICAL',
    MAX_PC: worst.maxProbability,
    MISS_DISTANCE: worst.totalMissDistance,
    TCA: '2026-11-29T18:00:00.000Z',
    TIME_TO_TCA: 30 * 3600,
    DECIDE_BY: '2026-11-29T06:00:00.000Z',
    TIME_TO_DECISION: 18 * 3600,
    TIME_TO_DECISION_LEVEL: 'NORMAL',
    OTHER_OBJECT: worst.object2.name,
    CONJUNCTION_ID: 'con-1',
    MESSAGE_AGE: 3600,
    MESSAGE_AGE_LEVEL: 'NORMAL',
    OPEN_EVENTS: 1,
    NEEDING_DECISION: 1,
    NEEDING_DECISION_LEVEL: 'WARNING',
    CONTRADICTED: 0,
    CONTRADICTED_LEVEL: 'NORMAL',
  });
});

it('26.8 what is not known is NaN, an empty text and a level of its own, never 0', () => {
  const { VERDICT, QUALITY, PC, PC_LEVEL, TCA, OPEN_EVENTS } = decoded(
    bytesOf([], 'LOST', { emptyReason: 'NO_CATALOGUE' }),
  );
  expect([VERDICT, QUALITY, PC, PC_LEVEL, TCA, OPEN_EVENTS]).toEqual([
    'UNKNOWN',
    'LOST',
    Number.NaN,
    'UNKNOWN',
    '',
    Number.NaN,
  ]);
});

it('26.8 a name that is too long is cut between letters, and no quotation mark ends a text too early', () => {
  const other = { ...eventOf().object2, name: `${'ä'.repeat(19)}xö` };
  expect(decoded(bytesOf([eventOf({ change: { object2: other } })]))['OTHER_OBJECT']).toBe(`${'ä'.repeat(19)}x`);
  expect(DEFINITION).toContain('TELEMETRY KEEPOUT THE_OLD_ONE BIG_ENDIAN "Conjunctions of The \'old\' one"');
});

it('26.8 verdicts and levels have the colours of their level', () => {
  const [, lines = ''] = /APPEND_ITEM VERDICT .*\n((?: {4}STATE .*\n)+)/.exec(DEFINITION) ?? [];
  expect(lines.trim().split(/\n\s+/)).toEqual([
    'STATE NONE 0 GREEN',
    'STATE SAFE 1 GREEN',
    'STATE UNKNOWN 2 YELLOW',
    'STATE WATCH 3 YELLOW',
    'STATE NO_CONCLUSION 4 YELLOW',
    'STATE ACT 5 RED',
  ]);
  expect(DEFINITION).toContain('STATE UNKNOWN 255\n');
  expect(DEFINITION).toContain('APPEND_ITEM MISS_DISTANCE 64 FLOAT "Miss distance at TCA."\n    UNITS Metres m');
});
