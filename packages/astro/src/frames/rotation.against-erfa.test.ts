import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import reference from '../../../../conformance/frames/erfa-frames.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { julianCenturiesTt, parseUtc, taiMinusUtcS, ut1 } from '../epoch.ts';
import type { FrameName, StateVector, Vec3 } from '../nouns.ts';
import type { EarthOrientation } from './earth-orientation.ts';
import { apply3 } from './matrix3.ts';
import { nutation1980, precession1976 } from './precession-nutation.ts';
import { transformState } from './rotation.ts';
import { gmst82 } from './sidereal-time.ts';

type Sample = (typeof reference.earth)[number];

/** Epochs are held to 0.12 microseconds: 0.35 mm of Earth rotation at the geostationary ring, 2e-11 rad. */
const HALF_MILLIMETRE = 5e-4;
/** Nutation is joined by straight lines over 15 minutes, 1e-6 arcsec. */
const ONE_TENTH_MILLIMETRE = 1e-4;
/** EME2000 by its published bias angles, a tenth of a microarcsecond apart from theirs. */
const FIFTY_MICROMETRES = 5e-5;
/** What the observed pole moves: a third of an arcsecond for the theory of 1976 to 2034, less than a tenth within it. */
const ONE_TENTH_ARCSECOND = 0.1;

const origin = `${reference.tool}; conformance/frames/erfa-frames.py`;

function apart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

function epochOf(sample: Sample): number {
  const parsed = parseUtc(sample.epochUtc);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
}

function orientation({ eop }: Sample, epochTaiS: number, hasPoleOffsets: boolean): EarthOrientation {
  const row = {
    ut1MinusTaiS: eop.ut1MinusUtc_s - taiMinusUtcS(epochTaiS),
    xpRad: eop.xp_arcsec * RAD_PER_ARCSEC,
    ypRad: eop.yp_arcsec * RAD_PER_ARCSEC,
    lodS: 0,
    longitudeOffsetRad: eop.dPsi_arcsec * RAD_PER_ARCSEC,
    obliquityOffsetRad: eop.dEps_arcsec * RAD_PER_ARCSEC,
  };
  return { startTaiS: epochTaiS, stopTaiS: epochTaiS, hasPoleOffsets, at: () => row };
}

function offsets(to: FrameName, expected: (sample: Sample) => ArrayLike<number>, withPole?: boolean): number[] {
  return reference.earth.map((sample) => {
    const epochTaiS = epochOf(sample);
    const state: StateVector = {
      epochTaiS,
      frame: 'EME2000',
      positionM: sample.eme2000.r as unknown as Vec3,
      velocityMps: sample.eme2000.v as unknown as Vec3,
    };
    const eop = withPole === undefined ? undefined : orientation(sample, epochTaiS, withPole);
    const there = transformState(state, to, eop);
    // And back: to a micrometre.
    expect(apart(transformState(there, 'EME2000', eop).positionM, state.positionM)).toBeLessThan(1e-6);
    return apart(there.positionM, expected(sample));
  });
}

describe('Earth frames against ERFA by the same theories, 1990 to 2034, low orbits to the geostationary ring', () => {
  it.each([
    ['GCRF', FIFTY_MICROMETRES, 'bias angles of IERS 2003 with their printed digits', offsets('GCRF', (s) => s.gcrf)],
    ['TOD', ONE_TENTH_MILLIMETRE, 'nutation joined by lines over 15 minutes', offsets('TOD', (s) => s.tod)],
    ['TEME', ONE_TENTH_MILLIMETRE, 'nutation joined by lines over 15 minutes', offsets('TEME', (s) => s.teme)],
    [
      'ITRF without pole offsets',
      HALF_MILLIMETRE,
      'epochs are held to 0.12 microseconds, 0.35 mm at the geostationary ring',
      offsets('ITRF', (s) => s.itrfPlain, false),
    ],
    [
      'ITRF with pole offsets',
      HALF_MILLIMETRE,
      'epochs are held to 0.12 microseconds, 0.35 mm at the geostationary ring',
      offsets('ITRF', (s) => s.itrfObserved, true),
    ],
  ] as const)('%s', (frame, tolerance, reason, deviations) => {
    recordValidation({
      room: 'astro',
      reference: `${frame} by IAU 1976, 1980, 1982, 1994`,
      origin,
      deviations,
      unit: 'm',
      tolerance,
      reason: `ERFA is exact to double precision; ${reason}`,
    });
    expect(Math.max(...deviations)).toBeLessThan(tolerance);
  });

  it('mean equator of date, nutation angles and sidereal time agree to the last digits', () => {
    const out = new Float64Array(3);
    for (const sample of reference.earth) {
      const epochTaiS = epochOf(sample);
      const centuries = julianCenturiesTt(epochTaiS);
      apply3(precession1976(centuries), sample.eme2000.r as unknown as Vec3, out);
      expect(apart(out, sample.mod)).toBeLessThan(1e-8);
      const { inLongitudeRad, inObliquityRad } = nutation1980(centuries);
      expect(Math.abs(inLongitudeRad - sample.nutation1980_rad[0]!)).toBeLessThan(1e-17);
      expect(Math.abs(inObliquityRad - sample.nutation1980_rad[1]!)).toBeLessThan(1e-17);
      const sidereal = gmst82(ut1(epochTaiS, sample.eop.ut1MinusUtc_s));
      expect(Math.abs(sidereal - sample.gmst82_rad)).toBeLessThan(2e-11);
    }
  });

  it('ITRF without pole offsets stands within a tenth of an arcsecond of the theory of today', () => {
    const angles = offsets('ITRF', (s) => s.itrfIers2010, false).map(
      (offset, i) => offset / Math.hypot(...reference.earth[i]!.eme2000.r) / RAD_PER_ARCSEC,
    );
    recordValidation({
      room: 'astro',
      reference: 'ITRF without pole offsets against IERS 2010',
      origin,
      deviations: angles,
      unit: 'arcsec',
      tolerance: ONE_TENTH_ARCSECOND,
      reason:
        'theories of 1976 and 1980 against those of 2000 and 2006: the difference is the pole that tables observe',
      note: '0.05 arcsec is 1.7 m in low orbit and 10 m at the geostationary ring',
    });
    expect(Math.max(...angles)).toBeLessThan(ONE_TENTH_ARCSECOND);
  });
});
