import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import { describe, expect, it } from 'vitest';
import { convertMessage } from '../convert.ts';
import { fieldsIn } from '../flat/message.ts';
import { readCdm, readCdmAll } from './read.ts';
import { CDM } from './spec.ts';

const root = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const example2 = readFileSync(new URL('CDMExample2.txt', root), 'utf8');
const issue940 = readFileSync(new URL('CDMExample_issue_940.txt', root), 'utf8');

const codes = (text: string): string[] => readCdmAll(text).faults.map((fault) => fault.code);

function written(text: string, notation: 'kvn' | 'xml' | 'json'): string {
  const result = convertMessage(text, notation);
  if (!result.ok) throw new Error(`${result.fault.code} on line ${String(result.fault.line)}`);
  return result.value;
}

describe('keywords of the 2.0 drafts', () => {
  it('are known with unit and kind, every one of the sample', () => {
    const cdm = readCdm(issue940);
    if (!cdm.ok) throw new Error(cdm.fault.code);
    const keywords = new Set(CDM.sections.flatMap((section) => section.rows.map((row) => row.keyword)));
    const unknown = cdm.value.message.groups
      .flatMap((group) => group.fields)
      .filter(({ keyword }) => keyword !== 'COMMENT' && !keyword.startsWith('USER_DEFINED_') && !keywords.has(keyword));
    expect(unknown).toEqual([]);
    expect(codes(issue940.replace('HBR                           = 2.5 ', 'HBR = big '))).toEqual(['not-a-number']);
    expect(codes(issue940.replace('= 180.0                                [deg]', '= 180.0 [rad]'))).toEqual([
      'wrong-unit',
    ]);
    expect(codes(issue940.replace('VECTOR_POSITION = 1.0 2.0 3.0', 'VECTOR_POSITION = 1.0 2.0'))).toEqual([
      'wrong-number-of-columns',
    ]);
    expect(
      codes(issue940.replace('NEXT_MESSAGE_EPOCH            = 2010-03-13T10:31:12.000', 'NEXT_MESSAGE_EPOCH = soon')),
    ).toEqual(['not-an-epoch']);
  });

  it('stand where the message has them after each notation', () => {
    const before = readCdm(issue940);
    for (const notation of ['kvn', 'xml', 'json'] as const) {
      const after = readCdm(written(issue940, notation));
      if (!before.ok || !after.ok) throw new Error('not read');
      for (const section of [
        'relativeMetadataData',
        'alternateCovariance',
        'covarianceRealism',
        'userDefinedParameters',
      ]) {
        for (const object of [0, 1, 2]) {
          const values = (message: typeof before.value.message): string[] =>
            fieldsIn(message, section, object)
              .filter((field) => field.keyword !== 'COMMENT')
              .map((field) => `${field.keyword}=${field.value}`)
              .sort();
          expect(values(after.value.message), `${section} ${String(object)} as ${notation}`).toEqual(
            values(before.value.message),
          );
        }
      }
    }
    // One element for each kind of covariance.
    expect(written(issue940, 'xml').match(/<covarianceMatrix>/g)).toHaveLength(5);
  });

  it('of an alternate covariance stay in it, those without an axis too', () => {
    const alternate = issue940.replace(/^(CSIG3EIGVEC3\s*=.*)$/m, '$1\nCTHR_SRP = 0.005');
    const before = readCdm(alternate);
    const after = readCdm(written(alternate, 'kvn'));
    if (!before.ok || !after.ok) throw new Error('not read');
    const kept = ({ value }: typeof before) =>
      [1, 2].map((object) => fieldsIn(value.message, 'alternateCovariance', object).map(({ keyword }) => keyword));
    expect(kept(before).flat()).toContain('CTHR_SRP');
    expect(kept(after).map((keywords) => keywords.toSorted())).toEqual(
      kept(before).map((keywords) => keywords.toSorted()),
    );
  });

  it('that no table has are kept in a 2.0 and refused in a 1.0', () => {
    const added = (text: string): string =>
      text.replace(/^MISS_DISTANCE/m, 'SOMETHING_NEW = 7 [furlong]\nMISS_DISTANCE');
    expect(codes(added(example2))).toEqual(['unknown-keyword']);
    for (const notation of ['kvn', 'json'] as const) {
      expect(written(written(added(issue940), notation), 'kvn')).toContain('SOMETHING_NEW = 7 [furlong]\n');
    }
    expect(written(added(issue940), 'xml')).toContain('<SOMETHING_NEW units="furlong">7</SOMETHING_NEW>');
  });

  it('in a 1.0 are refused by name and version', () => {
    const { faults } = readCdmAll(example2.replace(/^MISS_DISTANCE/m, 'CONJUNCTION_ID = A\nMISS_DISTANCE'));
    expect(faults).toMatchObject([{ code: 'keyword-not-in-version', keyword: 'CONJUNCTION_ID', limit: '2.0' }]);
  });
});

it('user-defined keywords are kept in every version', () => {
  const text = `${example2.trimEnd()}\nUSER_DEFINED_PRIORITY = 3 of 7\n`;
  for (const notation of ['kvn', 'xml', 'json'] as const) {
    expect(written(written(text, notation), 'kvn')).toContain('USER_DEFINED_PRIORITY = 3 of 7\n');
  }
  expect(written(text, 'xml')).toContain('<USER_DEFINED parameter="PRIORITY">3 of 7</USER_DEFINED>');
});

describe('comments', () => {
  it('stay in front of the keyword they stand before, in KVN', () => {
    const plain = (text: string): string[] =>
      text
        .split('\n')
        .map((line) => (line.trimStart().startsWith('COMMENT') ? 'COMMENT' : (line.split('=')[0] ?? '').trim()))
        .filter((line) => line !== '');
    expect(plain(written(example2, 'kvn'))).toEqual(plain(example2));
  });
});

describe('epochs', () => {
  const tca = (value: string): string => example2.replace(/^(TCA\s*= ).*$/m, `$1${value}`);
  const instant = (utc: string): number => {
    const parsed = parseUtc(utc);
    return parsed.ok ? parsed.value : Number.NaN;
  };

  it('are read as calendar or day of year, with and without Z, with any number of decimals', () => {
    for (const value of [
      '2010-03-13T22:37:52.618',
      '2010-03-13T22:37:52.618Z',
      '2010-072T22:37:52.618',
      '2010-072T22:37:52.618Z',
      `2010-03-13T22:37:52.618${'0'.repeat(200)}`,
    ]) {
      const cdm = readCdm(tca(value));
      expect(cdm.ok && cdm.value.tcaTaiS, value).toBe(instant('2010-03-13T22:37:52.618'));
      for (const notation of ['kvn', 'xml', 'json'] as const) {
        const again = readCdm(written(tca(value), notation));
        expect(again.ok && again.value.tca, notation).toBe(value);
      }
    }
    const whole = readCdm(tca('2010-03-13T22:37:52'));
    expect(whole.ok && whole.value.tcaTaiS).toBe(instant('2010-03-13T22:37:52'));
  });

  it('are read inside a leap second, and refused in one that never was', () => {
    for (const value of ['2016-12-31T23:59:60', '2016-366T23:59:60.75Z', '2015-06-30T23:59:60.999999']) {
      const cdm = readCdm(tca(value));
      expect(cdm.ok && cdm.value.tcaTaiS, value).toBe(instant(value));
      expect(cdm.ok && readCdm(written(tca(value), 'xml')), value).toMatchObject({ ok: true, value: { tca: value } });
    }
    expect(codes(tca('2017-12-31T23:59:60'))).toEqual(['not-an-epoch']);
    expect(codes(tca('2016-12-31T23:58:60'))).toEqual(['not-an-epoch']);
    expect(codes(tca('2015-366T00:00:00'))).toEqual(['not-an-epoch']);
    expect(codes(tca('2010-3-13T22:37:52'))).toEqual(['not-an-epoch']);
    expect(codes(tca('2010-03-13 22:37:52'))).toEqual(['not-an-epoch']);
  });
});
