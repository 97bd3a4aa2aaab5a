import { describe, expect, it } from 'vitest';
import { readTdm, readTdmAll } from './read.ts';
import { writeTdm } from './write.ts';

const LINES: readonly string[] = [
  'CCSDS_TDM_VERS = 2.0',
  'COMMENT about the message',
  'CREATION_DATE = 2024-11-01T10:00:00',
  'ORIGINATOR = KEEPOUT',
  'MESSAGE_ID = 7',
  '',
  'META_START',
  'COMMENT a pass',
  'TRACK_ID = T1',
  'TIME_SYSTEM = TAI',
  'START_TIME = 2000-01-01T00:01:00',
  'PARTICIPANT_1 = STATION',
  'PARTICIPANT_2 = SAT',
  'MODE = SEQUENTIAL',
  'PATH = 2,1',
  'INTEGRATION_INTERVAL = 1.5',
  'ANGLE_TYPE = RADEC',
  'META_STOP',
  '',
  'DATA_START',
  'COMMENT the angles',
  'ANGLE_1 = 2000-01-01T00:01:00 256.64002393',
  'ANGLE_2 = 2000-01-01T00:01:00.5 13.38100016',
  'DATA_STOP',
  '',
  'META_START',
  'TIME_SYSTEM = TT',
  'PARTICIPANT_1 = OTHER',
  'META_STOP',
  '',
  'DATA_START',
  'RANGE = 2000-01-01T00:02:00 4.00E+2',
  'DATA_STOP',
];
const WHOLE = `${LINES.join('\n')}\n`;
/** The text with the line of that number replaced. */
const changed = (line: number, ...by: string[]): string =>
  `${[...LINES.slice(0, line - 1), ...by, ...LINES.slice(line)].join('\n')}\n`;

function fieldsAt(from: number, to: number): unknown[] {
  return LINES.slice(from - 1, to).map((line, k) =>
    line.startsWith('COMMENT ')
      ? { keyword: 'COMMENT', value: line.slice(8), line: from + k }
      : { keyword: line.split(' = ')[0], value: line.split(' = ')[1], line: from + k },
  );
}

describe('a TDM', () => {
  it('is read with every keyword and observation at its line, epochs in the time system of the segment', () => {
    expect(readTdm(WHOLE)).toEqual({
      ok: true,
      value: {
        version: '2.0',
        header: fieldsAt(2, 5),
        segments: [
          {
            line: 7,
            metadata: fieldsAt(8, 17),
            participants: ['STATION', 'SAT'],
            timeSystem: 'TAI',
            comments: ['the angles'],
            observations: [
              {
                line: 22,
                keyword: 'ANGLE_1',
                epoch: '2000-01-01T00:01:00',
                epochTaiS: 60,
                value: 256.64002393,
                text: '256.64002393',
              },
              {
                line: 23,
                keyword: 'ANGLE_2',
                epoch: '2000-01-01T00:01:00.5',
                epochTaiS: 60.5,
                value: 13.38100016,
                text: '13.38100016',
              },
            ],
          },
          {
            line: 26,
            metadata: fieldsAt(27, 28),
            participants: ['OTHER'],
            timeSystem: 'TT',
            comments: [],
            observations: [
              {
                line: 32,
                keyword: 'RANGE',
                epoch: '2000-01-01T00:02:00',
                epochTaiS: 120 - 32.184,
                value: 400,
                text: '4.00E+2',
              },
            ],
          },
        ],
      },
    });
  });

  it('is written as it was read, and the same comes back from XML and JSON', () => {
    const tdm = readTdm(WHOLE);
    if (!tdm.ok) throw new Error(tdm.fault.code);
    expect(writeTdm(tdm.value, 'kvn')).toBe(WHOLE);
    for (const notation of ['xml', 'json'] as const) {
      const text = writeTdm(tdm.value, notation);
      const again = readTdm(text);
      if (!again.ok) throw new Error(again.fault.code);
      expect(writeTdm(again.value, 'kvn'), notation).toBe(WHOLE);
      expect(writeTdm(again.value, notation), notation).toBe(text);
      expect(again.value.segments[0]?.observations.map(({ epochTaiS, value }) => [epochTaiS, value])).toEqual([
        [60, 256.64002393],
        [60.5, 13.38100016],
      ]);
    }
  });

  it('loses the unit of a number in its metadata, not the brackets of a text', () => {
    const numbers = readTdm(changed(16, 'INTEGRATION_INTERVAL = 1.5 [s]'));
    expect(numbers.ok && numbers.value.segments[0]?.metadata[8]).toEqual({
      keyword: 'INTEGRATION_INTERVAL',
      value: '1.5',
      unit: 's',
      line: 16,
    });
    const texts = readTdm(changed(9, 'TRACK_ID = T [1]'));
    expect(texts.ok && texts.value.segments[0]?.metadata[1]?.value).toBe('T [1]');
    const comment = readTdm(changed(8, 'COMMENT in [km]'));
    expect(comment.ok && comment.value.segments[0]?.metadata[0]?.value).toBe('in [km]');
  });

  it.each<[string, string, unknown]>([
    [
      'version',
      changed(1, 'CCSDS_TDM_VERS = 3.0'),
      { code: 'unsupported-version', line: 1, keyword: 'CCSDS_TDM_VERS', value: '3.0', limit: '1.0, 2.0' },
    ],
    [
      'no version',
      changed(1),
      { code: 'version-not-first', line: 1, keyword: 'CCSDS_TDM_VERS', value: 'about the message' },
    ],
    [
      'later keyword',
      changed(1, 'CCSDS_TDM_VERS = 1.0'),
      { code: 'keyword-not-in-version', line: 5, keyword: 'MESSAGE_ID', limit: '2.0' },
    ],
    ['no originator', changed(4), { code: 'missing-keyword', line: 1, keyword: 'ORIGINATOR' }],
    ['line in the header', changed(6, '1 2 3'), { code: 'malformed-line', line: 6, value: '1 2 3' }],
    ['no segment', `${LINES.slice(0, 5).join('\n')}\n`, { code: 'no-segment', line: 1 }],
    ['unknown metadata', changed(9, 'TRACK = 1'), { code: 'unknown-keyword', line: 9, keyword: 'TRACK', segment: 1 }],
    ['no time system', changed(10), { code: 'missing-keyword', line: 7, keyword: 'TIME_SYSTEM', segment: 1 }],
    ['no participant', changed(28), { code: 'missing-keyword', line: 26, keyword: 'PARTICIPANT_1', segment: 2 }],
    [
      'unknown time system',
      changed(27, 'TIME_SYSTEM = ABC'),
      { code: 'unknown-time-system', line: 27, keyword: 'TIME_SYSTEM', value: 'ABC', segment: 2 },
    ],
    [
      'start',
      changed(11, 'START_TIME = noon'),
      { code: 'not-an-epoch', line: 11, keyword: 'START_TIME', value: 'noon', segment: 1 },
    ],
    [
      'mode',
      changed(14, 'MODE = ANY'),
      {
        code: 'value-not-allowed',
        line: 14,
        keyword: 'MODE',
        value: 'ANY',
        limit: 'SEQUENTIAL, SINGLE_DIFF',
        segment: 1,
      },
    ],
    [
      'unit',
      changed(16, 'INTEGRATION_INTERVAL = 1 [h]'),
      { code: 'wrong-unit', line: 16, keyword: 'INTEGRATION_INTERVAL', value: 'h', limit: 's', segment: 1 },
    ],
    ['end of the metadata', changed(18), { code: 'malformed-line', line: 19, value: 'DATA_START' }],
    ['between', changed(19, 'MASS = 5'), { code: 'keyword-out-of-order', line: 19, keyword: 'MASS' }],
    ['no data', changed(32), { code: 'no-states', line: 26, segment: 2 }],
    [
      'unknown observation',
      changed(32, 'SIZE = 2000-01-01T00:02:00 4'),
      { code: 'unknown-keyword', line: 32, keyword: 'SIZE', segment: 2 },
    ],
    [
      'epoch',
      changed(22, 'ANGLE_1 = noon 4'),
      { code: 'not-an-epoch', line: 22, keyword: 'ANGLE_1', value: 'noon', segment: 1 },
    ],
    [
      'number',
      changed(23, 'ANGLE_2 = 2000-01-01T00:01:00 x'),
      { code: 'not-a-number', line: 23, keyword: 'ANGLE_2', value: 'x', segment: 1 },
    ],
    [
      'columns',
      changed(23, 'ANGLE_2 = 2000-01-01T00:01:00 1 2'),
      { code: 'wrong-number-of-columns', line: 23, keyword: 'ANGLE_2', value: '3', limit: 2 },
    ],
    ['end of the data', changed(33), { code: 'truncated', line: 32, keyword: 'DATA_STOP' }],
    [
      'end within the metadata',
      `${LINES.slice(0, 17).join('\n')}\n`,
      { code: 'truncated', line: 17, keyword: 'META_STOP' },
    ],
    ['data without metadata', changed(7, 'DATA_START'), { code: 'malformed-line', line: 7, value: 'DATA_START' }],
    ['stop without start', changed(20, 'DATA_STOP'), { code: 'malformed-line', line: 20, value: 'DATA_STOP' }],
    ['metadata in data', changed(21, 'META_START'), { code: 'malformed-line', line: 21, value: 'META_START' }],
    ['metadata ends twice', changed(19, 'META_STOP'), { code: 'malformed-line', line: 19, value: 'META_STOP' }],
  ])('that is broken says where: %s', (_, text, fault) => {
    const { faults } = readTdmAll(text);
    expect(faults).toContainEqual(fault);
    expect(readTdm(text)).toEqual({ ok: false, fault: faults[0] });
  });

  it('in XML has each observation at the line of its value', () => {
    const tdm = readTdm(WHOLE);
    if (!tdm.ok) throw new Error(tdm.fault.code);
    const xml = writeTdm(tdm.value, 'xml');
    for (const [line, { keyword }] of readTdmAll(xml).tdm?.segments.flatMap(({ observations }) =>
      observations.map((observation) => [observation.line, observation] as const),
    ) ?? [])
      expect(xml.split('\n')[line - 1]).toContain(`<${keyword}>`);
  });

  it('in XML misses its sections, epochs and values', () => {
    const xml = (inner: string): string =>
      `<tdm version="2.0">\n<header>\n<CREATION_DATE>2024-11-01T00:00:00</CREATION_DATE>\n<ORIGINATOR>A</ORIGINATOR>\n</header>\n<body>\n<segment>\n<metadata>\n<TIME_SYSTEM>UTC</TIME_SYSTEM>\n<PARTICIPANT_1>B</PARTICIPANT_1>\n</metadata>\n<data>\n${inner}\n</data>\n</segment>\n</body>\n</tdm>`;
    const range = '<observation><EPOCH>2024-11-01T00:00:00</EPOCH><RANGE>5</RANGE></observation>';
    expect(readTdmAll(xml(`<COMMENT>c</COMMENT>${range}`))).toMatchObject({
      faults: [],
      tdm: { segments: [{ line: 7, comments: ['c'], observations: [{ line: 13, keyword: 'RANGE', value: 5 }] }] },
    });
    for (const [inner, fault] of [
      ['<sighting/>', { code: 'unknown-keyword', keyword: 'sighting' }],
      ['<observation><RANGE>5</RANGE></observation>', { code: 'missing-keyword', keyword: 'EPOCH' }],
      [
        '<observation><EPOCH>2024-11-01T00:00:00</EPOCH></observation>',
        { code: 'wrong-number-of-columns', value: '0', limit: 1 },
      ],
      [range.replace('</RANGE>', '</RANGE><MAG>5</MAG>'), { code: 'wrong-number-of-columns', value: '2', limit: 1 }],
    ] as const)
      expect(readTdmAll(xml(`${range}\n${inner}`)).faults).toEqual([{ ...fault, line: 14 }]);
    expect(readTdmAll(xml(range.replace('<RANGE>', '<COMMENT>c</COMMENT><RANGE>'))).faults).toEqual([]);
    expect(readTdmAll('\n<oem/>').faults).toEqual([
      { code: 'wrong-root-element', line: 2, value: 'oem', limit: 'tdm' },
    ]);
    expect(readTdmAll('<tdm version="2.0"></tdm>').faults).toEqual([
      { code: 'missing-section', line: 1, keyword: 'header' },
      { code: 'missing-section', line: 1, keyword: 'body' },
      { code: 'missing-keyword', line: 1, keyword: 'CREATION_DATE' },
      { code: 'missing-keyword', line: 1, keyword: 'ORIGINATOR' },
      { code: 'no-segment', line: 1 },
    ]);
    expect(readTdmAll('<tdm version="2.0">')).toMatchObject({ faults: [{ code: 'truncated' }] });
  });

  it('in JSON says what is not what it should be', () => {
    expect(readTdmAll('{"a": 1}').faults).toEqual([{ code: 'missing-keyword', keyword: 'CCSDS_TDM_VERS' }]);
    expect(readTdmAll('[1]').faults).toEqual([{ code: 'missing-keyword', keyword: 'CCSDS_TDM_VERS' }]);
    const json = (observations: unknown): string =>
      JSON.stringify({
        CCSDS_TDM_VERS: '2.0',
        header: { CREATION_DATE: '2024-11-01T00:00:00', ORIGINATOR: 'A' },
        segments: [{ metadata: { TIME_SYSTEM: 'UTC', PARTICIPANT_1: 'B' }, COMMENT: ['c', 5], observations }],
      });
    const good = ['RANGE', '2024-11-01T00:00:00', 5];
    expect(readTdmAll(json([good]))).toMatchObject({
      faults: [],
      tdm: { segments: [{ comments: ['c', '5'], observations: [{ keyword: 'RANGE', value: 5, text: '5' }] }] },
    });
    for (const bad of [['RANGE'], [...good, 1], 5, []])
      expect(readTdmAll(json([good, bad])).faults).toEqual([{ code: 'malformed-json', keyword: 'observations' }]);
    expect(readTdmAll(json('x')).faults).toEqual([{ code: 'no-states', segment: 1 }]);
    expect(readTdmAll(JSON.stringify({ CCSDS_TDM_VERS: '2.0' })).faults.map(({ code }) => code)).toEqual([
      'missing-keyword',
      'missing-keyword',
      'no-segment',
    ]);
  });
});
