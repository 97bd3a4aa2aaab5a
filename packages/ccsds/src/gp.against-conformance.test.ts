import { readFileSync } from 'node:fs';
import { parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import { readCatalogue } from './catalogue.ts';
import { endsInsideRecord } from './catalogue-end.ts';
import { catalogueTableOf, readCatalogueTable } from './catalogue-table.ts';
import { parseAlpha5, toAlpha5 } from './tle/alpha5.ts';
import { writeTle } from './tle/write.ts';
import { validateMessage } from './validate.ts';

const FOLDER = new URL('../../../conformance/gp/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');
const vectorsOf = (file: string) => JSON.parse(textOf(file));

/** A record of the set; its numbers as texts. */
type Expected = Readonly<Record<string, string | number | null>>;
const { lines, records } = vectorsOf('expected.json') as Record<'lines' | 'records', readonly Expected[]>;

const PROPERTIES: Readonly<Record<string, keyof MeanElements>> = {
  norad_cat_id: 'noradId',
  mean_motion: 'meanMotionRevPerDay',
  eccentricity: 'eccentricity',
  inclination: 'inclinationDeg',
  ra_of_asc_node: 'raanDeg',
  arg_of_pericenter: 'argPerigeeDeg',
  mean_anomaly: 'meanAnomalyDeg',
  bstar: 'bstar',
  mean_motion_dot: 'meanMotionDot',
  mean_motion_ddot: 'meanMotionDdot',
  element_set_no: 'elementSetNo',
  rev_at_epoch: 'revAtEpoch',
};
const TWO_MICROSECONDS = 2e-6;

const instantOf = (text: string): number => {
  const parsed = parseUtc(text);
  return parsed.ok ? parsed.value : Number.NaN;
};

/** What differs, by name; the number of a record without one is not compared. */
function differences(elements: MeanElements | undefined, expected: Expected, absent: readonly string[] = []): string[] {
  if (elements === undefined) return ['not read'];
  const epochErrorS = Math.abs(elements.epochTaiS - instantOf(String(expected['epoch'])));
  return [
    ...Object.entries(PROPERTIES)
      .filter(([name, property]) => !absent.includes(name) && elements[property] !== Number(expected[name]))
      .map(([name, property]) => `${name} ${String(elements[property])}`),
    ...(epochErrorS < TWO_MICROSECONDS ? [] : [`epoch ${elements.epochUtc}`]),
  ];
}

interface EpochText {
  readonly text: string;
  readonly iso: string;
  readonly iso_alternatives?: readonly string[];
}

/** Through both readers: the list of objects, and the numbers that `keepout screen` takes. */
function read(text: string) {
  const catalogue = readCatalogue(text);
  const table = readCatalogueTable(Buffer.from(text)) ?? catalogueTableOf(text);
  expect(table.elements.count).toBe(catalogue.elements.length);
  expect(table.faults).toEqual(catalogue.faults);
  return catalogue;
}

const agreed: string[] = [];
const agrees = (name: string, wrong: readonly unknown[]): void => {
  expect(wrong, name).toEqual([]);
  agreed.push(name);
};

/** The record of one object as a message that the book knows, with one line changed. */
const messageWith = (keyword: string, value: string): string =>
  textOf('v01-baseline-reserialised.kvn').replace(new RegExp(`^${keyword}( *)=.*$`, 'm'), `${keyword}$1= ${value}`);

describe('the published set for readers of general-perturbation data', () => {
  it('agrees on catalogue numbers in five columns, both ways', () => {
    const vectors = vectorsOf('alpha5.json');
    const pairs: { norad_cat_id: number; field: string }[] = [
      ...vectors.official_examples,
      ...vectors.boundaries,
      ...vectors.skip_boundaries,
      ...vectors.below_100000,
    ];
    agrees(
      'alpha-5 vectors',
      [
        ...pairs.filter(({ field, norad_cat_id: id }) => parseAlpha5(field) !== id || toAlpha5(id) !== field),
        ...vectors.decode_invalid.filter(({ field }: { field: string }) => !Number.isNaN(parseAlpha5(field))),
        ...vectors.encode_unrepresentable.filter(({ norad_cat_id: id }: { norad_cat_id: number }) => toAlpha5(id)),
      ].map((vector) => JSON.stringify(vector)),
    );
  });

  it('agrees on the years of two digits', () => {
    const [line1 = '', line2 = ''] = textOf('unedited-sets.tle').split(/\r?\n/).slice(1);
    const body = (yy: string) => `${line1.slice(0, 18)}${yy}${line1.slice(20, 68)}`;
    const yearOf = (yy: string) => read(`${body(yy)}\n${line2.slice(0, 68)}\n`).elements[0]?.epochUtc.slice(0, 4);
    const { vectors } = vectorsOf('two-digit-epoch-year.json') as { vectors: { yy: string; year: number }[] };
    agrees(
      'two-digit years',
      vectors.filter(({ yy, year }) => yearOf(yy) !== String(year)),
    );
  });

  it('agrees on the texts of catalogue numbers and epochs in messages', () => {
    const ids = vectorsOf('norad-cat-id-text.json');
    const epochs = vectorsOf('ccsds-epoch-strings.json');
    const elementsOf = (keyword: string, value: string) => read(messageWith(keyword, value)).elements[0];
    agrees('catalogue numbers as text', [
      ...ids.valid.filter(
        ({ text, value }: { text: string; value: number }) => elementsOf('NORAD_CAT_ID', text)?.noradId !== value,
      ),
      ...ids.invalid_in_omm.filter(
        ({ text }: { text: string }) => validateMessage(messageWith('NORAD_CAT_ID', text)).standing === 'valid',
      ),
    ]);
    agrees('epochs as text', [
      ...epochs.valid.filter(({ text, iso, iso_alternatives: others = [] }: EpochText) => {
        const epochTaiS = elementsOf('EPOCH', text)?.epochTaiS ?? Number.NaN;
        // The leap second itself lies between the instants that the set allows.
        const instants = [iso, ...others].map(instantOf);
        return !(
          epochTaiS > Math.min(...instants) - TWO_MICROSECONDS && epochTaiS < Math.max(...instants) + TWO_MICROSECONDS
        );
      }),
      ...epochs.invalid.filter(
        ({ text }: { text: string }) => validateMessage(messageWith('EPOCH', text)).standing === 'valid',
      ),
    ]);
  });

  it('agrees on its sets of two lines, all letters and all years of two digits', () => {
    const files = [...new Set(lines.map((line) => String(line['file'])))];
    const wrong = files.flatMap((file) => {
      const { elements, faults } = read(textOf(file));
      const expected = lines.filter((line) => line['file'] === file);
      const byId = new Map(elements.map((element) => [element.noradId, element]));
      return [
        ...faults,
        ...expected.flatMap((line) => differences(byId.get(Number(line['norad_cat_id'])), line)),
        ...(elements.length === expected.length ? [] : [`${file}: ${elements.length} of ${expected.length}`]),
      ];
    });
    agrees('sets of two lines', wrong);
  });

  it('agrees on every notation of one message, one of them without a catalogue number', () => {
    const [expected] = records.filter((record) => record['case'] === 'epoch-year-19xx');
    const files = [
      'v01-baseline-reserialised.kvn',
      'v02-day-of-year-epoch-Z.kvn',
      'v03-units-brackets-leading-zeros.kvn',
      'v04-comments-blank-lines-whitespace-LF.kvn',
      'v06-signed-integers-lowercase-exponent.kvn',
      'v07-xml-ndm-reserialised.xml',
    ];
    const unnumbered = textOf('v05-omm-3.0-header-optional-keywords-omitted.kvn');
    const absent = ['norad_cat_id', 'element_set_no', 'rev_at_epoch'];
    agrees('notations of one message', [
      ...files.flatMap((file) => differences(read(textOf(file)).elements[0], expected!)),
      ...differences(read(unnumbered).elements[0], expected!, absent),
    ]);
    expect(read(unnumbered).elements[0]).toMatchObject({ noradId: 0, cosparId: '1998-067A' });
    expect(validateMessage(unnumbered)).toMatchObject({
      standing: 'accepted',
      faults: [],
      deviations: [{ code: 'missing-keyword', keyword: 'NORAD_CAT_ID' }],
    });
    // Two objects without a number cannot be told apart by those who look them up by it.
    expect(read(unnumbered + unnumbered.replace('067A', '067B')).faults).toMatchObject([
      { code: 'missing-keyword', keyword: 'NORAD_CAT_ID', record: 2 },
    ]);
  });

  it('agrees on what is broken: told, never read, and all around it is read', () => {
    const broken: readonly (readonly [file: string, unedited: string, code: string, ids: readonly number[]])[] = [
      ['c1-checksum-digit.tle', 'unedited-sets.tle', 'wrong-checksum', [25544, 20453]],
      ['c2-line-2-short.tle', 'unedited-sets.tle', 'columns-shifted', [25544, 20453]],
      ['c3-letter-in-epoch.tle', 'unedited-sets.tle', 'not-an-epoch', [25544, 20453]],
      ['c4-line-2-missing.tle', 'unedited-sets.tle', 'missing-line', [25544, 20453]],
      ['c5-cut-last-row.csv', 'unedited-rows.csv', 'wrong-number-of-columns', [25544, 20453]],
      ['c5-cut-closing-bracket.json', 'unedited-array.json', 'truncated', [25544, 20453, 69999]],
    ];
    for (const [file, unedited, code, ids] of broken) {
      const { elements, faults, format } = read(textOf(file));
      const whole = read(textOf(unedited)).elements;
      expect(
        faults.map((fault) => fault.code),
        file,
      ).toEqual([code]);
      expect(elements, file).toEqual(whole.filter(({ noradId }) => ids.includes(noradId)));
      expect(endsInsideRecord(textOf(file), format), file).toBe(file.startsWith('c5'));
      expect(endsInsideRecord(textOf(unedited), format), unedited).toBe(false);
    }
    agrees('broken input', []);
    const list = textOf('unedited-array.json');
    for (let end = list.lastIndexOf(']'); end > list.lastIndexOf('{'); end -= 1) {
      const { elements, faults } = read(list.slice(0, end));
      expect(faults.at(-1)?.code, String(end)).toBe('truncated');
      expect(elements.length, String(end)).toBe(end > list.lastIndexOf('}') ? 3 : 2);
    }
  });

  it('agrees on writing: five columns or a refusal, and the same set when read again', () => {
    const wrong = [...lines, ...records].flatMap((record) => {
      const [elements] = read(JSON.stringify([keywordsOf(record)])).elements;
      const written = writeTle(elements!, '3');
      const again = written.ok ? read(written.value).elements[0] : undefined;
      return again?.noradId === elements?.noradId && Math.abs(again!.epochTaiS - elements!.epochTaiS) < 5e-4
        ? []
        : [record['norad_cat_id']];
    });
    const [element] = read(JSON.stringify([keywordsOf(records[0]!)])).elements;
    expect([340_000, 799_501_621].map((noradId) => writeTle({ ...element!, noradId }).ok)).toEqual([false, false]);
    agrees('writing', wrong);
  });

  it.each([...new Set(records.map((record) => String(record['case'])))])(
    'agrees on the frozen values of %s',
    (name) => {
      const mine = records.filter((record) => record['case'] === name);
      const wrong = mine.flatMap((record) => {
        const row = keywordsOf(record);
        const keywords = Object.keys(row);
        const csv = `${keywords.join(',')}\n${keywords.map((keyword) => row[keyword]).join(',')}\n`;
        return [csv, JSON.stringify([row])].flatMap((text) => differences(read(text).elements[0], record));
      });
      agrees(name, wrong);
    },
  );

  it('agrees in nine digits, in CSV, JSON and messages', () => {
    const nine = { ...records[0]!, norad_cat_id: 799_501_621 };
    const row = keywordsOf(nine);
    const csv = `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`;
    for (const text of [csv, JSON.stringify([row]), JSON.stringify([{ ...row, NORAD_CAT_ID: '799501621' }])])
      expect(differences(read(text).elements[0], nine)).toEqual([]);
    expect(read(messageWith('NORAD_CAT_ID', '799501621')).elements[0]?.noradId).toBe(799_501_621);
    agrees('nine digits', []);
  });

  it('agrees on what a set of two lines keeps of a record: its fields as they are printed', () => {
    const pairs = vectorsOf('pairs.json') as readonly (Record<string, readonly [string, string]> & {
      norad_cat_id: number;
    })[];
    const [line1 = '', line2 = ''] = textOf('unedited-sets.tle').split(/\r?\n/).slice(1);
    const derivatives: string[] = [];
    const loss: string[] = [];
    for (const {
      norad_cat_id: id,
      eccentricity,
      bstar,
      epoch,
      mean_motion_dot: dot,
      mean_motion_ddot: ddot,
    } of pairs) {
      const first = `${line1.slice(0, 18)}${epoch![0]}${line1[32]}${dot![0]}${line1[43]}${ddot![0]}${line1[52]}${bstar![0]}${line1.slice(61, 68)}`;
      const [elements] = read(`${first}\n${line2.slice(0, 26)}${eccentricity![0]}${line2.slice(33, 68)}\n`).elements;
      if (elements === undefined) throw new Error(`${id} ${first}`);
      const ofFive = (value: number) => Number(Math.abs(value).toExponential(4)) * Math.sign(value);
      const isHalf = (value: number, text: string) =>
        Math.abs(value - Number(text)) <= 0.5000001 * 10 ** (Math.floor(Math.log10(Math.abs(Number(text)) || 1)) - 4);
      if (elements.meanMotionDot !== Number(dot![1])) derivatives.push(`${id} dot ${elements.meanMotionDot}`);
      if (!isHalf(elements.meanMotionDdot, ddot![1])) derivatives.push(`${id} ddot ${elements.meanMotionDdot}`);
      if (elements.eccentricity !== Math.trunc(Number((Number(eccentricity![1]) * 1e7).toFixed(3))) / 1e7)
        loss.push(`${id} eccentricity ${elements.eccentricity}`);
      if (!isHalf(elements.bstar, bstar![1]) || ofFive(elements.bstar) !== elements.bstar)
        loss.push(`${id} bstar ${elements.bstar}`);
      if (!(Math.abs(elements.epochTaiS - instantOf(epoch![1])) < TWO_MICROSECONDS))
        loss.push(`${id} ${elements.epochUtc}`);
    }
    agrees('mean-motion-derivative-convention', derivatives);
    agrees('tle-vs-omm-precision-loss', loss);
  });

  it('agrees on supplemental lists: columns that no message has, class C, set 0, revolution 1; constant metadata left out; ten digits told', () => {
    const row = {
      ...keywordsOf(records[0]!),
      CLASSIFICATION_TYPE: 'C',
      ELEMENT_SET_NO: '0',
      REV_AT_EPOCH: '1',
      RMS: '0.131',
      DATA_SOURCE: 'SpaceX-E',
    };
    const csvOf = (fields: Readonly<Record<string, string>>) =>
      `${Object.keys(fields).join(',')}\n${Object.values(fields).join(',')}\n`;
    const expected = { ...records[0]!, element_set_no: '0', rev_at_epoch: '1' };
    const lists = [csvOf(row), JSON.stringify([row])];
    agrees(
      'supgp-celestrak-classification-c',
      lists.flatMap((text) => {
        const [elements] = read(text).elements;
        return [...differences(elements, expected), ...(elements?.classification === 'C' ? [] : ['classification'])];
      }),
    );
    expect(Object.keys(row).filter((keyword) => /CENTER_NAME|REF_FRAME|TIME_SYSTEM|THEORY/.test(keyword))).toEqual([]);
    const ten = { ...row, NORAD_CAT_ID: '7995016210' };
    agrees(
      'csv-json-omitted-mandatory-fields',
      [csvOf(ten), JSON.stringify([ten])].filter((text) => read(text).elements.length > 0),
    );
  });

  it('agrees on XML whose header is there and empty, as a provider sends it', () => {
    const [expected] = records.filter((record) => record['case'] === 'epoch-year-19xx');
    const text = textOf('v07-xml-ndm-reserialised.xml').replace(/<(CREATION_DATE|ORIGINATOR)>[^<]*</g, '<$1><');
    expect(text).toContain('<CREATION_DATE></CREATION_DATE>');
    agrees('omm-xml-schema', differences(read(text).elements[0], expected!));
  });

  it('agrees with the published set, 20 of 20 checks of all 17 cases in which a reader takes part', () => {
    expect(agreed).toHaveLength(20);
    recordValidation({
      room: 'ccsds',
      reference: 'Conformance of readers of general-perturbation data (gpconf 0.7.0)',
      origin: 'PyPI gpconf 0.7.0 (Apache-2.0, doi 10.5281/zenodo.22867654): conformance/gp/SOURCE.md',
      deviations: agreed.map(() => 0),
      unit: 'checks that disagree',
      tolerance: 0,
      stated: { accuracy: 0, by: 'the set lists exact decimal texts' },
    });
  });
});

function keywordsOf(record: Expected): Record<string, string> {
  const names = Object.entries(record).filter(([name]) => name !== 'case' && name !== 'file');
  return Object.fromEntries(names.map(([name, value]) => [name.toUpperCase(), String(value ?? '')]));
}
