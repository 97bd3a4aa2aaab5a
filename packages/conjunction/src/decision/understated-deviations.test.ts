import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { unwrap } from '../../test/reference.ts';
import { fillNormals, type RandomSource, seededRandom } from '../numbers/random.ts';
import type { ObjectAtTca } from '../object-at-tca.ts';
import { verdictReport } from '../pc/verdict-pc.ts';
import { DEFAULT_VERDICT_THRESHOLDS } from './verdict.ts';
import { verdictOfReport } from './verdict-of-report.ts';

/** The rates in docs/models/verdict.md are those of the nightly suite. */
const DRAWS = runs(250);
const STATED_SHARE = 0.5;
const { deviationMargin, ...WITHOUT_MARGIN } = DEFAULT_VERDICT_THRESHOLDS;

interface Drawn {
  readonly hardBodyRadiusM: number;
  readonly objects: readonly [ObjectAtTca, ObjectAtTca];
}

const between = (random: RandomSource, low: number, high: number): number => low + (high - low) * random();
const logBetween = (random: RandomSource, low: number, high: number): number =>
  Math.exp(between(random, Math.log(low), Math.log(high)));

/** An object of which the state is off by an error of its actual deviations, and the covariance states a share of them. */
function determined(
  random: RandomSource,
  positionM: readonly [number, number, number],
  azimuthRad: number,
  statedShare: number,
): ObjectAtTca {
  const sigmasRtnM = [logBetween(random, 5, 60), logBetween(random, 30, 2000), logBetween(random, 5, 60)] as const;
  const [c, s] = [Math.cos(azimuthRad), Math.sin(azimuthRad)];
  const normals = new Float64Array(6);
  fillNormals(normals, random);
  const [radial, along, normal] = sigmasRtnM.map((sigma, k) => sigma * normals[k]!) as [number, number, number];
  const matrix = new Float64Array(36);
  for (const [k, sigma] of sigmasRtnM.entries()) matrix[7 * k] = (statedShare * sigma) ** 2;
  // An error along the track goes with one of the rate radially, as on a near circular orbit.
  const rate = 7500 / 7e6;
  for (const k of [0, 1, 2]) matrix[7 * (k + 3)] = (statedShare * rate * Math.min(60, sigmasRtnM[k]!)) ** 2;
  return {
    state: {
      epochTaiS: 0,
      frame: 'EME2000',
      positionM: [positionM[0] + radial, positionM[1] + c * along - s * normal, positionM[2] + s * along + c * normal],
      velocityMps: [0, 7500 * c, 7500 * s],
    },
    covariance: { epochTaiS: 0, frame: 'RTN', matrix },
  };
}

/** Two objects whose true closest approach is in their plane at `missM`, in a direction drawn evenly. */
function drawnEncounter(random: RandomSource, missOf: (hardBodyRadiusM: number) => number, statedShare: number): Drawn {
  const hardBodyRadiusM = logBetween(random, 2, 20);
  const angle = between(random, 0.2, Math.PI - 0.05);
  const missM = missOf(hardBodyRadiusM);
  const direction = between(random, 0, 2 * Math.PI);
  // The relative velocity lies across the bisector of both velocities; the plane holds the radius and the bisector.
  const [across, up] = [missM * Math.cos(direction), missM * Math.sin(direction)];
  const second: readonly [number, number, number] = [
    7e6 + up,
    across * Math.cos(angle / 2),
    across * Math.sin(angle / 2),
  ];
  return {
    hardBodyRadiusM,
    objects: [determined(random, [7e6, 0, 0], 0, statedShare), determined(random, second, angle, statedShare)],
  };
}

/** Shares called safe without the margin and with it. */
function sharesSafe(drawn: readonly Drawn[]): readonly [number, number] {
  const counts: [number, number] = [0, 0];
  for (const { objects, hardBodyRadiusM } of drawn) {
    const [primary, secondary] = objects;
    const report = unwrap(verdictReport({ primary, secondary, hardBodyRadiusM, deviationMargin: deviationMargin! }));
    for (const [place, thresholds] of [WITHOUT_MARGIN, DEFAULT_VERDICT_THRESHOLDS].entries()) {
      const { kind } = verdictOfReport(report, { nowTaiS: -5 * 86_400, decisionLeadS: 86_400, thresholds });
      if (kind === 'safe') counts[place as 0 | 1] += 1 / drawn.length;
    }
  }
  return counts;
}

function drawn(seed: number, missOf: (random: RandomSource, radiusM: number) => number, statedShare: number): Drawn[] {
  const random = seededRandom(seed);
  return Array.from({ length: DRAWS }, () => drawnEncounter(random, (radiusM) => missOf(random, radiusM), statedShare));
}

const collision = (random: RandomSource, radiusM: number): number => radiusM * Math.sqrt(random());
const miss = (random: RandomSource): number => logBetween(random, 2000, 50_000);

describe('deviations stated at half of the actual ones', () => {
  it('make collisions safe by the probability alone, and hardly any with the margin', () => {
    const [before, after] = sharesSafe(drawn(1, collision, STATED_SHARE));
    console.info(`collisions called safe: ${before} without the margin, ${after} with it, of ${DRAWS}`);
    expect(before).toBeGreaterThan(0.01);
    expect(after).toBeLessThanOrEqual(0.002);
  });

  it('leave nearly all misses safe that were safe without the margin', () => {
    const [before, after] = sharesSafe(drawn(2, miss, STATED_SHARE));
    console.info(`misses called safe: ${before} without the margin, ${after} with it, of ${DRAWS}`);
    expect(after / before).toBeGreaterThan(0.95);
  });
});

it('deviations stated as they are make no drawn collision safe', () => {
  expect(sharesSafe(drawn(3, collision, 1))[1]).toBe(0);
});
