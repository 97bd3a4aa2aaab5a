import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { conjunctionEventOf, type ListedEvent } from './event.ts';
import type { ConjunctionListRecord } from './listed.ts';

export const testNowMs = Date.UTC(2026, 10, 20, 7, 12);

type TestRecord = Conjunction & Pick<ConjunctionListRecord, 'previousProbability'>;

/** The work on a conjunction for tests. */
export const testWork = (change: Partial<NonNullable<Conjunction['work']>>): NonNullable<Conjunction['work']> => ({
  state: 'NEW',
  owner: null,
  decisionId: null,
  decision: null,
  planId: null,
  planState: null,
  planDecideBy: null,
  ...change,
});

/** A conjunction for tests, TCA one hour after `testNowMs`, with what the test changes. */
export function testRecord(change: Partial<TestRecord> = {}): TestRecord {
  return {
    conjunctionId: 'C1',
    satelliteId: 'S1',
    satelliteName: 'AURORA-1',
    object1: { noradId: 58209, name: 'AURORA-1', cosparId: '2021-044B', objectType: 'PAYLOAD' },
    object2: { noradId: 38075, name: 'IRIDIUM 33 DEB', cosparId: '1997-051P', objectType: 'DEBRIS' },
    screeningType: 'OPS_CAT',
    conjunctionData: { tca: '2026-11-20T08:12:00.000Z', riskLevel: 'LOW' },
    probabilityOfCollision: 1e-8,
    probabilityMethod: 'FOSTER-1992',
    confidence: 'CONDITIONAL',
    confidenceReason: 'covariance-stated',
    probabilityReason: null,
    probabilityReasonSentences: [],
    maxProbability: 3e-8,
    maxProbabilityReason: null,
    maxProbabilityReasonSentences: [],
    separateScaling: null,
    dilution: 'ROBUST',
    covarianceSource: 'CDM',
    totalMissDistance: 500,
    radialSeparation: -60,
    timeToTca: 3600,
    nextMessage: null,
    relativePosition: { r: -60, t: 480, n: 127 },
    relativeVelocity: { r: 0, t: -9000, n: 11000 },
    relativeSpeed: 14_212,
    mahalanobisDistance: 4.1,
    mahalanobisDistanceInSpace: 4.3,
    verdict: { kind: 'SAFE', reasons: [{ code: 'pc-below-watch', text: 'Pc is low.' }], decideBy: null },
    needsDecision: false,
    isSimulatedAhead: false,
    assumedBurn: null,
    work: null,
    contraryAdvice: [],
    messageCount: 1,
    messagesRemoved: 0,
    lastMessageId: 'C1-M1',
    history: [],
    previousProbability: null,
    updatedAt: '2026-11-20T06:00:00.000Z',
    stillReported: true,
    lastReportedAt: '2026-11-20T06:00:00.000Z',
    redetections: 0,
    thresholds: { medium: 1e-6, high: 1e-5, critical: 1e-4 },
    ...change,
  };
}

export function testEvent(
  id: string,
  change: Partial<TestRecord> & Partial<Conjunction['conjunctionData']> = {},
): ListedEvent {
  const { tca = '2026-11-20T08:12:00.000Z', riskLevel = 'LOW', ...rest } = change;
  return conjunctionEventOf(testRecord({ conjunctionId: id, conjunctionData: { tca, riskLevel }, ...rest }));
}
