import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { packFigureLines, unpackFigureLines } from './pack.ts';
import once from './packed-once.json' with { type: 'json' };

const utf8 = new TextEncoder();
const packed = (text: string) => packFigureLines(utf8.encode(text));

/** Whether it was packed; comes back or the test ends here. */
function comesBack(text: string): boolean {
  const bytes = utf8.encode(text);
  const pack = packFigureLines(bytes);
  if (pack !== undefined) expect(Buffer.from(unpackFigureLines(pack)).equals(bytes), text.slice(0, 400)).toBe(true);
  return pack !== undefined;
}

const START_MS = Date.UTC(2026, 10, 28);
const MU_KM = 398_600.4418;

interface Written {
  readonly positionDecimals: number;
  readonly velocityDecimals: number;
  readonly epoch?: (unixMs: number) => string;
  readonly number?: (value: number, decimals: number) => string;
  readonly lineEnd?: string;
}

const plain = (value: number, decimals: number): string => value.toFixed(decimals);

/** Lines of an inclined ellipse, a minute apart, as an ephemeris has them. */
function orbitLines(count: number, how: Written): readonly string[] {
  const { positionDecimals, velocityDecimals, number = plain } = how;
  const epoch = how.epoch ?? ((unixMs: number) => new Date(unixMs).toISOString().slice(0, -1));
  const [a, e, cosI, sinI] = [6900, 0.01, Math.cos(0.9), Math.sin(0.9)];
  const rate = Math.sqrt(MU_KM / a ** 3);
  return Array.from({ length: count }, (_, k) => {
    const mean = rate * 60 * k;
    let anomaly = mean;
    for (let turn = 0; turn < 20; turn++) anomaly = mean + e * Math.sin(anomaly);
    const [cos, sin, b] = [Math.cos(anomaly), Math.sin(anomaly), Math.sqrt(1 - e * e)];
    const speed = (a * rate) / (1 - e * cos);
    const [x, y, vx, vy] = [a * (cos - e), a * b * sin, -speed * sin, speed * b * cos];
    const position = [x, y * cosI, y * sinI].map((value) => number(value, positionDecimals));
    const velocity = [vx, vy * cosI, vy * sinI].map((value) => number(value, velocityDecimals));
    return [epoch(START_MS + 60_000 * k), ...position, ...velocity].join(' ') + (how.lineEnd ?? '');
  });
}

const HEADER = 'CCSDS_OEM_VERS = 2.0\nMETA_START\nOBJECT_NAME = FLYER\nMETA_STOP\n';
const COVARIANCE = 'COVARIANCE_START\n3.33e-04\n4.61e-04 6.78e-04\nCOVARIANCE_STOP\n';
const fileOf = (how: Written, count = 300): string =>
  `${HEADER}${orbitLines(count, how).join('\n')}\n${COVARIANCE}${orbitLines(40, how).join('\n')}\n`;

const dayOfYear = (unixMs: number): string =>
  `2026-${String(Math.floor((unixMs - Date.UTC(2025, 11, 31)) / 86_400_000)).padStart(3, '0')}${new Date(unixMs).toISOString().slice(10, 23)}000`;

const LAYOUTS: Readonly<Record<string, Written>> = {
  'to the millimetre': { positionDecimals: 6, velocityDecimals: 9 },
  'to the metre': { positionDecimals: 3, velocityDecimals: 6 },
  'by day of the year': { positionDecimals: 6, velocityDecimals: 6, epoch: dayOfYear },
  'with a Z, without a fraction': {
    positionDecimals: 6,
    velocityDecimals: 6,
    epoch: (unixMs) => `${new Date(unixMs).toISOString().slice(0, 19)}Z`,
  },
  'in columns that end below each other': {
    positionDecimals: 6,
    velocityDecimals: 9,
    number: (value, decimals) => value.toFixed(decimals).padStart(18),
  },
  'in columns that begin below each other': {
    positionDecimals: 6,
    velocityDecimals: 9,
    number: (value, decimals) => value.toFixed(decimals).padEnd(18),
  },
  'without zeros at their end': {
    positionDecimals: 6,
    velocityDecimals: 9,
    number: (value, decimals) => String(Number(value.toFixed(decimals))),
  },
  'with a carriage return': { positionDecimals: 6, velocityDecimals: 9, lineEnd: '\r' },
  'with spaces at the end of the line': { positionDecimals: 6, velocityDecimals: 9, lineEnd: '  ' },
};

describe('lines of figures', () => {
  it.each(Object.entries(LAYOUTS))('%s come back byte for byte', (_, how) => {
    expect(comesBack(fileOf(how))).toBe(true);
  });

  it('come back wherever the text is cut', () => {
    const text = fileOf(LAYOUTS['to the millimetre']!);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), (a, b) => {
        comesBack(text.slice(Math.min(a, b), Math.max(a, b)));
      }),
      { numRuns: runs(200) },
    );
  });

  it('come back whatever is broken in them', () => {
    const text = fileOf(LAYOUTS['to the millimetre']!);
    const piece = fc.oneof(
      fc.constantFrom('\n', ' ', '-', '.', '-0.000000', '007.5', '1e5', '+1', 'NaN', '9'.repeat(17), '\r', 'ä', '\0'),
      fc.constantFrom('2026-11-28T23:59:60.000', '2026-02-30T00:00:00.000', '2026-366T00:00:00', '0050-01-01T00:00:00'),
      fc.string({ maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.nat(text.length), piece, fc.nat(30), (at, inserted, taken) => {
        comesBack(text.slice(0, at) + inserted + text.slice(at + taken));
      }),
      { numRuns: runs(150) },
    );
  });

  it('of any numbers in any columns come back', () => {
    const column = fc.record({
      decimals: fc.nat(12),
      width: fc.constantFrom(0, 20),
      figures: fc.array(fc.maxSafeInteger(), { minLength: 40, maxLength: 40 }),
    });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 9 }), fc.boolean(), (columns, isEpoch) => {
        const lines = columns[0]!.figures.map((_, k) => [
          ...(isEpoch ? [new Date((columns[0]!.figures[k]! / 2 ** 53) * 4e12).toISOString()] : []),
          ...columns.map(({ decimals, width, figures }) =>
            (figures[k]! / 10 ** (decimals + (k % 3))).toFixed(decimals).padStart(width),
          ),
        ]);
        comesBack(`${lines.map((line) => line.join(' ')).join('\n')}\n`);
      }),
      { numRuns: runs(100) },
    );
  });

  it('of published files come back', () => {
    const folder = new URL('../../../../conformance/ccsds/', import.meta.url);
    const kinds = ['oem', 'tdm', 'cdm', 'omm', 'opm'].map((kind) => new URL(`${kind}/valid/`, folder));
    const texts = kinds.flatMap((kind) => readdirSync(kind).map((file) => readFileSync(new URL(file, kind), 'latin1')));
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) comesBack(text);
  });

  it('take three bytes of a hundred where the orbit is known to the millimetre', () => {
    const text = `${orbitLines(1440, LAYOUTS['to the millimetre']!).join('\n')}\n`;
    const { words, figures } = packed(text)!;
    const size = deflateSync(words).length + deflateSync(figures, { strategy: constants.Z_RLE }).length;
    expect(size).toBeLessThan(0.05 * text.length);
  });

  it('are no fewer than are worth it, and no text is', () => {
    expect(packed(`${orbitLines(20, LAYOUTS['to the metre']!).join('\n')}\n`)).toBeUndefined();
    for (const text of ['', '\n', 'words', `${'a line of words\n'.repeat(100)}`, ' \n'.repeat(100)])
      expect(packed(text)).toBeUndefined();
  });

  it('end to be sought where lines of figures are never alike', () => {
    const file = fileOf(LAYOUTS['to the metre']!);
    const numbers = Array.from({ length: 15 }, (_, k) => k).join(' ');
    const unlike = `${numbers}\n${numbers} 16\n`.repeat(2000);
    expect(packed(unlike + file)).toBeUndefined();
    // What was before them is kept as figures; short lines are none.
    for (const text of [file + unlike, '1 2\n1 2 3\n'.repeat(2000) + file]) expect(comesBack(text)).toBe(true);
  });

  it('packed once are read for good', () => {
    const of = (base64: string) => Buffer.from(base64, 'base64');
    const text = unpackFigureLines({ words: of(once.words), figures: of(once.figures) });
    expect(createHash('sha256').update(text).digest('hex')).toBe(once.sha256);
    const again = packFigureLines(text)!;
    expect({ words: Buffer.from(again.words), figures: Buffer.from(again.figures) }).toEqual({
      words: of(once.words),
      figures: of(once.figures),
    });
  });
});
