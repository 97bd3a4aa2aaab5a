import { wrapPi } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import reference from '../../../../conformance/frames/elements.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { propagateTwoBody } from '../two-body/propagate.ts';
import { cartesianFromEquinoctial, equinoctialFromCartesian } from './equinoctial.ts';
import { cartesianFromKeplerian, keplerianFromCartesian } from './keplerian.ts';

const ONE_TEN_BILLIONTH_RAD = 1e-10;
const TEN_MICROMETRES = 1e-5;

function apart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

describe('elements against Orekit', () => {
  it('classical and equinoctial elements agree and return to the state', () => {
    const errors: number[] = [];
    for (const { mu, state, keplerian, equinoctial } of reference.cases) {
      const cartesian = [...state.r, ...state.v];
      const k = keplerianFromCartesian(cartesian, mu)!;
      expect(Math.abs(k.semiMajorAxisM - keplerian.a_m) / keplerian.a_m).toBeLessThan(1e-13);
      errors.push(
        Math.abs(k.eccentricity - keplerian.e),
        Math.abs(k.inclinationRad - keplerian.i_rad),
        Math.abs(wrapPi(k.raanRad - keplerian.raan_rad)),
        // A small eccentricity hides the perigee: its angle is worth e of itself.
        Math.abs(wrapPi(k.argPerigeeRad - keplerian.argp_rad)) * keplerian.e,
        Math.abs(wrapPi(k.argPerigeeRad + k.trueAnomalyRad - keplerian.argp_rad - keplerian.trueAnomaly_rad)),
      );
      const e = equinoctialFromCartesian(cartesian, mu, 1)!;
      errors.push(
        Math.abs(e.af - equinoctial.ex),
        Math.abs(e.ag - equinoctial.ey),
        Math.abs(e.psi - equinoctial.hx),
        Math.abs(e.chi - equinoctial.hy),
        Math.abs(wrapPi(e.meanLongitudeRad - equinoctial.meanLongitude_rad)),
      );
      expect(apart(cartesianFromKeplerian(k, mu), state.r)).toBeLessThan(TEN_MICROMETRES);
      expect(apart(cartesianFromEquinoctial(e, mu), state.r)).toBeLessThan(TEN_MICROMETRES);
    }
    recordValidation({
      room: 'astro',
      reference: 'orbital elements',
      origin: 'Orekit 13.0, run on the listed states',
      deviations: errors,
      unit: 'rad',
      tolerance: ONE_TEN_BILLIONTH_RAD,
      reason: 'the same formulas in double precision; 1e-10 rad is a millimetre at 7000 km',
    });
    expect(Math.max(...errors)).toBeLessThan(ONE_TEN_BILLIONTH_RAD);
  });

  it('two-body propagation agrees after days', () => {
    const offsets: number[] = [];
    const out = new Float64Array(6);
    for (const { mu, state, twoBodyPropagated } of reference.cases) {
      for (const { dt_s, state: expected } of twoBodyPropagated) {
        propagateTwoBody([...state.r, ...state.v], dt_s, out, mu);
        offsets.push(apart(out, expected.r));
        expect(apart(out.subarray(3), expected.v)).toBeLessThan(1e-8);
      }
    }
    recordValidation({
      room: 'astro',
      reference: 'two-body propagation',
      origin: 'Orekit 13.0, run on the listed states',
      deviations: offsets,
      unit: 'm',
      tolerance: TEN_MICROMETRES,
      reason: 'days of phase cost four of sixteen digits of 1e7 m, in both programs',
    });
    expect(Math.max(...offsets)).toBeLessThan(TEN_MICROMETRES);
  });
});
