import { congruent6 } from '@keepout/astro/covariance/matrix6';
import { parseUtc } from '@keepout/astro/epoch';
import { gravityField } from '@keepout/astro/force/gravity-field';
import { forceModel } from '@keepout/astro/force/model';
import type { Vec3 } from '@keepout/astro/nouns';
import { RAD_PER_DEG } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import reference from '../../../../conformance/orbit-update/orbit-update.json' with { type: 'json' };
import { orientationOf } from '../../test/reference.ts';
import type { MeasurementTrack } from '../measurement.ts';
import { siteAt } from '../site.ts';
import type { OrbitDynamics } from './arc.ts';
import { rtnTransform } from './prior.ts';
import { updateOrbit } from './update-orbit.ts';

/** Of the sigma that Orekit states. */
const ONE_PERCENT = 0.01;
const TWO_IN_TEN_THOUSAND = 2e-4;
const epoch = parseUtc(reference.epochUtc);
const epochTaiS = epoch.ok ? epoch.value : Number.NaN;
const eop = orientationOf('association/earth-orientation-2024-11.txt');

type Case = (typeof reference.cases)[number];

function dynamicsOf(one: Case): OrbitDynamics {
  if (one.forces === 'point-mass') return 'two-body';
  const gravity = gravityField(reference.field);
  if (!gravity.ok) throw new Error(gravity.fault.code);
  return {
    forces: forceModel('EME2000', { gravity: gravity.value, withSun: true, withMoon: true, eop }),
    massKg: 1000,
  };
}

function tracksOf(one: Case): MeasurementTrack[] {
  return one.tracks.map(({ site, sigma, rows }) => {
    const [latitude = 0, longitude = 0, heightM = 0] = site;
    return {
      site: siteAt({ latitudeRad: latitude * RAD_PER_DEG, longitudeRad: longitude * RAD_PER_DEG, heightM }),
      sigma,
      timeBiasS: 0,
      timeBiasSigmaS: 0,
      angleBiasSigmaRad: 0,
      measurements: rows.map(([t = 0, rightAscensionRad = 0, declinationRad = 0, rangeM, rangeRateMps]) => ({
        receptionTaiS: epochTaiS + t,
        rightAscensionRad,
        declinationRad,
        ...(rangeM !== undefined && rangeRateMps !== undefined && { rangeM, rangeRateMps }),
      })),
    };
  });
}

const triple = (values: readonly number[], from: number): Vec3 => [values[from]!, values[from + 1]!, values[from + 2]!];

it('an orbit update finds the state and the covariance of Orekit from the same measurements', () => {
  const states: number[] = [];
  const sigmas: number[] = [];
  for (const one of reference.cases) {
    const { name, start, priorSigmas, expected } = one;
    const at = { positionM: triple(start, 0), velocityMps: triple(start, 3) };
    const inertial = new Float64Array(36);
    for (let i = 0; i < 6; i++) inertial[7 * i] = (priorSigmas?.[i] ?? 0) ** 2;
    const covarianceRtn = congruent6(rtnTransform(at, 'to-rtn'), inertial);
    const update = updateOrbit({
      prior: { epochTaiS, ...at, covarianceRtn },
      tracks: tracksOf(one),
      dynamics: dynamicsOf(one),
      // Orekit was not asked to edit.
      editSigma: 10,
      eop,
    });
    expect(update, name).toMatchObject({ state: 'UPDATED', rejected: 0 });
    const ours = congruent6(rtnTransform(update, 'to-inertial'), update.covarianceRtn!);
    for (let i = 0; i < 6; i++) {
      const sigma = Math.sqrt(expected.covariance[i]![i]!);
      const found = i < 3 ? update.positionM[i]! : update.velocityMps[i - 3]!;
      states.push(Math.abs(found - expected.state[i]!) / sigma);
      sigmas.push(Math.abs(Math.sqrt(ours[7 * i]!) / sigma - 1));
    }
  }
  const row = {
    room: 'tracking',
    origin: 'computed with Orekit 13.1 (Apache-2.0), batch least squares: conformance/orbit-update/orbit-update.py',
  };
  recordValidation({
    ...row,
    reference: 'orbit update: six states by batch least squares',
    deviations: states,
    unit: "of the component's own sigma",
    tolerance: ONE_PERCENT,
    reason:
      'the table of Earth orientation differs in its digits and subdaily terms, which moves a site by millimetres to centimetres',
  });
  recordValidation({
    ...row,
    reference: 'orbit update: sigmas of the same states',
    deviations: sigmas,
    unit: 'share of the sigma',
    tolerance: TWO_IN_TEN_THOUSAND,
    reason:
      'the covariance of a short arc is widened for what bends, the prior turns with its path, and the partial derivatives of both are first order in the light time',
  });
  expect(states).toHaveLength(36);
  expect(Math.max(...states)).toBeLessThan(ONE_PERCENT);
  expect(Math.max(...sigmas)).toBeLessThan(TWO_IN_TEN_THOUSAND);
});
