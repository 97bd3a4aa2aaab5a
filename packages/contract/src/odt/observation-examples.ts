import type { Observation, OrbitUpdate } from './observation.ts';
import type { ObservationReport } from './report.ts';

const REQUEST_ID = 'req-4f6f1f7a-2f11-4a38-8a0c-91d5a1f0c3b2';
const FILE_ID = 'obs-2a7f0f5e-1b0c-4f53-8f0d-7a1c9e5b3d44';

const diagonal = (sigmas: readonly number[]): number[][] =>
  sigmas.map((sigma, row) => sigmas.map((_, column) => (row === column ? sigma ** 2 : 0)));

const update: OrbitUpdate = {
  orbitUpdateId: 'upd-6e1d2c3b-8a90-4f17-b2c4-5d6e7f80912a',
  observationRequestId: REQUEST_ID,
  observationFileIds: [FILE_ID],
  conjunctionId: 'con-892f52a249bd86bc2921b392',
  noradId: 99_106,
  name: 'ARGO-5 R/B',
  state: 'UPDATED',
  priorSource: 'CDM',
  message: 'Updated with 33 of 33 measurements, WRMS 0.97; the position is known to 120 m.',
  messageSentences: [{ code: 'updated', figures: { accepted: 33, measurements: 33, wrms: 0.97, sigmaM: 120 } }],
  before: {
    epoch: '2026-11-25T10:49:56.237000Z',
    positionKm: [-4021.118, 5390.442, 2203.871],
    velocityKmS: [-3.8124, -4.7219, 4.3307],
    covarianceRtn: diagonal([142, 1810, 131, 1.9, 0.15, 0.14]),
    sigmaRtn: [142, 1810, 131],
  },
  after: {
    epoch: '2026-11-25T10:49:56.237000Z',
    positionKm: [-4020.304, 5391.271, 2203.002],
    velocityKmS: [-3.8131, -4.7213, 4.331],
    covarianceRtn: diagonal([31, 108, 24, 0.11, 0.03, 0.03]),
    sigmaRtn: [31, 108, 24],
  },
  atClosestApproach: null,
  wrms: 0.97,
  accepted: 33,
  rejected: 0,
  observability:
    'The measurements know 4 of 6 directions of the orbit better than it was known before, the best to 12 m, the weakest (radial position) to 31 m.',
  observabilitySentences: [
    {
      code: 'sees-all-better',
      figures: { directions: 4, best: '12 m', weakest: 'radial position', worst: '31 m' },
    },
  ],
  atmosphere: { model: 'NRLMSISE_00', spaceWeather: 'PREDICTED' },
  drag: { factor: 1.12, sigma: 0.08 },
  createdAt: '2026-11-21T21:04:13.250Z',
  isSimulated: false,
};

const observation: Observation = {
  observationFileId: FILE_ID,
  observationRequestId: REQUEST_ID,
  passId: 'pas-7c1de0a4-40c5-4a56-a3b6-0d7b9f0e2c11',
  fileName: 'TEI-07-20261121.tdm.gz',
  messageType: 'TDM_KVN',
  fileCompressionType: 'GZIP',
  size: 2188,
  sha256: '9b8e7c6d5f4a3b2c1d0e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0a9b8c',
  sensorCode: 'TEI-07',
  catalogueId: 99_106,
  catalogueIdBestAssociation: 99_106,
  isAssociated: true,
  isDisowned: false,
  numberOfMeasurements: 33,
  numberOfMagnitudeMeasurements: 33,
  dataMode: 'REAL',
  reason: '',
  reasonSentences: [],
  start: '2026-11-21T20:31:15.004Z',
  end: '2026-11-21T20:36:48.011Z',
  receivedAt: '2026-11-21T21:04:11.871Z',
  deliveredAt: '2026-11-21T21:04:11.871Z',
  orbitUpdate: update,
  noUpdate: '',
  noUpdateSentences: [],
};

const EPOCH = '2026-11-21T20:31:15.004118Z';

const report: ObservationReport = {
  version: '1.0',
  observationFileId: FILE_ID,
  createdAt: '2026-11-21T21:04:12.004Z',
  reports: [
    {
      sensorCode: 'TEI-07',
      asserted: 99_106,
      isAsserted: true,
      start: EPOCH,
      end: '2026-11-21T20:36:48.011402Z',
      numberOfMeasurements: 33,
      numberOfMagnitudeMeasurements: 33,
      meanMagnitude: 13.61,
      measurementReports: [
        {
          epoch: EPOCH,
          observedRaDec: { ra: 312.448_117, dec: 18.902_551 },
          observedMagnitude: { magnitude: 13.72 },
          observedRange: null,
          observedRangeRate: null,
          phaseAngle: 74.9,
          isUsed: true,
        },
      ],
      catalogueIdBestAssociation: 99_106,
      associationResults: [
        {
          orbitDataType: 'SP_EPHEMERIS',
          associationMetric: 'ANGULAR_DISTANCE',
          isAmbiguous: false,
          orbitSource: 'Newest message of the conjunction.',
          candidatesTried: 1,
          orbitSourceSentences: [{ code: 'conjunction-message', figures: {} }],
          catalogueIdBestAssociation: 99_106,
          t2oAssociationResults: [
            {
              isAssociated: true,
              catalogueId: 99_106,
              name: 'ARGO-5 R/B',
              associationMetric: 'ANGULAR_DISTANCE',
              associationCriterion: 'MEDIAN',
              associationThreshold: 1064.2,
              associationValue: 183.4,
              outsideCount: 0,
              alongTrackOffset: 0.118,
              measurementAssociationResults: [
                {
                  epoch: EPOCH,
                  residual: { ra: -151.2, dec: 98.6 },
                  associationValue: 180.5,
                  rangeResidual: null,
                  rangeRateResidual: null,
                },
              ],
            },
          ],
        },
      ],
      initialOrbit: null,
      warnings: [],
      warningsSentences: [],
    },
  ],
};

/** An example of each answer about observations, by the name of its schema. */
export const OBSERVATION_EXAMPLES = {
  Observation: observation,
  ObservationReport: report,
  UploadedObservation: {
    observations: [{ ...observation, observationRequestId: null, passId: null, orbitUpdate: null }],
    isKnown: false,
  },
} satisfies Readonly<Record<string, object>>;
