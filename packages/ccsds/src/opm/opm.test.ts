import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import { opmContent, readOpm, readOpmAll, writeOpm } from './read.ts';

/** Positive, and no two numbers alike: the diagonal leads. */
const LOWER = COVARIANCE_KEYWORDS.map((_, k) => {
  const isDiagonal = [0, 2, 5, 9, 14, 20].includes(k);
  return isDiagonal ? 50 + k : (k + 1) / 16;
});

const LINES: readonly string[] = [
  'CCSDS_OPM_VERS = 3.0',
  'COMMENT about the message',
  'CLASSIFICATION = SBU',
  'CREATION_DATE = 2024-11-01T10:00:00',
  'ORIGINATOR = KEEPOUT',
  'MESSAGE_ID = 2024-7',
  'OBJECT_NAME = EUTELSAT W4',
  'OBJECT_ID = 2000-028A',
  'CENTER_NAME = EARTH',
  'REF_FRAME = TOD',
  'REF_FRAME_EPOCH = 2001-11-06T11:17:33',
  'TIME_SYSTEM = TAI',
  'COMMENT the state',
  'EPOCH = 2000-01-02T00:00:00.5',
  'X = 6503.514000 [km]',
  'Y = 1239.647000 [km]',
  'Z = -717.490000 [km]',
  'X_DOT = -0.873160 [km/s]',
  'Y_DOT = 8.740420 [km/s]',
  'Z_DOT = -4.191076 [km/s]',
  'SEMI_MAJOR_AXIS = 41399.5123 [km]',
  'ECCENTRICITY = 0.020842611',
  'INCLINATION = 0.117746 [deg]',
  'RA_OF_ASC_NODE = 17.604721 [deg]',
  'ARG_OF_PERICENTER = 218.242943 [deg]',
  'TRUE_ANOMALY = 41.922339 [deg]',
  'GM = 398600.4415 [km**3/s**2]',
  'MASS = 1913.000 [kg]',
  'SOLAR_RAD_AREA = 10.000 [m**2]',
  'SOLAR_RAD_COEFF = 1.300',
  'DRAG_AREA = 11.000 [m**2]',
  'DRAG_COEFF = 2.300',
  'COV_REF_FRAME = RTN',
  ...COVARIANCE_KEYWORDS.map((keyword, k) => {
    const dots = keyword.split('DOT').length - 1;
    return `${keyword} = ${String(LOWER[k])} [${['km**2', 'km**2/s', 'km**2/s**2'][dots] ?? ''}]`;
  }),
  'COMMENT two burns',
  'MAN_EPOCH_IGNITION = 2000-01-03T00:00:01',
  'MAN_DURATION = 132.60 [s]',
  'MAN_DELTA_MASS = -18.418 [kg]',
  'MAN_REF_FRAME = EME2000',
  'MAN_DV_1 = -0.023257 [km/s]',
  'MAN_DV_2 = 0.016831 [km/s]',
  'MAN_DV_3 = -0.008935 [km/s]',
  'MAN_EPOCH_IGNITION = 2000-01-04T00:00:02',
  'MAN_REF_FRAME = RTN',
  'MAN_DV_1 = 0.001015 [km/s]',
  'MAN_DV_2 = -0.001873 [km/s]',
  'MAN_DV_3 = 0 [km/s]',
  'USER_DEFINED_EARTH_MODEL = WGS-84',
];
const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const WHOLE = textOf(LINES);

/** The text with one line changed: the line of the keyword, its n-th, becomes what is given; nothing leaves it out. */
function changed(keyword: string, lines: readonly string[], nth: number = 0): string {
  const places = LINES.flatMap((line, at) => (line.split(' = ')[0] === keyword ? [at] : []));
  const at = places[nth] ?? Number.NaN;
  if (Number.isNaN(at)) throw new Error(keyword);
  return textOf([...LINES.slice(0, at), ...lines, ...LINES.slice(at + 1)]);
}
const lineOf = (keyword: string): number => LINES.findIndex((line) => line.split(' = ')[0] === keyword) + 1;
const without = (keyword: string): string => changed(keyword, []);
const valued = (keyword: string, value: string): string => changed(keyword, [`${keyword} = ${value}`]);

function contentOf(text: string): ReturnType<typeof opmContent> {
  const opm = readOpm(text);
  if (!opm.ok) throw new Error(JSON.stringify(opm.fault));
  return opmContent(opm.value);
}

describe('an OPM', () => {
  it('is read into its sections with every value as written, its unit and its line', () => {
    const opm = readOpm(WHOLE);
    if (!opm.ok) throw new Error(JSON.stringify(opm.fault));
    const { version, groups } = opm.value;
    expect(version).toBe('3.0');
    expect(groups.map(({ section, object, line, fields }) => [section, object, line, fields.length])).toEqual([
      ['header', 0, 3, 5],
      ['metadata', 0, 7, 6],
      ['stateVector', 0, 14, 8],
      ['keplerianElements', 0, 21, 7],
      ['spacecraftParameters', 0, 28, 5],
      ['covarianceMatrix', 0, 33, 22],
      ['maneuverParameters', 0, 56, 8],
      ['maneuverParameters', 0, 63, 5],
      ['userDefinedParameters', 0, 68, 1],
    ]);
    const read = groups.flatMap(({ fields }) => fields);
    const written = LINES.slice(1).map((line, k) => {
      if (line.startsWith('COMMENT ')) return { keyword: 'COMMENT', value: line.slice(8), line: k + 2 };
      const [, keyword, value, unit] = /^(\w+) = (.*?)(?: \[(.*)\])?$/.exec(line) ?? [];
      return { keyword, value, line: k + 2, ...(unit === undefined ? {} : { unit }) };
    });
    expect(read).toEqual(written);
  });

  it('is written as it was read in KVN, and the same comes back from XML and JSON', () => {
    const opm = readOpm(WHOLE);
    if (!opm.ok) throw new Error(opm.fault.code);
    expect(writeOpm(opm.value, 'kvn')).toBe(WHOLE);
    for (const notation of ['xml', 'json'] as const) {
      const again = readOpm(writeOpm(opm.value, notation));
      if (!again.ok) throw new Error(again.fault.code);
      expect(writeOpm(again.value, 'kvn'), notation).toBe(WHOLE);
    }
  });

  it('has its elements in XML in the order of the book, with their lines', () => {
    const opm = readOpm(WHOLE);
    if (!opm.ok) throw new Error(opm.fault.code);
    const xml = writeOpm(opm.value, 'xml');
    const lines = xml.split('\n');
    const at = (piece: string): number => lines.findIndex((line) => line.includes(piece)) + 1;
    expect(lines[at('<MASS') - 1]?.trim()).toBe('<MASS units="kg">1913.000</MASS>');
    expect(lines[at('<USER_DEFINED') - 1]?.trim()).toBe('<USER_DEFINED parameter="EARTH_MODEL">WGS-84</USER_DEFINED>');
    const again = readOpm(xml);
    if (!again.ok) throw new Error(again.fault.code);
    for (const { keyword, line } of again.value.groups.flatMap(({ fields }) => fields))
      expect(lines[line - 1], keyword).toContain(keyword.startsWith('USER_DEFINED_') ? 'USER_DEFINED' : keyword);
    const broken = xml.replace('>1913.000<', '>heavy<').replace('units="km">1239', 'units="m">1239');
    expect(readOpmAll(broken).faults).toEqual([
      { code: 'wrong-unit', line: at('<Y '), keyword: 'Y', value: 'm', limit: 'km' },
      { code: 'not-a-number', line: at('<MASS'), keyword: 'MASS', value: 'heavy' },
    ]);
  });

  it('gives state, covariance, mass and manoeuvres in SI, epochs in its own time system', () => {
    const content = contentOf(without('REF_FRAME_EPOCH'));
    if (!content.ok) throw new Error(JSON.stringify(content.fault));
    const { covariance, ...rest } = content.value;
    expect(rest).toEqual({
      objectName: 'EUTELSAT W4',
      objectId: '2000-028A',
      state: {
        epochTaiS: 86_400.5,
        frame: 'TOD',
        positionM: [6_503_514, 1_239_647, -717_490],
        velocityMps: [-0.87316 * 1000, 8.74042 * 1000, -4.191076 * 1000],
      },
      massKg: 1913,
      manoeuvres: [
        {
          ignitionTaiS: 172_801,
          durationS: 132.6,
          deltaMassKg: -18.418,
          refFrame: 'EME2000',
          deltaVMps: [-0.023257 * 1000, 0.016831 * 1000, -0.008935 * 1000],
        },
        { ignitionTaiS: 259_202, durationS: 0, refFrame: 'RTN', deltaVMps: [0.001015 * 1000, -0.001873 * 1000, 0] },
      ],
    });
    expect(covariance?.epochTaiS).toBe(86_400.5);
    expect(covariance?.frame).toBe('RTN');
    let k = 0;
    for (let row = 0; row < 6; row += 1) {
      for (let column = 0; column <= row; column += 1) {
        expect(covariance?.matrix[6 * row + column]).toBe((LOWER[k] ?? 0) * 1e6);
        expect(covariance?.matrix[6 * column + row]).toBe((LOWER[k] ?? 0) * 1e6);
        k += 1;
      }
    }
  });

  it('has its covariance in the frame of the state unless it says otherwise, and may lack mass and covariance', () => {
    const ofDate = without('REF_FRAME_EPOCH').replace('COV_REF_FRAME = RTN\n', '');
    const own = contentOf(ofDate);
    expect(own.ok && own.value.covariance?.frame).toBe('TOD');
    const bare = contentOf(textOf([...LINES.slice(0, 20), ...LINES.slice(28, 32)]));
    if (!bare.ok) throw new Error(bare.fault.code);
    expect(Object.keys(bare.value)).toEqual(['objectName', 'objectId', 'state', 'manoeuvres']);
    expect(bare.value.manoeuvres).toEqual([]);
  });

  it('with REF_FRAME_EPOCH has the axes of that epoch: state and covariance become EME2000', () => {
    // duncaneddy/brahe#528. At J2000 precession is zero and nutation (IAU 1980) is -13.923 and -5.774 arcsec: by hand, R1 R3 R1.
    const opm = readFileSync(
      new URL('../../../../conformance/reported-messages/tod-frozen.opm', import.meta.url),
      'utf8',
    );
    const content = contentOf(opm);
    if (!content.ok) throw new Error(content.fault.code);
    const { frame, epochTaiS, positionM, velocityMps } = content.value.state;
    // 2026-03-01T00:00:00 UTC.
    expect([frame, epochTaiS]).toEqual(['EME2000', 9556 * 86_400 + 37]);
    for (const [k, km] of [-1790.100149, 3985.226728, 5303.514471].entries())
      expect(Math.abs(positionM[k]! - km * 1000)).toBeLessThan(3);
    for (const [k, kms] of [-6.276461216, -4.195303809, 1.035698861].entries())
      expect(Math.abs(velocityMps[k]! - kms * 1000)).toBeLessThan(0.003);
    // A covariance in the same axes turns with them; one in RTN stays.
    const own = contentOf(WHOLE.replace('COV_REF_FRAME = RTN\n', ''));
    expect(own.ok && own.value.covariance?.frame).toBe('EME2000');
    const still = contentOf(without('REF_FRAME_EPOCH').replace('COV_REF_FRAME = RTN\n', ''));
    expect(own.ok && still.ok && own.value.covariance?.matrix).not.toEqual(still.ok && still.value.covariance?.matrix);
    expect(own.ok && own.value.covariance?.epochTaiS).toBe(86_400.5);
  });

  it('with REF_FRAME_EPOCH is refused in Earth-fixed axes, and needs none in inertial ones', () => {
    const place = {
      line: 11,
      keyword: 'REF_FRAME_EPOCH',
      value: 'ITRF at 2001-11-06T11:17:33',
      limit: 'frame of date',
    };
    expect(contentOf(valued('REF_FRAME', 'ITRF'))).toEqual({
      ok: false,
      fault: { code: 'unsupported-frame', ...place },
    });
    const inertial = contentOf(valued('REF_FRAME', 'EME2000'));
    expect(inertial.ok && inertial.value.state.positionM[0]).toBe(6_503_514);
  });

  it('cannot be used in frames, centres and time systems beyond the Earth, nor with an indefinite covariance', () => {
    const refusals: readonly [string, unknown][] = [
      [valued('REF_FRAME', 'MARSIAU'), { code: 'unsupported-frame', line: 10, keyword: 'REF_FRAME', value: 'MARSIAU' }],
      [valued('CENTER_NAME', 'MARS'), { code: 'unsupported-centre', line: 9, keyword: 'CENTER_NAME', value: 'MARS' }],
      [
        valued('TIME_SYSTEM', 'TDB'),
        { code: 'unsupported-time-system', line: 12, keyword: 'TIME_SYSTEM', value: 'TDB' },
      ],
      [valued('COV_REF_FRAME', 'XYZ'), { code: 'unsupported-frame', line: 33, keyword: 'COV_REF_FRAME', value: 'XYZ' }],
      [valued('CX_X', '-1'), { code: 'covariance-not-positive', line: 34, keyword: 'CX_X', value: '-1' }],
    ];
    for (const [text, fault] of refusals) expect(contentOf(text)).toEqual({ ok: false, fault });
  });

  it('that lacks what it needs is refused where the value would stand', () => {
    const opm = readOpm(WHOLE);
    if (!opm.ok) throw new Error(opm.fault.code);
    const lacking = (keyword: string) => ({
      ...opm.value,
      groups: opm.value.groups.map((group) => ({
        ...group,
        fields: group.fields.filter((field) => field.keyword !== keyword),
      })),
    });
    for (const keyword of ['X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT']) {
      const place = keyword === 'X' ? {} : { line: 15, value: '6503.514000' };
      expect(opmContent(lacking(keyword)), keyword).toEqual({
        ok: false,
        fault: { code: 'missing-keyword', keyword: 'X', ...place },
      });
    }
    for (const [keyword, code] of [
      ['REF_FRAME', 'unsupported-frame'],
      ['CENTER_NAME', 'unsupported-centre'],
      ['TIME_SYSTEM', 'unsupported-time-system'],
      ['EPOCH', 'not-an-epoch'],
    ] as const)
      expect(opmContent(lacking(keyword)), keyword).toEqual({ ok: false, fault: { code, keyword } });
    const nameless = opmContent(lacking('OBJECT_NAME'));
    expect(nameless.ok && nameless.value.objectName).toBe('');
    const anonymous = opmContent(lacking('OBJECT_ID'));
    expect(anonymous.ok && anonymous.value.objectId).toBe('');
    const frameless = opmContent(lacking('MAN_REF_FRAME'));
    expect(frameless.ok && frameless.value.manoeuvres.map(({ refFrame }) => refFrame)).toEqual(['', '']);
    for (const keyword of ['MAN_EPOCH_IGNITION', 'MAN_DV_1', 'MAN_DV_2', 'MAN_DV_3']) {
      const burnless = opmContent(lacking(keyword));
      expect(burnless.ok && burnless.value.manoeuvres, keyword).toEqual([]);
    }
    const uncertain = opmContent(lacking('CZ_DOT_Z_DOT'));
    expect(uncertain.ok && uncertain.value.covariance).toBeUndefined();
  });
});

describe('a broken OPM', () => {
  it.each<[string, string, unknown]>([
    ['no anomaly', without('TRUE_ANOMALY'), { code: 'missing-keyword', line: 21, keyword: 'TRUE_ANOMALY' }],
    [
      'unknown time system',
      valued('TIME_SYSTEM', 'ABC'),
      { code: 'unknown-time-system', line: 12, keyword: 'TIME_SYSTEM', value: 'ABC' },
    ],
    ['empty time system', valued('TIME_SYSTEM', ''), { code: 'empty-value', line: 12, keyword: 'TIME_SYSTEM' }],
    ['no epoch', without('EPOCH'), { code: 'missing-keyword', line: 14, keyword: 'EPOCH' }],
    ['no mantissa', valued('X', 'E5'), { code: 'not-a-number', line: 15, keyword: 'X', value: 'E5' }],
    [
      'no such day',
      valued('EPOCH', '2000-02-30T00:00:00'),
      { code: 'not-an-epoch', line: 14, keyword: 'EPOCH', value: '2000-02-30T00:00:00' },
    ],
    ['metres', valued('Y', '1 [m]'), { code: 'wrong-unit', line: 16, keyword: 'Y', value: 'm', limit: 'km' }],
    ['a term short', without('CZ_Z'), { code: 'covariance-incomplete', line: 33, keyword: 'CZ_Z' }],
    [
      'two masses',
      changed('MASS', ['MASS = 1', 'MASS = 2']),
      { code: 'duplicate-keyword', line: 29, keyword: 'MASS', value: '2' },
    ],
    ['a wrong word', valued('MASS', '1\nWEIGHT = 5'), { code: 'unknown-keyword', line: 29, keyword: 'WEIGHT' }],
    ['a lost line', valued('MASS', '1\n5 6 7'), { code: 'malformed-line', line: 29, value: '5 6 7' }],
    [
      'name behind the state',
      valued('Z_DOT', '1\nOBJECT_NAME = B'),
      { code: 'keyword-out-of-order', line: 21, keyword: 'OBJECT_NAME' },
    ],
    [
      'two versions',
      valued('ORIGINATOR', 'A\nCCSDS_OPM_VERS = 2.0'),
      { code: 'duplicate-keyword', line: 6, keyword: 'CCSDS_OPM_VERS', value: '2.0' },
    ],
    [
      'another version',
      valued('CCSDS_OPM_VERS', '9.0'),
      { code: 'unsupported-version', line: 1, keyword: 'CCSDS_OPM_VERS', value: '9.0', limit: '1.0, 2.0, 3.0' },
    ],
    ['no version', without('CCSDS_OPM_VERS'), { code: 'missing-keyword', line: 1, keyword: 'CCSDS_OPM_VERS' }],
    [
      'version behind',
      textOf([...LINES.slice(1, 4), LINES[0] ?? '', ...LINES.slice(4)]),
      { code: 'version-not-first', line: 1, keyword: 'CCSDS_OPM_VERS' },
    ],
    [
      'a burn without its frame',
      changed('MAN_REF_FRAME', [], 1),
      { code: 'missing-keyword', line: 63, keyword: 'MAN_REF_FRAME' },
    ],
    ['no originator', without('ORIGINATOR'), { code: 'missing-keyword', line: 3, keyword: 'ORIGINATOR' }],
  ])('says where: %s', (_, text, fault) => {
    expect(readOpmAll(text).faults).toContainEqual(fault);
    expect(readOpm(text)).toEqual({ ok: false, fault: readOpmAll(text).faults[0] });
  });

  it('of version 2.0 says which keywords came later', () => {
    expect(readOpmAll(valued('CCSDS_OPM_VERS', '2.0')).faults).toEqual([
      { code: 'keyword-not-in-version', line: 3, keyword: 'CLASSIFICATION', limit: '3.0' },
      { code: 'keyword-not-in-version', line: 6, keyword: 'MESSAGE_ID', limit: '3.0' },
    ]);
  });

  it('without a whole section misses each of its keywords', () => {
    const faults = readOpmAll(textOf([...LINES.slice(0, 12), ...LINES.slice(20)])).faults;
    expect(faults.map(({ code, keyword }) => `${code} ${keyword ?? ''}`)).toEqual([
      'missing-section stateVector',
      ...['EPOCH', 'X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT'].map((keyword) => `missing-keyword ${keyword}`),
    ]);
  });

  it('is told faults of XML and JSON as such', () => {
    expect(readOpmAll('').faults).toEqual([{ code: 'empty-text' }]);
    expect(readOpm('{"a": 1}')).toEqual({ ok: false, fault: { code: 'missing-keyword', keyword: 'CCSDS_OPM_VERS' } });
    expect(readOpm('[')).toMatchObject({ ok: false, fault: { code: 'malformed-json' } });
    expect(readOpmAll('\n<oem version="2.0"/>').faults).toEqual([
      { code: 'wrong-root-element', line: 2, value: 'oem', limit: 'opm' },
    ]);
    expect(readOpmAll('<opm version="2.0"><header>').faults).toMatchObject([{ code: 'truncated', line: 1 }]);
    expect(lineOf('X')).toBe(15);
  });
});

describe('an OPM of version 2.0 with a part of the spacecraft parameters', () => {
  const versionInXml = (parameters: readonly string[]): string | undefined => {
    const read = readOpm(
      textOf([
        'CCSDS_OPM_VERS = 2.0',
        ...LINES.filter((line) =>
          /^(CREATION_DATE|ORIGINATOR|OBJECT_|CENTER|REF_FRAME |TIME_SYSTEM|EPOCH|[XYZ])/.test(line),
        ),
        ...parameters,
      ]),
    );
    if (!read.ok) throw new Error(`${read.fault.code} ${read.fault.keyword}`);
    const xml = writeOpm(read.value, 'xml');
    return /ndmxml-(\d\.\d)\.\d.*version="(\d\.\d)"/.exec(xml)?.slice(1).join(' ');
  };

  it('is XML of version 3.0, since the schema of 2.0 requires all of them', () => {
    expect(versionInXml([])).toBe('2.0 2.0');
    expect(versionInXml(['MASS = 200'])).toBe('3.0 3.0');
    expect(
      versionInXml(['MASS = 200', 'SOLAR_RAD_AREA = 1', 'SOLAR_RAD_COEFF = 1', 'DRAG_AREA = 1', 'DRAG_COEFF = 2']),
    ).toBe('2.0 2.0');
  });
});
