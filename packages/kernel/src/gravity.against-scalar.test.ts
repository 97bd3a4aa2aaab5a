import { egm96 } from '@keepout/astro/force/egm96';
import { type GravityField, gravityField } from '@keepout/astro/force/gravity-field';
import { harmonicAttraction } from '@keepout/astro/force/harmonic-attraction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attractionInKernel } from './gravity.ts';

const coordinate = fc.double({ min: -5e7, max: 5e7, noNaN: true });
const place = fc
  .tuple(coordinate, coordinate, coordinate)
  .filter((position) => Math.hypot(...position) > 6.4e6) as fc.Arbitrary<[number, number, number]>;

function expectSame(field: GravityField, order?: number): void {
  const [ours, twins] = [attractionInKernel(field, order), harmonicAttraction(field, order)];
  fc.assert(
    fc.property(place, (position) => {
      const [own, twin] = [new Float64Array(3), new Float64Array(3)];
      ours(...position, own);
      twins(...position, twin);
      expect([...own]).toEqual([...twin]);
    }),
    { examples: [[[0, 0, 7e6]], [[7e6, 0, 0]], [[0, -7e6, -0]]] },
  );
}

describe('the attraction of a field in WebAssembly', () => {
  it.each([
    [2, 2],
    [4, 4],
    [12, 12],
    [20, 20],
    [36, 36],
    [36, 10],
    [20, 0],
    [70, 70],
  ])('has the digits of its twin: degree %i, order %i', (degree, order) => expectSame(egm96(degree), order));

  it('of a part of a field has the digits of that part', () => expectSame({ ...egm96(36), degree: 20 }));

  it('stays what it was when another field has come, and when there are too many to keep', () => {
    const first = attractionInKernel(egm96(20));
    const out = new Float64Array(3);
    const position = [6.9e6, 1e6, -2e6] as const;
    first(...position, out);
    const before = [...out];
    const table = { name: 'made up', mu: 4e14, radius: 6.4e6, degree: 8, c: rows(8), s: rows(8) };
    for (let k = 0; k < 50; k++) {
      const field = gravityField(table);
      if (!field.ok) throw new Error(field.fault.code);
      expectSame(field.value);
    }
    first(...position, out);
    expect([...out]).toEqual(before);
  });
});

const rows = (degree: number): number[][] =>
  Array.from({ length: degree + 1 }, (_, n) => Array.from({ length: n + 1 }, (_, m) => (n === 0 ? 1 : 1e-6 / (n + m))));
