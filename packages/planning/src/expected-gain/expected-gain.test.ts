import { congruent6 } from '@keepout/astro/covariance/matrix6';
import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import { sixOf } from '@keepout/astro/six-numbers';
import { projectCovariance } from '@keepout/conjunction/encounter/encounter-plane';
import { principal2, sum2 } from '@keepout/conjunction/linear/symmetric2';
import { rtnTransform } from '@keepout/tracking/orbit-update/prior';
import { updateOrbit } from '@keepout/tracking/orbit-update/update-orbit';
import { describe, expect, it } from 'vitest';
import { isNightly } from '../../../../scripts/property-runs.mjs';
import { arcOf, drawsOf, trackOf } from '../../../tracking/test/simulated-tracks.ts';
import { POINTS, STEP_S, sceneOf } from '../../test/observed-encounter.ts';
import { cheapestSet, openShare, type PricedPass } from './cheapest-set.ts';
import { expectedGain, gainOf } from './expected-gain.ts';
import { gainBasis, knowledgeOf, positionCovariance } from './gain-basis.ts';
import type { ObservedEncounter } from './observed-encounter.ts';

/** A nightly run draws more scenes, and takes all of them. */
const SCENES = isNightly ? 30 : 14;
const some = (all: number): number => (isNightly ? all : Math.ceil(all / 3));
const DRAWS = { draws: 512, seed: 3 };

function unwrap<T>(result: { ok: true; value: T } | { ok: false; fault: { code: string } }): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

/** Encounters on which nothing can be concluded now. */
const open = Array.from({ length: SCENES }, (_, i) => sceneOf(i + 1)).filter(
  ({ encounter, passes }) =>
    passes.length > 3 && unwrap(expectedGain({ encounter, passes: [], ...DRAWS })).verdictNow === 'no-conclusion',
);

function pricedOf(scene: (typeof open)[number], most: number) {
  const basis = basisOf(scene.encounter);
  const passes = scene.passes.slice(0, most);
  const basisKnowledge = unwrap(
    knowledgeOf(
      basis,
      passes.map(({ planned }) => planned),
    ),
  );
  const priced = basisKnowledge.tracks.map((knowledge, i) => ({
    id: `pass-${String(i)}`,
    price: passes[i]!.sensor.kind === 'radar' ? 900 : 200 + 10 * i,
    knowledge,
  }));
  return { basis, priced, arc: basisKnowledge.arc };
}

function basisOf(encounter: ObservedEncounter) {
  return unwrap(gainBasis(encounter));
}

describe('the expected gain of passes', () => {
  it('of none is what is known now', () => {
    const { encounter } = open[0]!;
    const gain = unwrap(expectedGain({ encounter, passes: [], ...DRAWS }));
    expect(gain).toMatchObject({ passes: 0, stays: 1, toAct: 0, toSafe: 0, toWatch: 0, verdictNow: 'no-conclusion' });
    for (const pc of [gain.pcMedian, gain.pcLow, gain.pcHigh]) expect(pc! / gain.pcNow).toBeCloseTo(1, 9);
    expect(gain.missSigmaAfterM).toBe(gain.missSigmaBeforeM);
  });

  it('has no median where no outcome has a probability, and says of how many there is none', () => {
    const { basis, priced, arc } = pricedOf(open[0]!, 1);
    const unjudged = {
      ...basis,
      now: { ...basis.now, isPlanar: false },
      encounter: { ...basis.encounter, hardBodyRadiusM: Number.NaN },
    };
    const gain = gainOf(
      unjudged,
      arc,
      priced.map(({ knowledge }) => knowledge),
      { draws: 16, seed: 1 },
    );
    expect(gain).toMatchObject({ pcMedian: undefined, pcLow: undefined, pcHigh: undefined, withoutPc: 1, stays: 1 });
  });

  it('narrows the miss with every pass, keeps the mean of the probability, and leaves less open', () => {
    for (const scene of open.slice(0, some(5))) {
      const planned = scene.passes.map((pass) => pass.planned);
      const gains = [1, 2, 4].map((count) =>
        unwrap(expectedGain({ encounter: scene.encounter, passes: planned.slice(0, count), ...DRAWS })),
      );
      for (const [i, gain] of gains.entries()) {
        expect(gain.toAct + gain.toSafe + gain.toWatch + gain.stays).toBeCloseTo(1, 12);
        expect(gain.missSigmaAfterM).toBeLessThanOrEqual(gains[i - 1]?.missSigmaAfterM ?? gain.missSigmaBeforeM);
        expect(gain.pcLow).toBeLessThanOrEqual(gain.pcMedian!);
        expect(gain.pcMedian).toBeLessThanOrEqual(gain.pcHigh!);
      }
      // Two passes and more settle almost everything: most outcomes are safe.
      expect(gains[2]!.stays).toBeLessThan(0.35);
      expect(gains[2]!.toSafe + gains[2]!.toWatch).toBeGreaterThan(gains[2]!.toAct);
    }
  });

  it('is the same for the same seed, and to a few percent for another and for more draws', () => {
    const { encounter, passes } = open[1]!;
    const request = { encounter, passes: [passes[0]!.planned] };
    const gain = unwrap(expectedGain({ ...request, ...DRAWS }));
    expect(unwrap(expectedGain({ ...request, ...DRAWS }))).toEqual(gain);
    for (const other of [
      { draws: 512, seed: 4 },
      { draws: 4096, seed: 9 },
    ]) {
      const again = unwrap(expectedGain({ ...request, ...other }));
      for (const key of ['toAct', 'toSafe', 'toWatch', 'stays'] as const)
        expect(Math.abs(again[key] - gain[key]), key).toBeLessThan(0.025);
    }
  });

  it('never leads to act where the other covariance is a guess', () => {
    for (const { encounter, passes } of open.slice(0, some(3))) {
      const planned = passes.slice(0, 3).map((pass) => pass.planned);
      const gain = unwrap(
        expectedGain({ encounter: { ...encounter, isOtherEstimated: true }, passes: planned, ...DRAWS }),
      );
      expect(gain.toAct).toBe(0);
    }
  });

  it('never makes the miss worse known than it is, however much of it the drag may move', () => {
    // Of the miss alone: that needs no draws of what is seen.
    const few = { ...DRAWS, draws: 16 };
    for (const { encounter, passes } of open.slice(0, some(4))) {
      const planned = passes.map((pass) => pass.planned);
      const after = [0, 1e-4, 1e-3, 1e-2, 1e-1].map((decayMps) => {
        const drag = { decayMps, sigmaShare: 0.3, persistence: 0.9 };
        return [1, 3, planned.length].map((count) => {
          const request = { encounter: { ...encounter, drag }, passes: planned.slice(0, count), ...few };
          const { missSigmaAfterM, missSigmaBeforeM } = unwrap(expectedGain(request));
          expect(missSigmaAfterM).toBeLessThanOrEqual(missSigmaBeforeM);
          return missSigmaAfterM;
        });
      });
      // None is as if it were left out; more of it leaves more open.
      const without = unwrap(expectedGain({ encounter, passes: planned.slice(0, 3), ...few }));
      expect(after[0]![1]! / without.missSigmaAfterM).toBeCloseTo(1, 6);
      expect(after[3]![1]!).toBeGreaterThan(after[1]![1]!);
    }
  });

  it('of what no force has counts from pass to pass as in the update: the miss will be known as well as the update says', () => {
    for (const { encounter, passes, prior } of open.slice(0, some(3))) {
      const forces = forceModel('EME2000', { gravity: egm96(2) });
      const dynamics = { forces, massKg: 1, noise: { densityM2PerS3: 2e-11 } };
      const known = { ...encounter, dynamics };
      const chosen = [passes.at(-1)!, passes[0]!, passes[2]!];
      const draws = drawsOf(5);
      const arc = arcOf(sixOf(prior), dynamics);
      const tracks = chosen.map(({ planned, sensor }) =>
        trackOf(arc, planned.site, planned.receptionTaiS[0]!, sensor, draws, { points: POINTS, stepS: STEP_S }),
      );
      const update = updateOrbit({ prior, tracks, dynamics });
      if (update.state !== 'UPDATED') throw new Error(update.state);
      const { plane, otherM2 } = basisOf(known);
      const inertial = congruent6(rtnTransform(update, 'to-inertial'), update.covarianceRtn!);
      const left = principal2(sum2(projectCovariance(plane, positionCovariance(inertial)), otherM2)).major;
      const gainWith = (as: ObservedEncounter) =>
        unwrap(expectedGain({ encounter: as, passes: chosen.map(({ planned }) => planned), draws: 16, seed: 1 }));
      const { missSigmaAfterM } = gainWith(known);
      expect(Math.abs(missSigmaAfterM / Math.sqrt(left) - 1)).toBeLessThan(0.01);
      expect(missSigmaAfterM).toBeGreaterThan(
        1.02 * gainWith({ ...known, dynamics: { forces, massKg: 1 } }).missSigmaAfterM,
      );
    }
  });

  it('of a later pass is greater for an object that the air brakes', () => {
    let later = 0;
    const scenes = open.filter(({ passes }) => passes.length > 3);
    for (const { encounter, passes } of scenes) {
      const drag = { decayMps: 3e-3, sigmaShare: 0.3, persistence: 0.9 };
      const radar = passes.filter(({ sensor }) => sensor.kind === 'radar');
      const ordered = radar.toSorted((a, b) => a.planned.receptionTaiS[0]! - b.planned.receptionTaiS[0]!);
      const [first, last] = [ordered[0], ordered.at(-1)];
      if (first === undefined || last === undefined || first === last) continue;
      const left = [first, last].map(
        ({ planned }) =>
          unwrap(expectedGain({ encounter: { ...encounter, drag }, passes: [planned], ...DRAWS })).missSigmaAfterM,
      );
      if (left[1]! < left[0]!) later++;
    }
    expect(later / scenes.length).toBeGreaterThan(0.7);
  });

  it('of the primary is asked for in the same way', () => {
    const { encounter, passes } = open[2]!;
    const { primary, secondary, primaryCovarianceRtn, secondaryCovarianceRtn } = encounter;
    const turned: ObservedEncounter = {
      ...encounter,
      primary: secondary,
      secondary: primary,
      observed: 'primary',
      primaryCovarianceRtn: secondaryCovarianceRtn,
      secondaryCovarianceRtn: primaryCovarianceRtn,
    };
    const planned = passes.slice(0, 2).map((pass) => pass.planned);
    const as = unwrap(expectedGain({ encounter, passes: planned, ...DRAWS }));
    const primaryGain = unwrap(expectedGain({ encounter: turned, passes: planned, ...DRAWS }));
    expect(primaryGain.missSigmaAfterM).toBeCloseTo(as.missSigmaAfterM, 6);
    expect(Math.abs(primaryGain.stays - as.stays)).toBeLessThan(0.03);
  });

  it('tells a covariance that is not there, and a pass after closest approach', () => {
    const { encounter, passes } = open[0]!;
    const none = new Float64Array(36);
    const request = { encounter, passes: [passes[0]!.planned], ...DRAWS };
    expect(expectedGain({ ...request, encounter: { ...encounter, secondaryCovarianceRtn: none } })).toEqual({
      ok: false,
      fault: { code: 'covariance-unusable', object: 'secondary' },
    });
    expect(expectedGain({ ...request, encounter: { ...encounter, primaryCovarianceRtn: none } })).toMatchObject({
      fault: { object: 'primary' },
    });
    const late = { ...passes[0]!.planned, receptionTaiS: [encounter.primary.epochTaiS + 60] };
    expect(expectedGain({ ...request, passes: [late] })).toMatchObject({ fault: { code: 'pass-after-approach' } });
  });
});

describe('the cheapest set of passes', () => {
  it('leads to a verdict, and no cheaper one of all does', () => {
    let count = 0;
    for (const scene of open.slice(0, some(4))) {
      const { basis, priced, arc } = pricedOf(scene, 5);
      const draws = { draws: 128, seed: 1 };
      const best = cheapestSet(priced, basis, arc, draws, 0.3);
      const openAfter = (set: readonly PricedPass[]) =>
        openShare(
          gainOf(
            basis,
            arc,
            set.map(({ knowledge }) => knowledge),
            draws,
          ),
        );
      const limit = openAfter(priced) <= 0.3 ? 0.3 : openAfter(priced) + 0.05;
      const enough = (set: readonly PricedPass[]) => openAfter(set) <= limit;
      const prices = Array.from({ length: 2 ** priced.length }, (_, i) => priced.filter((_one, k) => (i >> k) & 1))
        .filter(enough)
        .map((set) => set.reduce((sum, { price }) => sum + price, 0));
      if (best === undefined) {
        expect(enough([])).toBe(true);
        continue;
      }
      count++;
      expect(best.isSettling).toBe(limit === 0.3);
      expect(best.isExact).toBe(true);
      expect(best.price).toBe(Math.min(...prices));
      expect(openShare(best.gain)).toBeLessThanOrEqual(limit);
      expect(best.gain.passes).toBe(best.ids.length);
    }
    expect(count).toBeGreaterThan(isNightly ? 1 : 0);
  });

  it('is the cheapest that goes as far as all passes together where none settles what to do', () => {
    const { basis, priced, arc } = pricedOf(open[0]!, 4);
    const best = cheapestSet(priced, basis, arc, DRAWS, 0)!;
    const all = gainOf(
      basis,
      arc,
      priced.map(({ knowledge }) => knowledge),
      DRAWS,
    );
    expect(openShare(all)).toBeGreaterThan(0);
    expect(best.isSettling).toBe(false);
    expect(openShare(best.gain)).toBeLessThanOrEqual(openShare(all) + 0.05);
    expect(best.ids.length).toBeLessThan(priced.length);
  });

  it('is none where no pass helps, and where nothing is open', () => {
    const { basis, priced, arc } = pricedOf(open[0]!, 3);
    const blind = priced.map((candidate) => ({
      ...candidate,
      knowledge: { residuals: [], sigmas: [0, 0, 0], information: new Float64Array(49), lastTaiS: 0 },
    }));
    expect(cheapestSet(blind, basis, arc, DRAWS)).toBeUndefined();
    expect(cheapestSet([], basis, arc, DRAWS)).toBeUndefined();
    expect(cheapestSet(priced, basis, arc, DRAWS, 1)).toBeUndefined();
  });

  it('of many passes is a good one', () => {
    const scene = open.find(({ passes }) => passes.length > 14)!;
    const { basis, priced, arc } = pricedOf(scene, 40);
    const best = cheapestSet(priced, basis, arc, { draws: 128, seed: 1 }, 0.3)!;
    expect(best.gain.stays).toBeLessThanOrEqual(0.3);
    expect(best.isExact).toBe(false);
    expect(best.ids.length).toBeLessThan(6);
  });
});
