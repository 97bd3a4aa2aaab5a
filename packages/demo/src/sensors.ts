import type { SensorBody } from '@keepout/contract/odt/sensor';
import { sensorTypeFor } from '@keepout/contract/odt/sensor-types';
import type { SeededSensor } from '@keepout/server/odt/sensors/seed';

type Place = readonly [
  code: string,
  name: string,
  latitudeDeg: number,
  longitudeDeg: number,
  altitudeM: number,
  clearShare: number,
];

/** The places are real, the telescopes are not. */
const TELESCOPES: readonly Place[] = [
  ['TEI-01', 'Teide', 28.3, -16.51, 2_390, 0.8],
  ['SUT-01', 'Sutherland', -32.38, 20.81, 1_798, 0.7],
  ['SSO-01', 'Siding Spring', -31.27, 149.07, 1_165, 0.65],
  ['PAR-01', 'Paranal', -24.63, -70.4, 2_635, 0.88],
  ['MAY-01', 'New Mexico', 32.9, -105.53, 2_225, 0.72],
  ['MAI-01', 'Maidanak', 38.67, 66.9, 2_593, 0.6],
];

const RADARS: readonly Place[] = [
  ['KIR-R1', 'Kiruna radar', 67.86, 20.96, 400, 1],
  ['PUN-R1', 'Punta Arenas radar', -53, -70.85, 40, 1],
  ['ASC-R1', 'Ascension radar', -7.95, -14.4, 60, 1],
];

const LIMITS = { horizon: [], minSeparation: 0.01, unavailable: [], minPassSpacing: 20 };

function telescope([sensorCode, groundSensorName, latitude, longitude, altitude, clearShare]: Place): SensorBody {
  return {
    ...LIMITS,
    sensorCode,
    groundSensorName,
    sensorType: 'OPTICAL_PASSIVE',
    minElevation: 15,
    site: { latitude, longitude, altitude },
    fieldOfView: 1.5,
    limitingMagnitude: 14,
    maxRange: null,
    maxSunElevation: -10,
    minMoonSeparation: 10,
    slewRate: 6,
    weatherSource: 'SIMULATED',
    clearShare,
    latency: 1_800,
    accuracy: {
      angleSigma: 1.5,
      rangeSigma: null,
      rangeRateSigma: null,
      timeBias: 0,
      timeBiasSigma: 0.001,
      angleBiasSigma: 0.5,
    },
    pricePerPass: { amount: 12_000, currency: 'EUR' },
  };
}

function radar([sensorCode, groundSensorName, latitude, longitude, altitude]: Place): SensorBody {
  return {
    ...LIMITS,
    sensorCode,
    groundSensorName,
    sensorType: sensorTypeFor('RADAR'),
    minElevation: 10,
    site: { latitude, longitude, altitude },
    fieldOfView: 2,
    limitingMagnitude: null,
    maxRange: 3_000,
    maxSunElevation: 0,
    minMoonSeparation: 0,
    slewRate: 15,
    weatherSource: 'NONE',
    clearShare: 1,
    latency: 600,
    accuracy: {
      angleSigma: 60,
      rangeSigma: 10,
      rangeRateSigma: 0.05,
      timeBias: 0,
      timeBiasSigma: 0.0005,
      angleBiasSigma: 10,
    },
    pricePerPass: { amount: 35_000, currency: 'EUR' },
  };
}

const simulated = (body: SensorBody): SeededSensor => ({ ...body, provider: 'SIMULATOR', dataMode: 'SIMULATED' });

/** The simulated network of the demo, with one sensor to come and one for tests, which lists hide. */
export const DEMO_SENSORS: readonly SeededSensor[] = [
  ...TELESCOPES.map((place) => simulated(telescope(place))),
  ...RADARS.map((place) => simulated(radar(place))),
  simulated({ ...telescope(['TEI-02', 'Teide, second dome', 28.3, -16.51, 2_390, 0.8]), sensorType: 'FUTURE' }),
  simulated({ ...telescope(['TST-01', 'Test bench', 48.1, 11.3, 560, 1]), sensorType: 'TEST_OPTICAL' }),
];
