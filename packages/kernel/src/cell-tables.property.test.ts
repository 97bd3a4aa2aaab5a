import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../scripts/property-runs.mjs';
import { cellTables, directionOf } from './cell-tables.ts';

const STEPS = 1024;

/** Part of a direction, as assembly/keys.ts takes it. */
function partOf(tables: ReturnType<typeof cellTables>, u: readonly number[]): number {
  const size = u.map(Math.abs);
  const axis = size[0]! >= size[1]! && size[0]! >= size[2]! ? 0 : size[1]! >= size[2]! ? 1 : 2;
  const face = 2 * axis + (u[axis]! < 0 ? 1 : 0);
  const [first, second] = [0, 1, 2].filter((c) => c !== axis).map((c) => u[c]! / size[axis]!);
  const step = (x: number): number => tables.partOfStep[Math.min(STEPS - 1, Math.trunc((x + 1) * (STEPS / 2)))]!;
  return (face * tables.partsPerAxis + step(first!)) * tables.partsPerAxis + step(second!);
}

const direction = fc
  .tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.double({ min: -1, max: 1, noNaN: true }),
    fc.double({ min: -1, max: 1, noNaN: true }),
  )
  .map(([face, a, b]) => directionOf(face, a, b));

it.each([0.05, 0.0765, 0.151, 0.29, 0.45, 1.2, 3])(
  'the cells within reach of the part of a direction hold every direction within reach, %d rad',
  (reach) => {
    const tables = cellTables(reach);
    fc.assert(
      fc.property(
        direction,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (u, azimuth, share) => {
          // Another direction up to the reach away.
          const helper = Math.abs(u[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
          const e = cross(helper, u);
          const length = Math.hypot(...e);
          const east = e.map((x) => x / length);
          const north = cross(u, east);
          const angle = reach * Math.sqrt(share);
          const v = u.map(
            (x, c) =>
              x * Math.cos(angle) + Math.sin(angle) * (Math.cos(azimuth) * north[c]! + Math.sin(azimuth) * east[c]!),
          );
          const part = partOf(tables, u);
          const { cellOfPart, targetStart, targets } = tables;
          const within = targets.subarray(targetStart[part]!, targetStart[part + 1]!);
          const cell = cellOfPart[part]!;
          expect(within.includes(cellOfPart[partOf(tables, v)]!)).toBe(true);
          expect(within.includes(cell)).toBe(true);
          const cap = tables.caps.subarray(4 * cell, 4 * cell + 4);
          expect(Math.hypot(...u.map((x, c) => x - cap[c]!))).toBeLessThanOrEqual(cap[3]!);
        },
      ),
      { numRuns: runs(1500) },
    );
  },
);

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!];
}
