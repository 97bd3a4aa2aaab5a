import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { describe, expect, it } from 'vitest';
import { seededDraws } from '../providers/simulator/draws.ts';
import { simulatedClouds, TOO_CLOUDY } from '../providers/simulator/weather.ts';
import type { AssociatedTrack } from '../tracks/read.thread.ts';
import { calibrationFigures } from './calibrate-job.ts';
import { calibrationOf } from './residuals-of-track.ts';

const SIGMA = 2 * RAD_PER_ARCSEC;

/** A track of a sensor with this scatter, whose clock is off by so much, of an orbit that is off by so much on the sky. */
function track(n: number, { sigma = SIGMA, timeOffsetS = 0.02, orbitRad = 0 } = {}): AssociatedTrack {
  const noise = seededDraws('track', n);
  const residuals = Array.from({ length: 30 }, (_, k) => ({
    receptionTaiS: 10 * k,
    // An orbit that is a little off drifts: a straight line that is not the sensor's.
    acrossRad: 5e-5 + 1e-7 * k + sigma * noise.normal(),
    declinationRad: -3e-5 + sigma * noise.normal(),
  }));
  const best = { isOrdered: false, noradId: 1 };
  const match = { id: best, residuals, timeOffsetS, thresholdRad: 3 * Math.hypot(SIGMA, orbitRad) };
  return {
    track: {
      measurements: residuals.map(({ receptionTaiS }) => ({ receptionTaiS })),
      sigma: { angleRad: SIGMA },
      timeBiasS: 0.1,
    },
    best,
    ranked: [match],
  } as unknown as AssociatedTrack;
}

describe('the calibration of a sensor', () => {
  it('finds scatter and clock of what it measured, not what was stated', () => {
    const tracks = Array.from({ length: 40 }, (_, n) => calibrationOf(track(n, { sigma: 1.5 * SIGMA }))!);
    const { angleSigmaArcsec, rangeSigmaM, timeBiasS } = calibrationFigures(tracks);
    expect(Math.abs(angleSigmaArcsec! - 3)).toBeLessThan(0.15);
    expect(timeBiasS).toBeCloseTo(0.12, 12);
    expect(rangeSigmaM).toBeNull();
  });

  it('takes no track of an object that is not known well enough, of nobody, or of a few points', () => {
    expect(calibrationOf(track(0, { orbitRad: SIGMA }))).toBeUndefined();
    expect(calibrationOf({ ...track(0), best: undefined })).toBeUndefined();
    const short = track(0);
    const measurements = short.track.measurements.slice(0, 4);
    expect(calibrationOf({ ...short, track: { ...short.track, measurements } })).toBeUndefined();
  });

  it('one odd clock does not move the figure', () => {
    const tracks = [0.02, 0.02, 5].map((timeOffsetS, n) => calibrationOf(track(n, { timeOffsetS }))!);
    expect(calibrationFigures(tracks).timeBiasS).toBeCloseTo(0.12, 12);
  });
});

it('simulated nights are clear with the share of their site, and one night is the same all night', () => {
  const sky = { sensorId: 'sen-1', longitudeRad: 1, clearShare: 0.7 };
  const nights = Array.from({ length: 2000 }, (_, n) => simulatedClouds(sky, n * 86_400));
  const clear = nights.filter((clouds) => clouds < TOO_CLOUDY).length / nights.length;
  // Four sigma of the share.
  expect(Math.abs(clear - 0.7)).toBeLessThan(4 * Math.sqrt((0.7 * 0.3) / 2000));
  const midnight = -(1 / (2 * Math.PI)) * 86_400;
  expect(simulatedClouds(sky, midnight - 14_400)).toBe(simulatedClouds(sky, midnight + 14_400));
  expect(simulatedClouds({ ...sky, clearShare: 1 }, midnight)).toBeLessThan(TOO_CLOUDY);
});
