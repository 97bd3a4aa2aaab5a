import type { NotificationSettings } from '../platform/notification-settings.ts';
import { RECORDED } from '../recorded.ts';
import type { EventAnalysis } from './analysis.ts';
import type { TradeSpaceScreening } from './candidate-screening.ts';
import type { KeptBackCatalogue } from './catalogue.ts';
import type { CdmReceipt } from './cdm.ts';
import { COORDINATION_EXAMPLES } from './coordination-examples.ts';
import type { DecisionChange } from './decision.ts';
import type { RecordKeySet } from './endpoints/record-keys.ts';
import type { EphemerisQuality } from './ephemeris-quality.ts';
import type { EventRates } from './event-rates.ts';
import type { ManoeuvrePlan } from './manoeuvre.ts';
import type { ManoeuvreReturn } from './manoeuvre-return.ts';
import type { ManoeuvreCandidates } from './manoeuvre-search.ts';
import type { PlanningBasis } from './planning-basis.ts';
import type { PostManoeuvreScreening } from './post-manoeuvre-screening.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import type { ScreeningBody } from './screening.ts';
import type { CovarianceRules, CovarianceRulesPreview } from './sigma-rules.ts';
import type { AnnualStatistics, CovarianceRealism } from './statistics.ts';

const {
  getSatellite: satellite,
  getEphemeris: file,
  getConjunction: conjunction,
  getCdm: cdm,
  getFlightRules: rules,
  getCatalogue: catalogue,
  getMission: mission,
} = RECORDED;
const { cosparId, name, noradId, configuration } = satellite;
const satelliteBody = { cosparId, name, noradId, configuration };

const receipt: CdmReceipt = {
  fileName: 'else.cdm',
  cdmId: cdm.cdmId,
  messageId: cdm.messageId,
  conjunctionId: conjunction.conjunctionId,
  satelliteId: satellite.satelliteId,
  tca: cdm.conjunctionData.tca,
  totalMissDistance: 812.4,
  probabilityOfCollision: 1.51e-9,
  riskLevel: 'LOW',
  verdict: 'SAFE',
  warningCount: 1,
  warnings: [
    { code: 'missing-covariance', message: 'Object 2: the covariance is missing.', keyword: 'CR_R', file: 'else.cdm' },
  ],
};

const order: ScreeningBody = {
  satelliteId: satellite.satelliteId,
  days: 2,
  volume: { shape: 'ELLIPSOID', r: 2000, t: 25_000, n: 25_000 },
};

const stationBody = {
  name: 'Svalbard',
  latitude: 78.23,
  longitude: 15.39,
  altitude: 458,
  minElevation: 5,
  canCommand: true,
  canConfirm: true,
};
const rulesChange = {
  thresholds: rules.thresholds,
  decisionLeadHours: 12,
  screeningEveryHours: 8,
  ephemerisDays: 30,
  messageDays: 90,
  targetPc: 3e-6,
  targetReductionOrders: 1.5,
  fourEyes: true,
  sharesEphemerides: false,
  uplinkLeadTime: 1800,
  preparationTime: 1800,
  densityUncertainty: 0.3,
  maxSmaChange: 500,
  notes: '',
  noBurnWindows: [{ start: '2026-12-24T12:00:00Z', end: '2026-12-27T06:00:00Z', reason: 'Skeleton staff' }],
};
const notifications: { default: NotificationSettings } = {
  default: {
    email: { enabled: true, addresses: ['ops@example.org'] },
    msteams: { enabled: false, url: [] },
    slack: { enabled: false, url: [] },
    webhook: { enabled: false, url: [] },
    pagerduty: { enabled: false, url: [] },
    statuses: ['CANCELLED', 'COMPLETED_OK'],
  },
};
const decided: DecisionChange = {
  waivers: [{ rule: 'covariance-realistic', reason: 'Far below the threshold.' }],
  decision: 'NO_BURN',
};

const realismKind = {
  originator: 'CSPOC',
  covarianceSource: 'CDM',
  regime: 'perigee-600-900-km',
  leadFromDays: 2,
} as const;
/** One kind that holds, and one of which nothing can be said yet. */
/** What the published archive comes to in a mission of five years, at 4.5 m. */
const eventRates: EventRates = {
  archive: { messages: 17_365, events: 3134, eventsUsed: 256, satellites: 1, years: 1.008 },
  rates: [1e-6, 1e-5, 1e-4, 1e-3].map((thresholdPc) => ({
    thresholdPc,
    ratePerYear: { median: 0.0746 * (1e-4 / thresholdPc), upper95: 0.4 * (1e-4 / thresholdPc) },
    cumulativePc: { without: 1.279e-3, with: 1.238e-3 },
  })),
};

const realism: CovarianceRealism = {
  messages: 1840,
  groups: [
    {
      ...realismKind,
      comparison: 'MESSAGES',
      isLowerBound: false,
      leadToDays: 3,
      samples: 212,
      objects: 97,
      factor: 1.04,
      factorLow: 0.98,
      factorHigh: 1.11,
      within1Sigma: 0.671,
      within2Sigma: 0.948,
      beyond3Sigma: 0.0063,
      confidence: 'CALIBRATED',
      shortfalls: [],
      holdoutTest: {
        factor: 1.03,
        samples: 106,
        within1Sigma: 0.679,
        within2Sigma: 0.951,
        beyond3Sigma: 0.0031,
        confidence: 'CALIBRATED',
        shortfalls: [],
      },
    },
    {
      comparison: 'ELEMENTS_ELEMENTS',
      isLowerBound: true,
      originator: 'element sets',
      covarianceSource: 'ESTIMATED',
      regime: 'perigee-400-600-km',
      leadFromDays: 2,
      leadToDays: 3,
      samples: 6,
      objects: 4,
      factor: null,
      factorLow: null,
      factorHigh: null,
      within1Sigma: null,
      within2Sigma: null,
      beyond3Sigma: null,
      confidence: null,
      shortfalls: ['samples-few'],
      holdoutTest: null,
    },
  ],
};

const covarianceRules: CovarianceRules = {
  rules: [
    {
      ...realismKind,
      use: 'FACTOR',
      leadToDays: 1,
      factor: 1.4,
      isCalibrated: true,
      samples: 212,
      testedAt: satellite.updatedAt,
      decidedBy: 'ada',
    },
  ],
  version: 4,
  isJudging: false,
};

const covarianceRulesPreview: CovarianceRulesPreview = {
  events: 1,
  verdictsChanged: 1,
  changes: [
    {
      conjunctionId: conjunction.conjunctionId,
      secondaryName: 'COSMOS 1408 DEB',
      before: { verdict: 'WATCH', probability: 8.1e-6, confidence: 'CONDITIONAL' },
      after: { verdict: 'SAFE', probability: 4.2e-8, confidence: 'CALIBRATED' },
    },
  ],
};

const recordKeys: RecordKeySet = {
  keys: [
    {
      kty: 'OKP',
      crv: 'Ed25519',
      // The key of RFC 8037, appendix A.
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
      alg: 'EdDSA',
      use: 'sig',
      validFrom: satellite.updatedAt,
    },
  ],
};

const { note: _, ...manoeuvreQuestion } = recorded.ManoeuvreBody;

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
  SatelliteBody: satelliteBody,
  SatelliteChange: { ...satelliteBody, satelliteId: satellite.satelliteId },
  StationContact: RECORDED.listContacts[0]?.contacts[0] ?? {},
  GroundStationBody: stationBody,
  GroundStationChange: stationBody,
  FlightRulesChange: rulesChange,
  RulesThresholds: rules.thresholds,
  CaUserConfiguration: {
    _id: '5d6f0c1e-0b57-4f0a-8f3b-1c9a51c0a6f4',
    notifications,
    version: 1,
    updatedAt: satellite.updatedAt,
  },
  CaUserConfigurationBody: { notifications },
  EphemerisUpload: { accepted: [file], rejected: [] },
  EphemerisChange: { designation: 'CANDIDATE' },
  CdmUpload: { accepted: [receipt], rejected: [], rejectedCount: 0 },
  DecisionBody: { conjunctionId: conjunction.conjunctionId },
  DecisionChange: decided,
  ScreeningBody: order,
  CatalogueUpload: { catalogue, isNew: true },
  KeptBackCatalogue: {
    withheldId: 'ckb-8a1f63c2-5f0e-4f55-9a55-7d1f0b1c2a40',
    source: 'CelesTrak',
    objects: 40,
    inUse: 30_000,
    missing: 29_960,
    compared: 40,
    displaced: 0,
    missingExamples: [5, 11, 16],
    displacedExamples: [],
    reason: 'Withheld: 29960 of the 30000 objects in use would leave the catalogue, more than 20 %.',
    reasonSentences: [{ code: 'catalogue-kept-back-gone', figures: { inUse: 30_000, gone: 29_960, most: 20 } }],
    withheldAt: '2026-11-30T08:14:03.912Z',
    state: 'WAITING',
    decidedAt: null,
    decidedBy: null,
  } satisfies KeptBackCatalogue,
  CatalogueUndoBody: { catalogueId: catalogue.catalogueId },
  CovarianceRealism: realism,
  EventRates: eventRates,
  Mission: mission,
  MissionBody: mission.question,
  RecordKeys: recordKeys,
  CovarianceRules: covarianceRules,
  CovarianceRulesPreview: covarianceRulesPreview,
  CovarianceRulesChange: { rules: [{ ...realismKind, use: 'FACTOR' }] },
  ManoeuvreQuestion: manoeuvreQuestion,
  ManoeuvreResult: recorded.ManoeuvrePlan.result,
  ...COORDINATION_EXAMPLES,
  ...(recorded as unknown as Recorded),
} satisfies Readonly<Record<string, object>>;
