import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { RAD_PER_ARCSEC, wrapPi } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import excerpt from '../../../conformance/association/tracks.json' with { type: 'json' };
import { readGpCsv } from '../../../conformance/gp-elements.ts';
import { pointingOf } from '../test/pointing.ts';
import { site } from '../test/reference.ts';
import { type KnownSensor, measurementTracks, type SensorReadings } from './intake.ts';
import { predictMeasurement } from './prediction.ts';
import { refractionConstants } from './refraction.ts';

const [elements] = readGpCsv(excerpt.catalogue);
const orbit = sgp4Ephemeris(elements!);
const here = site(excerpt.sites[0]!);
const AT = elements!.epochTaiS + 1234.5;
const known: KnownSensor = { site: here, sigma: { angleRad: 1e-5 }, timeBiasS: 0.5 };
const truth = predictMeasurement(here, orbit, AT)!;
const END = { name: 'ZIM', line: 6, keyword: 'PARTICIPANT_1' } as const;
const OTHER = { name: '12345', line: 7, keyword: 'PARTICIPANT_2' } as const;
const readings = (over: Partial<SensorReadings>, anglesRad: readonly [number, number]): SensorReadings => ({
  segment: 1,
  line: 4,
  sensor: END,
  object: OTHER,
  angles: 'EME2000',
  aberrationLeft: { annual: false, diurnal: false },
  points: [{ line: 14, receptionTaiS: AT + 0.5, anglesRad, rangeM: truth.rangeM }],
  ...over,
});
const sensorOf = (name: string): KnownSensor | undefined => (name === 'ZIM' ? known : undefined);
const distance = (one: SensorReadings, sensor = known): number => {
  const [track] = measurementTracks([one], () => sensor).tracks;
  const { rightAscensionRad = 0, declinationRad = 0 } = track!.measurements[0]!;
  const across = wrapPi(rightAscensionRad - truth.rightAscensionRad) * Math.cos(declinationRad);
  return Math.hypot(across, declinationRad - truth.declinationRad) / RAD_PER_ARCSEC;
};

it('azimuth and elevation of a mount become the direction that they were made of', () => {
  const atmosphere = { pressureHPa: 900, temperatureC: 5, relativeHumidity: 0.4, wavelengthUm: 0.6 };
  const air = refractionConstants(atmosphere);
  const { azimuthRad, elevationRad } = pointingOf(
    here,
    truth.rightAscensionRad,
    truth.declinationRad,
    AT,
    undefined,
    air,
  );
  const azel = readings({ angles: 'AZEL' }, [azimuthRad, elevationRad]);
  expect(distance(azel, { ...known, atmosphere })).toBeLessThan(1e-3);
});

it('aberration that a message has left in is taken out, annual and diurnal', () => {
  const annual = predictMeasurement(here, orbit, AT, undefined, { aberration: 'ANNUAL' })!;
  const left = { annual: true, diurnal: false };
  const angles = [annual.rightAscensionRad, annual.declinationRad] as const;
  expect(distance(readings({ aberrationLeft: left }, angles))).toBeLessThan(1e-3);
  expect(distance(readings({}, angles))).toBeGreaterThan(1);
});

it('a sensor without a place is refused at its name, and one in the place of the object is found', () => {
  const angles = [truth.rightAscensionRad, truth.declinationRad] as const;
  expect(measurementTracks([readings({}, angles)], sensorOf)).toMatchObject({
    tracks: [
      { sensorName: 'ZIM', objectName: '12345', lines: [14], timeBiasS: 0.5, measurements: [{ rangeM: truth.rangeM }] },
    ],
    faults: [],
    warnings: [],
  });
  const nobody = measurementTracks([readings({ sensor: { ...END, name: 'X' } }, angles)], sensorOf);
  expect(nobody).toEqual({
    tracks: [],
    faults: [{ code: 'unknown-sensor', line: 6, keyword: 'PARTICIPANT_1', value: 'X', segment: 1 }],
    warnings: [],
  });
  const swapped = measurementTracks([readings({ sensor: OTHER, object: END }, angles)], sensorOf);
  expect(swapped).toMatchObject({
    tracks: [{ sensorName: 'ZIM', objectName: '12345' }],
    warnings: [{ code: 'participants-swapped', line: 6, value: 'ZIM' }],
  });
});
