import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../test/omm-records.ts';
import { walkOmmCsv } from './csv.ts';
import { walkOmmJson } from './json.ts';
import { ommElements, readOmm } from './read.ts';
import { ommFromElements, writeOmm } from './write.ts';

const root = new URL('../../../../conformance/ccsds/omm/valid/', import.meta.url);
const sample = (file: string): string => readFileSync(new URL(file, root), 'utf8');

function elementsOf(text: string): ReturnType<typeof ommElements> {
  const omm = readOmm(text);
  if (!omm.ok) throw new Error(omm.fault.code);
  return ommElements(omm.value);
}

describe('the elements of an OMM', () => {
  it('keep microseconds of the epoch and all digits', () => {
    const elements = elementsOf(sample('32276.xml'));
    expect(elements).toMatchObject({
      ok: true,
      value: {
        noradId: 32_276,
        eccentricity: 0.00073741,
        meanMotionDot: -0.88e-6,
        epochUtc: '2026-07-21T06:50:18.504960',
      },
    });
  });

  it('bring their covariance in square metres', () => {
    const elements = elementsOf(sample('OMMExample2.txt'));
    if (!elements.ok) throw new Error(elements.fault.code);
    expect(elements.value.covariance?.frame).toBe('TEME');
    expect(elements.value.covariance?.matrix[0]).toBeCloseTo(333.1349476038534, 9);
    expect(elements.value.covariance?.matrix[1]).toBe(elements.value.covariance?.matrix[6]);
  });

  it('of another theory are refused', () => {
    expect(elementsOf(sample('v3_0_sgp4-xp.omm'))).toMatchObject({ ok: false, fault: { code: 'unsupported-theory' } });
    expect(elementsOf(sample('OMMExample5.txt'))).toMatchObject({
      ok: false,
      fault: { code: 'unsupported-ephemeris-type', line: 21 },
    });
  });

  it('made into an OMM and back are the same in KVN, XML and JSON', () => {
    const elements = elementsOf(sample('OMMExample2.txt'));
    if (!elements.ok) throw new Error(elements.fault.code);
    const omm = ommFromElements(elements.value, { originator: 'KEEPOUT', creationTaiS: 783_734_437 });
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const again = elementsOf(writeOmm(omm, notation));
      if (!again.ok) throw new Error(again.fault.code);
      const { covariance, ...rest } = again.value;
      const { covariance: before, ...expected } = elements.value;
      expect(rest).toEqual(expected);
      before?.matrix.forEach((term, at) => {
        /** Square kilometres and back is two roundings. */
        expect(Math.abs((covariance?.matrix[at] ?? 0) - term)).toBeLessThanOrEqual(Math.abs(term) * 5e-16);
      });
    }
  });
});

describe('flat records', () => {
  const record = {
    OBJECT_NAME: 'NUSAT-8 (MARIE)',
    OBJECT_ID: '2020-003C',
    EPOCH: '2020-12-29T03:57:59.406624',
    MEAN_MOTION: 15.27989249,
    ECCENTRICITY: 0.0013356,
    INCLINATION: 97.297,
    RA_OF_ASC_NODE: 66.4161,
    ARG_OF_PERICENTER: 110.6345,
    MEAN_ANOMALY: 334.7107,
    EPHEMERIS_TYPE: 0,
    CLASSIFICATION_TYPE: 'U',
    NORAD_CAT_ID: 45018,
    ELEMENT_SET_NO: 999,
    REV_AT_EPOCH: 5327,
    BSTAR: 0.000084553,
    MEAN_MOTION_DOT: 0.00002241,
    MEAN_MOTION_DDOT: 0,
  };

  it('are the same with numbers, with texts and as CSV', () => {
    const texts = Object.fromEntries(Object.entries(record).map(([keyword, value]) => [keyword, String(value)]));
    const csv = `${Object.keys(record).join(',')}\n${Object.values(record).join(',')}`;
    const numbers = recordsOf(walkOmmJson, JSON.stringify([record]));
    expect(numbers.faults).toEqual([]);
    expect(recordsOf(walkOmmJson, JSON.stringify({ ...texts, DECAY_DATE: null })).elements).toEqual(numbers.elements);
    expect(recordsOf(walkOmmCsv, csv).elements).toEqual(numbers.elements);
  });

  it('say the object type where the source has one', () => {
    expect(
      recordsOf(walkOmmJson, JSON.stringify({ ...record, OBJECT_TYPE: 'ROCKET BODY' })).elements[0]?.objectType,
    ).toBe('ROCKET BODY');
  });

  it('with an eccentricity of one or an inclination of 181 are refused', () => {
    for (const [keyword, value] of [
      ['ECCENTRICITY', 1],
      ['INCLINATION', 181],
      ['MEAN_MOTION', 0],
      ['NORAD_CAT_ID', 1.5],
    ] as const) {
      expect(recordsOf(walkOmmJson, JSON.stringify({ ...record, [keyword]: value })).faults).toMatchObject([
        { code: 'number-out-of-range', keyword },
      ]);
    }
  });
});
