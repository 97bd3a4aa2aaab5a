import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { convertMessage } from './convert.ts';
import { detectFormat } from './detect.ts';
import { validateMessage } from './validate.ts';

const text = (path: string): string =>
  readFileSync(new URL(`../../../conformance/ccsds/${path}`, import.meta.url), 'utf8');
const messages = {
  oem: text('oem/valid/v2_0_sample01.oem'),
  cdm: text('cdm/valid/cdm.kvn'),
  omm: text('omm/valid/OMMExample2.txt'),
  opm: text('opm/valid/OPMExample1.txt'),
  tdm: `CCSDS_TDM_VERS = 2.0
CREATION_DATE = 2024-11-01T00:00:00
ORIGINATOR = A
META_START
TIME_SYSTEM = UTC
PARTICIPANT_1 = B
META_STOP
DATA_START
RANGE = 2024-11-01T00:00:00 5
DATA_STOP
`,
  ocm: text('ocm/valid/book-g17-deployments.kvn'),
} as const;
const versions = { oem: '2.0', cdm: '1.0', omm: '3.0', opm: '3.0', tdm: '2.0', ocm: '3.0' } as const;
const csv = readFileSync(new URL('../../../conformance/sgp4/elements-20241101.csv', import.meta.url), 'utf8')
  .split('\n')
  .slice(0, 4);

function converted(message: string, notation: 'kvn' | 'xml' | 'json'): string {
  const result = convertMessage(message, notation);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

describe('a validation', () => {
  it('names kind, notation, version and count of a good message', () => {
    for (const kind of ['oem', 'cdm', 'omm', 'opm', 'tdm', 'ocm'] as const) {
      const kvn = validateMessage(messages[kind]);
      expect(kvn, kind).toMatchObject({ kind, format: `${kind}-kvn`, version: versions[kind], faults: [] });
      expect(kvn.count, kind).toBe(
        kind === 'ocm'
          ? (messages.ocm.match(/^(?!META).*_START$/gm) ?? []).length
          : kind === 'oem'
            ? (messages.oem.match(/META_START/g) ?? []).length
            : kind === 'cdm'
              ? 2
              : 1,
      );
      for (const notation of ['xml', 'json'] as const) {
        const other = converted(messages[kind], notation);
        expect(detectFormat(other)).toBe(`${kind}-${notation}`);
        const { line: _, ...validation } = { line: 0, ...validateMessage(other) };
        expect(validation, `${kind} ${notation}`).toMatchObject({
          kind,
          format: `${kind}-${notation}`,
          version: versions[kind],
          faults: [],
          count: kvn.count,
        });
        expect(validation.limitations.map(({ code }) => code)).toEqual(kvn.limitations.map(({ code }) => code));
      }
    }
  });

  it('tells the fault of a message that cannot be read, and counts nothing', () => {
    for (const kind of ['oem', 'cdm', 'omm', 'opm', 'tdm', 'ocm'] as const) {
      const version = `CCSDS_${kind.toUpperCase()}_VERS`;
      const validation = validateMessage(`${version} = 9.0\n`);
      expect(validation, kind).toMatchObject({ kind, format: `${kind}-kvn`, limitations: [], count: 0 });
      expect(validation.faults[0]).toMatchObject({
        code: 'unsupported-version',
        line: 1,
        keyword: version,
        value: '9.0',
      });
      expect(validation).not.toHaveProperty('version');
    }
  });

  it('of a file of several messages each, with the lines of the file', () => {
    const { cdm } = messages;
    const lines = cdm.split('\n').length - 1;
    expect(validateMessage(cdm + cdm)).toMatchObject({
      kind: 'cdm',
      standing: validateMessage(cdm).standing,
      count: 4,
    });
    const broken = cdm.replace(/^(MISS_DISTANCE\s*=).*$/m, '$1 x');
    const [fault] = validateMessage(broken).faults;
    expect(validateMessage(cdm + broken + cdm)).toMatchObject({
      standing: 'refused',
      faults: [{ ...fault, line: fault!.line! + lines }],
      count: 4 + validateMessage(broken).count,
    });
  });

  it('tells the limits of use only where the message reads well', () => {
    const opm = messages.opm.replace(/(REF_FRAME\s*=\s*)\S+/, '$1MARSIAU');
    expect(validateMessage(opm)).toMatchObject({
      faults: [],
      limitations: [{ code: 'unsupported-frame', value: 'MARSIAU' }],
    });
    expect(validateMessage(opm.replace(/^X\s*=.*$/m, 'X = x'))).toMatchObject({
      faults: [{ code: 'not-a-number', keyword: 'X' }],
      limitations: [],
    });
    const omm = messages.omm.replace('SGP/SGP4', 'DSST');
    expect(validateMessage(omm)).toMatchObject({
      faults: [],
      limitations: [{ code: 'unsupported-theory', value: 'DSST' }],
    });
    expect(validateMessage(omm.replace('3.0539', 'x'))).toMatchObject({
      faults: [{ code: 'not-a-number' }],
      limitations: [],
    });
    const oem = messages.oem.replaceAll(/(CENTER_NAME\s*=\s*)\S.*/g, '$1MARS');
    expect(validateMessage(oem).limitations[0]).toMatchObject({ code: 'unsupported-centre' });
    expect(validateMessage(`${oem}\nhello there\n`)).toMatchObject({
      faults: [{ code: 'malformed-line' }],
      limitations: [],
    });
    const ocm = messages.ocm.replace('TOD_EARTH', 'MARSIAU');
    expect(validateMessage(ocm).limitations[0]).toMatchObject({ code: 'unsupported-frame' });
    expect(validateMessage(ocm.replace('2854.5', 'x'))).toMatchObject({
      faults: [{ code: 'not-a-number' }],
      limitations: [],
    });
    const bare = messages.cdm
      .split('\n')
      .filter((line) => !/^C(?:DRG|SRP|THR|[RTN](?:DOT)?)_(?:DRG|SRP|THR|[RTN](?:DOT)?)\s*=/.test(line))
      .join('\n');
    expect(validateMessage(bare).limitations).toMatchObject([
      { code: 'no-covariance', segment: 1 },
      { code: 'no-covariance', segment: 2 },
    ]);
  });

  it('of a table tells what hinders its use apart from its faults', () => {
    const table = [...csv, (csv[1] ?? '').replace(/,0,U,/, ',4,U,'), csv[2], '1,2'].join('\n');
    const validation = validateMessage(table);
    expect(validation).toMatchObject({ kind: 'elements', format: 'omm-csv', count: 3 });
    expect(validation.faults.map(({ code, line }) => [code, line])).toEqual([['wrong-number-of-columns', 7]]);
    expect(validation.limitations.map(({ code, line }) => [code, line])).toEqual([
      ['unsupported-ephemeris-type', 5],
      ['duplicate-object', 6],
    ]);
    expect(validation).not.toHaveProperty('version');
  });

  it('takes many OMM in one text as a table, and one alone as a message with all its faults', () => {
    const two = `${messages.omm}\n${messages.omm.replace('23581', '23582')}`;
    expect(validateMessage(two)).toMatchObject({ kind: 'omm', format: 'omm-kvn', count: 2, faults: [] });
    const bad = messages.omm.replace('3.0539', 'x').replace('81.7939', 'y');
    expect(validateMessage(bad).faults.map(({ keyword }) => keyword)).toEqual(['INCLINATION', 'RA_OF_ASC_NODE']);
    expect(validateMessage(`${bad}\n${bad}`).faults).toHaveLength(2);
    const xml = converted(messages.omm, 'xml');
    const ndm = `<ndm>${xml.slice(xml.indexOf('<omm'))}</ndm>`;
    expect(validateMessage(ndm)).toMatchObject({ kind: 'omm', format: 'omm-xml', count: 1 });
    expect(validateMessage(ndm)).not.toHaveProperty('version');
    const json = converted(messages.omm, 'json');
    expect(validateMessage(`  ${json}`)).toMatchObject({ version: '3.0', count: 1 });
    expect(validateMessage(`[${json},${json}]`)).toMatchObject({
      kind: 'omm',
      count: 1,
      limitations: [{ code: 'duplicate-object' }],
    });
    expect(validateMessage(`[${json}]`)).not.toHaveProperty('version');
  });

  it('of what is no message says so', () => {
    const none = { kind: 'unknown', standing: 'refused', deviations: [], limitations: [], count: 0 };
    expect(validateMessage('\u0000\u0001')).toEqual({ ...none, format: 'not-text', faults: [{ code: 'not-text' }] });
    expect(validateMessage(' \n')).toEqual({ ...none, format: 'empty', faults: [{ code: 'empty-text' }] });
    expect(validateMessage('hello')).toEqual({ ...none, format: 'unknown', faults: [{ code: 'unknown-format' }] });
  });
});
