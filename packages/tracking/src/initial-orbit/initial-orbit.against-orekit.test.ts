import { keplerianFromCartesian } from '@keepout/astro/elements/keplerian';
import type { Vec3 } from '@keepout/astro/nouns';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { RAD_PER_ARCSEC, RAD_PER_DEG } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import curtis from '../../../../conformance/initial-orbit/curtis.json' with { type: 'json' };
import gooding from '../../../../conformance/initial-orbit/gooding.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { unitDirection } from '../prediction.ts';
import { type InitialOrbit, initialOrbitOf } from './initial-orbit.ts';
import type { SightLine } from './line.ts';
import { twoBodyMotion } from './propagator.ts';

const vec = (values: readonly number[]): Vec3 => values as unknown as Vec3;
/** A line without light time, as the sources have it. */
const line = (receptionTaiS: number, hereM: Vec3, towards: Vec3): SightLine => ({
  receptionTaiS,
  hereM,
  hereMps: [0, 0, 0],
  towards,
  sigmaAngleRad: RAD_PER_ARCSEC,
  sigmaRangeM: 50,
  sigmaRangeRateMps: 1,
  slowness: 0,
});

function stateAt({ epochTaiS, positionM, velocityMps }: InitialOrbit, t: number): Float64Array {
  const out = new Float64Array(6);
  propagateTwoBody([...positionM, ...velocityMps], t - epochTaiS, out);
  return out;
}

describe('an orbit from three directions', () => {
  it('is the one that Gooding of Orekit finds, without its guess of the ranges', () => {
    const deviations = gooding.cases.map(({ name, seconds, sitesM, towards, gooding: found }) => {
      const lines = seconds.map((t, k) => line(t, vec(sitesM[k]!), vec(towards[k]!)));
      const { state, orbits } = initialOrbitOf(lines, twoBodyMotion);
      expect(['FOUND', 'AMBIGUOUS'], name).toContain(state);
      const offsets = orbits.map((orbit) => {
        const ours = stateAt(orbit, seconds[1]!);
        return Math.hypot(...found!.positionM.map((one, k) => one - ours[k]!));
      });
      return Math.min(...offsets) / Math.hypot(...found!.positionM);
    });
    recordValidation({
      room: 'tracking',
      reference: 'orbits from three directions, Gooding',
      origin:
        'Orekit 13.1.9 IodGooding (Apache-2.0), started within a tenth of the ranges; conformance/initial-orbit/gooding.py',
      deviations,
      unit: 'of the distance',
      tolerance: 1e-6,
      reason:
        'six figures for six unknowns: both solve the same equations, we by least squares to a part in 1e7 of an arcsecond',
    });
    expect(Math.max(...deviations)).toBeLessThan(1e-6);
  });

  it('of Curtis, example 5.11', () => {
    const { sites } = curtis;
    const lines = sites.map(({ seconds, siteM, raDeg, decDeg }) =>
      line(seconds, vec(siteM), unitDirection(raDeg * RAD_PER_DEG, decDeg * RAD_PER_DEG)),
    );
    const { orbits } = initialOrbitOf(lines, twoBodyMotion);
    const printed = curtis.printed;
    const ours = orbits.map((orbit) => keplerianFromCartesian(stateAt(orbit, sites[1]!.seconds))!);
    const best = ours.reduce((a, b) =>
      Math.abs(b.semiMajorAxisM - printed.semiMajorAxisM) < Math.abs(a.semiMajorAxisM - printed.semiMajorAxisM) ? b : a,
    );
    const deviations = [
      Math.abs(best.semiMajorAxisM / printed.semiMajorAxisM - 1),
      Math.abs(best.eccentricity - printed.eccentricity),
      Math.abs(best.inclinationRad / RAD_PER_DEG - printed.inclinationDeg) / 57.3,
    ];
    recordValidation({
      room: 'tracking',
      reference: 'orbit from three directions, Curtis example 5.11',
      origin: 'Curtis, Orbital Mechanics for Engineering Students, example 5.11 and 5.12',
      deviations,
      unit: 'relative',
      tolerance: 0.003,
      reason: 'directions are printed to a thousandth of a degree over an arc of 21 degrees',
    });
    expect(Math.max(...deviations)).toBeLessThan(0.003);
  });
});
