import { cholesky } from '@keepout/astro/covariance/positive-definite';
import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { Ephemeris } from '@keepout/astro/nouns';
import { propagateNumerically } from '@keepout/astro/numerical/propagate';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { pointingOf } from '../../test/pointing.ts';
import { epoch, site } from '../../test/reference.ts';
import type { Measurement, MeasurementTrack } from '../measurement.ts';
import { predictMeasurement } from '../prediction.ts';
import { type InitialOrbitResult, initialOrbit } from './initial-orbit.ts';

const START = epoch('2024-11-01T00:00:00');
const sites = [
  site({ id: 'a', lat_deg: 46.9, lon_deg: 7.5, alt_m: 951 }),
  site({ id: 'b', lat_deg: -23, lon_deg: -67, alt_m: 2400 }),
  site({ id: 'c', lat_deg: 28.3, lon_deg: -16.5, alt_m: 2393 }),
];
const forces = forceModel('EME2000', { gravity: egm96(20), withSun: true, withMoon: true });

/** A day of an orbit with more forces than the search knows. */
function orbitOf(radiusM: number, inclinationRad: number, phaseRad: number, days = 1): Ephemeris {
  const speed = Math.sqrt(3.986004418e14 / radiusM);
  const [c, s] = [Math.cos(phaseRad), Math.sin(phaseRad)];
  const [ci, si] = [Math.cos(inclinationRad), Math.sin(inclinationRad)];
  const run = propagateNumerically({
    initial: {
      epochTaiS: START,
      frame: 'EME2000',
      positionM: [radiusM * c, radiusM * s * ci, radiusM * s * si],
      velocityMps: [-speed * s, 1.01 * speed * c * ci, 1.01 * speed * c * si],
    },
    massKg: 1,
    stopTaiS: START + days * 86_400,
    forces,
  });
  if (!run.ok) throw new Error(run.fault.code);
  return run.value;
}

/** Noise that is the same in each run: sums of sines, unit variance. */
const noise = (k: number): number =>
  Math.sqrt(2) * Math.sin(12.9898 * k + 78.233 * Math.sin(k)) + 0.1 * Math.cos(3 * k);

interface Wanted {
  readonly spanS: number;
  readonly points: number;
  readonly fromS?: number;
  readonly isRadar?: boolean;
}

/** The first stretch above twenty degrees of any of the sites, measured with an arcsecond of noise. */
function trackOf(orbit: Ephemeris, { spanS, points, fromS = 0, isRadar = false }: Wanted): MeasurementTrack {
  for (let t = START + 60 + fromS; t < START + 80_000; t += 20) {
    for (const here of sites) {
      const up = (at: number): boolean => {
        const seen = predictMeasurement(here, orbit, at)!;
        return pointingOf(here, seen.rightAscensionRad, seen.declinationRad, at).elevationRad > 0.35;
      };
      if (!up(t) || !up(t + spanS)) continue;
      const measurements = Array.from({ length: points }, (_, k): Measurement => {
        const at = t + (k * spanS) / (points - 1);
        const seen = predictMeasurement(here, orbit, at)!;
        const sigma = (isRadar ? 60 : 1) * RAD_PER_ARCSEC;
        return {
          receptionTaiS: at,
          rightAscensionRad: seen.rightAscensionRad + (sigma * noise(2 * k + t)) / Math.cos(seen.declinationRad),
          declinationRad: seen.declinationRad + sigma * noise(2 * k + 1 + t),
          ...(isRadar && {
            rangeM: seen.rangeM + 20 * noise(7 * k),
            rangeRateMps: seen.rangeRateMps + 0.1 * noise(5 * k),
          }),
        };
      });
      const sigma = { angleRad: (isRadar ? 60 : 1) * RAD_PER_ARCSEC, rangeM: 20, rangeRateMps: 0.1 };
      return { site: here, measurements, sigma, timeBiasS: 0, timeBiasSigmaS: 0, angleBiasSigmaRad: 0 };
    }
  }
  throw new Error('never up');
}

/** Distance of the best orbit from the truth at its epoch: metres, and in units of its covariance, squared. */
function errorOf({ orbits }: InitialOrbitResult, truth: Ephemeris): { metres: number; normalised: number } {
  const [{ epochTaiS, positionM, velocityMps, covariance }] = orbits as [(typeof orbits)[number]];
  const six = new Float64Array(6);
  truth.stateAt(epochTaiS, six);
  const off = [...positionM, ...velocityMps].map((value, k) => value - six[k]!);
  const lower = cholesky(covariance!, 6)!;
  let normalised = 0;
  const solved: number[] = [];
  for (let i = 0; i < 6; i++) {
    const value = solved.reduce((sum, one, k) => sum - lower[6 * i + k]! * one, off[i]!) / lower[7 * i]!;
    solved.push(value);
    normalised += value * value;
  }
  return { metres: Math.hypot(off[0]!, off[1]!, off[2]!), normalised };
}

const ORBITS = [
  ['low', 7.0e6, 1.72, 0.4],
  ['low and inclined', 7.4e6, 0.9, 2.1],
  ['medium', 2.656e7, 0.96, 1.0],
  ['high', 4.2164e7, 0.1, 5.6],
] as const;

/** Stays below in 9,999 of 10,000 cases; the noise is not quite normal. */
const CHI_SQUARE_SIX = 27.9;

describe('the orbit of an unknown object', () => {
  it.each([
    [...ORBITS[0], 180, 1e3],
    [...ORBITS[1], 180, 5e3],
    [...ORBITS[2], 5400, 1e4],
    [...ORBITS[3], 5400, 1e5],
  ] as const)('from one optical track that is long enough is right within its covariance: %s', (...one) => {
    const [, radius, inclination, phase, spanS, limitM] = one;
    const truth = orbitOf(radius, inclination, phase);
    const found = initialOrbit([trackOf(truth, { spanS, points: 13 })]);
    const { metres, normalised } = errorOf(found, truth);
    expect(found.state).toBe('FOUND');
    expect(metres).toBeLessThan(limitM);
    expect(normalised).toBeLessThan(CHI_SQUARE_SIX);
  });

  it('from an arc of seconds is said to be no more than a guess', () => {
    for (const [, radius, inclination, phase] of ORBITS) {
      const truth = orbitOf(radius, inclination, phase);
      const found = initialOrbit([trackOf(truth, { spanS: 4, points: 5 })]);
      expect(found.state).toBe('ARC_TOO_SHORT');
    }
  });

  it('from one radar track is right within its covariance', () => {
    const truth = orbitOf(7.0e6, 1.72, 0.4);
    const found = initialOrbit([trackOf(truth, { spanS: 60, points: 13, isRadar: true })]);
    const { metres, normalised } = errorOf(found, truth);
    expect(found.state).toBe('FOUND');
    expect(metres).toBeLessThan(1000);
    expect(normalised).toBeLessThan(CHI_SQUARE_SIX);
  });

  it('from two tracks hours apart is known to metres, and from tracks of two objects there is none', () => {
    const [one, other] = [ORBITS[0], ORBITS[1]].map(([, radius, inclination, phase]) =>
      orbitOf(radius, inclination, phase),
    );
    const short = { spanS: 60, points: 7 };
    const first = trackOf(one!, short);
    const fromS = first.measurements[0]!.receptionTaiS - START + 3600;
    const found = initialOrbit([first, trackOf(one!, { ...short, fromS })]);
    expect(found.state).toBe('FOUND');
    expect(found.orbits[0]!.semiMajorAxisSigmaM).toBeLessThan(100);
    expect(errorOf(found, one!).metres).toBeLessThan(100);
    expect(initialOrbit([first, trackOf(other!, { ...short, fromS })]).state).toBe('NO_FIT');
  });

  it('from two directions is not to be had', () => {
    const truth = orbitOf(7.0e6, 1.72, 0.4);
    expect(initialOrbit([trackOf(truth, { spanS: 60, points: 2 })])).toEqual({ state: 'TOO_FEW', orbits: [] });
    expect(initialOrbit([])).toEqual({ state: 'TOO_FEW', orbits: [] });
  });
});
