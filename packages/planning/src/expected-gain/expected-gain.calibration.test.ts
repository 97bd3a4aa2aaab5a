import { congruent6 } from '@keepout/astro/covariance/matrix6';
import type { VerdictKind } from '@keepout/conjunction/decision/verdict';
import { encounterPlane, projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { planePc } from '@keepout/conjunction/pc/bounds/reachable';
import { stateOf } from '@keepout/tracking/orbit-update/arc';
import { axesOf } from '@keepout/tracking/orbit-update/prior';
import { updateOrbit } from '@keepout/tracking/orbit-update/update-orbit';
import { describe, expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { arcOf, type Draws, drawnFrom, drawsOf, trackOf } from '../../../tracking/test/simulated-tracks.ts';
import { POINTS, type Scene, STEP_S, sceneOf } from '../../test/observed-encounter.ts';
import { type ExpectedGain, expectedGain, verdictOf } from './expected-gain.ts';
import { gainBasis, positionBlock } from './gain-basis.ts';

const isWhole = process.env['KEEPOUT_VALIDATION'] === '1';
const SCENES = isWhole ? 60 : 5;
const TRIALS = isWhole ? 40 : 6;

/** The verdict after a truth was drawn, observed over these passes, and the orbit updated. */
function verdictAfter({ encounter, prior, passes }: Scene, draws: Draws): VerdictKind {
  const arc = arcOf(drawnFrom(prior, draws));
  const tracks = passes.map(({ planned, sensor }) =>
    trackOf(arc, planned.site, planned.receptionTaiS[0]!, sensor, draws, { points: POINTS, stepS: STEP_S }),
  );
  const update = updateOrbit({ prior, tracks, dynamics: 'two-body' });
  if (update.state !== 'UPDATED') return 'no-conclusion';
  const secondary = stateOf([...update.positionM, ...update.velocityMps], update.epochTaiS);
  const plane = encounterPlane(encounter.primary, secondary);
  if (!plane.ok) throw new Error(plane.fault.code);
  const projected = (state: typeof secondary, covarianceRtn: Float64Array) =>
    projectCovariance(plane.value, positionBlock(congruent6(axesOf(state, 'to-inertial'), covarianceRtn)));
  const outcome = {
    ...{ missXM: plane.value.missXM, missYM: plane.value.missYM, hardBodyRadiusM: encounter.hardBodyRadiusM },
    primaryM2: projected(encounter.primary, encounter.primaryCovarianceRtn),
    secondaryM2: projected(secondary, update.covarianceRtn!),
  };
  return verdictOf(outcome, planePc(outcome), encounter);
}

interface Trial {
  readonly promised: ExpectedGain;
  readonly came: VerdictKind;
}

/** Of encounters on which nothing can be concluded now. */
function trials(): Trial[] {
  const out: Trial[] = [];
  for (let seed = 1, scenes = 0; scenes < SCENES; seed++) {
    const scene = sceneOf(seed);
    const draws = drawsOf(10_000 + seed);
    const count = 1 + Math.floor(draws.uniform(0, 3));
    const passes = scene.passes.slice(0, count);
    const { encounter } = scene;
    const basis = gainBasis(encounter);
    const planned = passes.map((one) => one.planned);
    const gain = expectedGain({ encounter, passes: planned, draws: 1024, seed });
    if (!basis.ok || !gain.ok || gain.value.verdictNow !== 'no-conclusion' || passes.length === 0) continue;
    scenes++;
    for (let k = 0; k < TRIALS; k++) {
      out.push({ promised: gain.value, came: verdictAfter({ ...scene, passes }, draws) });
    }
  }
  return out;
}

const SHARES = [
  ['act', 'toAct'],
  ['safe', 'toSafe'],
  ['watch', 'toWatch'],
  ['no-conclusion', 'stays'],
] as const;

describe('what passes were expected to bring', () => {
  it('is what they bring: verdicts change as often as promised, one kind as well as another', () => {
    const all = trials();
    const rows = SHARES.map(([kind, key]) => {
      const promised = all.reduce((sum, one) => sum + one.promised[key], 0) / all.length;
      const came = all.filter((one) => one.came === kind).length / all.length;
      const variance = all.reduce((sum, { promised: p }) => sum + p[key] * (1 - p[key]), 0);
      return { kind, promised, came, sigma: Math.sqrt(variance) / all.length };
    });
    for (const { kind, promised, came, sigma } of rows)
      expect(Math.abs(came - promised), `${kind}: ${promised} promised, ${came} came`).toBeLessThan(3.3 * sigma + 0.01);
    // Promises that tell nothing would be easy to keep.
    expect(rows[3]!.promised).toBeGreaterThan(0.03);
    expect(rows[3]!.promised).toBeLessThan(0.9);
    if (!isWhole) return;
    const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
    recordValidation({
      room: 'planning',
      kind: 'twin',
      reference: 'expected gain: share of verdicts that change as predicted',
      origin: `simulated truth, observation, orbit update and verdict: ${String(all.length)} trials of ${String(SCENES)} open encounters`,
      deviations: rows.map(({ promised, came }) => Math.abs(came - promised)),
      unit: 'share of the trials, promised less come, by verdict',
      tolerance: Math.max(...rows.map(({ sigma }) => 3.3 * sigma + 0.01)),
      reason: 'three sigma of the count of the trials, and a hundredth for the draws of the prediction and what bends',
      note: rows
        .map(
          ({ kind, promised, came, sigma }) =>
            `${kind}: ${percent(promised)} promised, ${percent(came)} came (95 %: +-${percent(1.96 * sigma)})`,
        )
        .join('; '),
    });
  }, 600_000);
});
