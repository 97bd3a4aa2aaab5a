import { parseUtc } from '@keepout/astro/epoch';
import type { ExpectedGain } from '@keepout/planning/expected-gain/expected-gain';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/planned-passes/planned-passes.json' with { type: 'json' };
import { type GainObject, gainsOfPasses } from './gain.ts';

const tca = parseUtc(reference.tcaUtc);
const tcaTaiS = tca.ok ? tca.value : Number.NaN;

const ONE_PERCENT = 0.01;
const THREE_PERCENT = 0.03;
const FIVE_PERCENT = 0.05;
const MANY_DRAWS = 4096;
const OUTCOMES = ['toAct', 'toSafe', 'toWatch', 'stays'] as const;

type Case = (typeof reference.cases)[number];
type Triple = readonly [number, number, number];

/** What the service expects of all passes of a case together. */
function expectedOf(
  { observed, other, covarianceRtn, otherSigmasRtnM, hardBodyRadiusM, drag, passes }: Case,
  draws?: number,
): ExpectedGain {
  const rest = [...otherSigmasRtnM, 1e-3, 1e-3, 1e-3];
  const answer = gainsOfPasses({
    encounter: {
      tcaTaiS,
      primary: objectOf(
        other,
        rest.map((sigma, i) => rest.map((_, j) => (i === j ? sigma ** 2 : 0))),
      ),
      secondary: objectOf(observed, covarianceRtn),
      combinedHardBodyRadiusM: hardBodyRadiusM,
      actLimit: reference.actLimit,
      watchLimit: reference.watchLimit,
    },
    observed: 'secondary',
    drag,
    passes: passes.map(({ site, accuracy, beginS, seconds }, k) => {
      const [latitude = 0, longitude = 0, altitude = 0] = site;
      return {
        id: String(k),
        price: 1,
        startTaiS: tcaTaiS + beginS,
        stopTaiS: tcaTaiS + beginS + seconds,
        sensor: {
          latitudeRad: latitude * RAD_PER_DEG,
          longitudeRad: longitude * RAD_PER_DEG,
          altitudeM: altitude,
          angleSigmaRad: accuracy.angleSigma * RAD_PER_ARCSEC,
          rangeSigmaM: accuracy.rangeSigma,
          rangeRateSigmaMps: accuracy.rangeRateSigma,
          timeBiasSigmaS: accuracy.timeBiasSigma,
          angleBiasSigmaRad: accuracy.angleBiasSigma * RAD_PER_ARCSEC,
        },
      };
    }),
    requestedScope: 'together',
    ...(draws !== undefined && { draws }),
  });
  if (!answer.ok || answer.value.together === undefined) throw new Error('nothing is expected of the passes');
  return answer.value.together;
}

function objectOf(six: readonly number[], covarianceRtn: readonly (readonly number[])[]): GainObject {
  const [positionM, velocityMps] = [six.slice(0, 3), six.slice(3)] as unknown as readonly [Triple, Triple];
  return { positionM, velocityMps, covarianceRtn, isErrorKnown: true };
}

it('planned passes leave the errors that a batch of all their measurements leaves, and lead to verdicts as often as drawn', () => {
  const sigmas: number[] = [];
  const shares: number[] = [];
  for (const one of reference.cases) {
    const ours = expectedOf(one);
    const { expected } = one;
    sigmas.push(Math.abs(ours.missSigmaAfterM / expected.missSigmaAfter - 1));
    for (const outcome of OUTCOMES) shares.push(Math.abs(ours[outcome] - expected[outcome]));
    // Before the passes nothing is approximated.
    expect(Math.abs(ours.missSigmaBeforeM / expected.missSigmaBefore - 1), one.name).toBeLessThan(1e-6);
    expect(Math.abs(ours.pcNow / expected.pcNow - 1), one.name).toBeLessThan(1e-6);
  }
  const origin = 'computed with Orekit 13.1 (Apache-2.0) and numpy 2.4.6: conformance/planned-passes/planned-passes.py';
  recordValidation({
    room: 'operations',
    origin,
    reference: 'expected gain: sigma of the miss after one to three passes, low to geostationary, e 0.7, one braked',
    deviations: sigmas,
    unit: 'share of the sigma',
    tolerance: ONE_PERCENT,
    reason:
      'twelve measurements stand for all of a pass, gravity to degree 4 for the field, and the way of a drag is that of a round orbit: 0.1 %, and 0.6 % of the braked one',
  });
  recordValidation({
    room: 'operations',
    origin,
    reference: 'expected gain: probabilities of act, safe, watch and no conclusion',
    deviations: shares,
    unit: 'of one',
    tolerance: THREE_PERCENT,
    reason: 'here of 256 outcomes that are spread evenly, there of 20,000 drawn ones (0.35 % at one half, one sigma)',
  });
  expect(sigmas).toHaveLength(5);
  expect(Math.max(...sigmas)).toBeLessThan(ONE_PERCENT);
  expect(Math.max(...shares)).toBeLessThan(THREE_PERCENT);
});

it('the probability afterwards has its middle and its twentieths where drawn outcomes have them', () => {
  const orders = reference.cases.flatMap((one) => {
    const ours = expectedOf(one, MANY_DRAWS);
    return (['pcLow', 'pcMedian', 'pcHigh'] as const).map((quantile) =>
      Math.abs(Math.log10(ours[quantile]!) / Math.log10(one.expected[quantile]) - 1),
    );
  });
  recordValidation({
    room: 'operations',
    origin:
      'computed with Orekit 13.1 (Apache-2.0), numpy 2.4.6 and scipy 1.17.1: conformance/planned-passes/planned-passes.py',
    reference: 'expected gain: median of the probability afterwards, and what 5 % of the outcomes are below and above',
    deviations: orders,
    unit: 'share of the order of magnitude',
    tolerance: FIVE_PERCENT,
    reason:
      'here of 4,096 outcomes that are spread evenly, there of 20,000 drawn ones, over up to 190 orders of magnitude',
  });
  expect(orders).toHaveLength(15);
  expect(Math.max(...orders)).toBeLessThan(FIVE_PERCENT);
});
