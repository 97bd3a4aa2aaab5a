import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { dragOfElements, dragPersistence, expectedDrag } from '@keepout/astro/force/drag-of-elements';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { describe, expect, it } from 'vitest';
import { LOW_OBJECT } from '../../test/low-object.ts';
import { arcStateAt, carriedKnowledge } from './carried-knowledge.ts';
import { stateOfElements } from './elements-state.ts';
import { carriedOrbit, orbitForces } from './forces.ts';
import type { DragEstimate, DynamicsParameters, KnownState } from './known-orbit.ts';

const DAY_S = 86_400;
const apart = (a: ArrayLike<number>, b: ArrayLike<number>) => Math.hypot(...[0, 1, 2].map((k) => a[k]! - b[k]!));
const sigmaAlong = (matrix: Float64Array) => Math.sqrt(matrix[7]!);

function later(elements: MeanElements, drag: ReturnType<typeof dragOfElements>, covarianceRtn?: Float64Array) {
  const known = stateOfElements(elements, elements.epochTaiS);
  if (!known.ok) throw new Error(known.fault.code);
  const from = { ...known.value, ...(covarianceRtn && { covarianceRtn }) };
  const epoch = elements.epochTaiS + DAY_S;
  const carried = carriedKnowledge(from, epoch, epoch, drag ? { drag } : {});
  if (!carried.ok) throw new Error(carried.fault.code);
  return arcStateAt(carried.value, epoch)!;
}

describe('an orbit that is carried', () => {
  const exact = Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1e-8 : 0));

  it('is braked as the element set has it, and unsure of that by 30 percent', () => {
    const drag = dragOfElements(LOW_OBJECT)!;
    const epoch = LOW_OBJECT.epochTaiS + DAY_S;
    const [with6, without6] = [new Float64Array(6), new Float64Array(6)];
    inFrame(sgp4Ephemeris(LOW_OBJECT), 'EME2000').stateAt(epoch, with6);
    inFrame(sgp4Ephemeris({ ...LOW_OBJECT, bstar: 0 }), 'EME2000').stateAt(epoch, without6);
    const braked = later(LOW_OBJECT, drag, exact);
    // The same beginning, flown without air.
    const free = later(LOW_OBJECT, undefined, exact);
    const bySgp4M = apart(with6, without6);
    const byForcesM = apart(braked.state.positionM, free.state.positionM);
    expect(bySgp4M).toBeGreaterThan(2000);
    expect(byForcesM / bySgp4M).toBeGreaterThan(0.8);
    expect(byForcesM / bySgp4M).toBeLessThan(1.2);
    expect(sigmaAlong(braked.covarianceRtn) / (0.3 * byForcesM)).toBeCloseTo(1, 1);
    expect(sigmaAlong(free.covarianceRtn)).toBeLessThan(40);
    expect(sigmaAlong(free.covarianceRtn)).toBeGreaterThan(15);
  });

  it('of an element set stays near SGP4, within the error that sets of its age have', () => {
    const { state, covarianceRtn } = later(LOW_OBJECT, dragOfElements(LOW_OBJECT));
    const six = new Float64Array(6);
    inFrame(sgp4Ephemeris(LOW_OBJECT), 'EME2000').stateAt(state.epochTaiS, six);
    expect(apart(state.positionM, six)).toBeLessThan(4000);
    // Perigee between 400 and 600 km: 0.6 km of growth in a day, and what 30 percent of the drag do.
    expect(sigmaAlong(covarianceRtn)).toBeGreaterThan(600);
    expect(sigmaAlong(covarianceRtn)).toBeLessThan(6000);
  });

  it('has no drag where nothing is known of it, or there is no air', () => {
    expect(dragOfElements({ ...LOW_OBJECT, bstar: 0 })).toBeUndefined();
    // What pushes was not seen to brake: half a metre a day, and two either way.
    const unseen = dragOfElements({ ...LOW_OBJECT, bstar: -1e-4 })!;
    expect(unseen.decayMps * 86_400).toBeCloseTo(0.5, 9);
    expect(unseen.sigmaShare).toBeCloseTo(Math.hypot(0.3, 4), 9);
    expect(dragOfElements({ ...LOW_OBJECT, meanMotionRevPerDay: 1.0027 })).toBeUndefined();
  });
});

it('is braked as is usual where nobody has said how, and says so', () => {
  const { epochTaiS } = LOW_OBJECT;
  const known = stateOfElements(LOW_OBJECT, epochTaiS);
  if (!known.ok) throw new Error(known.fault.code);
  const { state } = known.value;
  const covarianceRtn = Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1e-8 : 0));
  const later = epochTaiS + DAY_S;
  const six = new Float64Array(6);
  const fly = (coefficientM2PerKg: number) => {
    const flown = carriedOrbit(
      state,
      later,
      later,
      orbitForces({ nearState: state, drag: { coefficientM2PerKg, sigmaShare: 0 } }),
    );
    if (!flown.ok || !flown.value.stateAt(later, six)) throw new Error('no orbit');
    return [...six];
  };
  const truths = [0.008, 0.02, 0.04].map(fly);
  const carry = (motion: DynamicsParameters) => {
    const carried = carriedKnowledge({ state, covarianceRtn }, later, later, motion);
    if (!carried.ok) throw new Error(carried.fault.code);
    return arcStateAt(carried.value, later)!;
  };
  const { state: there, covarianceRtn: matrix } = carry({ noise: 'OBJECT' });
  for (const truth of truths) expect(apart(there.positionM, truth)).toBeLessThan(2 * sigmaAlong(matrix));
  // An ephemeris that cannot be read has ended too.
  expect(carry({ oem: 'ended' }).state.positionM).toEqual(there.positionM);
  expect(apart(carry({}).state.positionM, truths[1]!)).toBeGreaterThan(2000);
});

it('of a transfer orbit is braked by what is usual more than by its BSTAR, and a low one by its BSTAR alone', () => {
  const ellipse = { ...LOW_OBJECT, meanMotionRevPerDay: 2.25, eccentricity: 0.72 };
  const drag = { coefficientM2PerKg: 2, decayMps: 0.01, sigmaShare: 0.3 };
  expect(expectedDrag(LOW_OBJECT, drag)).toEqual(drag);
  const { coefficientM2PerKg, decayMps, sigmaShare } = expectedDrag(ellipse, drag);
  // Of a hundred times the usual 0.02, the power of 1 / (1 + 1.87^2).
  expect(coefficientM2PerKg).toBeCloseTo(0.02 * 100 ** 0.2224, 4);
  expect(decayMps / coefficientM2PerKg).toBeCloseTo(0.005, 9);
  expect(sigmaShare).toBeCloseTo(0.93, 2);
});

describe('an orbit whose drag was found with it', () => {
  const epochTaiS = LOW_OBJECT.epochTaiS;
  const seenS = DAY_S / 2;
  const nominal = dragOfElements(LOW_OBJECT)!;
  const first = stateOfElements(LOW_OBJECT, epochTaiS);
  if (!first.ok) throw new Error(first.fault.code);
  const { state } = first.value;
  const motion = { drag: nominal };
  const sigmaM2PerKg = 0.1 * nominal.coefficientM2PerKg;

  /** With a state that errs as this does with the drag, and by nothing else. */
  function found(crossRtn: readonly number[], share = 1): KnownState {
    const covarianceRtn = Float64Array.from({ length: 36 }, (_, k) => {
      const [i, j] = [Math.floor(k / 6), k % 6];
      return crossRtn[i]! * crossRtn[j]! + (i === j ? 1e-8 : 0);
    });
    const expectedM2PerKg = nominal.coefficientM2PerKg;
    const drag: DragEstimate = {
      coefficientM2PerKg: share * expectedM2PerKg,
      sigmaM2PerKg,
      expectedM2PerKg,
      airModel: 'EXPONENTIAL',
      crossRtn,
      seenUntilTaiS: epochTaiS + seenS,
    };
    return { state, covarianceRtn, drag };
  }

  function at(known: KnownState, afterS: number): KnownState {
    const carried = carriedKnowledge(known, epochTaiS, epochTaiS + afterS, motion);
    if (!carried.ok) throw new Error(carried.fault.code);
    return arcStateAt(carried.value, epochTaiS + afterS)!;
  }

  it('errs along the track by what is left of the drag, and from the last measurement on by what a day changes of it too', () => {
    const none = [0, 0, 0, 0, 0, 0];
    const oneSigma = at(found(none, 1.1), seenS).state;
    const wayM = apart(oneSigma.positionM, at(found(none), seenS).state.positionM);
    expect(sigmaAlong(at(found(none), seenS).covarianceRtn) / wayM).toBeCloseTo(1, 1);
    // Four times as far after twice the time, and 13 % beside the 10 % since.
    const [whole, rest] = [4 * wayM, wayM];
    const expected = Math.hypot(whole - rest + 0.9 * rest, 0.1308 * 10 * rest);
    expect(sigmaAlong(at(found(none), 2 * seenS).covarianceRtn) / expected).toBeCloseTo(1, 1);
  });

  it('is known best where it was seen: errors of orbit and drag that make up for each other do so there', () => {
    const by = at(found([0, 0, 0, 0, 0, 0]), seenS).drag!.crossRtn;
    // Back to the beginning, with the other sign: what cancels there.
    const back = carriedKnowledge(
      {
        state: at(found([0, 0, 0, 0, 0, 0]), seenS).state,
        covarianceRtn: Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1e-8 : 0)),
        drag: { ...found([0, 0, 0, 0, 0, 0]).drag!, seenUntilTaiS: null },
      },
      epochTaiS,
      epochTaiS,
      motion,
    );
    if (!back.ok) throw new Error(back.fault.code);
    const cross = arcStateAt(back.value, epochTaiS)!.drag!.crossRtn;
    const known = found(cross);
    expect(Math.abs(by[1]!)).toBeGreaterThan(100);
    expect(sigmaAlong(known.covarianceRtn)).toBeGreaterThan(100);
    expect(sigmaAlong(at(known, seenS).covarianceRtn)).toBeLessThan(0.1 * Math.abs(by[1]!));
    expect(sigmaAlong(at(known, 2 * seenS).covarianceRtn)).toBeGreaterThan(Math.abs(by[1]!));
  });

  it('goes back to what its element set says of the drag by a tenth, once nobody sees it', () => {
    const known = at(found([0, 0, 0, 0, 0, 0], 1.4), 2 * seenS);
    expect(known.drag!.coefficientM2PerKg / nominal.coefficientM2PerKg).toBeCloseTo(1.36, 6);
    expect(known.drag!.seenUntilTaiS).toBeNull();
    expect(known.drag!.sigmaM2PerKg / nominal.coefficientM2PerKg).toBeCloseTo(
      Math.hypot(0.09, 0.3 * Math.sqrt(0.19)),
      6,
    );
  });

  it('is not lost where the orbit is known at its last measurement', () => {
    const cross = [0, 300, 0, 0, 0, 0];
    const here = { ...found(cross), drag: { ...found(cross).drag!, seenUntilTaiS: epochTaiS } };
    const ahead = at(here, seenS);
    expect(ahead.drag!.sigmaM2PerKg / nominal.coefficientM2PerKg).toBeCloseTo(
      Math.hypot(0.09, 0.3 * Math.sqrt(0.19)),
      6,
    );
    // What the drag was seen with makes it farther, or less far with the other sign.
    const other = found(cross.map((value) => -value));
    const less = at({ ...other, drag: { ...other.drag!, seenUntilTaiS: epochTaiS } }, seenS);
    expect(sigmaAlong(ahead.covarianceRtn)).not.toBeCloseTo(sigmaAlong(less.covarianceRtn), -1);
  });

  it('stays as it was found where it is the set that is unsure, and not the air', () => {
    const sure = dragPersistence(0.3);
    expect(sure).toBeCloseTo(0.9, 12);
    expect(dragPersistence(0.1)).toBeCloseTo(0.9, 12);
    // Of a set that is off by a factor, days change 13 % of the drag as ever.
    for (const share of [0.6, 0.93, 4]) expect(share * Math.sqrt(1 - dragPersistence(share) ** 2)).toBeCloseTo(0.13, 2);
  });

  it('is of no use in another air', () => {
    const known = found([0, 0, 0, 0, 0, 0], 1.4);
    const other: KnownState = { ...known, drag: { ...known.drag!, airModel: 'NRLMSISE_00' } };
    expect(apart(at(other, seenS).state.positionM, later(LOW_OBJECT, nominal).state.positionM)).toBeGreaterThan(0);
    expect(at(other, seenS).drag).toBeUndefined();
    expect(sigmaAlong(at(other, seenS).covarianceRtn)).toBeGreaterThan(
      2.5 * sigmaAlong(at(known, seenS).covarianceRtn),
    );
  });
});
