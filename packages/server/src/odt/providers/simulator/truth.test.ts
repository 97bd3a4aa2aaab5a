import { textOf } from '@keepout/contract/sentences';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import { elementsOrbit, type KnownOrbit, stateOrbit } from '@keepout/operations/orbit/known-orbit';
import { knownStateAt } from '@keepout/operations/orbit/state-at';
import type { SimulatedTruth } from '@keepout/operations/orbit/truth';
import { expect, it } from 'vitest';
import { radarSpans, SIMULATED_RADAR, TARGET } from '../../observations/test-observed.ts';
import type { PassOrder } from '../provider.ts';
import { simulatedTruth } from './simulate.thread.ts';

/** A truth that was drawn far out drifts off by more than the errors of its element set grow. */
const ELEMENTS = {
  ...TARGET,
  noradId: 80_064,
  raanDeg: (64 * 31) % 360,
  meanAnomalyDeg: (64 * 77) % 360,
  meanMotionRevPerDay: 14.8,
  bstar: 1e-4,
};

it('an object stays where it truly is while its element set is the same', () => {
  const orbit = elementsOrbit(ELEMENTS);
  const truths: SimulatedTruth[] = [];
  // Of a day, every second pass.
  for (const { startTaiS, stopTaiS } of radarSpans(ELEMENTS).filter((_, k) => k % 2 === 0)) {
    const order: PassOrder = {
      orderId: `${startTaiS}`,
      sensor: SIMULATED_RADAR,
      priority: 'ROUTINE',
      minimumPoints: 5,
      startTaiS,
      stopTaiS,
      object: { noradId: ELEMENTS.noradId, name: ELEMENTS.name, orbit, radiusM: 1, diffuseAlbedo: 0.2 },
      messageType: 'TDM_KVN',
      compression: 'NONE',
    };
    const drawn = simulatedTruth({ order, objectKey: String(ELEMENTS.noradId), before: truths.at(-1) });
    if ('refusal' in drawn) throw new Error(textOf(drawn.refusal));
    truths.push(drawn.truth);
  }
  expect(truths.length).toBeGreaterThan(5);
  expect(new Set(truths.map(({ epochTaiS }) => epochTaiS)).size).toBe(1);
});

it('an object of which somebody has a file stays where it is, whatever the next order says of its orbit', () => {
  const [span] = radarSpans(ELEMENTS);
  const orderBy = (orbit: KnownOrbit): PassOrder => ({
    orderId: 'a',
    sensor: SIMULATED_RADAR,
    priority: 'ROUTINE',
    minimumPoints: 5,
    ...span!,
    object: { noradId: ELEMENTS.noradId, name: ELEMENTS.name, orbit, radiusM: 1, diffuseAlbedo: 0.2 },
    messageType: 'TDM_KVN',
    compression: 'NONE',
  });
  const tellOrbit = elementsOrbit(ELEMENTS);
  const drawn = simulatedTruth({ order: orderBy(tellOrbit), objectKey: '1', before: undefined });
  if ('refusal' in drawn) throw new Error(textOf(drawn.refusal));
  const { truth } = drawn;
  // A message that has it five kilometres from there and says that it knows it to ten metres.
  const [x, y, z] = truth.positionM;
  const positionM = [x, y, z + 5000] as const;
  const covarianceRtn = [0, 1, 2, 3, 4, 5].map((i) =>
    [0, 1, 2, 3, 4, 5].map((j) => (i === j ? (i < 3 ? 100 : 1e-4) : 0)),
  );
  const message = stateOrbit(truth.epochTaiS, { ...truth, positionM, covarianceRtn }, dynamicsParameters(tellOrbit));
  const next = (before: SimulatedTruth) => simulatedTruth({ order: orderBy(message), objectKey: '1', before });
  expect(next({ ...truth, isMeasured: true })).toEqual({ truth: { ...truth, isMeasured: true } });
  expect(next(truth)).not.toEqual({ truth });
  expect(next({ ...truth, isMeasured: true, epochTaiS: truth.epochTaiS - 8 * 86_400 })).not.toMatchObject({
    truth: { isMeasured: true },
  });
});

it('the drag of an object that is known at a closest approach to come errs no more than that says already', () => {
  const [span] = radarSpans(ELEMENTS);
  const tellOrbit = elementsOrbit(ELEMENTS);
  const motion = dynamicsParameters(tellOrbit);
  const knownState = knownStateAt(tellOrbit, span!.startTaiS + 4 * 86_400);
  if (!knownState.ok) throw new Error(knownState.fault.code);
  const { state, covarianceRtn } = knownState.value;
  const rows = [0, 1, 2, 3, 4, 5].map((row) => [...covarianceRtn.subarray(6 * row, 6 * row + 6)]);
  const message = stateOrbit(state.epochTaiS, { ...state, covarianceRtn: rows }, motion);
  const dragOf = (orbit: KnownOrbit) => {
    const order: PassOrder = {
      orderId: 'a',
      sensor: SIMULATED_RADAR,
      priority: 'ROUTINE',
      minimumPoints: 5,
      ...span!,
      object: { noradId: ELEMENTS.noradId, name: ELEMENTS.name, orbit, radiusM: 1, diffuseAlbedo: 0.2 },
      messageType: 'TDM_KVN',
      compression: 'NONE',
    };
    const drawn = simulatedTruth({ order, objectKey: '1', before: undefined });
    return 'refusal' in drawn ? undefined : drawn.truth.dragM2PerKg;
  };
  const nominal = motion.drag!.coefficientM2PerKg;
  expect(dragOf(message)).toBe(nominal);
  expect(dragOf(tellOrbit)).not.toBe(nominal);
});
