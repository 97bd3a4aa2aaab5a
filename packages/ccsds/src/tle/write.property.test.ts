import type { MeanElements } from '@keepout/astro/nouns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChecksum } from '../../../../conformance/ccsds/mutate.ts';
import { runs } from '../../../../scripts/property-runs.mjs';
import { readCatalogue } from '../catalogue.ts';
import { readTle } from './read.ts';
import { writeTle } from './write.ts';

const setOf = (number: string): string =>
  [
    `1 ${number}U 58002B   24260.92265253  .00001195  00000-0  15088-2 0  9990`,
    `2 ${number}  34.2488 350.8243 1841553 160.9393 205.2571 10.85395398392180`,
  ]
    .map(withChecksum)
    .join('\n');

const vanguard = readTle(setOf('00005'));
if (!vanguard.ok) throw new Error(vanguard.fault.code);

/** Around the edges of a number's columns, and anywhere. */
const near = (...edges: readonly number[]) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...edges), fc.double({ min: -1e-3, max: 1e-3, noNaN: true }))
      .map(([edge, off]) => edge + off),
    fc
      .tuple(fc.constantFrom(...edges), fc.double({ min: -1e-8, max: 1e-8, noNaN: true }))
      .map(([edge, off]) => edge + off),
    fc.double({ min: -1000, max: 1000, noNaN: true }),
  );

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('\0', '\u0001', '\ufffd', '\ud83d', '😀', '\r', '\n', ' ', '0', '1', '2', 'A'),
    maxLength: 40,
  }),
);

const elements: fc.Arbitrary<MeanElements> = fc
  .record({
    name,
    meanMotionRevPerDay: near(0, 1e-8, 1, 10, 100),
    eccentricity: near(0, 1e-7, 0.9999999, 1),
    inclinationDeg: near(0, 180, 1000),
    raanDeg: near(-360, 0, 360, 1000),
    argPerigeeDeg: near(-360, 0, 360, 1000),
    meanAnomalyDeg: near(-360, 0, 360, 1000),
    bstar: near(0, 1e-10, 0.1, 1),
    meanMotionDot: near(0, -1e-8, 1, -1),
    meanMotionDdot: near(0, -1e-10, 1),
  })
  .map((drawn) => ({ ...vanguard.value, ...drawn }));

describe('an element set that is written as three lines', () => {
  it('is read again to the same lines, whatever its name and its numbers', () => {
    fc.assert(
      fc.property(elements, (drawn) => {
        const lines = writeTle(drawn, '3');
        if (!lines.ok) return;
        expect(lines.value.split('\n').map((line) => line.length)).toEqual([expect.any(Number), 69, 69, 0]);
        const again = readTle(lines.value);
        expect(again.ok, lines.value).toBe(true);
        expect(again.ok && writeTle(again.value, '3')).toEqual(lines);
      }),
      { numRuns: runs(400) },
    );
  });

  it('has a name that can be written, wherever in a table it stood', () => {
    const table = `${setOf('00005')}\n${'A\n'.repeat(3000)}B\0\u0001C\n${setOf('00006')}\n`;
    const { elements: read, faults } = readCatalogue(table);
    expect(faults).toEqual([]);
    expect(read.map((set) => set.name)).toEqual(['', 'B  C']);
    expect(
      read.map((set) => writeTle(set, '3').ok && readTle((writeTle(set, '3') as { value: string }).value).ok),
    ).toEqual([true, true]);
  });
});
