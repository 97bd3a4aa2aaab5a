import { describe, expect, it } from 'vitest';
import pairs from '../../../../conformance/ephemeris/conjunction-pairs.json' with { type: 'json' };
import { parseUtc } from '../epoch.ts';
import type { StateCovariance } from '../nouns.ts';
import { trajectoryDifferences } from './difference.ts';
import { type TableEphemeris, tableEphemeris } from './table.ts';

/** Epochs are given to a microsecond, speeds of both together reach 15 km/s. */
const TWO_CENTIMETRES = 0.02;
const ONE_CENTIMETRE_A_SECOND = 0.01;

function epoch(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

function table(rows: (string | number)[][], covariances?: readonly StateCovariance[]): TableEphemeris {
  return tableEphemeris({
    frame: 'EME2000',
    epochsTaiS: Float64Array.from(rows, (row) => epoch(String(row[0]))),
    states: Float64Array.from(rows.flatMap((row) => row.slice(1).map((value) => Number(value) * 1000))),
    method: 'LAGRANGE',
    degree: 9,
    ...(covariances && { covariances }),
  });
}

const diagonal = (epochTaiS: number, sigmas: readonly number[]): StateCovariance => ({
  epochTaiS,
  frame: 'RTN',
  matrix: Float64Array.from({ length: 36 }, (_, i) => (i % 7 === 0 ? sigmas[i / 7]! ** 2 : 0)),
});

describe('differences of two trajectories', () => {
  it('R-11 are the relative states of Orekit in RTN of the first', () => {
    for (const { expected, primary, secondary } of pairs.pairs) {
      const [first, second] = [table(primary), table(secondary)];
      const tca = epoch(expected.tca_utc);
      const from = Math.max(first.startTaiS, second.startTaiS);
      const difference = trajectoryDifferences(first, second, tca - from)[1]!;
      expected.relativePositionRTN_m.forEach((value, axis) => {
        expect(Math.abs(difference.positionRtnM[axis]! - value)).toBeLessThan(TWO_CENTIMETRES);
      });
      expected.relativeVelocityRTN_m_s.forEach((value, axis) => {
        expect(Math.abs(difference.velocityRtnMps[axis]! - value)).toBeLessThan(ONE_CENTIMETRE_A_SECOND);
      });
    }
  });

  it('R-11 are told over the sigmas of both, and without them where neither has a covariance', () => {
    const { primary } = pairs.pairs[0]!;
    const plain = table(primary);
    const moved = primary.map(([at, x, ...rest]) => [at!, Number(x) + 0.05, ...rest]);
    const at = plain.startTaiS;
    const primaryTable = table(primary, [diagonal(at, [30, 40, 50, 0.01, 0.01, 0.01])]);
    const other = table(moved, [diagonal(at, [40, 30, 120, 0.01, 0.01, 0.01])]);
    const [first] = trajectoryDifferences(primaryTable, other, 60);
    expect(first!.sigmaRtnM!.map((value) => Math.round(value * 10) / 10)).toEqual([50, 50, 130]);
    const [r, t, n] = first!.positionRtnM;
    expect(Math.hypot(r, t, n)).toBeCloseTo(50, 3);
    expect(first!.mahalanobisSquared).toBeCloseTo((r / 50) ** 2 + (t / 50) ** 2 + (n / 130) ** 2, 3);
    expect(trajectoryDifferences(plain, table(moved), 60)[0]).not.toHaveProperty('sigmaRtnM');
  });

  it('R-11 two files that do not meet have none', () => {
    const { primary } = pairs.pairs[0]!;
    const [early, late] = [table(primary.slice(0, 6)), table(primary.slice(8))];
    expect(trajectoryDifferences(early, late, 60)).toEqual([]);
  });
});
