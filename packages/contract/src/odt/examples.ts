import { OBSERVATION_EXAMPLES } from './observation-examples.ts';
import type { Opportunities, OpportunityBody } from './opportunity.ts';
import type { PassPrediction, SkyTrack, VisibilityInterval } from './pass-prediction.ts';
import type { ObservationRequest, RequestBody, RequestPass } from './request.ts';
import type { CalibrationPoint, Sensor, SensorBody } from './sensor.ts';
import type { OdtUserConfiguration } from './user-configuration.ts';
import type { ForecastBody, SensorWeather } from './weather.ts';

const SENSOR_ID = 'sen-0b9f0a3e-5b8e-4f39-9b0d-6a2f5c1d7e10';
const REQUEST_ID = 'req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2';
const PASS_ID = 'pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11';
const OPPORTUNITY_ID = 'opp-3f0a7c1b9d2e4f5a6b7c8d9e';
const FILE_ID = 'obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44';
const CONJUNCTION_ID = 'con-892f52a249bd86bc2921b392';
const ORDERED_AT = '2026-11-21T09:12:04.512Z';

const sensorGiven: SensorBody = {
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

const sensor: Sensor = {
  sensorId: SENSOR_ID,
  ...sensorGiven,
  provider: 'HTTPS',
  dataMode: 'REAL',
  isOwn: false,
  calibration: {
    tracks: 41,
    points: 806,
    angleSigma: 0.93,
    rangeSigma: null,
    timeBias: 0.0021,
    from: '2026-10-22T20:14:00Z',
    to: '2026-11-20T23:41:12Z',
  },
  version: 3,
  createdAt: '2026-10-01T08:00:00Z',
  updatedAt: '2026-11-12T10:31:44.120Z',
};

const calibration: CalibrationPoint = {
  at: '2026-11-20T23:41:12Z',
  tracks: 41,
  angleSigma: 0.93,
  rangeSigma: null,
  timeBias: 0.0021,
};

const pass: VisibilityInterval = {
  start: '2026-11-21T20:31:10.204Z',
  end: '2026-11-21T20:36:52.871Z',
  culmination: '2026-11-21T20:33:58.117Z',
  maxElevation: 47.31,
  azimuthAtStart: 211.4,
  azimuthAtEnd: 62.9,
  range: 1042.771,
  rangeRate: 5.914,
  sunElevation: -24.6,
  sunlit: true,
  phaseAngle: 71.2,
  moonSeparation: 58.4,
  moonIllumination: 0.91,
  magnitude: 13.42,
  obstacle: null,
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
  toAct: 0.06,
  toSafe: 0.88,
  toWatch: 0.05,
  stays: 0.01,
};

const target: Opportunities['target'] = {
  kind: 'CONJUNCTION_SECONDARY',
  noradId: 99_106,
  name: 'ARGO-5 R/B',
  conjunctionId: CONJUNCTION_ID,
  orbitEpoch: '2026-11-20T18:04:11.902Z',
  orbitAgeDays: 0.6304,
  orbitSource: 'Element set of the catalogue in use (catalogue.tle).',
  orbitSourceSentences: [{ code: 'element-set-of', figures: { catalogue: 'catalogue.tle' } }],
};

const prediction: PassPrediction = {
  catalogueId: 99_106,
  name: target.name,
  sensorCode: 'TEI-07',
  groundSensorName: 'Teide 7',
  sensorType: 'OPTICAL_PASSIVE',
  orbitAgeDays: 0.6304,
  visibilityIntervals: [pass],
  reason: null,
  cacheId: 'prd-9a0e4f56-3c71-4b52-8f6e-2d0c1b9a7e35',
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

const asked: OpportunityBody = {
  conjunctionId: CONJUNCTION_ID,
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
};

const ordered: RequestBody = {
  conjunctionId: CONJUNCTION_ID,
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

const requestPass: RequestPass = {
  passId: PASS_ID,
  sensorCode: 'TEI-07',
  groundSensorName: 'Teide 7',
  status: 'SUCCESSFUL',
  pass,
  price,
  charge: 'NOT_CHARGED',
  observationFileId: FILE_ID,
  points: 33,
  reason: '',
  reasonSentences: [],
  clouds: 0.22,
  isSimulated: false,
  weatherSource: 'CLEAR_SHARE',
  replaces: null,
  updatedAt: '2026-11-21T21:04:12.004Z',
  history: [
    { status: 'PENDING', at: ORDERED_AT, reason: '', reasonSentences: [] },
    { status: 'APPROVED', at: '2026-11-21T09:12:06.190Z', reason: '', reasonSentences: [] },
    { status: 'EXECUTING', at: '2026-11-21T20:32:00.311Z', reason: '', reasonSentences: [] },
    { status: 'EXECUTED', at: '2026-11-21T20:37:00.207Z', reason: '', reasonSentences: [] },
    { status: 'PUBLISHING', at: '2026-11-21T21:04:10.912Z', reason: '', reasonSentences: [] },
    { status: 'PUBLISHED', at: '2026-11-21T21:04:12.004Z', reason: '', reasonSentences: [] },
    { status: 'SUCCESSFUL', at: '2026-11-21T21:04:12.004Z', reason: '', reasonSentences: [] },
  ],
};

const forecast: ForecastBody = {
  source: 'Met Norway, MEPS 2.5 km',
  issuedAt: '2026-11-21T06:00:00Z',
  hours: [
    { start: '2026-11-21T20:00:00Z', cloudCover: 0.1 },
    { start: '2026-11-21T21:00:00Z', cloudCover: 0.35 },
  ],
};

const weather: SensorWeather = {
  sensorCode: 'TEI-07',
  weatherSource: 'FORECAST',
  message: '',
  messageSentences: [],
  forecast: {
    source: forecast.source,
    issuedAt: forecast.issuedAt,
    receivedAt: '2026-11-21T06:41:09.300Z',
    start: '2026-11-21T20:00:00Z',
    end: '2026-11-21T22:00:00Z',
    isStale: false,
  },
  hours: [
    { start: '2026-11-21T21:00:00Z', clouds: 0.35, weatherSource: 'FORECAST' },
    { start: '2026-11-21T22:00:00Z', clouds: 0.22, weatherSource: 'CLEAR_SHARE' },
  ],
};

const summary = {
  observationRequestId: REQUEST_ID,
  status: 'COMPLETE',
  target,
  providerId: 'https',
  measurementType: 'ANY',
  orbitDataMessageType: null,
  measurementFileType: 'TDM_KVN',
  fileCompressionType: 'NONE',
  priority: 'ELEVATED',
  dataMode: 'REAL',
  numberOfPassesRequested: 1,
  numberOfPassesCompleted: 1,
  minimumPoints: 5,
  sensorCodes: [],
  start: ORDERED_AT,
  deadline: '2026-11-25T10:49:56.237Z',
  nextPass: null,
  observationFileId: FILE_ID,
  observationPassIds: [PASS_ID],
  price,
  charged: { amount: 0, currency: 'EUR' },
  charge: 'NOT_CHARGED',
  replacement: null,
  infeasibleReason: null,
  reason: '',
  reasonSentences: [],
  note: 'The message of this morning is diluted.',
  isSimulated: false,
  createdAt: ORDERED_AT,
  createdBy: 'mara',
  updatedAt: '2026-11-21T21:04:12.004Z',
  version: 9,
} satisfies Omit<
  ObservationRequest,
  'orbitDataMessage' | 'passes' | 'history' | 'promised' | 'simulatedNote' | 'simulatedNoteSentences'
>;

const request: ObservationRequest = {
  ...summary,
  orbitDataMessage: null,
  passes: [requestPass],
  history: [
    { status: 'PENDING', at: ORDERED_AT, reason: '', reasonSentences: [] },
    { status: 'APPROVED', at: '2026-11-21T09:12:06.190Z', reason: '', reasonSentences: [] },
    { status: 'IN_PROGRESS', at: '2026-11-21T20:32:00.311Z', reason: '', reasonSentences: [] },
    { status: 'COMPLETE', at: '2026-11-21T21:04:12.004Z', reason: '', reasonSentences: [] },
  ],
  promised: { passes: 1, price, availableAt: '2026-11-21T21:06:52.871Z', gain: GAIN },
  simulatedNote: '',
  simulatedNoteSentences: [],
};

const notifications: OdtUserConfiguration['notifications'] = {
  email: { enabled: true, addresses: ['ops@example.org'] },
  msteams: { enabled: false, url: [] },
  slack: { enabled: false, url: [] },
  webhook: { enabled: false, url: [] },
  statuses: ['CANCELLED', 'COMPLETED_OK'],
};

/** An example of each body and answer, by the name of its schema. A table: nothing in it is computed with. */
export const ODT_EXAMPLES = {
  Sensor: sensor,
  SensorBody: sensorGiven,
  SensorChange: { ...sensorGiven, sensorId: SENSOR_ID },
  CalibrationPoint: calibration,
  WeatherForecastBody: forecast,
  SensorWeather: weather,
  PassPrediction: prediction,
  SkyTrack: track,
  OpportunityBody: asked,
  Opportunities: opportunities,
  ObservationRequestBody: ordered,
  ObservationRequest: request,
  ObservationRequestSummary: summary,
  OdtUserConfiguration: {
    _id: '5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4',
    notifications,
    version: 1,
    updatedAt: ORDERED_AT,
  },
  OdtUserConfigurationBody: { notifications },
  ...OBSERVATION_EXAMPLES,
} satisfies Readonly<Record<string, object>>;
