import type { VisibilityInterval } from '@keepout/contract/odt/pass-prediction';
import type { CalibrationPoint, Sensor } from '@keepout/contract/odt/sensor';
import { isRadar, sensorTypeFor } from '@keepout/contract/odt/sensor-types';
import { RECORDED } from '@keepout/contract/recorded';
import { DAY_MS, HOUR_MS, inHours, iso } from './clock.ts';

export const eur = (amount: number) => ({ amount, currency: 'EUR' });

const CREATED_AT = '2026-10-01T08:00:00.000Z';

const telescope: Sensor = {
  ...RECORDED.getSensor,
  minElevation: 15,
  fieldOfView: 2.1,
  limitingMagnitude: 16.5,
  horizon: [
    { azimuth: 40, elevation: 15 },
    { azimuth: 70, elevation: 27 },
    { azimuth: 95, elevation: 15 },
  ],
  maxSunElevation: -12,
  minMoonSeparation: 15,
  minPassSpacing: 120,
  unavailable: [],
  clearShare: 0.78,
  latency: 1500,
  pricePerPass: eur(9_000),
  calibration: {
    tracks: 41,
    points: 1312,
    angleSigma: 0.912,
    rangeSigma: null,
    timeBias: 0.0011,
    from: '2026-10-20T19:00:00.000Z',
    to: '2026-11-20T04:00:00.000Z',
  },
  createdAt: CREATED_AT,
  updatedAt: CREATED_AT,
};

const radar: Sensor = {
  ...telescope,
  sensorType: sensorTypeFor('RADAR'),
  minElevation: 20,
  fieldOfView: 1.2,
  limitingMagnitude: null,
  maxRange: 1800,
  horizon: [],
  maxSunElevation: 0,
  minMoonSeparation: 0,
  weatherSource: 'NONE',
  clearShare: 1,
  latency: 600,
  accuracy: {
    angleSigma: 90,
    rangeSigma: 12,
    rangeRateSigma: 0.4,
    timeBias: 0,
    timeBiasSigma: 0.0005,
    angleBiasSigma: 20,
  },
  pricePerPass: eur(24_000),
  calibration: { ...telescope.calibration!, angleSigma: 84.2, rangeSigma: 13.4 },
};

/** What the server says of a sensor of the operator's own. */
export const OWN_SENSOR = { provider: 'OWN', dataMode: 'REAL', isOwn: true, calibration: null } as const;

/** Five sensors that take orders, one of them the operator's own, and three that only the special mode shows. */
export function sensorFixture(): readonly Sensor[] {
  const sensors: readonly (readonly [Sensor, string, string, [number, number, number], Partial<Sensor>?])[] = [
    [telescope, 'TEI-07', 'Teide 7', [28.3, -16.51, 2390]],
    [telescope, 'SUT-02', 'Sutherland 2', [-32.38, 20.81, 1760], { clearShare: 0.66, pricePerPass: eur(7_500) }],
    [
      telescope,
      'CTO-11',
      'Cerro Tololo 11',
      [-30.17, -70.81, 2200],
      { clearShare: 0.84, limitingMagnitude: 18, pricePerPass: eur(11_000) },
    ],
    [radar, 'KIR-R1', 'Kiruna radar', [67.86, 20.96, 420]],
    [
      telescope,
      'AUR-01',
      'Aurora Hakos',
      [-23.24, 16.36, 1832],
      {
        ...OWN_SENSOR,
        weatherSource: 'CLEAR_SHARE',
        clearShare: 0.81,
        pricePerPass: eur(0),
        unavailable: [{ start: inHours(30), end: inHours(54), reason: 'Mirror cleaning' }],
      },
    ],
    [telescope, 'TST-1', 'Test line', [0, 0, 0], { sensorType: 'TEST_OPTICAL' }],
    [telescope, 'NEX-1', 'Next year', [37, -3, 2100], { sensorType: 'FUTURE' }],
    [telescope, 'OLD-1', 'Old dome', [50, 8, 300], { sensorType: 'RETIRED' }],
  ];
  return sensors.map(([kind, sensorCode, groundSensorName, [latitude, longitude, altitude], part], index) => ({
    ...kind,
    sensorId: `sen-${index + 1}`,
    sensorCode,
    groundSensorName,
    site: { latitude, longitude, altitude },
    ...part,
  }));
}

/** Four weeks of a telescope that gets a little worse, or nothing of one that has not measured enough. */
export function calibrationFixture(sensor: Sensor): CalibrationPoint[] {
  if (sensor.calibration === null) return [];
  const isByRadar = isRadar(sensor.sensorType);
  return Array.from({ length: 18 }, (_, index) => ({
    at: inHours((index - 18) * 1.6 * (DAY_MS / HOUR_MS)),
    tracks: 6 + index * 2,
    angleSigma: isByRadar ? 82 + 6 * Math.sin(index) : 0.82 + 0.012 * index + 0.05 * Math.sin(index * 2.1),
    rangeSigma: isByRadar ? 12.6 + 0.8 * Math.sin(index * 1.7) : null,
    timeBias: 0.0004 + 0.00007 * index,
  }));
}

const DEG = Math.PI / 180;

/** Hours of the next night over a longitude: local midnight and its neighbours. */
function midnightMs(longitude: number, nowMs: number): number {
  const local = (((nowMs / HOUR_MS + longitude / 15) % 24) + 24) % 24;
  return nowMs + (24 - local) * HOUR_MS;
}

/** Passes of an object over a sensor in the day to come, as many at any hour; a radar sees it by day as well. */
export function passesFixture(sensor: Sensor, seed: number, nowMs: number): VisibilityInterval[] {
  const isByRadar = isRadar(sensor.sensorType);
  const midnight = midnightMs(sensor.site.longitude, nowMs);
  const earliestMs = nowMs + 5 * 60_000;
  const offsets = isByRadar ? [-11, -9.4, -1.8, -0.2, 5.4, 7] : [-5.2, -3.6, 0.1, 3.7, 5.3];
  const passesOf = (middle: number) =>
    offsets.map((hours, index): VisibilityInterval => {
      const maxElevation = 24 + ((seed * 37 + index * 53) % 62);
      const culminationMs = middle + (hours + ((seed * 7) % 9) / 10) * HOUR_MS;
      const half = (90 + maxElevation * 2.4) * 1000;
      const isShadowed = !isByRadar && Math.abs(hours) < 1;
      const startAzimuth = (seed * 61 + index * 97) % 360;
      return {
        start: iso(culminationMs - half),
        end: iso(culminationMs + half),
        culmination: iso(culminationMs),
        maxElevation,
        azimuthAtStart: startAzimuth,
        azimuthAtEnd: (startAzimuth + 150 + maxElevation / 3) % 360,
        range: 560 / Math.sin(maxElevation * DEG) ** 0.8,
        rangeRate: 6.4 - maxElevation / 40,
        sunElevation: isByRadar ? -4 : -48 + Math.abs(hours) * 7,
        sunlit: !isShadowed,
        phaseAngle: 62 + index * 9,
        moonSeparation: 38 + ((index * 29) % 80),
        moonIllumination: 0.87,
        magnitude: isByRadar ? null : 8.9 + (90 - maxElevation) / 25,
        obstacle: isShadowed ? 'NEVER_LIT' : null,
      };
    });
  return [-24, 0, 24]
    .flatMap((hours) => passesOf(midnight + hours * HOUR_MS))
    .filter(({ start }) => Date.parse(start) > earliestMs && Date.parse(start) <= earliestMs + 24 * HOUR_MS);
}

/** A path over the sky that rises, culminates and sets as the pass says. */
export function skyTrackFixture(start: string, end: string, seed: number) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const maximumElevation = 24 + ((seed * 41) % 60);
  const azimuth = (seed * 61) % 360;
  const count = 48;
  const points = Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count;
    const turn = (Math.atan((part - 0.5) * 6) / Math.atan(3) + 1) / 2;
    return {
      epoch: iso(from + part * (to - from)),
      azimuth: (azimuth + turn * 165) % 360,
      elevation: 15 + (maximumElevation - 15) * Math.sin(part * Math.PI),
      sunlit: part < 0.72 || seed % 2 === 0,
    };
  });
  const body = (bodyAzimuth: number, elevation: number) =>
    [start, end].map((epoch) => ({ epoch, azimuth: bodyAzimuth, elevation, sunlit: true }));
  return { points, sun: body(262, -24), moon: body(148, 41), step: (to - from) / 1000 / count };
}
