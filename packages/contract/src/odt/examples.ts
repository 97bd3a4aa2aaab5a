import { RECORDED } from '../recorded.ts';
import type { OpportunityBody } from './opportunity.ts';
import type { RequestBody } from './request.ts';
import type { CalibrationPoint, SensorBody } from './sensor.ts';
import type { OdtUserConfiguration } from './user-configuration.ts';
import type { ForecastBody } from './weather.ts';

const { conjunctionId } = RECORDED.getConjunction;
const ORDERED_AT = '2026-11-21T09:12:04.512Z';

const sensorBody: SensorBody = {
  sensorCode: 'TEI-07',
  groundSensorName: 'Teide 7',
  sensorType: 'OPTICAL_PASSIVE',
  site: { latitude: 28.3, longitude: -16.51, altitude: 2393 },
  minElevation: 20,
  horizon: [{ azimuth: 120, elevation: 31 }],
  fieldOfView: 1.8,
  limitingMagnitude: 17.5,
  maxRange: null,
  maxSunElevation: -12,
  minMoonSeparation: 15,
  slewRate: 4,
  minPassSpacing: 60,
  minSeparation: 0.01,
  weatherSource: 'CLEAR_SHARE',
  clearShare: 0.78,
  latency: 1800,
  unavailable: [{ start: '2026-12-01T00:00:00Z', end: '2026-12-02T00:00:00Z', reason: 'Mirror is cleaned.' }],
  accuracy: {
    angleSigma: 0.8,
    rangeSigma: null,
    rangeRateSigma: null,
    timeBias: 0,
    timeBiasSigma: 0.001,
    angleBiasSigma: 0.2,
  },
  pricePerPass: { amount: 9000, currency: 'EUR' },
};

const calibration: CalibrationPoint = {
  at: '2026-11-20T23:41:12Z',
  tracks: 41,
  angleSigma: 0.93,
  rangeSigma: null,
  timeBias: 0.0021,
};

const opportunityBody: OpportunityBody = {
  conjunctionId,
  conjunctionObject: 'SECONDARY',
  measurementType: 'ANY',
  sensorCodes: [],
  priority: 'ELEVATED',
  minimumPoints: 5,
  ownSensorsOnly: false,
};

const requestBody: RequestBody = {
  conjunctionId,
  conjunctionObject: 'SECONDARY',
  measurementType: 'ANY',
  measurementFileType: 'TDM_KVN',
  fileCompressionType: 'NONE',
  priority: 'ELEVATED',
  sensorCodes: [],
  ownSensorsOnly: false,
  opportunityIds: [RECORDED.findOpportunities.opportunities[0]!.opportunityId],
  minimumPoints: 5,
  maximumPrice: { amount: 20_000, currency: 'EUR' },
  note: 'The message of this morning is diluted.',
};

const forecast: ForecastBody = {
  source: 'Met Norway, MEPS 2.5 km',
  issuedAt: '2026-11-21T06:00:00Z',
  hours: [
    { start: '2026-11-21T20:00:00Z', cloudCover: 0.1 },
    { start: '2026-11-21T21:00:00Z', cloudCover: 0.35 },
  ],
};

const notifications: OdtUserConfiguration['notifications'] = {
  email: { enabled: true, addresses: ['ops@example.org'] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  pagerduty: { enabled: false, url: [] },
  statuses: ['CANCELLED', 'COMPLETED_OK'],
};

/** An example of each body and answer, by the name of its schema. A table: nothing in it is computed with. */
export const ODT_EXAMPLES = {
  SensorBody: sensorBody,
  SensorChange: { ...sensorBody, sensorId: RECORDED.getSensor.sensorId },
  CalibrationPoint: calibration,
  WeatherForecastBody: forecast,
  OpportunityBody: opportunityBody,
  ObservationRequestBody: requestBody,
  OdtUserConfiguration: {
    _id: '5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4',
    notifications,
    version: 1,
    updatedAt: ORDERED_AT,
  },
  OdtUserConfigurationBody: { notifications },
  UploadedObservation: {
    observations: [{ ...RECORDED.getObservation, observationRequestId: null, passId: null, orbitUpdate: null }],
    isKnown: false,
  },
} satisfies Readonly<Record<string, object>>;
