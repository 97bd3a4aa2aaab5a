import { parseUtc } from '@keepout/astro/epoch';
import type { ExpectedGain } from '@keepout/contract/odt/opportunity';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../../conformance/ledger.ts';
import reference from '../../../../../conformance/planned-passes/planned-passes.json' with { type: 'json' };
import type { EncounterObject } from '../../ports/conjunctions.ts';
import { gainsOfPasses } from './gain.thread.ts';

const tca = parseUtc(reference.tcaUtc);
const tcaTaiS = tca.ok ? tca.value : Number.NaN;

const ONE_PERCENT = 0.01;
const THREE_PERCENT = 0.03;
const OUTCOMES = ['toAct', 'toSafe', 'toWatch', 'stays'] as const;

type Case = (typeof reference.cases)[number];
type Triple = readonly [number, number, number];

/** What the service expects of all passes of a case together. */
function expectedOf({
  observed,
  other,
  covarianceRtn,
  otherSigmasRtnM,
  hardBodyRadiusM,
  drag,
  passes,
}: Case): ExpectedGain {
  const rest = [...otherSigmasRtnM, 1e-3, 1e-3, 1e-3];
  const answer = gainsOfPasses({
    encounter: {
      tcaTaiS,
      decideByTaiS: tcaTaiS,
      primary: objectOf(
        other,
        rest.map((sigma, i) => rest.map((_, j) => (i === j ? sigma ** 2 : 0))),
      ),
      secondary: objectOf(observed, covarianceRtn),
      combinedHardBodyRadiusM: hardBodyRadiusM,
      actLimit: reference.actLimit,
      watchLimit: reference.watchLimit,
      orbitUpdateIds: [],
    },
    observed: 'secondary',
    drag,
    passes: passes.map(({ site, accuracy, beginS, seconds }, k) => {
      const [latitude = 0, longitude = 0, altitude = 0] = site;
      return {
        id: String(k),
        price: 1,
        accuracy: { ...accuracy, timeBias: 0 },
        startTaiS: tcaTaiS + beginS,
        stopTaiS: tcaTaiS + beginS + seconds,
        geometry: {
          sensorId: String(k),
          kind: accuracy.rangeSigma === null ? 'OPTICAL' : 'RADAR',
          minElevation: 10,
          horizon: [],
          limitingMagnitude: null,
          maxRange: null,
          maxSunElevation: 90,
          minMoonSeparation: 0,
          site: { latitude, longitude, altitude },
        },
      };
    }),
    asked: 'together',
  });
  if (answer?.together === undefined) throw new Error('nothing is expected of the passes');
  return answer.together;
}

function objectOf(six: readonly number[], covarianceRtn: readonly (readonly number[])[]): EncounterObject {
  const [positionM, velocityMps] = [six.slice(0, 3), six.slice(3)] as unknown as readonly [Triple, Triple];
  return { noradId: null, name: '', positionM, velocityMps, covarianceRtn, isErrorKnown: true };
}

it('planned passes leave the errors that a batch of all their measurements leaves, and lead to verdicts as often as drawn', () => {
  const sigmas: number[] = [];
  const shares: number[] = [];
  for (const one of reference.cases) {
    const ours = expectedOf(one);
    const { expected } = one;
    sigmas.push(Math.abs(ours.missSigmaAfter / expected.missSigmaAfter - 1));
    for (const outcome of OUTCOMES) shares.push(Math.abs(ours[outcome] - expected[outcome]));
    // Before the passes nothing is approximated.
    expect(Math.abs(ours.missSigmaBefore / expected.missSigmaBefore - 1), one.name).toBeLessThan(1e-6);
    expect(Math.abs(ours.pcNow / expected.pcNow - 1), one.name).toBeLessThan(1e-6);
  }
  const origin = 'computed with Orekit 13.1 (Apache-2.0) and numpy 2.4.6: conformance/planned-passes/planned-passes.py';
  recordValidation({
    room: 'server',
    origin,
    reference: 'expected gain: sigma of the miss after one to three passes, low to geostationary, e 0.7, one braked',
    deviations: sigmas,
    unit: 'share of the sigma',
    tolerance: ONE_PERCENT,
    reason:
      'twelve measurements stand for all of a pass, gravity to degree 4 for the field, and the way of a drag is that of a round orbit: 0.1 %, and 0.6 % of the braked one',
  });
  recordValidation({
    room: 'server',
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
