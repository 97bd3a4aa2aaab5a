import type { Vec3 } from '@keepout/astro/nouns';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import { questionOfScene } from '../../test/scene.ts';
import { tradeOfPlan } from './trade-of-plan.ts';

/** Below it a probability is none, and the digits of two codes part. */
const LEAST_LOG10 = -12;
const WATCHED_LOG10 = -7;
const ONE_IN_TEN_THOUSAND = 1e-4;
const TWO_PERCENT = 0.02;
const FIFTH = 0.2;

type Grid = (typeof reference.grids)[number];

/** Logarithms of the total probability by begin, then size, as the service maps them. */
function mapped(grid: Grid): readonly (readonly number[])[] {
  const { direction, log10, orbits, sizes } = grid;
  const rows = log10[0]!.length;
  const space = tradeOfPlan(questionOfScene(grid), {
    orbits: [Math.min(...orbits), Math.max(...orbits)],
    columns: log10.length,
    rows,
    minSize: sizes[0]!,
    maxSize: sizes[1]!,
    ...(direction && { direction: { axis: direction as unknown as Vec3, halfAngleRad: 0 } }),
  });
  if (!space.ok) throw new Error(space.fault.code);
  const { log10TotalPc } = space.value;
  return log10.map((_, column) => [...log10TotalPc.subarray(column * rows, (column + 1) * rows)]);
}

interface Cell {
  readonly ours: number;
  readonly theirs: number;
  readonly allForces: number | undefined;
}

function cellsOf(grid: Grid): readonly Cell[] {
  const forces = 'log10AllForces' in grid ? grid.log10AllForces : undefined;
  return mapped(grid).flatMap((column, c) =>
    column.map((ours, r) => ({ ours, theirs: grid.log10[c]![r]!, allForces: forces?.[c]?.[r] })),
  );
}

const shares = (cells: readonly Cell[]) => cells.map(({ ours, theirs }) => Math.abs(10 ** (ours - theirs) - 1));

it('the map of begin and size tells the probability that an independent code finds: impulses, burns, drag', () => {
  const cells = reference.grids.map((grid) => ({ isDrag: grid.type === 'DIFFERENTIAL_DRAG', all: cellsOf(grid) }));
  for (const { ours, theirs } of cells.flatMap(({ all }) => all)) {
    if (theirs < LEAST_LOG10) expect(ours).toBeLessThan(LEAST_LOG10 + 0.01);
  }
  const telling = (all: readonly Cell[]) => all.filter(({ theirs }) => theirs >= LEAST_LOG10);
  const pushed = shares(cells.flatMap(({ isDrag, all }) => (isDrag ? [] : telling(all))));
  const dragged = shares(cells.flatMap(({ isDrag, all }) => (isDrag ? telling(all) : [])));
  const beyond = cells.flatMap(({ all }) =>
    all.flatMap(({ ours, allForces }) =>
      allForces !== undefined && allForces >= WATCHED_LOG10 ? [Math.abs(ours - allForces)] : [],
    ),
  );
  const row = { room: 'operations', unit: 'relative' };
  const origin =
    'computed with scipy 1.17.1: universal variables, DOP853, quadrature over the disc: conformance/trade-cells/trade-cells.py';
  recordValidation({
    ...row,
    origin,
    reference: 'trade space: probabilities by begin and size, impulses and a burn, low to geostationary, e 0.7',
    deviations: pushed,
    tolerance: ONE_IN_TEN_THOUSAND,
    reason: 'rows are interpolated by a quartic between exact ones, and probabilities below 1e-12 are left out',
  });
  recordValidation({
    ...row,
    origin,
    reference: 'trade space: probabilities by begin and duration of another attitude',
    deviations: dragged,
    tolerance: TWO_PERCENT,
    reason:
      'the pressure of the air is a mean of 36 places there and here, by two codes of the frames; a thousandth of it is a percent where little is left',
  });
  recordValidation({
    ...row,
    reference: 'trade space of impulses against all forces, where 1e-7 or more is left',
    origin: 'computed with Orekit 13.1 (Apache-2.0), EGM96 20x20, Sun and Moon: conformance/trade-cells/trade-cells.py',
    deviations: beyond,
    unit: 'orders of magnitude',
    tolerance: FIFTH,
    reason:
      'the map carries the change of the orbit by two-body motion; what the flattening does to it is a percent of the miss in three revolutions',
  });
  expect(pushed.length).toBeGreaterThan(60);
  expect(Math.max(...pushed)).toBeLessThan(ONE_IN_TEN_THOUSAND);
  expect(dragged.length).toBeGreaterThan(5);
  expect(Math.max(...dragged)).toBeLessThan(TWO_PERCENT);
  expect(Math.max(...beyond)).toBeLessThan(FIFTH);
});
