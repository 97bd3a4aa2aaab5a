import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogueTable } from '../catalogue-table.ts';
import { validateMessage } from '../validate.ts';
import { checksumOf } from './columns.ts';
import { readTle } from './read.ts';

type Lines = readonly [string, string];

const close = (line: string): string => line.slice(0, 68) + String(checksumOf(line));
const written = (line1: string, line2: string): Lines => [close(line1), close(line2)];

/** The sets of a list in a file of `conformance`; some of the official ones have a wrong checksum. */
function setsOf(path: string, list: string): Lines[] {
  const text = readFileSync(new URL(`../../../../conformance/${path}`, import.meta.url), 'utf8');
  const file = JSON.parse(text) as Record<string, readonly { readonly line1: string; readonly line2: string }[]>;
  return (file[list] ?? []).map(({ line1, line2 }) => written(line1, line2));
}

const sets: readonly Lines[] = [
  // Alpha-5 numbers, no designator.
  ...setsOf('ccsds/tle/tle_parsing.json', 'cases').slice(0, 3),
  // The official verification set: a blank type, deep space, negative drag.
  ...setsOf('sgp4/verification.json', 'satellites').slice(0, 9),
  written(
    '1     5U 58002B   24260.92265253 -.00001195  00000-0 -15088-2 0  999',
    '2     5  11.2430   4.2622 0000001   0.8779   4.0702 11.6228213337339',
  ),
  written(
    '1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0 1999',
    '2 00005 134.2430 124.2622 1843142 140.8779 234.0702 11.62282133    1',
  ),
];
const withoutChecksum = sets.map(([line1, line2]): Lines => [line1.slice(0, 68), line2.slice(0, 68)]);

/** The set without its character in a column, for each column of both lines up to a last one. */
function* withOneLost([line1, line2]: Lines, columns: number): Generator<Lines> {
  for (let at = 0; at < columns; at += 1) {
    yield [line1.slice(0, at) + line1.slice(at + 1), line2];
    yield [line1, line2.slice(0, at) + line2.slice(at + 1)];
  }
}

describe('an element set of which one character is lost', () => {
  it.each([
    ['with a checksum', sets, 69],
    // The last character of a counter of one digit leaves a blank one, which is allowed.
    ['without one', withoutChecksum, 67],
  ])('is refused by all readers with code and line, whichever character it is: %s', (_, whole, columns) => {
    const encoder = new TextEncoder();
    const whatIsTaken = whole.flatMap((set) => {
      expect(readTle(set.join('\n')).ok, set.join('\n')).toBe(true);
      return [...withOneLost(set, columns)].flatMap((lines) => {
        const text = lines.join('\n');
        const read = readTle(text);
        const { standing, faults } = validateMessage(text);
        const table = readCatalogueTable(encoder.encode(`${set.join('\n')}\n${text}`));
        const isRefused =
          !read.ok &&
          read.fault.line !== undefined &&
          standing === 'refused' &&
          faults.every(({ line }) => line !== undefined) &&
          table?.elements.count === 1 &&
          table.faults.some(({ code, line }) => code !== 'duplicate-object' && line !== undefined);
        return isRefused ? [] : [text];
      });
    });
    expect(whatIsTaken).toEqual([]);
  });

  it('is told by the column that holds another character than it has to', () => {
    const [line1, line2] = written(
      '1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  999',
      '2 00005  34.2430 124.2622 1843142 140.8779 234.0702 11.6228213337339',
    );
    expect(readTle(`${line1}\n${line2.replace('11.62', '1.62')}`)).toEqual({
      ok: false,
      fault: { code: 'columns-shifted', line: 2, value: '6', limit: 55 },
    });
  });

  it('is told by its length where its columns look well', () => {
    const [line1, line2] = written(
      '1 00005U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  999',
      '2 00005  34.2430 124.2622 1843142 140.8779 234.0702 11.6228213337339',
    );
    expect(readTle(`${line1}\n${line2.replace('213337', '21337')}`)).toEqual({
      ok: false,
      fault: { code: 'wrong-line-length', line: 2, value: '68', limit: 69 },
    });
  });
});

describe('an element set of which one character is another', () => {
  const PRINTED = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code));
  /** Of these no checksum and no column tells: who it is, not where it is. */
  const NAMES = [...Array.from({ length: 8 }, (_, n) => 9 + n), 7];

  it('is refused, or says the same, whichever character of whichever column it is', () => {
    const whatIsTaken = sets.flatMap((set) => {
      const whole = readTle(set.join('\n'));
      return [0, 1].flatMap((which) =>
        [...set[which]!].flatMap((character, at) => {
          if (which === 0 && NAMES.includes(at)) return [];
          return PRINTED.filter((other) => other !== character).flatMap((other) => {
            const lines = set.map((line, n) => (n === which ? line.slice(0, at) + other + line.slice(at + 1) : line));
            const read = readTle(lines.join('\n'));
            const isTheSame = read.ok && whole.ok && JSON.stringify(read.value) === JSON.stringify(whole.value);
            return !read.ok || isTheSame ? [] : [lines[which]!];
          });
        }),
      );
    });
    expect(whatIsTaken).toEqual([]);
  });

  it('is refused where a line has one too many', () => {
    const whatIsTaken = sets.flatMap((set) =>
      [0, 1].flatMap((which) =>
        [...set[which]!].flatMap((character, at) =>
          [' ', '0', character].flatMap((more) => {
            const lines = set.map((line, n) => (n === which ? line.slice(0, at) + more + line.slice(at) : line));
            return readTle(lines.join('\n')).ok ? [lines[which]!] : [];
          }),
        ),
      ),
    );
    expect(whatIsTaken).toEqual([]);
  });
});
