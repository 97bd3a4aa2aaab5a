import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { describe, expect, it } from 'vitest';
import avoidance from '../../../../../conformance/manoeuvre/impulsive-avoidance.json' with { type: 'json' };
import { unwrap } from '../../../test/reference.ts';
import { severalEvents } from '../../../test/several-events.ts';
import type { PlannedEncounter } from '../planned-encounter.ts';
import { sameDirection } from './fixed-directions.ts';
import { openTradeSpace } from './trade-space.ts';

type Case = (typeof avoidance.cases)[number];

const HALF_PERCENT = 5e-3;
const BELOW = 1e-12;
const START = 800_000_000;
const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;

function encounterOf(testCase: Case, epochTaiS: number): PlannedEncounter {
  const state = ({ r, v }: Case['primary']): StateVector => ({
    epochTaiS,
    frame: 'EME2000',
    positionM: vec(r),
    velocityMps: vec(v),
  });
  return {
    primary: state(testCase.primary),
    secondary: state(testCase.secondary),
    covarianceM2: Float64Array.from(testCase.combinedCovarianceInertial_m2.flat()),
    hardBodyRadiusM: testCase.hbr_m,
  };
}

/** All encounters of the source, one every 9 hours, so that the columns see leads from none to five days. */
const events = avoidance.cases.map((testCase, k) => encounterOf(testCase, START + 3600 + 32_400 * k));

/** Where the exact total counts, by how much a cell is off; where it does not, that the cell is below as well. */
function deviationOf(log10TotalPc: number, exact: number): number {
  if (exact > BELOW) return Math.abs(10 ** log10TotalPc / exact - 1);
  expect(log10TotalPc).toBeLessThan(-12 + 0.003);
  return 0;
}

describe('a trade space of impulses against severalEvents', () => {
  const space = unwrap(openTradeSpace(events));
  const ignitionsTaiS = Float64Array.from({ length: 12 }, (_, k) => START + 37_000 * k);

  for (const [name, direction, largest] of [
    ['along track, small', [0, 1, 0], 0.02],
    ['along track, large', [0, 1, 0], 1],
    ['radial', [1, 0, 0], 0.3],
    ['aslant', [0.3, -0.8, 0.5], 0.1],
  ] as const) {
    it(`has the total probability of every cell: ${name}`, () => {
      const deltaVMps = Float64Array.from({ length: 13 }, (_, k) => (largest * (k - 6)) / 6);
      const directionsRtn = sameDirection(ignitionsTaiS.length, direction);
      const cells = unwrap(space.tradeSpace({ kind: 'impulsive', ignitionsTaiS, directionsRtn, deltaVMps }));
      let worst = 0;
      let counted = 0;
      ignitionsTaiS.forEach((ignitionTaiS, column) => {
        deltaVMps.forEach((size, row) => {
          const unit = directionsRtn.subarray(3 * column, 3 * column + 3);
          const exact = severalEvents(events, ignitionTaiS, [size * unit[0]!, size * unit[1]!, size * unit[2]!]);
          if (!exact.ok) return;
          counted += exact.value.totalPc > BELOW ? 1 : 0;
          worst = Math.max(worst, deviationOf(cells.log10TotalPc[column * 13 + row]!, exact.value.totalPc));
        });
      });
      expect(counted).toBeGreaterThan(20);
      expect(worst).toBeLessThan(HALF_PERCENT);
    });
  }

  it('leaves the probability as it was where nothing is done', () => {
    const directionsRtn = sameDirection(ignitionsTaiS.length, [0, 1, 0]);
    const deltaVMps = Float64Array.of(0);
    const { log10TotalPc } = unwrap(space.tradeSpace({ kind: 'impulsive', ignitionsTaiS, directionsRtn, deltaVMps }));
    const before = unwrap(severalEvents(events, START, [0, 0, 0])).totalPcBefore;
    expect(space.totalPcBefore).toBe(before);
    for (const value of log10TotalPc) expect(value).toBe(Math.fround(Math.log10(before)));
  });
});
