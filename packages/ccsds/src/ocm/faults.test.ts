import { describe, expect, it } from 'vitest';
import type { MessageFault } from '../fault/message-fault.ts';
import { ocmCovariances, ocmStates } from './content.ts';
import type { Ocm } from './model.ts';
import { readOcm, readOcmAll } from './read.ts';
import { validateOcm } from './validate.ts';
import { writeOcm } from './write.ts';

const LINES: readonly string[] = [
  'CCSDS_OCM_VERS = 3.0',
  'CREATION_DATE = 2024-11-01T00:00:00',
  'ORIGINATOR = A',
  'META_START',
  'OBJECT_NAME = SAT',
  'TIME_SYSTEM = TAI',
  'EPOCH_TZERO = 2000-01-01T00:01:00',
  'META_STOP',
  'TRAJ_START',
  'COMMENT the path',
  'CENTER_NAME = EARTH',
  'TRAJ_REF_FRAME = EME2000',
  'TRAJ_TYPE = CARTPV',
  '0 7000 1 2 3 7.5 4',
  'COMMENT between',
  '10 7001 1 2 3 7.5 4',
  'TRAJ_STOP',
  'COV_START',
  'COV_REF_FRAME = RTN',
  'COV_TYPE = CARTPV',
  'COV_ORDERING = LTM',
  '5 1 0 2 0 0 3 0 0 0 4 0 0 0 0 5 0.5 0 0 0 0 6',
  'COV_STOP',
  'MAN_START',
  'MAN_ID = M1',
  'MAN_DEVICE_ID = THR',
  'MAN_COMPOSITION = TIME_RELATIVE, MAN_DURA, ACC_X, ACC_INTERP',
  'MAN_REF_FRAME = RTN',
  '5 60 0.001 ON',
  'MAN_STOP',
];
const changed = (line: number, ...by: string[]): string =>
  `${[...LINES.slice(0, line - 1), ...by, ...LINES.slice(line)].join('\n')}\n`;
const WHOLE = `${LINES.join('\n')}\n`;

function read(text: string): Ocm {
  const ocm = readOcm(text);
  if (!ocm.ok) throw new Error(JSON.stringify(ocm.fault));
  return ocm.value;
}

describe('an OCM', () => {
  it('is read with every keyword and row at its line, times from EPOCH_TZERO', () => {
    const { blocks, ...rest } = read(WHOLE);
    expect(rest).toEqual({
      version: '3.0',
      header: [
        { keyword: 'CREATION_DATE', value: '2024-11-01T00:00:00', line: 2 },
        { keyword: 'ORIGINATOR', value: 'A', line: 3 },
      ],
      metadata: [
        { keyword: 'OBJECT_NAME', value: 'SAT', line: 5 },
        { keyword: 'TIME_SYSTEM', value: 'TAI', line: 6 },
        { keyword: 'EPOCH_TZERO', value: '2000-01-01T00:01:00', line: 7 },
      ],
      timeSystem: 'TAI',
      epochTzero: '2000-01-01T00:01:00',
      epochTzeroTaiS: 60,
    });
    expect(blocks.map(({ name, line, fields }) => [name, line, fields.map((field) => field.line)])).toEqual([
      ['TRAJ', 9, [10, 11, 12, 13]],
      ['COV', 18, [19, 20, 21]],
      ['MAN', 24, [25, 26, 27, 28]],
    ]);
    expect(blocks[0]?.comments).toEqual([{ beforeRow: 1, text: 'between' }]);
    expect(
      blocks.map(({ rows }) => rows.map(({ line, words, epochTaiS }) => [line, words.join(' '), epochTaiS])),
    ).toEqual([
      [
        [14, '0 7000 1 2 3 7.5 4', 60],
        [16, '10 7001 1 2 3 7.5 4', 70],
      ],
      [[22, LINES[21], 65]],
      [[29, '5 60 0.001 ON', 65]],
    ]);
  });

  it('has words between blanks of any kind, in every notation alike', () => {
    const odd = readOcm(LINES.join('\n').replace('0 7000 1', '0\u20287000 1'));
    expect(odd).toEqual(readOcm(LINES.join('\n')));
  });

  it('comes back from every notation', () => {
    const ocm = read(WHOLE);
    const kvn = writeOcm(ocm, 'kvn');
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const again = read(writeOcm(ocm, notation));
      const rows = ({ blocks }: Ocm) =>
        blocks.map((block) => block.rows.map(({ words, epochTaiS }) => [words, epochTaiS]));
      expect(rows(again), notation).toEqual(rows(ocm));
      if (notation !== 'xml') expect(writeOcm(again, 'kvn'), notation).toBe(kvn);
    }
    const xml = writeOcm(ocm, 'xml').split('\n');
    for (const { line, words } of read(xml.join('\n')).blocks.flatMap(({ rows }) => rows))
      expect(xml[line - 1]).toContain(words.join(' '));
  });

  it('gives states and covariances in SI', () => {
    const ocm = read(WHOLE);
    const [path, uncertainty] = ocm.blocks;
    if (path === undefined || uncertainty === undefined) throw new Error('no blocks');
    expect(ocmStates(ocm, path)).toEqual({
      ok: true,
      value: {
        frame: 'EME2000',
        epochsTaiS: Float64Array.of(60, 70),
        positionsM: Float64Array.of(7_000_000, 1000, 2000, 7_001_000, 1000, 2000),
        velocitiesMps: Float64Array.of(3000, 7500, 4000, 3000, 7500, 4000),
      },
    });
    const covariances = ocmCovariances(ocm, uncertainty);
    if (!covariances.ok) throw new Error(covariances.fault.code);
    const matrix = new Float64Array(36);
    for (let k = 0; k < 6; k += 1) matrix[7 * k] = (k + 1) * 1e6;
    matrix[5] = 0.5e6;
    matrix[30] = 0.5e6;
    expect(covariances.value).toEqual([{ epochTaiS: 65, frame: 'RTN', matrix }]);
    expect(validateOcm(ocm)).toEqual([]);
  });

  it.each<[string, string, MessageFault]>([
    [
      'version',
      changed(1, 'CCSDS_OCM_VERS = 2.0'),
      { code: 'unsupported-version', line: 1, keyword: 'CCSDS_OCM_VERS', value: '2.0', limit: '3.0' },
    ],
    ['no version', changed(1), { code: 'missing-keyword', line: 1, keyword: 'CCSDS_OCM_VERS' }],
    [
      'two versions',
      changed(2, 'CCSDS_OCM_VERS = 3.0', LINES[1] ?? ''),
      { code: 'duplicate-keyword', line: 2, keyword: 'CCSDS_OCM_VERS', value: '3.0' },
    ],
    [
      'version behind',
      changed(1, 'COMMENT c', 'CCSDS_OCM_VERS = 3.0'),
      { code: 'version-not-first', line: 2, keyword: 'CCSDS_OCM_VERS', value: '3.0' },
    ],
    ['no originator', changed(3), { code: 'missing-keyword', line: 1, keyword: 'ORIGINATOR' }],
    ['line in the header', changed(3, 'ORIGINATOR = A', '1 2 3'), { code: 'malformed-line', line: 4, value: '1 2 3' }],
    [
      'keyword between',
      changed(8, 'META_STOP', 'MASS = 5'),
      { code: 'keyword-out-of-order', line: 9, keyword: 'MASS' },
    ],
    ['no metadata', changed(4, 'TRAJ_START'), { code: 'keyword-out-of-order', line: 4, keyword: 'TRAJ_START' }],
    ['no blocks', `${LINES.slice(0, 3).join('\n')}\n`, { code: 'missing-section', line: 1, keyword: 'META' }],
    ['unknown metadata', changed(5, 'MASS = 5'), { code: 'unknown-keyword', line: 5, keyword: 'MASS' }],
    ['line in the metadata', changed(8, '1 2 3', 'META_STOP'), { code: 'malformed-line', line: 8 }],
    [
      'unknown time system',
      changed(6, 'TIME_SYSTEM = ABC'),
      { code: 'unknown-time-system', line: 6, keyword: 'TIME_SYSTEM', value: 'ABC' },
    ],
    ['no zero', changed(7), { code: 'missing-keyword', line: 4, keyword: 'EPOCH_TZERO' }],
    [
      'zero',
      changed(7, 'EPOCH_TZERO = noon'),
      { code: 'not-an-epoch', line: 7, keyword: 'EPOCH_TZERO', value: 'noon' },
    ],
    ['unknown block', changed(9, 'PATH_START'), { code: 'unknown-keyword', line: 9, keyword: 'PATH_START' }],
    [
      'metadata twice',
      changed(9, 'META_START', 'META_STOP', 'TRAJ_START'),
      { code: 'section-repeated', line: 9, keyword: 'META_START' },
    ],
    [
      'blocks out of order',
      changed(30, 'MAN_STOP', ...LINES.slice(8, 17)),
      { code: 'keyword-out-of-order', line: 31, keyword: 'TRAJ_START' },
    ],
    [
      'a block twice',
      changed(17, 'TRAJ_STOP', 'PHYS_START', 'PHYS_STOP', 'PHYS_START', 'PHYS_STOP'),
      { code: 'section-repeated', line: 20, keyword: 'PHYS_START' },
    ],
    ['no end', changed(30), { code: 'truncated', line: 29, keyword: 'MAN_STOP' }],
    ['keyword behind rows', changed(16, 'MASS = 5'), { code: 'keyword-out-of-order', line: 16, keyword: 'MASS' }],
    ['no rows', changed(29), { code: 'no-states', line: 24, keyword: 'MAN_START' }],
    ['columns', changed(16, '10 1 2 3'), { code: 'wrong-number-of-columns', line: 16, value: '3', limit: 6 }],
    ['number', changed(16, '10 1 2 x 4 5 6'), { code: 'not-a-number', line: 16, value: 'x' }],
    ['time', changed(16, 'noon 1 2 3 4 5 6'), { code: 'not-an-epoch', line: 16, value: 'noon' }],
    [
      'two kinds of time',
      changed(16, '2000-01-01T00:02:00 1 2 3 4 5 6'),
      { code: 'mixed-time-tags', line: 16, value: '2000-01-01T00:02:00' },
    ],
    ['one time twice', changed(16, '0.0 1 2 3 4 5 6'), { code: 'duplicate-epoch', line: 16, value: '0.0' }],
    [
      'times out of order',
      changed(16, '-1 1 2 3 4 5 6'),
      { code: 'states-out-of-order', line: 16, value: '-1', limit: '0' },
    ],
    [
      'ordering',
      changed(21, 'COV_ORDERING = ANY'),
      {
        code: 'value-not-allowed',
        line: 21,
        keyword: 'COV_ORDERING',
        value: 'ANY',
        limit: 'LTM, UTM, FULL, LTMWCC, UTMWCC',
      },
    ],
    ['covariance short', changed(22, '5 1 2 3'), { code: 'wrong-number-of-columns', line: 22, value: '3', limit: 21 }],
    [
      'unknown entry',
      changed(27, 'MAN_COMPOSITION = TIME_RELATIVE, MAN_DURA, POWER, ACC_INTERP'),
      {
        code: 'value-not-allowed',
        line: 27,
        keyword: 'MAN_COMPOSITION',
        value: 'POWER',
        limit:
          'TIME_ABSOLUTE, TIME_RELATIVE, MAN_DURA, DELTA_MASS, ACC_X, ACC_Y, ACC_Z, ACC_INTERP, ACC_MAG_SIGMA, ACC_DIR_SIGMA, DV_X, DV_Y, DV_Z, DV_MAG_SIGMA, DV_DIR_SIGMA, THR_X, THR_Y, THR_Z, THR_EFFIC, THR_INTERP, THR_ISP, THR_MAG_SIGMA, THR_DIR_SIGMA',
      },
    ],
    [
      'entries out of order',
      changed(27, 'MAN_COMPOSITION = TIME_RELATIVE, ACC_X, MAN_DURA, ACC_INTERP'),
      { code: 'keyword-out-of-order', line: 27, keyword: 'MAN_COMPOSITION', value: 'MAN_DURA' },
    ],
    [
      'entries behind a late one',
      changed(27, 'MAN_COMPOSITION = TIME_RELATIVE, ACC_INTERP, MAN_DURA, ACC_X'),
      { code: 'keyword-out-of-order', line: 27, keyword: 'MAN_COMPOSITION', value: 'ACC_X' },
    ],
    [
      'no time entry',
      changed(27, 'MAN_COMPOSITION = MAN_DURA, ACC_X, ACC_INTERP'),
      {
        code: 'value-not-allowed',
        line: 27,
        keyword: 'MAN_COMPOSITION',
        value: 'MAN_DURA',
        limit: 'TIME_ABSOLUTE, TIME_RELATIVE',
      },
    ],
    [
      'relative time',
      changed(29, '2000-01-01T00:02:00 60 0.001 ON'),
      { code: 'mixed-time-tags', line: 29, value: '2000-01-01T00:02:00' },
    ],
    [
      'interpolation without degree',
      changed(13, 'TRAJ_TYPE = CARTPV', 'INTERPOLATION = HERMITE'),
      { code: 'missing-keyword', line: 9, keyword: 'INTERPOLATION_DEGREE' },
    ],
    [
      'revolution without basis',
      changed(13, 'TRAJ_TYPE = CARTPV', 'ORB_REVNUM = 5'),
      { code: 'missing-keyword', line: 9, keyword: 'ORB_REVNUM_BASIS' },
    ],
    [
      'duty cycle',
      changed(28, 'MAN_REF_FRAME = RTN', 'DC_TYPE = NEVER'),
      {
        code: 'value-not-allowed',
        line: 29,
        keyword: 'DC_TYPE',
        value: 'NEVER',
        limit: 'CONTINUOUS, TIME, TIME_AND_ANGLE',
      },
    ],
    [
      'window of a duty cycle',
      changed(28, 'MAN_REF_FRAME = RTN', 'DC_TYPE = TIME'),
      { code: 'missing-keyword', line: 24, keyword: 'DC_WIN_OPEN' },
    ],
    [
      'rows where none are',
      changed(17, 'TRAJ_STOP', 'PHYS_START', '1 2 3', 'PHYS_STOP'),
      { code: 'malformed-line', line: 19, value: '1 2 3' },
    ],
    [
      'determination alone',
      changed(30, 'MAN_STOP', 'OD_START', 'OD_STOP'),
      { code: 'missing-section', line: 31, keyword: 'PERT' },
    ],
    [
      'user word',
      changed(30, 'MAN_STOP', 'USER_START', 'MASS = 5', 'USER_STOP'),
      { code: 'unknown-keyword', line: 32, keyword: 'MASS' },
    ],
    [
      'user word twice',
      changed(30, 'MAN_STOP', 'USER_START', 'USER_DEFINED_A = 5', 'USER_DEFINED_A = 6', 'USER_STOP'),
      { code: 'duplicate-keyword', line: 33, keyword: 'USER_DEFINED_A', value: '6' },
    ],
  ])('that is broken says where: %s', (_, text, fault) => {
    const { faults } = readOcmAll(text);
    expect(faults).toContainEqual(fault);
    expect(readOcm(text)).toEqual({ ok: false, fault: faults[0] });
  });

  it.each<[string, string, MessageFault]>([
    [
      'centre',
      changed(11, 'CENTER_NAME = MARS'),
      { code: 'unsupported-centre', line: 11, keyword: 'CENTER_NAME', value: 'MARS', limit: 'EARTH' },
    ],
    [
      'frame',
      changed(12, 'TRAJ_REF_FRAME = MARSIAU'),
      { code: 'unsupported-frame', line: 12, keyword: 'TRAJ_REF_FRAME', value: 'MARSIAU' },
    ],
    [
      'covariance frame',
      changed(19, 'COV_REF_FRAME = XYZ'),
      { code: 'unsupported-frame', line: 19, keyword: 'COV_REF_FRAME', value: 'XYZ' },
    ],
    [
      'covariance type',
      changed(20, 'COV_TYPE = KEPLERIAN'),
      { code: 'unsupported-element-set', line: 20, keyword: 'COV_TYPE', value: 'KEPLERIAN', limit: 'CARTPV, CARTPVA' },
    ],
    [
      'element set',
      changed(13, 'TRAJ_TYPE = SOMETHING'),
      {
        code: 'unsupported-element-set',
        line: 13,
        keyword: 'TRAJ_TYPE',
        value: 'SOMETHING',
        limit: 'CARTP, CARTPV, CARTPVA, KEPLERIAN, KEPLERIANMEAN',
      },
    ],
    [
      'unbound orbit',
      changed(13, 'TRAJ_TYPE = KEPLERIAN', 'ORB_AVERAGING = OSCULATING'),
      { code: 'number-out-of-range', line: 15, keyword: 'TRAJ_TYPE', value: 'KEPLERIAN', limit: 'a > 0, 0 <= e < 1' },
    ],
    [
      'indefinite covariance',
      changed(22, (LINES[21] ?? '').replace('5 1 ', '5 -1 ')),
      { code: 'covariance-not-positive', line: 22, value: '5' },
    ],
  ])('says what stands against its use: %s', (_, text, fault) => {
    expect(validateOcm(read(text))).toEqual([fault]);
  });

  it('of a time system that does not convert cannot be used at all', () => {
    const place = { code: 'unsupported-time-system', keyword: 'TIME_SYSTEM', value: 'TDB', limit: 'UTC, TAI, TT, GPS' };
    expect(validateOcm(read(changed(6, 'TIME_SYSTEM = TDB')))).toEqual([
      { ...place, line: 6 },
      { ...place, line: 6 },
    ]);
  });

  it('has the defaults of the book', () => {
    const bare = read(`${[...LINES.slice(0, 10), ...LINES.slice(13, 18), ...LINES.slice(21)].join('\n')}\n`);
    const [path, uncertainty] = bare.blocks;
    if (path === undefined || uncertainty === undefined) throw new Error('no blocks');
    expect(ocmStates(bare, path)).toMatchObject({ ok: true, value: { frame: 'GCRF' } });
    expect(ocmCovariances(bare, uncertainty)).toMatchObject({ ok: true, value: [{ frame: 'TNW' }] });
  });

  it('in XML and JSON says what is not there', () => {
    expect(readOcmAll('\n<oem/>').faults).toEqual([
      { code: 'wrong-root-element', line: 2, value: 'oem', limit: 'ocm' },
    ]);
    expect(readOcmAll('<ocm version="3.0"/>').faults).toMatchObject([
      { code: 'missing-section', line: 1, keyword: 'header' },
      { code: 'missing-section', line: 1, keyword: 'body' },
      { code: 'missing-keyword', keyword: 'CREATION_DATE' },
      { code: 'missing-keyword', keyword: 'ORIGINATOR' },
      { code: 'missing-section', line: 1, keyword: 'META' },
    ]);
    const xml = writeOcm(read(WHOLE), 'xml');
    const lineOf = (piece: string): number => xml.split('\n').findIndex((line) => line.includes(piece)) + 1;
    for (const [from, to, fault] of [
      ['</traj>', '<MASS>5</MASS></traj>', { code: 'keyword-out-of-order', line: lineOf('</traj>'), keyword: 'MASS' }],
      [
        '<ORIGINATOR>',
        '<ORIGINATOR><X/>',
        { code: 'unknown-keyword', line: lineOf('<ORIGINATOR>'), keyword: 'ORIGINATOR' },
      ],
      [
        '</metadata>',
        '</metadata><metadata/>',
        { code: 'section-repeated', line: lineOf('</metadata>'), keyword: 'metadata' },
      ],
    ] as const)
      expect(readOcmAll(xml.replace(from, to)).faults).toContainEqual(fault);
    expect(readOcmAll('{"a": 1}').faults).toEqual([{ code: 'missing-keyword', keyword: 'CCSDS_OCM_VERS' }]);
    const json = JSON.parse(writeOcm(read(WHOLE), 'json')) as Record<string, unknown>;
    for (const [change, fault] of [
      [{ traj: 5 }, { code: 'malformed-json', keyword: 'traj', value: 'number' }],
      [{ traj: [5] }, { code: 'malformed-json', keyword: 'traj', value: 'number' }],
      [{ cov: [{ lines: 'x' }] }, { code: 'malformed-json', keyword: 'lines', value: 'string' }],
      [{ cov: [{ comments: 7 }] }, { code: 'malformed-json', keyword: 'comments', value: 'number' }],
      [{ cov: [{ comments: [{ text: 'x' }] }] }, { code: 'malformed-json', keyword: 'comments' }],
      [{ cov: [{ comments: [{ beforeRow: 1 }] }] }, { code: 'malformed-json', keyword: 'comments' }],
      [{ metadata: undefined }, { code: 'missing-section', keyword: 'META' }],
    ] as const)
      expect(readOcmAll(JSON.stringify({ ...json, ...change })).faults).toContainEqual(fault);
  });
});
