import { RECORDED } from '../recorded.ts';
import type { Opportunities, OpportunityBody } from './opportunity.ts';
import type { SkyTrack } from './pass-prediction.ts';
import type { RequestBody } from './request.ts';
import type { CalibrationPoint, SensorBody } from './sensor.ts';
import type { OdtUserConfiguration } from './user-configuration.ts';
import type { ForecastBody } from './weather.ts';

const OPPORTUNITY_ID = 'opp-3f0a7c1b9d2e4f5a6b7c8d9e';
const { conjunctionId } = RECORDED.getConjunction;
const { target } = RECORDED.getRequest;
const pass = RECORDED.getRequest.passes[0]!.pass;
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

const price = { amount: 13_500, currency: 'EUR' };

const GAIN = {
  passes: 1,
  missSigmaBefore: 1840,
  missSigmaAfter: 122,
  pcNow: 2.1e-5,
  pcMedian: 1.4e-9,
  pcLow: 0,
  pcHigh: 1.9e-4,
  withoutPc: 0,
  toAct: 0.06,
  toSafe: 0.88,
  toWatch: 0.05,
  stays: 0.01,
};

const track: SkyTrack = {
  points: [
    { epoch: pass.start, azimuth: 211.4, elevation: 20, sunlit: true },
    { epoch: '2026-11-21T20:33:58.117Z', azimuth: 138.7, elevation: 47.31, sunlit: true },
  ],
  sun: [{ epoch: pass.start, azimuth: 262.1, elevation: -24.2, sunlit: true }],
  moon: [{ epoch: pass.start, azimuth: 121.5, elevation: 33.8, sunlit: true }],
  step: 1,
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

const opportunities: Opportunities = {
  target,
  opportunities: [
    {
      opportunityId: OPPORTUNITY_ID,
      sensorCode: 'TEI-07',
      groundSensorName: 'Teide 7',
      pass,
      points: 35,
      price,
      latency: 1800,
      availableAt: '2026-11-21T21:06:52.871Z',
      clearShare: 0.78,
      gain: GAIN,
      isStarred: true,
      weatherSource: 'CLEAR_SHARE',
      weatherNote: '',
      weatherNoteSentences: [],
    },
  ],
  reason: null,
  message: '',
  messageSentences: [],
  isSimulated: false,
  starred: { opportunityIds: [OPPORTUNITY_ID], price, gain: GAIN, availableAt: '2026-11-21T21:06:52.871Z' },
  best: null,
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
  opportunityIds: [OPPORTUNITY_ID],
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
  SkyTrack: track,
  OpportunityBody: opportunityBody,
  Opportunities: opportunities,
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
