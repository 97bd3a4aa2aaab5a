import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../detect.ts';
import { readCdm, readCdmAll } from './read.ts';
import { type AddedFigures, secondIssue } from './second-issue.ts';

const FOLDER = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const sample = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const first = sample('000020580_conj_000002017_20230613_001923_20230608_063715.cdm');
const draft = sample('CDMExample_issue_940.txt');

const ADDED: AddedFigures = {
  conjunctionId: 'cnj_1',
  mahalanobisDistance: 3.5,
  approachAngleDeg: 91.25,
  probability: { value: 0.25, method: 'FOSTER-1992' },
  maxProbability: { value: 1e-4, method: 'SCALE_COMBINED_COVAR' },
  previous: { messageId: 'before', creationTaiS: 64.184 },
  objects: [{ hardBodyRadiusM: 2.5, covarianceFactor: 4 }, {}],
};

function written(text: string, notation: 'kvn' | 'xml' | 'json', added?: AddedFigures): string {
  const result = secondIssue(text, notation, added);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const linesOf = (kvn: string, pattern: RegExp): string[] => kvn.split('\n').filter((line) => pattern.test(line));

describe('a message of the first issue as the drafts of the second have it', () => {
  it('says that it is a draft, and makes keywords of what its comments say, with their digits', () => {
    const kvn = written(first, 'kvn');
    expect(kvn.split('\n')[0]).toBe('CCSDS_CDM_VERS = 2.0');
    expect(linesOf(kvn, /drafted/)).toEqual([
      'COMMENT CDM 2.0 as drafted in CCSDS 508.0-P-1.1, which is not published; written by KEEPOUT from version 1.0',
    ]);
    const spoken = linesOf(first, /^COMMENT (DCP|Apogee|Perigee|Inclination)/).map((line) =>
      line.replace(/^[^=]*=\s*/, '').replace(/\s*\[.*$/, ''),
    );
    const keywords = linesOf(kvn, /^(DENSITY|DCP_|APOAPSIS|PERIAPSIS|INCLINATION)/);
    expect(spoken).toHaveLength(12);
    expect(keywords.map((line) => line.replace(/^[^=]*= /, '').replace(/ \[.*$/, '')).sort()).toEqual(spoken.sort());
    expect(linesOf(kvn, /^COMMENT (DCP|Apogee|Perigee|Inclination)/)).toEqual([]);
    expect(linesOf(kvn, /Added/)).toEqual([]);
  });

  it('names what is added as no word of its originator, and adds nothing that he said', () => {
    const kvn = written(first, 'kvn', ADDED);
    expect(linesOf(kvn, /Added/)).toEqual([
      'COMMENT Added by KEEPOUT, not of the originator: CONJUNCTION_ID MAHALANOBIS_DISTANCE APPROACH_ANGLE COLLISION_MAX_PROBABILITY COLLISION_MAX_PC_METHOD PREVIOUS_MESSAGE_ID PREVIOUS_MESSAGE_EPOCH HBR CSCALE_FACTOR',
    ]);
    expect(linesOf(kvn, /^COLLISION_PROBABILITY/)).not.toContain('COLLISION_PROBABILITY = 0.25');
    expect(linesOf(kvn, /^(PREVIOUS_MESSAGE_EPOCH|HBR|CSCALE_FACTOR|APPROACH_ANGLE)/)).toEqual([
      'APPROACH_ANGLE = 91.25 [deg]',
      'PREVIOUS_MESSAGE_EPOCH = 2000-01-01T00:00:32.184',
      'HBR = 2.5 [m]',
      'CSCALE_FACTOR = 4',
    ]);
  });

  it('has no keyword that neither the message nor anybody else knows', () => {
    expect(linesOf(written(first, 'kvn'), /^(OPS_STATUS|HBR|MIN_DV|SCREEN_TYPE|CONJUNCTION_ID|CSCALE)/)).toEqual([]);
    // A number that is none is no number in the second issue either.
    const unknown = first.replaceAll(/^COMMENT Inclination.*$/gm, 'COMMENT Inclination = NaN [deg]');
    expect(linesOf(written(unknown, 'kvn'), /Inclination|INCLINATION/)).toEqual(
      Array(2).fill('COMMENT Inclination = NaN [deg]'),
    );
  });
});

it('a message of the second issue is left as it is', () => {
  expect(written(draft, 'kvn', ADDED)).toBe(written(draft, 'kvn'));
  expect(written(draft, 'kvn')).not.toContain('KEEPOUT');
});

it('bad input is refused with its place', () => {
  expect(secondIssue(first.replace(/^TCA .*$/m, 'TCA = soon'), 'json')).toMatchObject({
    ok: false,
    fault: { code: 'not-an-epoch', keyword: 'TCA', line: 7 },
  });
});

describe('the record of TraCSS', () => {
  const record = JSON.parse(written(draft, 'json')) as Record<string, unknown>;

  it('has its names, and value and unit in two texts', () => {
    expect(record).toMatchObject({
      ccsdsCdmVers: '2.0',
      conjunctionId: '20220708T10hz SATELLITEA SATELLITEB',
      missDistanceValue: '715',
      missDistanceUnit: 'm',
      mahalanobisDistanceValue: '0',
      screenVolumeXValue: '200',
      collisionMaxPcMethod: 'SCALE_COMBINED_COVAR',
      object1HBRValue: '2.5',
      object1HBRUnit: 'm',
      object1XDotValue: '4.418769571',
      object1CtTValue: '2.533E+03',
      object1CrdotRDotValue: '5.744E-03',
      object1CrdotRDotUnit: 'm**2/s**2',
      object1DcpSensitivityVectorPositionValue: '1.0 2.0 3.0',
    });
    expect(detectFormat(JSON.stringify(record))).toBe('cdm-json');
  });

  it('is read with what TraCSS adds about its deliveries, and with members that no table has', () => {
    const delivered = { ...record, correlationId: 'a', batchId: 'b', offset: 7, object2OnorbitCategory: 'PAYLOAD' };
    const cdm = readCdm(JSON.stringify([delivered]));
    expect(cdm.ok && cdm.value.tca).toBe('2010-03-13T22:37:52.618');
    expect(written(JSON.stringify(delivered), 'kvn')).toContain('ONORBIT_CATEGORY = PAYLOAD\n');
  });

  it('that is broken is refused by keyword and object', () => {
    const codes = (changed: object): unknown =>
      readCdmAll(JSON.stringify({ ...record, ...changed })).faults.map(({ code, keyword, segment }) => [
        code,
        keyword,
        segment,
      ]);
    expect(codes({ object2XValue: 'far' })).toEqual([['not-a-number', 'X', 2]]);
    expect(codes({ object2XUnit: 'furlong' })).toEqual([['wrong-unit', 'X', 2]]);
    expect(codes({ object1CtTValue: null })).toEqual([['covariance-incomplete', 'CT_T', 1]]);
    expect(codes({ tca: { at: 'noon' } })).toEqual([
      ['malformed-json', 'tca', undefined],
      ['missing-keyword', 'TCA', undefined],
    ]);
    expect(codes({ ccsdsCdmVers: '3.0' })).toEqual([['unsupported-version', 'CCSDS_CDM_VERS', undefined]]);
  });
});

it('what the drafts allow beside the book is read in the second issue alone', () => {
  const ball = (text: string): string[] =>
    readCdmAll(
      text.replace(/^(SCREEN_VOLUME_SHAPE\s*=).*$/m, '$1 SPHERE').replace(/^(MANEUVERABLE\s*=).*$/m, '$1 UNKNOWN'),
    ).faults.map(({ keyword = '' }) => keyword);
  expect(ball(draft)).toEqual([]);
  expect(ball(sample('CDMExample2.txt'))).toEqual(['SCREEN_VOLUME_SHAPE', 'MANEUVERABLE']);
});
