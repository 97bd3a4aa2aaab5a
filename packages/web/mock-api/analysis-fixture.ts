import type { EventAnalysis, EventSource, OrbitScore } from '@keepout/contract/ca/analysis';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { HOUR_MS, iso } from './clock.ts';

/** When a decision is due, before closest approach. */
const DECISION_HOURS = 12;

const differenceFixture = (t: number, sigmas: number) => ({
  difference: { r: t / 10, t, n: -t / 20 },
  sigma: { r: 20, t: t / sigmas, n: 12 },
  mahalanobisDistance: sigmas,
});

const orbit = (residuals: number | null): OrbitScore => ({
  score: residuals === null ? null : 0.8,
  knownChecks: residuals === null ? 1 : 2,
  allChecks: 3,
  composite: (residuals ?? 0) < 80 ? 0.3 : 0.7,
  groups: [
    {
      group: 'models',
      weight: 3,
      checks: [
        { code: 'geopotential', isPassed: true, value: 36, limit: 36 },
        { code: 'solid-tides', isPassed: null, value: null, limit: null },
      ],
    },
    {
      group: 'determination',
      weight: 2,
      checks: [
        {
          code: 'residuals-accepted',
          isPassed: residuals === null ? null : residuals >= 80,
          value: residuals,
          limit: 80,
        },
      ],
    },
  ],
});

/** Half an order either way, in steps of an eighth. */
const DRAG_FACTORS = Array.from({ length: 9 }, (_, step) => 10 ** ((step - 4) / 8));

/** Of an object in a message that tells of its tracking. */
const TRACKED = {
  lastObservationFrom: '2026-11-20T18:00:00.000Z',
  lastObservationTo: '2026-11-21T18:00:00.000Z',
  observationsAvailable: 240,
  tracksAvailable: 31,
  tracksUsed: 29,
  residualsAccepted: 97.4,
  actualOdSpan: 5.2,
};

/** Two originators that disagree in object 2, two passages, and a forecast on 84 past events. */
export function analysisFixture(event: Conjunction, cdmId: string, leftOut: string): EventAnalysis {
  const { conjunctionId, conjunctionData, probabilityOfCollision: pc, confidence, confidenceReason } = event;
  const belief = { confidence, confidenceReason };
  const tcaMs = Date.parse(conjunctionData.tca);
  const message = event.history.find((step) => step.cdmId === cdmId);
  const source: EventSource = {
    originator: 'KEEPOUT',
    cdmId,
    creationDate: iso(tcaMs - 60 * HOUR_MS),
    tca: conjunctionData.tca,
    probabilityOfCollision: pc,
    ...belief,
    originatorProbability: pc,
    totalMissDistance: event.totalMissDistance,
    verdict: event.verdict.kind,
    isShown: true,
    consistency: null,
  };
  return {
    conjunctionId,
    cdmId,
    sources: [
      source,
      {
        ...source,
        originator: 'CSPOC',
        cdmId: `${cdmId}-other`,
        scaledSigmas: [{ object: 'OBJECT2', factor: 1.4 }],
        isShown: false,
        originatorProbability: 4.1e-5,
        consistency: {
          object1: differenceFixture(31, 0.8),
          object2: differenceFixture(912, 4.2),
          relative: differenceFixture(884, 4.1),
          verdict: 'apart',
        },
      },
    ],
    updates: event.history.slice(1).map((step, index) => ({
      cdmId: step.cdmId,
      previousCdmId: event.history[index]!.cdmId,
      originator: step.originator,
      creationDate: step.creationDate,
      object1: differenceFixture(12 - 7 * index, 0.4),
      object2: differenceFixture(-240 + 90 * index, 1.6),
      relative: differenceFixture(-252 + 97 * index, 1.5),
      miss: differenceFixture(8 - 3 * index, 0.3),
    })),
    tracking: event.history.map((step, index) => ({
      cdmId: step.cdmId,
      originator: step.originator,
      creationDate: step.creationDate,
      object1: {
        ...TRACKED,
        observationsUsed: 210 + 14 * index,
        change: index === 0 ? null : index % 3 === 0 ? ('NONE' as const) : ('NEW' as const),
      },
      object2: { ...TRACKED, observationsUsed: 64, change: index === 0 ? null : ('NONE' as const) },
    })),
    passages: [
      {
        conjunctionId,
        tca: conjunctionData.tca,
        probabilityOfCollision: pc,
        ...belief,
        riskLevel: conjunctionData.riskLevel,
        isLeftOut: false,
      },
      {
        conjunctionId: `${conjunctionId}-next`,
        tca: iso(tcaMs + HOUR_MS),
        probabilityOfCollision: 2.2e-6,
        ...belief,
        riskLevel: 'MEDIUM',
        isLeftOut: leftOut.includes(`${conjunctionId}-next`),
      },
    ],
    totalProbability: (pc ?? 0) + (leftOut.length > 0 ? 0 : 2.2e-6),
    leftOutPassages: leftOut.length > 0 ? { count: 1, totalProbability: 2.2e-6 } : null,
    unknownPassages: 0,
    orbits: { object1: orbit(97), object2: orbit(71) },
    density: [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2].map((offset) => ({
      offset,
      probability: (pc ?? 1e-4) * 10 ** (-0.35 * (offset + 0.6) ** 2 + 0.126),
    })),
    consequence: {
      fragments: 2870,
      smallestFragment: 0.05,
      bySize: [0.01, 0.05, 0.1, 1].map((smallestFragment) => ({
        smallestFragment,
        fragments: 2870 * (smallestFragment / 0.05) ** -1.71,
      })),
      isCatastrophic: true,
      mass1: { mass: 268, source: 'RECORD' },
      mass2: { mass: 580, source: 'MESSAGE' },
    },
    missingMasses: [],
    drag: {
      object1: { energyDissipationRate: 0.0004, predictedSeconds: 61 * 3600 },
      object2: { energyDissipationRate: 0.0021, predictedSeconds: 84 * 3600 },
      cells: DRAG_FACTORS.flatMap((object2) =>
        DRAG_FACTORS.map((object1) => {
          const off = Math.log10(object2 / object1);
          return {
            object1,
            object2,
            tcaShift: -0.4 * off,
            totalMissDistance: Math.hypot(event.totalMissDistance, 9000 * off),
            probability: (pc ?? 1e-4) * 10 ** (-9 * off * off),
            probabilityMethod: 'FOSTER-1992',
            isInadequate: false,
          };
        }),
      ),
    },
    forecast: {
      pastEvents: 84,
      scaledMessages: 0,
      exponent: 0.71,
      insideShare: 0.87,
      at: iso(tcaMs - DECISION_HOURS * HOUR_MS),
      leadSeconds: DECISION_HOURS * 3600,
      sigmaShare: 0.52,
      aboveAct: 0.31,
      low: 3.1e-9,
      median: 2.2e-5,
      high: 6.4e-4,
      course: Array.from({ length: 8 }, (_, index) => {
        const share = (index + 1) / 8;
        const [from, to] = [Date.parse(message?.creationDate ?? conjunctionData.tca), tcaMs - DECISION_HOURS * HOUR_MS];
        const along = (end: number) => (pc ?? 1e-4) * (end / (pc ?? 1e-4)) ** share;
        const [low, median, high] = [3.1e-9, 2.2e-5, 6.4e-4].map(along) as [number, number, number];
        return { at: iso(from + share * (to - from)), low, median, high };
      }),
    },
  };
}
