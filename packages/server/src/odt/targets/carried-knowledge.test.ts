import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { dragOfElements } from '@keepout/astro/force/drag-of-elements';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { describe, expect, it } from 'vitest';
import { TARGET } from '../observations/test-observed.ts';
import { carriedKnowledge, knownAt } from './carried-knowledge.ts';
import { orbitOfElements } from './elements-orbit.ts';

const DAY_S = 86_400;
const LOW: MeanElements = { ...TARGET, meanMotionRevPerDay: 15.5, inclinationDeg: 51.6, bstar: 3e-4 };

const apart = (a: ArrayLike<number>, b: ArrayLike<number>) => Math.hypot(...[0, 1, 2].map((k) => a[k]! - b[k]!));
const sigmaAlong = (matrix: Float64Array) => Math.sqrt(matrix[7]!);

function later(elements: MeanElements, drag: ReturnType<typeof dragOfElements>, covarianceRtn?: Float64Array) {
  const known = orbitOfElements(elements, elements.epochTaiS);
  if (!known.ok) throw new Error(known.fault.code);
  const from = { ...known.value, ...(covarianceRtn && { covarianceRtn }) };
  const epoch = elements.epochTaiS + DAY_S;
  const carried = carriedKnowledge(from, epoch, epoch, drag ? { drag } : {});
  if (!carried.ok) throw new Error(carried.fault.code);
  return knownAt(carried.value, epoch)!;
}

describe('an orbit that is carried', () => {
  const exact = Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? 1e-8 : 0));

  it('is braked as the element set has it, and unsure of that by 30 percent', () => {
    const drag = dragOfElements(LOW)!;
    const epoch = LOW.epochTaiS + DAY_S;
    const [with6, without6] = [new Float64Array(6), new Float64Array(6)];
    inFrame(sgp4Ephemeris(LOW), 'EME2000').stateAt(epoch, with6);
    inFrame(sgp4Ephemeris({ ...LOW, bstar: 0 }), 'EME2000').stateAt(epoch, without6);
    const braked = later(LOW, drag, exact);
    // The same beginning, flown without air.
    const free = later(LOW, undefined, exact);
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
    const { state, covarianceRtn } = later(LOW, dragOfElements(LOW));
    const six = new Float64Array(6);
    inFrame(sgp4Ephemeris(LOW), 'EME2000').stateAt(state.epochTaiS, six);
    expect(apart(state.positionM, six)).toBeLessThan(4000);
    // Perigee between 400 and 600 km: 0.6 km of growth in a day, and what 30 percent of the drag do.
    expect(sigmaAlong(covarianceRtn)).toBeGreaterThan(600);
    expect(sigmaAlong(covarianceRtn)).toBeLessThan(6000);
  });

  it('has no drag where nothing is known of it, or there is no air', () => {
    expect(dragOfElements({ ...LOW, bstar: 0 })).toBeUndefined();
    expect(dragOfElements({ ...LOW, bstar: -1e-4 })).toBeUndefined();
    expect(dragOfElements({ ...LOW, meanMotionRevPerDay: 1.0027 })).toBeUndefined();
  });
});
