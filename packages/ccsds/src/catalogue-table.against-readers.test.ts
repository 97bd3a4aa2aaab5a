import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sampled } from '../../../scripts/property-runs.mjs';
import { elementTable } from '../../astro/src/sgp4/element-table.ts';
import { readCatalogue } from './catalogue.ts';
import { catalogueTableOf, readCatalogueTable } from './catalogue-table.ts';
import { ommFromElements, writeOmm } from './omm/write.ts';

const encoder = new TextEncoder();
const csv = readFileSync(new URL('../../../conformance/sgp4/elements-20241101.csv', import.meta.url), 'utf8');
const { cases } = JSON.parse(
  readFileSync(new URL('../../../conformance/ccsds/tle/tle_parsing.json', import.meta.url), 'utf8'),
) as { cases: readonly { line1: string; line2: string }[] };
const names = ['0 VANGUARD 1', 'COSMOS 2251 DEB', '0 SL-8 R/B', '0 DEB', 'OBJECT 0 2', '  0  FENGYUN 1C DEB  '];
const threeLines = cases.map(({ line1, line2 }, k) => `${names[k % names.length]}\n${line1}\n${line2}`).join('\n');
const twoLines = cases.map(({ line1, line2 }) => `${line1}\r\n${line2}\r\n`).join('');

const { elements: written } = readCatalogue(csv);
const authorship = { originator: 'TEST', creationTaiS: written[0]!.epochTaiS };
const messages = (notation: 'kvn' | 'xml', count = 60): string[] =>
  written.slice(0, count).map((set) => writeOmm(ommFromElements(set, authorship), notation));
const kvn = messages('kvn', 400).join('\n');
/** Many in one `ndm`, as CelesTrak gives them. */
const ndm = (records: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<ndm xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n${records.join('\n')}\n</ndm>\n`;
const xmlRecords = (count = 60): string[] =>
  messages('xml', count).map((text) =>
    text
      .slice(text.indexOf('<omm'))
      .trim()
      .replace(/^<omm[^>]*>/, '<omm id="CCSDS_OMM_VERS" version="2.0">'),
  );
const xml = ndm(xmlRecords(400));

/** Values, order, types and faults of both readers, or undefined where the bytes are not taken. */
function expectSame(text: string, table = readCatalogueTable(encoder.encode(text))): boolean {
  if (table === undefined) return false;
  const { format, elements, faults, faultCount } = readCatalogue(text);
  expect(table.faults).toEqual(faults);
  expect({ format: table.format, faultCount: table.faultCount }).toEqual({ format, faultCount });
  const expected = elementTable(elements);
  expect(table.elements.count).toBe(expected.count);
  // Numbers by the hundred thousand: the first that differs, a minus before zero included.
  const different = expected.values.findIndex((value, k) => !Object.is(value, table.elements.values[k]));
  expect(different < 0 ? undefined : [different, table.elements.values[different]]).toBeUndefined();
  expect(elements.findIndex((element, k) => table.objectTypeOf(k) !== element.objectType)).toBe(-1);
  return true;
}

describe('a catalogue read as numbers', () => {
  it.each([
    ['CSV', csv],
    ['CSV with line ends of Windows', csv.replaceAll('\n', '\r\n')],
    ['two lines', twoLines],
    ['three lines', threeLines],
    ['a header alone', csv.split('\n', 1)[0]!],
    ['KVN', kvn],
    ['KVN with line ends of Windows', kvn.replaceAll('\n', '\r\n')],
    [
      'KVN with blanks behind values and a comment',
      kvn.replace('OBJECT_ID', 'COMMENT x\nOBJECT_ID').replace('EARTH', 'EARTH  '),
    ],
    ['KVN of one message without a line end', messages('kvn', 1)[0]!.trim()],
    ['XML', xml],
    ['XML with line ends of Windows', xml.replaceAll('\n', '\r\n')],
    ['XML in one line', xml.replaceAll(/\n\s*/g, '')],
  ])('is the one that the reader of records gives: %s', (_, text) => {
    expect(expectSame(text)).toBe(true);
  });

  it.each(sampled(['gp_20241101.csv.gz', 'catalogue_20240917.tle.gz', 'catalogue_20250112.3le.gz'], 3))(
    'is the one that the reader of records gives: the whole of %s',
    (name) => {
      const file = new URL(`../../../../shared/reference/catalogue/${name}`, import.meta.url);
      if (existsSync(file)) expect(expectSame(gunzipSync(readFileSync(file)).toString())).toBe(true);
    },
  );

  it('has the values and faults of the reader of records whatever is written over a few characters', () => {
    const lines = csv.split('\n');
    const rows = [lines[0]!, ...lines.slice(1).filter((_, k) => k % 40 === 0)].join('\n');
    const first = rows.indexOf('\n') + 1;
    const sets = threeLines.split('\n').slice(0, 60).join('\n');
    const edit = fc.record({
      at: fc.nat(1e6),
      to: fc.constantFrom(
        ...'0149.-+eE x,"T:Z#\n',
        '',
        ' DEB',
        ',,',
        '\r\n',
        '1e400',
        '12345678901234567890',
        '--',
        '24',
      ),
      removed: fc.nat(4),
    });
    const text = fc.tuple(fc.constantFrom('csv', 'tle'), fc.array(edit, { minLength: 1, maxLength: 12 }));
    let taken = 0;
    fc.assert(
      fc.property(text, ([kind, edits]) => {
        let edited = kind === 'csv' ? rows : sets;
        const from = kind === 'csv' ? first : 300;
        for (const { at, to, removed } of edits) {
          const place = from + (at % (edited.length - from));
          edited = edited.slice(0, place) + to + edited.slice(place + removed);
        }
        if (expectSame(edited)) taken++;
      }),
      { numRuns: runs(60) },
    );
    expect(taken).toBeGreaterThan(0.8 * runs(60));
  });

  it('is the one that the reader of records gives for JSON, whatever is written into a record', () => {
    const [header, ...rows] = csv.trim().split('\n');
    const keywords = header!.split(',');
    const records = rows.slice(0, 40).map((row, k) => {
      const cells = row.split(',');
      const value = (cell: string, n: number) => (k % 2 === 0 && n > 2 && /^[-.\d]/.test(cell) ? Number(cell) : cell);
      return Object.fromEntries(keywords.map((keyword, n) => [keyword, value(cells[n]!, n)]));
    });
    const strange = [null, '', ' 5 ', -0, -1, 4, 1, 0.5, 200, 'x', '1e400', true, [], {}, 'UTC', 'TT', 'SGP4', '.5E1'];
    const names = [...keywords, 'TIME_SYSTEM', 'MEAN_ELEMENT_THEORY', 'CX_X', 'header', 'OBJECT_TYPE', 'RCS'];
    const edit = fc.tuple(
      fc.nat(39),
      fc.constantFrom(...names),
      fc.constantFrom(...strange, 'PAYLOAD', '2024-11-01 00:00:00'),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 8 }), fc.boolean(), (edits, isHole) => {
        const edited: unknown[] = records.map((record) => ({ ...record }));
        for (const [k, name, value] of edits) edited[k] = { ...(edited[k] as object), [name]: value };
        const text = JSON.stringify(isHole ? [...edited, 5, null, records[3]] : edited);
        expect(expectSame(text, catalogueTableOf(text))).toBe(true);
      }),
      { numRuns: runs(30) },
    );
    for (const text of ['[]', '{}', '[', '{"a":1}', '7', `[${JSON.stringify(records[0])},`]) {
      expect(expectSame(text, catalogueTableOf(text))).toBe(true);
    }
  });

  it.each([
    ['KVN', kvn, () => messages('kvn', 30).join('\n')],
    ['XML', xml, () => ndm(xmlRecords(30))],
  ])('is the one that the reader of records gives for %s, whatever is written into it', (_, __, make) => {
    const text = make();
    const edit = fc.record({
      at: fc.nat(1e6),
      to: fc.constantFrom(
        ...'0149.-+eE x&<>[]=T:Z#\n\t',
        '',
        ' DEB',
        ' [deg]',
        '\r\n',
        '\r',
        '1e400',
        '12345678901234567890',
        'NaN',
        '<!-- x -->',
        '</omm>',
        '\nCCSDS_OMM_VERS = 2.0\n',
        'É',
      ),
      removed: fc.nat(4),
      kind: fc.constantFrom('value', 'value', 'value', 'anywhere', 'repeated'),
    });
    const values = [...text.matchAll(/(?:= |>)(?=[^\s<])/g)].map((match) => match.index + match[0].length);
    let taken = 0;
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), (edits) => {
        let edited = text;
        for (const { at, to, removed, kind } of edits) {
          const place = kind === 'value' ? values[at % values.length]! + (at % 3) : at % edited.length;
          // A value that is written twice, or a piece taken out of the middle, are as likely as strange characters.
          const more = kind === 'repeated' ? edited.slice(place, place + 40) : to;
          edited = edited.slice(0, place) + more + edited.slice(place + removed);
        }
        const table = readCatalogueTable(encoder.encode(edited));
        if (table !== undefined && expectSame(edited, table)) taken++;
      }),
      { numRuns: runs(50) },
    );
    expect(taken).toBeGreaterThanOrEqual(Math.floor(0.1 * runs(50)));
  });

  it('takes records that leave something out, repeat an object or have an unusual value', () => {
    const lines = messages('kvn', 12);
    const kinds = lines.map((text, k) => {
      if (k % 4 === 1) return text.replace(/\nREV_AT_EPOCH.*/, '');
      if (k % 4 === 2) return text.replace(/(\nINCLINATION .*)/, '$1 [deg]');
      return k % 4 === 3 ? text.replace(/ECCENTRICITY( *)= .*/, 'ECCENTRICITY$1= 2') : text;
    });
    const table = readCatalogueTable(encoder.encode([...kinds, lines[0], lines[5]].join('\n')));
    expect(table?.elements.count).toBe(9);
    expect(table?.faults.map((fault) => [fault.code, fault.record])).toEqual([
      ['number-out-of-range', 4],
      ['number-out-of-range', 8],
      ['number-out-of-range', 12],
      ['duplicate-object', 13],
      ['duplicate-object', 14],
    ]);
    expect(expectSame([...kinds, lines[0], lines[5]].join('\n'), table)).toBe(true);
    const records = xmlRecords(12).map((text, k) =>
      k % 3 === 1
        ? text.replace(/<REV_AT_EPOCH>.*<\/REV_AT_EPOCH>/, '')
        : text.replace(/<MEAN_ANOMALY>/, '<MEAN_ANOMALY units="deg">'),
    );
    const text = ndm([...records, records[0]!, records[2]!.replace(/<EPOCH>.{4}/, '<EPOCH>abcd')]);
    expect(expectSame(text)).toBe(true);
    expect(readCatalogueTable(encoder.encode(text))?.elements.count).toBe(12);
  });

  it('keeps the newest of repeated objects in the first one’s place', () => {
    const [header, first, second] = csv.split('\n');
    const older = first!.replace(/2024-1\d-\d\d/, '2024-09-01');
    for (const order of [
      [first, second, older],
      [older, second, first],
      [first, first, second],
    ]) {
      expect(expectSame([header, ...order].join('\n'))).toBe(true);
    }
  });

  it('leaves other notations, quoted headers and other alphabets to the reader of records', () => {
    const quoted = csv.replace('OBJECT_NAME', '"OBJECT_NAME"');
    const named = csv.replace('DEB', 'DÉB');
    const theory = csv.replace('OBJECT_NAME', 'MEAN_ELEMENT_THEORY');
    for (const text of [quoted, named, theory, '[]', '<ndm/>', '', 'hello']) {
      expect(readCatalogueTable(encoder.encode(text))).toBeUndefined();
    }
    const { elements, objectTypeOf } = catalogueTableOf(named);
    expect(elements.count).toBe(csv.trim().split('\n').length - 1);
    expect(objectTypeOf(elements.count)).toBeUndefined();
  });
});
