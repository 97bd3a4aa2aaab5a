import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementTable } from '../../../astro/src/sgp4/element-table.ts';
import { readCatalogue } from '../catalogue.ts';
import { checksumOf } from '../tle/columns.ts';
import { objectTypeOfName } from '../value/object-type.ts';
import { asciiText, digitsAt, plainDecimal, plainNumber } from './bytes.ts';
import { TableCollector } from './collector.ts';
import { csvTable } from './csv.ts';
import { typeOfName } from './name.ts';
import { tleTable } from './tle.ts';

const encoder = new TextEncoder();
/** The text between other characters, so that a reader that goes beyond its bytes meets something. */
const inside = (text: string): [Uint8Array, number, number] => [encoder.encode(`7${text}7`), 1, text.length + 1];

describe('a number in bytes', () => {
  it.each([
    ['0', 0],
    ['9', 9],
    ['-0', -0],
    ['+5', 5],
    ['-5', -5],
    ['.5', 0.5],
    ['5.', 5],
    ['-.1286E-4', -0.1286e-4],
    ['.16091e+2', 16.091],
    ['1E09', 1e9],
    ['1E22', 1e22],
    ['1E-22', 1e-22],
    ['123456789012345', 123456789012345],
    ['0.12345678901234', 0.12345678901234],
    ['1E-001', 0.1],
  ])('is %s', (text, value) => {
    expect(plainNumber(...inside(text))).toBe(value);
  });

  it.each([
    ...['', '-', '+', '.', '-.', '1..2', '1.2.3', '--1', '1-', ' 1', '1 ', '1/', '1:', '/', ':', 'E5', '1E', '1E+'],
    ...['1E5x', '1E+-5', '1F5', '1E5.', '1E/', '1E:', '1E0001', '1E23', '1E-23', '0x10', 'Infinity', 'NaN', '1,2'],
    '1234567890123456',
  ])('is left to the careful reader: "%s"', (text) => {
    expect(plainNumber(...inside(text))).toBeNaN();
  });

  it('is the one that Number gives, at any place of the bytes', () => {
    const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{0,${String(most)}}$`));
    const parts = fc.tuple(
      fc.constantFrom('', '-', '+'),
      digits(7),
      fc.constantFrom('', '.'),
      digits(7),
      fc.integer({ min: -15, max: 15 }),
    );
    fc.assert(
      fc.property(parts, ([sign, whole, point, decimals, exponent]) => {
        if (whole + decimals === '') return;
        for (const tail of ['', `E${String(exponent)}`, `e${String(exponent)}`]) {
          const text = sign + whole + point + decimals + tail;
          expect(plainNumber(...inside(text)), text).toBe(Number(text));
        }
      }),
    );
  });

  it('may have blanks in front of it in columns, none behind it, and no exponent', () => {
    expect(plainDecimal(...inside(' 12.5'))).toBe(12.5);
    expect(plainDecimal(...inside(' 12.5 '))).toBeNaN();
    expect(plainDecimal(...inside('  -.00012'))).toBe(-0.00012);
    expect(plainDecimal(...inside('    '))).toBe(0);
    expect(plainDecimal(...inside(''))).toBe(0);
    for (const text of ['1E5', '1 2', 'x', '-']) expect(plainDecimal(...inside(text)), text).toBeNaN();
  });

  it('of digits alone is whole', () => {
    const at = (text: string, from: number, count: number) => digitsAt(encoder.encode(text), from, count);
    expect(at('x0912y', 1, 4)).toBe(912);
    expect(at('x0912y', 1, 0)).toBe(0);
    for (const text of ['x091/y', 'x091:y', 'x 912y', 'x9']) expect(at(text, 1, 4), text).toBeNaN();
  });

  it('stays as text where text is asked for', () => {
    const long = 'abcdefghij'.repeat(1000);
    expect(asciiText(encoder.encode(long), 3, 9990)).toBe(long.slice(3, 9990));
    expect(asciiText(encoder.encode(long), 5, 5)).toBe('');
  });
});

describe('the type that a name says', () => {
  it('is the same in bytes and in text', () => {
    const names = [
      ...['', ' ', 'DEB', ' DEB', 'A DEB', 'A DEB ', 'A DEBX', 'A DEB X', 'A DEB/X', 'ADEB', 'A R/B', 'A R/BX', 'AR/B'],
      ...['A R/B DEB', 'A DEB R/B', 'A R-B', 'A R/C', 'A S/B', 'A DEC', 'A DAB', 'A EEB', 'A R/B(1)', 'A  DEB', 'X DE'],
    ];
    for (const name of names) expect(typeOfName(...inside(name)), name).toBe(objectTypeOfName(name.trim()));
    expect(typeOfName(...inside('A DEB'))).toBe('DEBRIS');
    expect(typeOfName(...inside('A R/B'))).toBe('ROCKET BODY');
  });
});

/** How many texts are made of bytes meanwhile. */
function textsMade(work: () => void): number {
  const make = String.fromCharCode;
  let made = 0;
  String.fromCharCode = (...codes) => {
    made += 1;
    return make(...codes);
  };
  try {
    work();
  } finally {
    String.fromCharCode = make;
  }
  return made;
}

function expectRecords(text: string, read: (bytes: Uint8Array) => ReturnType<typeof csvTable>): void {
  const { elements, faults, faultCount } = readCatalogue(text);
  const table = read(encoder.encode(text));
  expect(table?.faults).toEqual(faults);
  expect(table?.faultCount).toBe(faultCount);
  expect(table?.elements).toEqual(elementTable(elements));
  expect(elements.map((_, k) => table?.objectTypeOf(k))).toEqual(elements.map(({ objectType }) => objectType));
}

const HEADER =
  'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT';
const VANGUARD =
  'VANGUARD 1,1958-002B,2024-10-29T12:18:43.492896,10.85746790,.1843421,34.2551,352.8583,332.7861,18.6796,0,U,5,999,37861,.16091E-2,.1286E-4,0';
const cells = VANGUARD.split(',');
const rowWith = (changes: Readonly<Record<string, string>>): string =>
  cells.map((cell, k) => changes[HEADER.split(',')[k] ?? ''] ?? cell).join(',');
const csvOf = (...rows: string[]): string => `${HEADER}\n${rows.join('\n')}\n`;

describe('a CSV table in bytes', () => {
  const usual: readonly Readonly<Record<string, string>>[] = [
    {},
    { EPOCH: '2024-10-29T00:00:00' },
    { EPOCH: '2024-10-29T23:59:59.999999' },
    { EPOCH: '2016-12-31T23:59:59.123456789012345' },
    { EPOCH: '2024-02-29T12:00:00.5' },
    { ECCENTRICITY: '0', INCLINATION: '0', EPHEMERIS_TYPE: '0' },
    { INCLINATION: '180', NORAD_CAT_ID: '999999999' },
    { NORAD_CAT_ID: '0', BSTAR: '', MEAN_MOTION_DOT: '', MEAN_MOTION_DDOT: '', EPHEMERIS_TYPE: '' },
    { ELEMENT_SET_NO: '', REV_AT_EPOCH: '' },
    { BSTAR: '-.5e-3', RA_OF_ASC_NODE: '-10', MEAN_ANOMALY: '400' },
    { OBJECT_NAME: 'COSMOS 2251 DEB' },
    { EPHEMERIS_TYPE: '2' },
  ];
  const unusual: readonly Readonly<Record<string, string>>[] = [
    { EPOCH: '2024-10-29 12:18:43' },
    { EPOCH: '2024-10-29T12:18:4' },
    { EPOCH: '2024-10-29T12:18:43.' },
    { EPOCH: '2024-10-29T12:18:43.5Z' },
    { EPOCH: '2024-10-29T12:18:43,5' },
    { EPOCH: '2024-10-29T24:00:00' },
    { EPOCH: '2024-10-29T12:60:00' },
    { EPOCH: '2016-12-31T23:59:60' },
    { EPOCH: '2016-12-31T23:59:60.5' },
    { EPOCH: '2024-13-29T12:18:43' },
    { EPOCH: '2024-02-30T12:18:43' },
    { EPOCH: '2024-303T12:18:43.000' },
    { EPOCH: '2024/10-29T12:18:43' },
    { EPOCH: '2024-10/29T12:18:43' },
    { EPOCH: '2024-10-29T12-18:43' },
    { EPOCH: '2024-10-29T12:18-43' },
    { EPOCH: '2024-10-29T12:18:43x5' },
    { EPOCH: '2024-10-29T12:18:43.0000000000000000001' },
    { EPOCH: '' },
    { EPOCH: 'yesterday' },
    { MEAN_MOTION: '0' },
    { MEAN_MOTION: '' },
    { MEAN_MOTION: '-1' },
    { MEAN_MOTION: 'fast' },
    { ECCENTRICITY: '1' },
    { ECCENTRICITY: '-.1' },
    { ECCENTRICITY: '' },
    { INCLINATION: '180.1' },
    { INCLINATION: '-.1' },
    { NORAD_CAT_ID: '1.5' },
    { NORAD_CAT_ID: '-1' },
    { NORAD_CAT_ID: '1000000000' },
    { NORAD_CAT_ID: '' },
    { EPHEMERIS_TYPE: '4' },
    { EPHEMERIS_TYPE: '.5' },
    { EPHEMERIS_TYPE: '-1' },
    { ELEMENT_SET_NO: '1.5' },
    { ELEMENT_SET_NO: '-1' },
    { REV_AT_EPOCH: 'x' },
    { BSTAR: 'x' },
    { OBJECT_NAME: '"A, B DEB"' },
    { MEAN_ANOMALY: '18.6796,7' },
  ];

  it('is read without making texts but of its header and each day', () => {
    for (const changes of usual) {
      const text = csvOf(rowWith(changes), rowWith({ ...changes, NORAD_CAT_ID: '77' }));
      expectRecords(text, csvTable);
      expect(readCatalogue(text).elements.length, JSON.stringify(changes)).toBe(2);
      const bytes = encoder.encode(text);
      expect(
        textsMade(() => csvTable(bytes)),
        JSON.stringify(changes),
      ).toBe(2);
    }
  });

  it('gives an unusual record to the reader of records', () => {
    for (const changes of unusual) {
      const text = csvOf(VANGUARD.replace(',5,', ',6,'), rowWith(changes), '', VANGUARD.replace(',5,', ',7,'));
      expectRecords(text, csvTable);
      const bytes = encoder.encode(text);
      // The header, the day of the others, and the record; its own day too where it looks like one.
      expect(
        textsMade(() => csvTable(bytes)),
        JSON.stringify(changes),
      ).toBeGreaterThanOrEqual(3);
    }
  });

  it('has the type that is written before the one that the name says', () => {
    const typed = `${HEADER},OBJECT_TYPE\n${rowWith({ OBJECT_NAME: 'A DEB' })},PAYLOAD\n${rowWith({ OBJECT_NAME: 'A DEB', NORAD_CAT_ID: '6' })},\n`;
    expectRecords(typed, csvTable);
    const table = csvTable(encoder.encode(typed));
    expect([table?.objectTypeOf(0), table?.objectTypeOf(1)]).toEqual(['PAYLOAD', 'DEBRIS']);
  });

  it('is not taken with characters or columns that change the meaning of others', () => {
    const read = (text: string) => csvTable(encoder.encode(text));
    expect(read(csvOf(rowWith({ OBJECT_NAME: 'DÉB' })))).toBeUndefined();
    expect(read(csvOf(rowWith({ OBJECT_NAME: 'A\u007f' })))).toBeUndefined();
    expect(read(csvOf(rowWith({ OBJECT_NAME: 'A\tB' })))).toBeUndefined();
    for (const keyword of ['MEAN_ELEMENT_THEORY', 'TIME_SYSTEM', 'CX_X', 'USER_DEFINED_OBJECT_TYPE'])
      expect(read(`${HEADER},${keyword}\n${VANGUARD},\n`), keyword).toBeUndefined();
    expect(read(`${HEADER},EPOCH\n${VANGUARD},\n`)).toBeUndefined();
    expect(read(`"${HEADER.replace(',', '",')}\n`)).toBeUndefined();
    expect(read(HEADER.replace('EPOCH,', ''))).toBeUndefined();
    expect(read('')).toBeUndefined();
    expect(read(csvOf(rowWith({ OBJECT_NAME: 'A~ !' })))?.elements.count).toBe(1);
  });
});

const close = (line: string): string => line.slice(0, 68) + String(checksumOf(line));
const LINE1 = '1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  999';
const LINE2 = '2 00005  34.2430 124.2622 1843142 140.8779 234.0702 10.85642133373399';
const put = (line: string, at: number, text: string): string =>
  close(line.slice(0, at) + text + line.slice(at + text.length));
const set = (first: string, second: string): string => `${close(first)}\n${close(second)}\n`;

describe('a table of lines in bytes', () => {
  const usual: readonly [string, string, string][] = [
    ['as it is', LINE1, LINE2],
    ['rising mean motion', put(LINE1, 33, '-.00001195'), LINE2],
    ['negative drag', put(LINE1, 53, '-15088-2'), LINE2],
    ['signed drag', put(LINE1, 53, '+15088+0'), LINE2],
    ['drag with a blank sign of the exponent', put(LINE1, 53, ' 15088 1'), LINE2],
    ['second derivative', put(LINE1, 44, ' 12345-9'), LINE2],
    ['the last day of a leap year', put(LINE1, 18, '24366.99999999'), LINE2],
    ['a year of the last century', put(LINE1, 18, '57001.00000000'), LINE2],
    ['inclination of 180', LINE1, put(LINE2, 8, '180.0000')],
    ['blank counts', put(LINE1, 62, '       '), put(LINE2, 63, '     ')],
    ['slow motion', LINE1, put(LINE2, 52, ' 0.00000001')],
  ];
  const unusual: readonly [string, string, string][] = [
    ['letter in the number', put(LINE1, 2, 'A0005'), put(LINE2, 2, 'A0005')],
    ['other number', LINE1, put(LINE2, 2, '00006')],
    ['bad epoch', put(LINE1, 18, '24x60.92265253'), LINE2],
    ['bad fraction', put(LINE1, 18, '24260.9226525x'), LINE2],
    ['no point', put(LINE1, 18, '24260x92265253'), LINE2],
    ['no such day', put(LINE1, 18, '23366.00000000'), LINE2],
    ['day zero', put(LINE1, 18, '24000.00000000'), LINE2],
    ['bad drag', put(LINE1, 53, ' 15x88-2'), LINE2],
    ['bad sign of drag', put(LINE1, 53, 'x15088-2'), LINE2],
    ['bad sign of the exponent', put(LINE1, 53, ' 15088x2'), LINE2],
    ['bad exponent', put(LINE1, 53, ' 15088-x'), LINE2],
    ['bad derivative', put(LINE1, 33, ' .0000x195'), LINE2],
    ['bad second derivative', put(LINE1, 44, ' 0000x-0'), LINE2],
    ['bad type', put(LINE1, 62, 'x'), LINE2],
    ['SGP4-XP', put(LINE1, 62, '4'), LINE2],
    ['bad set number', put(LINE1, 64, ' x99'), LINE2],
    ['bad revolution', LINE1, put(LINE2, 63, '3733x')],
    ['bad eccentricity', LINE1, put(LINE2, 26, '18431x2')],
    ['bad inclination', LINE1, put(LINE2, 8, ' 34.x430')],
    ['inclination of 181', LINE1, put(LINE2, 8, '181.0000')],
    ['bad node', LINE1, put(LINE2, 17, '124.x622')],
    ['bad perigee', LINE1, put(LINE2, 34, '140.x779')],
    ['bad anomaly', LINE1, put(LINE2, 43, '234.x702')],
    ['bad motion', LINE1, put(LINE2, 52, '10.8x642133')],
    ['no motion', LINE1, put(LINE2, 52, ' 0.00000000')],
  ];

  const other = [put(LINE1, 2, '00007'), put(LINE2, 2, '00007')] as const;

  it('is read without making texts but of each day', () => {
    for (const [name, first, second] of usual) {
      const text = set(first, second) + set(put(first, 2, '00006'), put(second, 2, '00006'));
      expectRecords(text, tleTable);
      expect(readCatalogue(text).elements.length, name).toBe(2);
      const bytes = encoder.encode(text);
      expect(
        textsMade(() => tleTable(bytes)),
        name,
      ).toBe(1);
    }
  });

  it('gives an unusual set to the reader of records', () => {
    for (const [name, first, second] of unusual) {
      expectRecords(set(...other) + set(first, second), tleTable);
      const bytes = encoder.encode(set(first, second));
      // Two lines at least, whether or not the day was looked up before.
      expect(
        textsMade(() => tleTable(bytes)),
        name,
      ).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives short lines, wrong checksums and lost lines to the reader of records', () => {
    const [first, second] = [close(LINE1), close(LINE2)];
    const texts = [
      `${first.slice(0, 68)}\n${second}\n`,
      `${first}\n${second.slice(0, 68)}\n`,
      `${first.slice(0, 68)}0\n${second}\n`,
      `${first}\n${second.slice(0, 68)}0\n`,
      `${first}\n`,
      first,
      `${first}\n${first}\n${second}\n`,
      `${second}\n${first}\n${second}\n`,
      `${first.slice(0, 24)}\n${second}\n`,
      `${first.slice(0, 23)}\n${second}\n`,
      `A\n${second.slice(0, 49)}\n${first}\n${second}\n`,
      `A\n${second.slice(0, 50)}\n${first}\n${second}\n`,
      `# ${first}\n\n  \r\n0 A DEB\r\n${first}  \r\n${second}\r\n# end`,
      `0 A R/B\n${first}\n${second}\nB DEB\n${set(...other)}`,
      `0 A DEB\n${second}\n${first}\n${second}`,
      `0 DEB\n${first}\n${second}`,
      '\n',
    ];
    for (const text of texts) {
      const whole = `${set(put(LINE1, 2, '00009'), put(LINE2, 2, '00009'))}${text}`;
      expectRecords(whole, tleTable);
    }
  });

  it('is not taken with other characters', () => {
    for (const character of ['\t', '\u007f', 'É', '\u0000'])
      expect(tleTable(encoder.encode(`A${character}\n${set(LINE1, LINE2)}`))).toBeUndefined();
    expect(tleTable(encoder.encode(`A~ !\n${set(LINE1, LINE2)}`))?.elements.count).toBe(1);
  });
});

describe('what collects a table', () => {
  it('grows, keeps the newest of an object, and tells the others', () => {
    const collector = new TableCollector(1);
    const { elements } = readCatalogue(csvOf(VANGUARD));
    const [meanElements] = elements;
    if (meanElements === undefined) throw new Error('no element set');
    for (let k = 0; k < 40; k++)
      collector.add(
        { ...meanElements, noradId: k, ...(k % 2 === 0 ? { objectType: 'DEBRIS' as const } : {}) },
        k + 1,
        k + 2,
      );
    const later = {
      ...meanElements,
      noradId: 3,
      epochTaiS: meanElements.epochTaiS + 1,
      objectType: 'PAYLOAD' as const,
    };
    collector.add(later, 41, 42);
    collector.add({ ...later, epochTaiS: meanElements.epochTaiS, objectType: 'UNKNOWN' as const }, 42, 43);
    const table = collector.table();
    expect(table.elements.count).toBe(40);
    expect(table.elements.values.length).toBe(40 * 12);
    expect([...Array(40).keys()].map((k) => table.objectTypeOf(k))).toEqual(
      [...Array(40).keys()].map((k) => (k === 3 ? 'PAYLOAD' : k % 2 === 0 ? 'DEBRIS' : undefined)),
    );
    const place = { code: 'duplicate-object', keyword: 'NORAD_CAT_ID', value: '3', noradId: 3 };
    expect(table.faults).toEqual([
      { ...place, line: 42, record: 41 },
      { ...place, line: 43, record: 42 },
    ]);
    expect(table.faultCount).toBe(2);
  });
});
