import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FigureResidual } from './foreseen-figures.ts';
import { decodePlaces, encodePlaces, powerOf } from './near-places.ts';

const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const near: fc.Arbitrary<FigureResidual> = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1e9, max: 1e9 }),
  number.map((value): FigureResidual => [value]),
);
const scaled = fc.record({ value: number, power: fc.integer({ min: -1100, max: 1100 }) });

describe('numbers by where they are foreseen', () => {
  it('come back one after the other, to the last digit, whatever was foreseen of them', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(near, scaled)), (places) => {
        const back = decodePlaces(encodePlaces(places));
        for (const each of places) {
          if (each !== null && typeof each === 'object' && 'power' in each)
            expect(back.scaled(each.power)).toBe(each.value);
          else expect(back.nextResidual()).toEqual(each);
        }
      }),
    );
  });

  it('take half a byte where they are as foreseen, and one less than eight where their power of two is', () => {
    expect(encodePlaces([0, -1, 1, 2, null]).halves).toHaveLength(5);
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 7.9, noNaN: true }), (value) => {
        expect(powerOf(value)).toBe(Math.floor(Math.log2(value)));
        expect(encodePlaces([{ value, power: 2 }])).toEqual({
          halves: expect.stringMatching(/^[0-9a-f]{14}$/),
          numbers: [],
        });
      }),
    );
  });
});
