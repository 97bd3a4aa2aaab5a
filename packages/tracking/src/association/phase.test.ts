import { readFileSync } from 'node:fs';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { expect, it } from 'vitest';
import { readGpCsv } from '../../../../conformance/gp-elements.ts';
import { pointingOf } from '../../test/pointing.ts';
import type { MeasurementTrack } from '../measurement.ts';
import { predictMeasurement } from '../prediction.ts';
import { siteAt } from '../site.ts';
import { associateTrack } from './associate.ts';
import { alongTrackError, type OrbitCovariance } from './orbit-covariance.ts';
import { orbitAhead, phaseErrorOf } from './phase.ts';

const catalogue = readGpCsv(
  readFileSync(new URL('../../../../conformance/screening/elements-20241101.csv', import.meta.url), 'utf8'),
).filter(({ meanMotionRevPerDay }) => meanMotionRevPerDay > 11);

/** The element set of an object that is ahead by a share of a revolution. */
function movedBy(elements: MeanElements, share: number): MeanElements {
  return { ...elements, meanAnomalyDeg: (((elements.meanAnomalyDeg + 360 * share) % 360) + 360) % 360 };
}

it('an orbit ahead of itself is on the path of an element set whose mean anomaly is moved, to half a kilometre in half a revolution', () => {
  for (const elements of catalogue.slice(0, 20)) {
    const periodS = 86_400 / elements.meanMotionRevPerDay;
    for (const share of [-0.5, -0.1, 0.01, 0.3]) {
      const [one, other] = [new Float64Array(6), new Float64Array(6)];
      const at = elements.epochTaiS + 40_000;
      expect(orbitAhead(sgp4Ephemeris(elements), share * periodS).stateAt(at, one)).toBe(true);
      expect(sgp4Ephemeris(movedBy(elements, share)).stateAt(at, other)).toBe(true);
      // How far along the path is a matter of which revolution is meant: from node to node, or from perigee to perigee.
      const apart = [0, 1, 2].map((k) => one[k]! - other[k]!);
      const speed = Math.hypot(other[3]!, other[4]!, other[5]!);
      const along = apart.reduce((sum, value, k) => sum + (value * other[k + 3]!) / speed, 0);
      const across = Math.sqrt(Math.hypot(...apart) ** 2 - along ** 2);
      expect(across, `${elements.name} ${share}`).toBeLessThan(1000 * Math.abs(share));
    }
  }
});

it('an orbit of a table goes on beyond its ends', () => {
  const [elements] = catalogue;
  const whole = inFrame(sgp4Ephemeris(elements!), 'EME2000');
  const at = elements!.epochTaiS;
  const short = { ...whole, startTaiS: at - 60, stopTaiS: at + 60 };
  const [one, other] = [new Float64Array(6), new Float64Array(6)];
  expect(orbitAhead(short, 120).stateAt(at, one)).toBe(true);
  expect(orbitAhead(whole, 120).stateAt(at, other)).toBe(true);
  expect(Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!, one[2]! - other[2]!)).toBeLessThan(100);
  expect(orbitAhead(short, 120).stateAt(at + 61, one)).toBe(false);
});

const site = siteAt({ latitudeRad: 0.3, longitudeRad: 0.13, heightM: 100 });

/** Ten directions, or ranges with range rates, of an object above the site. */
function trackOf(elements: MeanElements, isRadar: boolean): MeasurementTrack {
  const orbit = sgp4Ephemeris(elements);
  const isUp = (t: number): boolean => {
    const seen = predictMeasurement(site, orbit, t)!;
    return pointingOf(site, seen.rightAscensionRad, seen.declinationRad, t).elevationRad > 0.5;
  };
  let at = elements.epochTaiS;
  while (!isUp(at)) at += 30;
  const measurements = Array.from({ length: 10 }, (_, k) => {
    const seen = predictMeasurement(site, orbit, at + 4 * k)!;
    const { receptionTaiS, rightAscensionRad, declinationRad, rangeM, rangeRateMps } = seen;
    return isRadar ? { receptionTaiS, rangeM, rangeRateMps } : { receptionTaiS, rightAscensionRad, declinationRad };
  });
  const sigma = { angleRad: 1e-5, rangeM: 20, rangeRateMps: 0.5 };
  return { site, sigma, measurements, timeBiasS: 0, timeBiasSigmaS: 0.001, angleBiasSigmaRad: 0 };
}

/** An object that is on its path, but nobody knows where: a kilometre of the usual kind, and so much in time. */
const lost =
  (sigmaM: number): OrbitCovariance =>
  (state) => {
    const { covariance, motion } = phaseErrorOf(alongTrackError(1000)(state), state);
    const { radialMps, alongMps, pullMps2 } = motion;
    const way = [radialMps, alongMps, 0, -pullMps2, 0, 0].map((rate) => (rate * sigmaM) / alongMps);
    const matrix = covariance.matrix.map((value, k) => value + way[Math.floor(k / 6)]! * way[k % 6]!);
    return { ...covariance, matrix };
  };

it.each([
  { what: 'directions', isRadar: false },
  { what: 'ranges', isRadar: true },
])(
  'an object far from its prediction is found by its $what as far as the error of its orbit goes, and no farther',
  ({ isRadar }) => {
    for (const elements of catalogue.slice(0, 10)) {
      for (const share of [-0.3, 0.05]) {
        const track = trackOf(movedBy(elements, share), isRadar);
        const found = (sigmaM: number) =>
          associateTrack(track, [{ id: 1, orbit: sgp4Ephemeris(elements), error: lost(sigmaM) }]);
        const wide = found((Math.abs(share) * 42e6) / 2);
        expect(wide.ranked[0]?.isWithin, `${elements.name} ${share}`).toBe(true);
        expect(wide.ranked[0]!.timeOffsetS).toBeCloseTo((-share * 86_400) / elements.meanMotionRevPerDay, -1);
        expect(found(1000).ranked.some(({ isWithin }) => isWithin)).toBe(false);
      }
    }
  },
);

it('range and range rate of an object that may be anywhere on its path name nobody; its directions do', () => {
  const [elements] = catalogue;
  const anywhere = [{ id: 1, orbit: sgp4Ephemeris(elements!), error: alongTrackError(5e6) }];
  const moved = movedBy(elements!, 0.1);
  expect(associateTrack(trackOf(moved, true), anywhere).verdict).toBe('ambiguous');
  const lostOne = anywhere.map((one) => ({ ...one, error: lost(5e6) }));
  expect(associateTrack(trackOf(moved, false), lostOne).verdict).toBe('associated');
});
