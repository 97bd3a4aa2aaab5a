import { describe, expect, it } from 'vitest';
import type { MessageFault } from '../fault/message-fault.ts';
import { readOem, readOemAll } from './read.ts';
import { validateOem } from './validate.ts';
import { writeOem } from './write.ts';

const ROWS = ['1', '0 1', '0 0 1', '0 0 0 1', '0 0 0 0 1', '0 0 0 0 0 1'];
const META: readonly string[] = [
  'META_START',
  'OBJECT_NAME = SAT',
  'OBJECT_ID = 2020-001A',
  'CENTER_NAME = EARTH',
  'REF_FRAME = EME2000',
  'TIME_SYSTEM = TAI',
  'START_TIME = 2000-01-01T00:00:00',
  'USEABLE_START_TIME = 2000-01-01T00:01:00',
  'USEABLE_STOP_TIME = 2000-01-01T00:04:00',
  'STOP_TIME = 2000-01-01T00:05:00',
  'INTERPOLATION = HERMITE',
  'INTERPOLATION_DEGREE = 5',
  'META_STOP',
];
const state = (minute: number): string => `2000-01-01T00:0${String(minute)}:00 ${String(7000 + minute)} 1 2 3 4 5`;
const LINES: readonly string[] = [
  'CCSDS_OEM_VERS = 2.0',
  'CREATION_DATE = 2024-11-01T00:00:00',
  'ORIGINATOR = A',
  ...META,
  ...[0, 1, 2, 3, 4, 5].map(state),
  'COVARIANCE_START',
  'EPOCH = 2000-01-01T00:01:00',
  'COV_REF_FRAME = RTN',
  ...ROWS,
  'EPOCH = 2000-01-01T00:02:00',
  ...ROWS,
  'COVARIANCE_STOP',
];
/** The text with pieces replaced, the first of each. */
function edited(...edits: readonly (readonly [string, string])[]): string {
  let text = `${LINES.join('\n')}\n`;
  for (const [from, to] of edits) {
    if (!text.includes(from)) throw new Error(from);
    text = text.replace(from, to);
  }
  return text;
}
const second = (...edits: readonly (readonly [string, string])[]): string => {
  let text = [...META, ...[5, 6].map(state)].join('\n').replace(/USEABLE.*\n/g, '');
  text = text
    .replace('00:00:00', '00:05:00')
    .replace('STOP_TIME = 2000-01-01T00:05:00', 'STOP_TIME = 2000-01-01T00:06:00');
  for (const [from, to] of edits) text = text.replace(from, to);
  return `${edited()}${text}\n`;
};

function faultsOf(text: string): MessageFault[] {
  return readOemAll(text).faults;
}
function limitationsOf(text: string): MessageFault[] {
  const oem = readOem(text);
  if (!oem.ok) throw new Error(JSON.stringify(oem.fault));
  return validateOem(oem.value);
}

describe('the rules of an OEM', () => {
  it('are met by the message that the others are made of, in every notation', () => {
    const oem = readOem(edited());
    if (!oem.ok) throw new Error(JSON.stringify(oem.fault));
    expect(validateOem(oem.value)).toEqual([]);
    expect(oem.value).toEqual({
      version: '2.0',
      header: {
        fields: [
          { keyword: 'CREATION_DATE', value: '2024-11-01T00:00:00', line: 2 },
          { keyword: 'ORIGINATOR', value: 'A', line: 3 },
        ],
        creationDate: '2024-11-01T00:00:00',
        originator: 'A',
      },
      segments: [
        {
          line: 4,
          metadata: {
            fields: META.slice(1, -1).map((line, k) => {
              const [keyword, value] = line.split(' = ');
              return { keyword, value, line: k + 5 };
            }),
            objectName: 'SAT',
            objectId: '2020-001A',
            centerName: 'EARTH',
            refFrame: 'EME2000',
            timeSystem: 'TAI',
            startTime: '2000-01-01T00:00:00',
            stopTime: '2000-01-01T00:05:00',
            startTaiS: 0,
            stopTaiS: 300,
            useableStartTaiS: 60,
            useableStopTaiS: 240,
            interpolation: 'HERMITE',
            interpolationDegree: 5,
          },
          comments: [],
          epochs: [0, 1, 2, 3, 4, 5].map((minute) => `2000-01-01T00:0${String(minute)}:00`),
          epochsTaiS: Float64Array.of(0, 60, 120, 180, 240, 300),
          statesKm: Float64Array.from([0, 1, 2, 3, 4, 5].flatMap((minute) => [7000 + minute, 1, 2, 3, 4, 5])),
          stateTexts: [0, 1, 2, 3, 4, 5].map((minute) => `${String(7000 + minute)} 1 2 3 4 5`),
          stateLines: Uint32Array.of(17, 18, 19, 20, 21, 22),
          covariances: [
            {
              line: 24,
              comments: [],
              epoch: '2000-01-01T00:01:00',
              epochTaiS: 60,
              frame: 'RTN',
              lowerTriangleKm: Float64Array.from(ROWS.join(' ').split(' ').map(Number)),
              text: ROWS.join(' '),
            },
            {
              line: 32,
              comments: [],
              epoch: '2000-01-01T00:02:00',
              epochTaiS: 120,
              lowerTriangleKm: Float64Array.from(ROWS.join(' ').split(' ').map(Number)),
              text: ROWS.join(' '),
            },
          ],
        },
      ],
    });
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const again = readOem(writeOem(oem.value, notation));
      if (!again.ok) throw new Error(JSON.stringify(again.fault));
      expect(writeOem(again.value, 'kvn'), notation).toBe(writeOem(oem.value, 'kvn'));
      expect(again.value.segments[0]?.covariances.map(({ frame, epochTaiS }) => [frame, epochTaiS])).toEqual([
        ['RTN', 60],
        [undefined, 120],
      ]);
    }
    expect(limitationsOf(second())).toEqual([]);
  });

  const at = '2000-01-01T00:0';
  it.each<[string, string, readonly MessageFault[]]>([
    [
      'stop before start',
      edited(
        [`START_TIME = ${at}0:00`, `START_TIME = ${at}6:00`],
        [`USEABLE_START_TIME = ${at}1:00\n`, ''],
        [`USEABLE_STOP_TIME = ${at}4:00\n`, ''],
      ),
      [
        {
          code: 'time-span-order',
          line: 11,
          keyword: 'STOP_TIME',
          value: `${at}5:00`,
          limit: `START_TIME ${at}6:00`,
          segment: 1,
        },
        ...[0, 1, 2, 3, 4, 5].map(
          (k): MessageFault => ({
            code: 'epoch-outside-span',
            line: 15 + k,
            keyword: 'EPOCH',
            value: `${at}${String(k)}:00`,
            limit: `${at}6:00`,
            segment: 1,
          }),
        ),
      ],
    ],
    [
      'only a useable stop',
      edited([`USEABLE_START_TIME = ${at}1:00\n`, '']),
      [{ code: 'useable-span-incomplete', line: 11, keyword: 'USEABLE_STOP_TIME', segment: 1 }],
    ],
    [
      'only a useable start',
      edited([`USEABLE_STOP_TIME = ${at}4:00\n`, '']),
      [{ code: 'useable-span-incomplete', line: 11, keyword: 'USEABLE_START_TIME', segment: 1 }],
    ],
    [
      'useable before start',
      edited([`USEABLE_START_TIME = ${at}1:00`, 'USEABLE_START_TIME = 1999-12-31T23:59:59']),
      [{ code: 'time-span-order', line: 11, keyword: 'USEABLE_START_TIME', limit: `START_TIME ${at}0:00`, segment: 1 }],
    ],
    [
      'useable after stop',
      edited([`USEABLE_STOP_TIME = ${at}4:00`, `USEABLE_STOP_TIME = ${at}5:01`]),
      [{ code: 'time-span-order', line: 12, keyword: 'USEABLE_STOP_TIME', limit: `STOP_TIME ${at}5:00`, segment: 1 }],
    ],
    [
      'useable backwards',
      edited([`USEABLE_START_TIME = ${at}1:00`, `USEABLE_START_TIME = ${at}4:30`]),
      [{ code: 'time-span-order', line: 12, keyword: 'USEABLE_STOP_TIME', limit: 'USEABLE_START_TIME', segment: 1 }],
    ],
    [
      'no state useable',
      edited([`${state(4)}\n${state(5)}\n`, ''], [`USEABLE_START_TIME = ${at}1:00`, `USEABLE_START_TIME = ${at}3:30`]),
      [{ code: 'useable-span-empty', line: 11, segment: 1 }],
    ],
    [
      'states behind the useable span',
      edited(
        [`${state(0)}\n${state(1)}\n${state(2)}\n`, ''],
        [`USEABLE_STOP_TIME = ${at}4:00`, `USEABLE_STOP_TIME = ${at}2:30`],
      ),
      [{ code: 'useable-span-empty', line: 11, segment: 1 }],
    ],
    [
      'states out of order',
      edited([state(3), state(1)]),
      [{ code: 'states-out-of-order', line: 20, keyword: 'EPOCH', value: `${at}1:00`, limit: `${at}2:00`, segment: 1 }],
    ],
    [
      'a state early',
      edited([state(0), state(0).replace('2000-01-01T00:00:00', '1999-12-31T23:59:59.998')]),
      [
        {
          code: 'epoch-outside-span',
          line: 17,
          keyword: 'EPOCH',
          value: '1999-12-31T23:59:59.998',
          limit: `${at}0:00`,
          segment: 1,
        },
      ],
    ],
    [
      'a state late',
      edited([state(5), state(5).replace('05:00', '05:00.002')]),
      [
        {
          code: 'epoch-outside-span',
          line: 22,
          keyword: 'EPOCH',
          value: `${at}5:00.002`,
          limit: `${at}5:00`,
          segment: 1,
        },
      ],
    ],
    [
      'covariances out of order',
      edited([`EPOCH = ${at}1:00`, `EPOCH = ${at}3:00`]),
      [{ code: 'states-out-of-order', line: 32, keyword: 'EPOCH', value: `${at}2:00`, limit: `${at}3:00`, segment: 1 }],
    ],
    [
      'covariances without states',
      edited([`${[0, 1, 2, 3, 4, 5].map(state).join('\n')}\n`, '']),
      [{ code: 'covariance-without-states', line: 4, segment: 1 }],
    ],
    ['no states', `${LINES.slice(0, 16).join('\n')}\n`, [{ code: 'no-states', line: 4, segment: 1 }]],
    ['no segment', `${LINES.slice(0, 3).join('\n')}\n`, [{ code: 'no-segment', line: 1 }]],
    [
      'accelerations too early',
      edited(['VERS = 2.0', 'VERS = 1.0'], [`${LINES.slice(22).join('\n')}\n`, ''], [state(2), `${state(2)} 6 7 8`]),
      [{ code: 'accelerations-not-in-version', line: 19, limit: '2.0', segment: 1 }],
    ],
    [
      'covariances too early',
      edited(['VERS = 2.0', 'VERS = 1.0']),
      [{ code: 'covariance-not-in-version', line: 24, limit: '2.0', segment: 1 }],
    ],
    [
      'another version',
      edited(['VERS = 2.0', 'VERS = 4.0']),
      [{ code: 'unsupported-version', line: 1, keyword: 'CCSDS_OEM_VERS', value: '4.0', limit: '1.0, 2.0, 3.0' }],
    ],
    [
      'unknown time system',
      edited(['= TAI', '= ABC']),
      [{ code: 'unknown-time-system', line: 9, keyword: 'TIME_SYSTEM', value: 'ABC', segment: 1 }],
    ],
    [
      'no start',
      edited([`\nSTART_TIME = ${at}0:00`, '']),
      [{ code: 'missing-keyword', line: 4, keyword: 'START_TIME', segment: 1 }],
    ],
    [
      'no stop',
      edited([`\nSTOP_TIME = ${at}5:00`, '']),
      [{ code: 'missing-keyword', line: 4, keyword: 'STOP_TIME', segment: 1 }],
    ],
    [
      'a column short',
      edited([state(2), `${at}2:00 1 2 3 4 5`]),
      [{ code: 'wrong-number-of-columns', line: 19, value: '5', limit: '6 or 9', segment: 1 }],
    ],
    [
      'no number',
      edited([state(2), `${at}2:00 1 2 3 4 x 6`]),
      [{ code: 'not-a-number', line: 19, keyword: 'Y_DOT', value: 'x', segment: 1 }],
    ],
    [
      'no epoch',
      edited([state(2), '2000-01-32T00:02:00 1 2 3 4 5 6']),
      [{ code: 'not-an-epoch', line: 19, value: '2000-01-32T00:02:00', segment: 1 }],
    ],
    [
      'a lost line',
      edited([state(2), 'hello there']),
      [{ code: 'malformed-line', line: 19, value: 'hello there', segment: 1 }],
    ],
    [
      'keyword among states',
      edited([state(2), 'MASS = 5']),
      [{ code: 'unknown-keyword', line: 19, keyword: 'MASS', segment: 1 }],
    ],
    [
      'line in the metadata',
      edited(['REF_FRAME = EME2000', 'REF_FRAME = EME2000\n1 2 3']),
      [{ code: 'malformed-line', line: 9, value: '1 2 3', segment: 1 }],
    ],
    [
      'line in the header',
      edited(['ORIGINATOR = A', 'ORIGINATOR = A\n1 2 3']),
      [{ code: 'malformed-line', line: 4, value: '1 2 3' }],
    ],
    [
      'a covariance row short',
      edited(['\n0 0 1\n', '\n0 1\n']),
      [{ code: 'wrong-number-of-columns', line: 28, value: '2', limit: 3, segment: 1 }],
    ],
    [
      'a covariance short',
      edited(['\n0 0 1\n', '\n']),
      [{ code: 'covariance-incomplete', line: 24, value: '5', limit: 6, segment: 1 }],
    ],
    [
      'no number in a covariance',
      edited(['\n0 0 1\n', '\n0 x 1\n']),
      [{ code: 'not-a-number', line: 28, value: 'x', segment: 1 }],
    ],
    [
      'no epoch of a covariance',
      edited([`EPOCH = ${at}1:00`, 'EPOCH = noon']),
      [{ code: 'not-an-epoch', line: 24, keyword: 'EPOCH', value: 'noon', segment: 1 }],
    ],
    [
      'keyword among covariances',
      edited(['COV_REF_FRAME = RTN', 'MASS = 5']),
      [{ code: 'unknown-keyword', line: 25, keyword: 'MASS', segment: 1 }],
    ],
    [
      'no end of the covariances',
      `${LINES.slice(0, -1).join('\n')}\n`,
      [{ code: 'truncated', line: 38, keyword: 'COVARIANCE_STOP', segment: 1 }],
    ],
    [
      'no end of the metadata',
      `${LINES.slice(0, 15).join('\n')}\n`,
      [
        { code: 'truncated', line: 15, keyword: 'META_STOP' },
        { code: 'no-states', line: 4, segment: 1 },
      ],
    ],
    [
      'another object',
      second(['= SAT', '= OTHER']),
      [{ code: 'object-changes', line: 41, keyword: 'OBJECT_NAME', value: 'OTHER', limit: 'SAT', segment: 2 }],
    ],
    [
      'another identifier',
      second(['2020-001A', '2020-001B']),
      [{ code: 'object-changes', line: 42, keyword: 'OBJECT_ID', value: '2020-001B', limit: '2020-001A', segment: 2 }],
    ],
    [
      'another time system',
      second(['= TAI', '= TT']),
      [{ code: 'inconsistent-time-systems', line: 45, keyword: 'TIME_SYSTEM', value: 'TT', limit: 'TAI', segment: 2 }],
    ],
  ])('say where: %s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual([...faults].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  });

  it('leave a millisecond for rounded spans, and case for names', () => {
    expect(faultsOf(edited([state(5), state(5).replace('05:00', '05:00.0009')]))).toEqual([]);
    expect(faultsOf(edited([state(0), state(0).replace('2000-01-01T00:00:00', '1999-12-31T23:59:59.9995')]))).toEqual(
      [],
    );
    expect(faultsOf(second(['= SAT', '= sat']))).toEqual([]);
    expect(faultsOf(edited(['VERS = 2.0', 'VERS = 1.0'], [`${LINES.slice(22).join('\n')}\n`, '']))).toEqual([]);
  });
});

describe('the use of an OEM', () => {
  const at = '2000-01-01T00:0';
  it.each<[string, string, MessageFault]>([
    [
      'frame',
      edited(['= EME2000', '= MARSIAU']),
      {
        code: 'unsupported-frame',
        line: 8,
        keyword: 'REF_FRAME',
        value: 'MARSIAU',
        limit: 'EME2000, GCRF, TEME, TOD, ITRF',
        segment: 1,
      },
    ],
    [
      'frozen frame',
      edited(['= EME2000', '= TEME\nREF_FRAME_EPOCH = 2000-01-01T00:00:00']),
      {
        code: 'unsupported-frame',
        line: 9,
        keyword: 'REF_FRAME_EPOCH',
        value: 'TEME at 2000-01-01T00:00:00',
        limit: 'frame of date',
        segment: 1,
      },
    ],
    [
      'centre',
      edited(['= EARTH', '= MARS']),
      { code: 'unsupported-centre', line: 7, keyword: 'CENTER_NAME', value: 'MARS', limit: 'EARTH', segment: 1 },
    ],
    [
      'time system',
      edited(['= TAI', '= TDB']),
      {
        code: 'unsupported-time-system',
        line: 9,
        keyword: 'TIME_SYSTEM',
        value: 'TDB',
        limit: 'UTC, TAI, TT, GPS',
        segment: 1,
      },
    ],
    [
      'interpolation',
      edited(['= HERMITE', '= SPLINE']),
      {
        code: 'unsupported-interpolation',
        line: 14,
        keyword: 'INTERPOLATION',
        value: 'SPLINE',
        limit: 'LAGRANGE, HERMITE, LINEAR',
        segment: 1,
      },
    ],
    [
      'degree',
      edited(['DEGREE = 5', 'DEGREE = 26']),
      {
        code: 'number-out-of-range',
        line: 15,
        keyword: 'INTERPOLATION_DEGREE',
        value: '26',
        limit: '1 to 25',
        segment: 1,
      },
    ],
    [
      'no degree',
      edited(['DEGREE = 5', 'DEGREE = 0']),
      {
        code: 'number-out-of-range',
        line: 15,
        keyword: 'INTERPOLATION_DEGREE',
        value: '0',
        limit: '1 to 25',
        segment: 1,
      },
    ],
    [
      'one state',
      edited(
        [`${[1, 2, 3, 4, 5].map(state).join('\n')}\n`, ''],
        ['USEABLE_START_TIME = 2000-01-01T00:01:00', 'USEABLE_START_TIME = 2000-01-01T00:00:00'],
      ),
      { code: 'too-few-states', line: 4, value: '1', limit: 2, segment: 1 },
    ],
    [
      'one epoch twice',
      edited([state(2), state(1)]),
      { code: 'duplicate-epoch', line: 19, keyword: 'EPOCH', value: `${at}1:00`, segment: 1 },
    ],
    [
      'early end',
      edited([`${state(3)}\n${state(4)}\n${state(5)}\n`, '']),
      {
        code: 'states-end-early',
        line: 19,
        keyword: 'USEABLE_STOP_TIME',
        value: `${at}2:00`,
        limit: `${at}4:00`,
        segment: 1,
      },
    ],
    [
      'indefinite covariance',
      edited(['\n0 0 1\n', '\n0 0 -1\n']),
      { code: 'covariance-not-positive', line: 24, keyword: 'EPOCH', value: `${at}1:00`, segment: 1 },
    ],
    [
      'frame of the covariance',
      edited(['= RTN', '= XYZ']),
      { code: 'unsupported-frame', line: 24, keyword: 'COV_REF_FRAME', value: 'XYZ', segment: 1 },
    ],
    [
      'late covariance',
      edited([`EPOCH = ${at}2:00`, `EPOCH = ${at}5:02`]),
      { code: 'covariance-outside-span', line: 32, keyword: 'EPOCH', value: `${at}5:02`, segment: 1 },
    ],
    [
      'early covariance',
      edited([`EPOCH = ${at}1:00`, 'EPOCH = 1999-12-31T23:59:58']),
      { code: 'covariance-outside-span', line: 24, keyword: 'EPOCH', value: '1999-12-31T23:59:58', segment: 1 },
    ],
    [
      'overlap',
      second([`START_TIME = ${at}5:00`, `START_TIME = ${at}3:00`]),
      { code: 'segments-overlap', line: 46, keyword: 'START_TIME', value: `${at}3:00`, segment: 2 },
    ],
  ])('says what stands against it: %s', (_, text, fault) => {
    expect(limitationsOf(text)).toEqual([fault]);
  });

  it('ends with the stop time where no useable span is told, less one step', () => {
    const bare = (...edits: [string, string][]): string =>
      edited([`USEABLE_START_TIME = ${at}1:00\n`, ''], [`USEABLE_STOP_TIME = ${at}4:00\n`, ''], ...edits);
    expect(limitationsOf(bare([`${state(5)}\n`, '']))).toEqual([]);
    expect(limitationsOf(bare([`${state(4)}\n${state(5)}\n`, '']))).toEqual([
      { code: 'states-end-early', line: 18, keyword: 'STOP_TIME', value: `${at}3:00`, limit: `${at}5:00`, segment: 1 },
    ]);
  });

  it('sees a gap of more than five steps', () => {
    const gap = (second: string): MessageFault[] =>
      limitationsOf(
        edited(
          [`${state(5)}\n`, `${state(5).replace('00:05:00', second)}\n`],
          [`STOP_TIME = ${at}5:00`, 'STOP_TIME = 2000-01-01T01:00:00'],
        ),
      );
    expect(gap('00:09:00')).toEqual([]);
    expect(gap('00:09:01')).toEqual([
      { code: 'step-gap', line: 22, keyword: 'EPOCH', value: '2000-01-01T00:09:01', limit: '300 s', segment: 1 },
    ]);
  });

  it('takes what lies at the ends of what is allowed', () => {
    for (const [from, to] of [
      ['DEGREE = 5', 'DEGREE = 25'],
      ['DEGREE = 5', 'DEGREE = 1'],
      ['= HERMITE', '= lagrange'],
      ['= HERMITE', '= LINEAR'],
      ['= EME2000', '= EME2000\nREF_FRAME_EPOCH = 2000-01-01T00:00:00'],
      [`EPOCH = ${at}2:00`, `EPOCH = ${at}5:01`],
      [`EPOCH = ${at}1:00`, 'EPOCH = 1999-12-31T23:59:59'],
    ] as const)
      expect(limitationsOf(edited([from, to])), to).toEqual([]);
  });
});
