import type { FlightRules } from '../fleet/flight-rules.ts';
import type { Satellite } from '../fleet/satellite.ts';
import type { GroundStation } from '../fleet/station.ts';
import type { NotificationSettings } from '../platform/notification-settings.ts';
import type { EventAnalysis } from './analysis.ts';
import type { TradeSpaceScreening } from './candidate-screening.ts';
import type { CatalogueInfo } from './catalogue.ts';
import type { CatalogueObject } from './catalogue-object.ts';
import type { Cdm, CdmObject, CdmReceipt, CdmSummary } from './cdm.ts';
import type { Conjunction, ConjunctionSummary } from './conjunction.ts';
import type { SatelliteContacts } from './contacts.ts';
import type { Decision, DecisionChange, DecisionSummary } from './decision.ts';
import type { EphemerisFile } from './ephemeris.ts';
import type { EphemerisQuality } from './ephemeris-quality.ts';
import type { ManoeuvrePlan } from './manoeuvre.ts';
import type { ManoeuvreReturn } from './manoeuvre-return.ts';
import type { ManoeuvreCandidates } from './manoeuvre-search.ts';
import type { PlanningBasis } from './planning-basis.ts';
import type { PostManoeuvreScreening } from './post-manoeuvre-screening.ts';
import type { Readiness } from './readiness.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import type { Screening, ScreeningBody } from './screening.ts';
import type { AnnualStatistics } from './statistics.ts';

const SATELLITE_ID = 'sat-c396a269-5d3e-4c4c-9b5b-0f6a3b1f6d0e';
const SCREENING_ID = 'scr-a37d032e-1f0b-4e39-8f4c-9d4b0f1f5a11';
const CONJUNCTION_ID = 'con-892f52a249bd86bc2921b392';
const CDM_ID = 'cdm-8e19ebc0f4d0452978c6ac0e';
const OEM_FILE_ID = 'oem-5b1b5a5e-7a86-4f1e-9d1a-2f0f5f7e3c21';
const TCA = '2026-11-25T22:49:56.237Z';

const satellite: Satellite = {
  satelliteId: SATELLITE_ID,
  cosparId: '2024-017F',
  name: 'TERN-6',
  noradId: 99_006,
  configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'IMPULSIVE', maxDeltaV: 1.5 } },
  claim: 'UNVERIFIED',
  isClaimDisputed: false,
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const { cosparId, name, noradId, configuration } = satellite;
const given = { cosparId, name, noradId, configuration };

const file: EphemerisFile = {
  oemFileId: OEM_FILE_ID,
  satelliteId: SATELLITE_ID,
  satelliteName: name,
  fileName: 'tern-6.oem',
  designation: 'OPERATIONAL',
  objectName: name,
  objectId: cosparId,
  frame: 'EME2000',
  stepSeconds: 60,
  stateCount: 10_081,
  segmentCount: 1,
  startTime: '2026-11-20T09:00:00Z',
  stopTime: '2026-11-27T09:00:00Z',
  covarianceCount: 2,
  interpolation: 'LAGRANGE of degree 8',
  sizeBytes: 1_210_331,
  sha256: 'ab'.repeat(32),
  warningCount: 0,
  uploadedAt: '2026-11-20T09:30:00.000Z',
  uploadedBy: 'mara',
  screeningId: SCREENING_ID,
  warnings: [],
};
const { warnings: _warnings, ...listedFile } = file;

const own = { noradId, name, cosparId, objectType: 'PAYLOAD' } as const;
const other = { noradId: 99_106, name: 'ARGO-5 R/B', cosparId: '1998-044B', objectType: 'ROCKET BODY' } as const;

const figures = {
  totalMissDistance: 8201.60701053844,
  relativeSpeed: 3961.2,
  relativePosition: { r: 2038.4, t: 7916.1, n: 667.3 },
  probabilityOfCollision: 1.4532414174209863e-9,
  probabilityMethod: 'FOSTER-1992',
  maxProbability: 3.1e-9,
  dilution: 'ROBUST',
  mahalanobisDistance: 5.2,
} as const;
const details = {
  relativeVelocity: { r: 11.2, t: -1021.4, n: 3827.3 },
  probabilityReason: null,
  probabilityReasonSentences: [],
  maxProbabilityReason: null,
  maxProbabilityReasonSentences: [],
  separateScaling: {
    object1: { maxProbability: 1.45e-9, scale: 1 },
    object2: { maxProbability: 1.9e-9, scale: 0.8 },
  },
};
const verdict: Conjunction['verdict'] = {
  kind: 'SAFE',
  reasons: [
    {
      code: 'pc-below-watch',
      text: 'Pc 1.45e−09 is below the watch threshold 1.00e−07.',
      figures: { pc: 1.45e-9, thresholdPc: 1e-7 },
    },
  ],
  decideBy: null,
};

const common = {
  cdmId: CDM_ID,
  messageId: '20261120T114300_99006_99106',
  conjunctionId: CONJUNCTION_ID,
  satelliteId: SATELLITE_ID,
  screeningId: SCREENING_ID,
  originator: 'KEEPOUT',
  creationDate: '2026-11-20T11:42:59.776Z',
  missSigma: 1577.2,
  ...figures,
  originatorProbability: null,
  originatorMethod: null,
  observed: null,
};
const listedObject = (who: Conjunction['object1'], x: number, y: number): CdmSummary['object1'] => ({
  ...who,
  designator: String(who.noradId),
  hardBodyRadius: 3,
  conjunctionPlaneX: x,
  conjunctionPlaneY: y,
  conjunctionPlaneCovarianceXX: 1.2e6,
  conjunctionPlaneCovarianceYX: 0,
  conjunctionPlaneCovarianceYY: 2.1e4,
});
const object = (who: Conjunction['object1'], x: number, y: number): CdmObject => ({
  ...listedObject(who, x, y),
  manoeuvrable: 'N/A',
  hardBodyRadiusSource: 'operator',
  covarianceSource: 'ESTIMATED',
  sigma: { r: 120, t: 1400, n: 90 },
  covarianceRtn: null,
  orbitSource: 'element set',
  orbitAgeSeconds: 86_400,
  positionKm: [6878.1, 12.4, -3.1],
  velocityKmS: [0.01, 3.81, 6.6],
  frame: 'EME2000',
});
const summed: Cdm['conjunctionData'] = {
  tca: TCA,
  riskLevel: 'LOW',
  combinedHardBodyRadius: 6,
  combinedPlaneX: 8201.6,
  combinedPlaneY: 0,
  combinedPlaneCovarianceXX: 2.4e6,
  combinedPlaneCovarianceYX: 0,
  combinedPlaneCovarianceYY: 4.2e4,
};
const cdm: Cdm = {
  ...common,
  ...details,
  object1: object(own, 0, 0),
  object2: object(other, 8201.6, 0),
  conjunctionData: summed,
  approachAngle: 29.4,
  maxProbabilityScale: 0.7,
  verdict,
  usage: [],
};
const listedCdm: CdmSummary = {
  ...common,
  conjunctionData: summed,
  object1: listedObject(own, 0, 0),
  object2: listedObject(other, 8201.6, 0),
};
const receipt: CdmReceipt = {
  fileName: 'else.cdm',
  cdmId: CDM_ID,
  messageId: common.messageId,
  conjunctionId: CONJUNCTION_ID,
  satelliteId: SATELLITE_ID,
  tca: TCA,
  totalMissDistance: 812.4,
  probabilityOfCollision: 1.51e-9,
  riskLevel: 'LOW',
  verdict: 'SAFE',
  warningCount: 1,
  warnings: [
    { code: 'missing-covariance', message: 'Object 2: the covariance is missing.', keyword: 'CR_R', file: 'else.cdm' },
  ],
};

const KIND = { screeningType: 'OPS_CAT', covarianceSource: 'ESTIMATED' } as const;
const event = {
  conjunctionId: CONJUNCTION_ID,
  satelliteId: SATELLITE_ID,
  satelliteName: name,
  ...KIND,
  thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
  stillReported: true,
  messageCount: 1,
  lastReportedAt: '2026-11-20T11:43:00Z',
  updatedAt: '2026-11-20T11:43:00Z',
  needsDecision: false,
  conjunctionData: { tca: TCA, riskLevel: 'LOW' },
} as const;
const conjunction: Conjunction = {
  ...event,
  ...figures,
  ...details,
  object1: own,
  object2: other,
  radialSeparation: 2038.4,
  timeToTca: 471_000,
  verdict,
  lastMessageId: CDM_ID,
  history: [
    {
      cdmId: CDM_ID,
      creationDate: common.creationDate,
      tca: TCA,
      riskLevel: 'LOW',
      sigma: common.missSigma,
      isObserved: false,
      probabilityOfCollision: figures.probabilityOfCollision,
      maxProbability: figures.maxProbability,
      totalMissDistance: figures.totalMissDistance,
    },
  ],
};
const party = ({ cosparId: _cosparId, ...rest }: Conjunction['object1']) => rest;
const listedConjunction: ConjunctionSummary = {
  ...event,
  ...figures,
  object1: party(own),
  object2: party(other),
  previousProbability: null,
  verdict: { kind: 'SAFE', decisionLead: null, reasons: [{ code: 'pc-below-watch' }] },
};

const against = { catalogueId: 'cat-1c2d3e4f', source: 'gp.tle', objects: 30_112 };
const screening: Screening = {
  screeningId: SCREENING_ID,
  screeningType: 'OPS_CAT',
  state: 'RUNNING',
  satelliteIds: [SATELLITE_ID],
  satelliteNames: [name],
  oemFileId: OEM_FILE_ID,
  fileName: file.fileName,
  trigger: 'UPLOAD',
  volume: null,
  catalogue: against,
  otherEphemerides: 2,
  extent: null,
  start: '2026-11-20T09:30:00Z',
  stop: '2026-11-27T09:00:00Z',
  coverage: null,
  conjunctionCount: 0,
  progress: {
    phase: 'SCREENING',
    percent: 42,
    blocksDone: 5,
    blocksTotal: 12,
    partsDone: 0,
    partsTotal: null,
    remainingSeconds: 3.1,
    waitingBehind: 0,
  },
  risks: { UNKNOWN: 0, LOW: 0, MEDIUM: 0, HIGH: 0, CRITICAL: 0 },
  worstProbability: null,
  dropoutCount: 0,
  dropouts: [],
  createdAt: '2026-11-20T09:30:00.000Z',
  startedAt: '2026-11-20T09:30:00.100Z',
  finishedAt: null,
  durationSeconds: null,
  createdBy: 'mara',
  failure: null,
  failureSentences: [],
  waitingFor: null,
};
const { dropouts: _dropouts, ...listedScreening } = screening;
const order: ScreeningBody = {
  satelliteId: SATELLITE_ID,
  days: 2,
  volume: { shape: 'ELLIPSOID', r: 2000, t: 25_000, n: 25_000 },
};

const catalogue: CatalogueInfo = {
  ...against,
  format: 'tle',
  rejected: 0,
  faults: [],
  newestEpoch: '2026-11-20T06:00:00Z',
  medianEpoch: '2026-11-19T21:00:00Z',
  ageSeconds: 45_000,
  isStale: false,
  contentHash: 'cd'.repeat(32),
  loadedAt: '2026-11-20T08:00:00.000Z',
};
const readiness: Readiness = {
  reason: 'PENDING',
  satellites: 1,
  catalogueRefusal: null,
  pendingScreenings: 1,
  waitingScreenings: 0,
  catalogue: {
    ...against,
    loadedAt: catalogue.loadedAt,
    newestEpoch: catalogue.newestEpoch,
    isStale: false,
    medianEpoch: catalogue.medianEpoch,
    ageSeconds: catalogue.ageSeconds,
  },
  lastScreening: {
    screeningId: SCREENING_ID,
    state: 'RUNNING',
    waitingFor: null,
    failure: null,
    failureSentences: [],
    createdAt: screening.createdAt,
    finishedAt: null,
    catalogue: against,
  },
  lastCompleted: null,
};

const catalogueEntry: CatalogueObject = {
  noradId,
  name,
  cosparId,
  objectType: 'PAYLOAD',
  radarCrossSection: 0.8,
  sizeClass: 'MEDIUM',
  hardBodyRadius: 0.5046,
  hardBodyRadiusSource: 'catalogue-rcs',
  epoch: '2026-11-20T06:00:00Z',
  catalogueId: against.catalogueId,
  source: against.source,
};

const stationGiven = {
  name: 'Svalbard',
  latitude: 78.23,
  longitude: 15.39,
  altitude: 458,
  minElevation: 5,
  canCommand: true,
  canConfirm: true,
};
const station: GroundStation = {
  stationId: 'sta-0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  ...stationGiven,
  version: 1,
  createdAt: satellite.createdAt,
  updatedAt: satellite.updatedAt,
};
const contacts: SatelliteContacts = {
  satelliteId: SATELLITE_ID,
  satelliteName: name,
  orbitSource: 'EPHEMERIS',
  noOrbitReason: null,
  coveredUntil: file.stopTime,
  contacts: [
    {
      stationId: station.stationId,
      stationName: station.name,
      canCommand: true,
      canConfirm: true,
      start: '2026-11-20T10:03:11.204Z',
      culmination: '2026-11-20T10:08:40.918Z',
      end: '2026-11-20T10:14:12.377Z',
      maxElevation: 41.7,
    },
  ],
};
const rulesGiven = {
  thresholds: event.thresholds,
  decisionLeadHours: 12,
  targetPc: 3e-6,
  targetReductionOrders: 1.5,
  fourEyes: true,
  sharesEphemerides: false,
  uplinkLeadTime: 1800,
  densityUncertainty: 0.3,
  maxSmaChange: 500,
  notes: '',
  noBurnWindows: [{ start: '2026-12-24T12:00:00Z', end: '2026-12-27T06:00:00Z', reason: 'Skeleton staff' }],
};
const rules: FlightRules = { ...rulesGiven, version: 3, updatedAt: '2026-11-20T09:10:00.000Z' };

const notifications: { default: NotificationSettings } = {
  default: {
    email: { enabled: true, addresses: ['ops@example.org'] },
    msteams: { enabled: false, url: [] },
    slack: { enabled: false, url: [] },
    webhook: { enabled: false, url: [] },
    statuses: ['CANCELLED', 'COMPLETED_OK'],
  },
};
const decisionSummary: DecisionSummary = {
  decisionId: 'dec-0d6a2b0e-6a57-4f43-9a3f-5a3c1f7f2b10',
  conjunctionId: CONJUNCTION_ID,
  satelliteId: SATELLITE_ID,
  satelliteName: name,
  secondaryName: other.name,
  state: 'DECIDED',
  version: 4,
  owner: 'mara',
  decision: 'NO_BURN',
  decided: { at: '2026-11-20T12:10:00.000Z', by: 'mara' },
  signed: null,
  recordHash: null,
  inputsChanged: false,
  opened: { at: '2026-11-20T12:00:00.000Z', by: 'mara' },
  updatedAt: '2026-11-20T12:10:00.000Z',
};
const decision: Decision = {
  ...decisionSummary,
  note: 'The next message is due at 18:00.',
  withdrawn: null,
  planId: null,
  plan: null,
  planScreening: null,
  fourEyes: true,
  acknowledged: { at: '2026-11-20T12:01:00.000Z', by: 'mara' },
  rules: [
    {
      rule: 'covariance-realistic',
      text: 'Both covariances come from orbit determinations and are plausible (1 doubt).',
      status: 'WAIVED',
      value: 1,
      limit: 0,
      unit: 'doubts',
      requiredFor: ['BURN', 'NO_BURN'],
      waiver: { reason: 'Far below the threshold.', by: 'mara', at: '2026-11-20T12:09:00.000Z' },
    },
  ],
  frozenAt: '2026-11-20T12:10:00.000Z',
  inputs: {
    messages: [
      {
        cdmId: CDM_ID,
        messageId: common.messageId,
        originator: 'KEEPOUT',
        sha256: 'ab'.repeat(32),
        creationDate: common.creationDate,
      },
    ],
    earlierMessages: 0,
    ephemerides: [{ oemFileId: OEM_FILE_ID, fileName: file.fileName, sha256: file.sha256, use: 'SCREENED' }],
    catalogue: { catalogueId: against.catalogueId, source: against.source, contentHash: catalogue.contentHash },
    versions: { product: '0.3.4', algorithm: 'slab-grid-6' },
    settings: {
      thresholds: event.thresholds,
      rulesVersion: 1,
      decisionLeadHours: 12,
      fourEyes: true,
      mostMessageAgeHours: 24,
      mostTrackingAgeHours: 72,
    },
  },
  results: {
    tca: TCA,
    missDistance: figures.totalMissDistance,
    probabilityOfCollision: figures.probabilityOfCollision,
    probabilityMethod: figures.probabilityMethod,
    maxProbability: figures.maxProbability,
    riskLevel: 'LOW',
    verdict: { kind: 'SAFE', reasons: [verdict.reasons[0]!.text] },
    methods: [{ method: 'FOSTER-1992', probability: figures.probabilityOfCollision, usable: true }],
  },
};
const decided: DecisionChange = {
  waivers: [{ rule: 'covariance-realistic', reason: 'Far below the threshold.' }],
  decision: 'NO_BURN',
};

/** Answers of the demonstration, their lists cut to two; a test holds them to their schemas. */
interface Recorded extends Readonly<Record<keyof typeof recorded, object>> {
  readonly PlanningBasis: PlanningBasis;
  readonly ManoeuvreCandidates: ManoeuvreCandidates;
  readonly ManoeuvreReturn: ManoeuvreReturn;
  readonly TradeSpaceScreening: TradeSpaceScreening;
  readonly ManoeuvrePlan: ManoeuvrePlan;
  readonly PostManoeuvreScreening: PostManoeuvreScreening;
  readonly AnnualStatistics: AnnualStatistics;
  readonly EventAnalysis: EventAnalysis;
  readonly EphemerisQuality: EphemerisQuality;
}

/** An example of each body and answer, by the name of its schema. A table: nothing in it is computed with. */
export const CA_EXAMPLES = {
  Satellite: satellite,
  SatelliteBody: given,
  SatelliteChange: { ...given, satelliteId: SATELLITE_ID },
  SatelliteOperator: { noradId, operatorId: 'aurora', operatorName: 'Aurora', satelliteName: name },
  CatalogueObject: catalogueEntry,
  GroundStation: station,
  GroundStationBody: stationGiven,
  GroundStationChange: stationGiven,
  SatelliteContacts: contacts,
  StationContact: contacts.contacts[0] ?? {},
  FlightRules: rules,
  FlightRulesChange: rulesGiven,
  RulesThresholds: event.thresholds,
  SatelliteEvent: {
    at: satellite.updatedAt,
    actor: 'mara',
    action: 'changed',
    changes: [{ field: 'configuration.wetMass', from: 147, to: 146 }],
  },
  CaUserConfiguration: {
    _id: '5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4',
    notifications,
    version: 1,
    updatedAt: satellite.updatedAt,
  },
  CaUserConfigurationBody: { notifications },
  EphemerisFile: file,
  EphemerisSummary: listedFile,
  EphemerisUpload: { accepted: [file], rejected: [] },
  EphemerisChange: { designation: 'CANDIDATE' },
  Cdm: cdm,
  CdmSummary: listedCdm,
  CdmUpload: { accepted: [receipt], rejected: [], rejectedCount: 0 },
  Conjunction: conjunction,
  ConjunctionSummary: listedConjunction,
  Decision: decision,
  DecisionSummary: decisionSummary,
  DecisionBody: { conjunctionId: CONJUNCTION_ID },
  DecisionChange: decided,
  Screening: screening,
  ScreeningSummary: listedScreening,
  ScreeningBody: order,
  Catalogue: catalogue,
  CatalogueUpload: { catalogue, isNew: true },
  CatalogueElements: {
    catalogueId: against.catalogueId,
    source: against.source,
    contentHash: catalogue.contentHash,
    count: 1,
    newestEpoch: catalogue.newestEpoch,
    loadedAt: catalogue.loadedAt,
    columns: {
      noradId: [5],
      name: ['VANGUARD 1'],
      cosparId: ['1958-002B'],
      objectType: ['PAYLOAD'],
      rcs: [0.12],
      epoch: [847_875_637.2],
      meanMotion: [10.85],
      eccentricity: [0.1841],
      inclination: [34.24],
      raan: [120.4],
      argPerigee: [331.8],
      meanAnomaly: [19.3],
      bstar: [-4e-5],
      meanMotionDot: [2e-7],
      meanMotionDdot: [0],
      ephemerisType: [0],
    },
  },
  Readiness: readiness,
  ...(recorded as unknown as Recorded),
} satisfies Readonly<Record<string, object>>;
