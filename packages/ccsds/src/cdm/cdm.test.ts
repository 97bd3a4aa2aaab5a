import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CdmParts, composeCdm } from './compose.ts';
import { cdmDeviations } from './deviations.ts';
import { readCdm, readCdmAll } from './read.ts';
import { validateCdm } from './validate.ts';
import { writeCdm } from './write.ts';

const root = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const sample = (file: string): string => readFileSync(new URL(file, root), 'utf8');

function cdmOf(text: string): NonNullable<ReturnType<typeof readCdmAll>['cdm']> {
  const result = readCdm(text);
  if (!result.ok)
    throw new Error(`${result.fault.code} ${result.fault.keyword ?? ''} line ${String(result.fault.line)}`);
  return result.value;
}

const covariance = Float64Array.from({ length: 36 }, (_, at) =>
  at % 7 === 0 ? 1 / 3 : 1 / (3000 + Math.min(at % 6, Math.floor(at / 6)) * 6 + Math.max(at % 6, Math.floor(at / 6))),
);

const object = {
  designator: '25544',
  catalogName: 'SATCAT',
  name: 'ISS (ZARYA)',
  internationalDesignator: '1998-067A',
  ephemerisName: 'NONE',
  covarianceMethod: 'DEFAULT',
  maneuverable: 'YES',
  refFrame: 'EME2000',
  positionM: [6_524_834.567891, -1_862_181.1, 0.1],
  velocityMps: [4901.327123, 5533.7, -1976.3],
  covarianceRtnM2: covariance,
  comments: ['assumed covariance'],
} as const;

const parts: CdmParts = {
  creationTaiS: 783_734_437,
  originator: 'KEEPOUT',
  messageId: 'A-1',
  tcaTaiS: 783_800_000.123457,
  missDistanceM: 715.25,
  relativeSpeedMps: 14_762,
  relativePositionRtnM: [27.4, -70.2, 711.8],
  relativeVelocityRtnMps: [-7.2, -14_692, -1437.2],
  screening: {
    startTaiS: 783_734_437,
    stopTaiS: 784_339_237,
    frame: 'RTN',
    shape: 'BOX',
    sizeM: [2000, 25_000, 25_000],
  },
  collisionProbability: 4.835e-5,
  collisionProbabilityMethod: 'FOSTER-1992',
  hardBodyRadiusM: 12.5,
  objects: [object, { ...object, designator: '799501234', maneuverable: 'N/A', comments: [] }],
};

it.each([
  ['25544', 25_544],
  ['000025544', 25_544],
  ['799501234', 799_501_234],
  ['-5', undefined],
  ['+5', undefined],
  ['1234567890', undefined],
  ['5.0', undefined],
  ['-1e308', undefined],
  ['UNKNOWN', undefined],
])('the designator %s is the catalogue number %s', (designator, noradId) => {
  const text = composeCdm({ ...parts, objects: [object, { ...object, designator }] });
  const other = cdmOf(typeof text === 'string' ? text : writeCdm(text, 'kvn')).objects[1];
  expect([other.designator, other.noradId]).toEqual([designator, noradId]);
});

describe('a data message', () => {
  it('composed here reads back the same numbers from each notation', () => {
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const cdm = cdmOf(writeCdm(composeCdm(parts), notation));
      expect(cdm).toMatchObject({
        messageId: 'A-1',
        originator: 'KEEPOUT',
        missDistanceM: 715.25,
        collisionProbability: 4.835e-5,
        hardBodyRadiusM: 12.5,
        relativePositionRtnM: [27.4, -70.2, 711.8],
        screening: { frame: 'RTN', shape: 'BOX', xM: 2000, yM: 25_000, zM: 25_000 },
        objects: [{ noradId: 25_544, covarianceMethod: 'DEFAULT', frame: 'EME2000' }, { noradId: 799_501_234 }],
      });
      /** The message has microseconds. */
      expect(Math.abs(cdm.tcaTaiS - parts.tcaTaiS)).toBeLessThan(1e-6);
      expect(cdm.objects[0].covarianceRtnM2).toEqual(covariance);
      cdm.objects[0].positionM.forEach((value, axis) => {
        expect(value).toBeCloseTo(object.positionM[axis] ?? 0, 8);
      });
    }
  });

  it('has its keywords in the order of the book, whatever order they were read in', () => {
    const text = sample('CDMExample_issue942.txt');
    const lines = text.split('\n');
    const [miss, speed] = ['TCA', 'MISS_DISTANCE'].map((keyword) =>
      lines.findIndex((line) => line.startsWith(keyword)),
    );
    const swapped = [...lines];
    [swapped[miss ?? 0], swapped[speed ?? 0]] = [lines[speed ?? 0] ?? '', lines[miss ?? 0] ?? ''];
    expect(writeCdm(cdmOf(swapped.join('\n')), 'kvn')).toBe(writeCdm(cdmOf(text), 'kvn'));
  });

  it('tells its hard-body radius in a comment', () => {
    const cdm = cdmOf(sample('000020580_conj_000002017_20230613_001923_20230608_063715.cdm'));
    expect(cdm.hardBodyRadiusM).toBe(10);
    expect(cdm.objects[1].exclusionVolumeRadiusM).toBe(3);
  });

  it('without covariance reads and is told as such; with half a covariance it is refused', () => {
    const text = sample('CDMExample_issue942.txt');
    const without = text.replace(/^C[RTN](DOT)?_.*$/gm, '');
    expect(validateCdm(cdmOf(without)).map((fault) => [fault.code, fault.segment])).toEqual([
      ['no-covariance', 1],
      ['no-covariance', 2],
    ]);
    const half = text.replace(/^CN_N .*$/m, '');
    expect(readCdm(half)).toMatchObject({
      ok: false,
      fault: { code: 'covariance-incomplete', keyword: 'CN_N', segment: 1 },
    });
  });

  it('with a probability above one is refused', () => {
    const text = sample('cdm.kvn').replace('=7.480082e-19', '=1.2');
    expect(readCdm(text)).toMatchObject({
      ok: false,
      fault: { code: 'number-out-of-range', keyword: 'COLLISION_PROBABILITY' },
    });
  });

  it('with a third object is refused', () => {
    const text = sample('CDMExample_issue942.txt');
    const second = text.slice(text.lastIndexOf('OBJECT ', text.indexOf('OBJECT2')));
    expect(readCdmAll(`${text}\n${second}`).faults.map((fault) => fault.code)).toContain('section-repeated');
  });

  it('of version 2.0 keeps the keywords that are not yet known here', () => {
    const cdm = cdmOf(sample('CDMExample_issue_940.txt'));
    expect(cdm.version).toBe('2.0');
    const written = writeCdm(cdm, 'kvn');
    expect(written).toContain('OEB_Q1 = 0.03123\n');
    expect(written).toContain('RCS_MIN = 1.4 [m**2]\n');
    expect(written).toContain('CONJUNCTION_ID = 20220708T10hz SATELLITEA SATELLITEB\n');
  });
});

const spaceTrack = new URL('../../../../../shared/reference/cdm/json/space_track_style_cdm.json', import.meta.url);

describe.skipIf(!existsSync(spaceTrack))('a record of Space-Track', () => {
  it('is a data message with the same fields', () => {
    const cdm = cdmOf(readFileSync(spaceTrack, 'utf8'));
    expect(cdm).toMatchObject({
      originator: 'CSpOC',
      missDistanceM: 974,
      relativePositionRtnM: [-170.9, -945, 165],
      objects: [
        { name: 'YAM-2', noradId: 48_911, frame: 'ITRF' },
        { name: 'COSMOS 1602', noradId: 15_331, areaPcM2: 12.3163 },
      ],
    });
    expect(cdm.objects[1].covarianceRtnM2?.[0]).toBe(1462.221563767092);
    expect(cdm.objects[0].exclusionVolumeRadiusM).toBe(5);
    expect(writeCdm(cdmOf(writeCdm(cdm, 'kvn')), 'kvn')).toBe(writeCdm(cdm, 'kvn'));
  });
});

it('names a hard-body radius that a comment says and that is none, and takes one that is', () => {
  const said = (comment: string) => {
    const text = writeCdm(composeCdm({ ...parts, hardBodyRadiusM: 12 }), 'kvn').replace('HBR = 12 [m]', comment);
    const cdm = readCdm(text);
    if (!cdm.ok) throw new Error(cdm.fault.code);
    const odd = cdmDeviations(cdm.value).filter(({ keyword }) => keyword === 'HBR');
    return [
      cdm.value.hardBodyRadiusM,
      odd.map(({ code, value, line }) => ({ code, value, isPlaced: (line ?? 0) > 0 })),
    ];
  };
  for (const comment of ['HBR = 12 [m]', 'Hard Body Radius: 0.012 km']) expect(said(comment)).toEqual([12, []]);
  for (const value of ['-3', '0', 'abc', 'NaN', '']) {
    expect(said(`HBR = ${value}`)).toEqual([undefined, [{ code: 'number-out-of-range', value, isPlaced: true }]]);
  }
  expect(said('the HBR is that of the catalogue')).toEqual([undefined, []]);
});
