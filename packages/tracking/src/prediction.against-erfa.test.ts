import type { Ephemeris } from '@keepout/astro/nouns';
import { RAD_PER_DEG, wrapPi } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import reference from '../../../conformance/observation/observation.json' with { type: 'json' };
import { pointingOf } from '../test/pointing.ts';
import { epoch, site } from '../test/reference.ts';
import { directionOfPointing } from './encoder.ts';
import { predictMeasurement, withoutAberration } from './prediction.ts';
import { refractionConstants } from './refraction.ts';

const MU = 3.986004418e14;
const start = epoch(reference.epochUtc);
const sites = new Map(reference.sites.map((raw) => [raw.id, site(raw)]));
const orbits = new Map(reference.orbits.map((orbit) => [orbit.id, circular(orbit)]));

function circular({ radiusM: a, ...deg }: (typeof reference.orbits)[number]): Ephemeris {
  const [i, node] = [deg.inclinationDeg * RAD_PER_DEG, deg.nodeDeg * RAD_PER_DEG];
  const n = Math.sqrt(MU / a ** 3);
  const p = [Math.cos(node), Math.sin(node), 0];
  const q = [-Math.sin(node) * Math.cos(i), Math.cos(node) * Math.cos(i), Math.sin(i)];
  return {
    frame: 'EME2000',
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(t, out) {
      const u = deg.phaseDeg * RAD_PER_DEG + n * (t - start);
      for (let k = 0; k < 3; k++) {
        out[k] = a * (Math.cos(u) * p[k]! + Math.sin(u) * q[k]!);
        out[k + 3] = a * n * (Math.cos(u) * q[k]! - Math.sin(u) * p[k]!);
      }
      return true;
    },
  };
}

/** Angle between two directions given as longitude and latitude. */
function arcsec([ra, dec]: readonly [number, number], deg: readonly number[]): number {
  const across = wrapPi(ra - deg[0]! * RAD_PER_DEG) * Math.cos(dec);
  return (Math.hypot(across, dec - deg[1]! * RAD_PER_DEG) / RAD_PER_DEG) * 3600;
}

const all = reference.cases.map((one) => {
  const at = start + one.secondsUtc;
  return { ...one, at, from: sites.get(one.site)!, orbit: orbits.get(one.orbit)! };
});
const row = { room: 'tracking', origin: 'ERFA 2.0.1.5 through pyerfa; conformance/observation/observation.py' };
const angles = ({ rightAscensionRad, declinationRad }: { rightAscensionRad: number; declinationRad: number }) =>
  [rightAscensionRad, declinationRad] as const;

it('light time, range and range rate at the time of reception', () => {
  const found = all.map(({ from, orbit, at, ...one }) => ({ one, ours: predictMeasurement(from, orbit, at)! }));
  const directions = found.map(({ one, ours }) => arcsec(angles(ours), one.lightTimeDeg));
  const ranges = found.map(({ one, ours }) => Math.abs(ours.rangeM - one.rangeM));
  const rates = found.map(({ one, ours }) => Math.abs(ours.rangeRateMps - one.rangeRateMps));
  const reason = 'nutation joined by lines over 15 minutes, epochs held to 0.12 microseconds';
  const rows = [
    { reference: 'direction with light time at reception', deviations: directions, unit: 'arcsec', tolerance: 0.001 },
    { reference: 'range with light time at reception', deviations: ranges, unit: 'm', tolerance: 0.01 },
    { reference: 'range rate with light time at reception', deviations: rates, unit: 'm/s', tolerance: 1e-4 },
  ];
  for (const one of rows) {
    recordValidation({ ...row, ...one, reason });
    expect(Math.max(...one.deviations), one.reference).toBeLessThan(one.tolerance);
  }
});

it('aberration: what an instrument sees in the barycentric frame, and what is left when stars are the measure', () => {
  const seen: number[] = [];
  const stars: number[] = [];
  const back: number[] = [];
  for (const { from, orbit, at, properDeg, againstStarsDeg, lightTimeDeg } of all) {
    const proper = predictMeasurement(from, orbit, at, undefined, { aberration: 'DIURNAL' })!;
    const measured = predictMeasurement(from, orbit, at, undefined, { aberration: 'ANNUAL' })!;
    seen.push(arcsec(angles(proper), properDeg));
    stars.push(arcsec(angles(measured), againstStarsDeg));
    back.push(
      arcsec(withoutAberration(angles(proper), 'DIURNAL', from, at), lightTimeDeg),
      arcsec(withoutAberration(angles(measured), 'ANNUAL', from, at), lightTimeDeg),
    );
  }
  const reason = 'the velocity of the Earth is that around the Sun instead of the barycentre: 15 m/s are 0.01 arcsec';
  const fields = { ...row, unit: 'arcsec', tolerance: 0.02, reason };
  recordValidation({
    ...fields,
    reference: 'apparent direction by barycentric light time and aberration',
    deviations: seen,
  });
  recordValidation({ ...fields, reference: 'direction reduced against catalogue stars', deviations: stars });
  expect(Math.max(...seen, ...stars)).toBeLessThan(0.02);
  expect(Math.max(...back)).toBeLessThan(0.01);
});

it('azimuth and elevation with diurnal aberration and refraction, and the way back', () => {
  const deviations: number[] = [];
  for (const { from, orbit, at, observedDeg } of all) {
    const { rightAscensionRad, declinationRad } = predictMeasurement(from, orbit, at)!;
    for (const { id, ...atmosphere } of reference.atmospheres) {
      const air = refractionConstants(atmosphere);
      const pointing = pointingOf(from, rightAscensionRad, declinationRad, at, undefined, air);
      deviations.push(arcsec([pointing.azimuthRad, pointing.elevationRad], observedDeg[id as 'none']));
      const again = directionOfPointing(from, pointing, at, undefined, air);
      expect(arcsec(again, [rightAscensionRad / RAD_PER_DEG, declinationRad / RAD_PER_DEG])).toBeLessThan(1e-3);
    }
  }
  recordValidation({
    ...row,
    reference: 'azimuth and elevation through air, optical and radio',
    deviations,
    unit: 'arcsec',
    tolerance: 0.2,
    reason:
      'ERFA turns the Earth by IAU 2006 (0.05 arcsec from IAU 1980 without pole offsets) and solves refraction in one step',
  });
  expect(Math.max(...deviations)).toBeLessThan(0.2);
});

it('a clock that is late and a mount that is off shift what is measured by as much', () => {
  const { from, orbit, at } = all[0]!;
  const late = predictMeasurement(from, orbit, at + 1, undefined, { bias: { timeS: 1 } })!;
  const plain = predictMeasurement(from, orbit, at)!;
  expect({ ...late, receptionTaiS: at }).toEqual(plain);
  const bias = { angleRad: [1e-5, -2e-5], rangeM: 30, rangeRateMps: -0.1 } as const;
  const off = predictMeasurement(from, orbit, at, undefined, { bias })!;
  expect((off.rightAscensionRad - plain.rightAscensionRad) * Math.cos(plain.declinationRad)).toBeCloseTo(1e-5, 12);
  expect(off.declinationRad - plain.declinationRad).toBeCloseTo(-2e-5, 12);
  expect([off.rangeM - plain.rangeM, off.rangeRateMps - plain.rangeRateMps]).toEqual([
    expect.closeTo(30, 6),
    expect.closeTo(-0.1, 9),
  ]);
  const ended = { ...orbit, stateAt: () => false };
  expect(predictMeasurement(from, ended, at)).toBeUndefined();
});
