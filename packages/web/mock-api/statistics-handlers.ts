import type { EventRates } from '@keepout/contract/ca/event-rates';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import type { CovarianceRules, CovarianceRulesChange, CovarianceRulesPreview } from '@keepout/contract/ca/sigma-rules';
import type {
  AcceptedLevel,
  AnnualRiskEstimate,
  AnnualStatistics,
  ConjunctionHistory,
  CovarianceRealism,
  SatelliteRisk,
} from '@keepout/contract/ca/statistics';
import { DAY_MS, iso } from './clock.ts';
import { FLEET_FIXTURE, fixtureSatellite } from './fleet.ts';
import { type Handler, on } from './handlers.ts';
import { missionHandlers } from './mission-handlers.ts';
import type { Scenario } from './scenario.ts';

const FLEET_WITH_STATISTICS = [fixtureSatellite('aurora-2'), fixtureSatellite('boreas-a')];

/** Two satellites, one without a size; their events of a year. */
export const statisticsHandlers = ({ statistics }: Scenario): readonly Handler[] => {
  let ruled: CovarianceRules = { rules: [], version: 1, isJudging: false };
  return [
    ...missionHandlers(statistics === 'none'),
    on('getAnnualStatistics', ({ query }) => statisticsAt(Date.now(), query['satellite-id'], statistics === 'none')),
    on('getEventRates', ({ query }) => ratesAt(query, statistics === 'none')),
    on('computeArchiveRates', ({ query }) => ratesAt(query, false)),
    on('getCovarianceRules', () => ruled),
    on('changeCovarianceRules', ({ body }) => {
      ruled = { ...ruled, version: ruled.version + 1, rules: body.rules.map(testedRule) };
      return ruled;
    }),
    on('previewCovarianceRules', () => ({ events: PREVIEWED.length, verdictsChanged: 2, changes: PREVIEWED })),
    on('getCovarianceRealism', () => (statistics === 'none' ? { messages: 0, groups: [] } : REALISM)),
  ];
};

const testedRule = (rule: CovarianceRulesChange['rules'][number]): CovarianceRules['rules'][number] => ({
  ...rule,
  leadToDays: null,
  factor: rule.use === 'FACTOR' ? 2.05 : 1,
  isCalibrated: true,
  samples: 131,
  testedAt: iso(Date.now()),
  decidedBy: 'ada',
});

/** Undefined of a satellite that is not there. */
function statisticsAt(
  nowMs: number,
  satelliteFilter: string | undefined,
  isEmpty: boolean,
): AnnualStatistics | undefined {
  const selectedSatellites =
    satelliteFilter === undefined
      ? FLEET_WITH_STATISTICS
      : FLEET_FIXTURE.filter(({ satelliteId }) => satelliteId === satelliteFilter);
  if (selectedSatellites.length === 0) return undefined;
  const satellites = selectedSatellites.map(({ satelliteId, name, noradId }): SatelliteRisk => {
    const isKnown = !isEmpty && satelliteId !== 'boreas-a';
    return {
      satelliteId,
      name,
      noradId,
      combinedRadius: isKnown ? 4.4 : null,
      reason: isKnown ? null : isEmpty ? 'NO_CATALOGUE' : 'NO_SIZE',
      estimate: isKnown ? estimate : null,
      topObjects: isKnown
        ? [
            { noradId: 36_585, name: 'FENGYUN 1C DEB', passagesPerYear: 3.2 },
            { noradId: 43_013, name: 'STARLINK-3121', passagesPerYear: 2.71 },
          ]
        : [],
    };
  });
  return {
    catalogueId: isEmpty ? null : 'cat-1',
    days: 7,
    decisionDays: 1,
    satellites,
    start: isEmpty ? null : iso(nowMs - DAY_MS),
    total: satellites.some((satellite) => satellite.estimate !== null) ? estimate : null,
    history: isEmpty ? CA_EXAMPLES.AnnualStatistics.history : historyAt(nowMs),
  };
}

/** Thresholds and one that is asked for; a longer mission has as many more. */
function ratesAt(
  { years = '1', threshold }: Readonly<Record<string, string | undefined>>,
  isEmpty: boolean,
): EventRates {
  const { archive, rates } = CA_EXAMPLES.EventRates;
  const extraRates = threshold === undefined ? [] : [{ ...rates[2]!, thresholdPc: Number(threshold) }];
  if (isEmpty) return { archive: { ...archive, messages: 0, events: 0, eventsUsed: 0, years: 0 }, rates: [] };
  const rows = [...rates, ...extraRates].sort((a, b) => a.thresholdPc - b.thresholdPc);
  const of = ({ without, with: left }: EventRates['rates'][number]['cumulativePc']) => ({
    without: without * Number(years),
    with: left * Number(years),
  });
  return { archive, rates: rows.map((row) => ({ ...row, cumulativePc: of(row.cumulativePc) })) };
}

const [REALISTIC_GROUP, ...OTHER_GROUPS] = CA_EXAMPLES.CovarianceRealism.groups;

/** Those of the example, one whose sigmas are half of what they should be, and one of ephemerides. */
const REALISM: CovarianceRealism = {
  messages: CA_EXAMPLES.CovarianceRealism.messages,
  groups: [
    REALISTIC_GROUP!,
    {
      ...REALISTIC_GROUP!,
      leadFromDays: 5,
      leadToDays: null,
      samples: 131,
      factor: 2.07,
      factorLow: 1.88,
      factorHigh: 2.28,
      within1Sigma: 0.382,
      within2Sigma: 0.671,
      beyond3Sigma: 0.148,
      confidence: 'CONDITIONAL',
      shortfalls: ['within-1-sigma', 'within-2-sigma', 'beyond-3-sigma'],
      holdoutTest: { ...REALISTIC_GROUP!.holdoutTest!, factor: 2.05, samples: 65 },
    },
    { ...REALISTIC_GROUP!, comparison: 'PREDICTED_DEFINITIVE', originator: 'AURORA-FD', covarianceSource: 'OEM' },
    ...OTHER_GROUPS,
  ],
};

/** Eight levels a decade from 1e-7 to 1e-2; figures fall as they do on a real orbit. */
const levels: readonly AcceptedLevel[] = Array.from({ length: 41 }, (_, index) => {
  const acceptedPc = 10 ** (-7 + index / 8);
  const residualPerYear = 2.4e-4 * (1 - Math.exp(-acceptedPc / 3e-4));
  return {
    acceptedPc,
    manoeuvresPerYear: 46 * (acceptedPc / 1e-7) ** -0.52,
    reductionPerYear: 2.4e-4 - residualPerYear,
    residualPerYear,
    falseAlarmShare: index > 38 ? null : 0.9994,
  };
});
const acceptedLevel = levels[24] as AcceptedLevel;
const estimate: AnnualRiskEstimate = {
  fluxPerYear: 1204,
  fluxProbability: 9.3e-4,
  countedEvents: 21,
  countedPerYear: 1096,
  countedPerYearLower: 678,
  countedPerYearUpper: 1675,
  countedProbability: 8.5e-4,
  countedProbabilityLower: 5.3e-4,
  countedProbabilityUpper: 1.3e-3,
  isAgreed: true,
  chosen: acceptedLevel,
  levels: [...levels],
};

function historyAt(nowMs: number): ConjunctionHistory {
  return {
    from: iso(nowMs - 351 * DAY_MS),
    to: iso(nowMs),
    spanDays: 351,
    events: 214,
    messages: 1630,
    months: Array.from({ length: 12 }, (_, index) => ({
      start: iso(nowMs - (360 - 30 * index) * DAY_MS),
      critical: index % 5 === 3 ? 1 : 0,
      high: (index * 7) % 4,
      medium: 2 + ((index * 5) % 6),
      low: 9 + ((index * 11) % 8),
      cumulativePc: 1 - Math.exp(-4.1e-5 * (index + 1)),
    })),
    dailyEvents: Array.from({ length: 352 }, (_, index) => ({
      date: iso(nowMs - (351 - index) * DAY_MS).slice(0, 10),
      events: (index * 29) % 7 < 4 ? 0 : (index * 13) % 5,
      critical: 0,
      high: 0,
      ...(index % 23 === 4 && { events: 3, high: 1 }),
      ...(index % 61 === 9 && { events: 6, high: 1, critical: 1 }),
    })).filter(({ events }) => events > 0),
    missDistances: Array.from({ length: 10 }, (_, index) => ({
      from: 500 * index,
      to: 500 * (index + 1),
      events: 4 + 3 * index,
    })),
    warningTimes: Array.from({ length: 8 }, (_, index) => ({
      from: 24 * index,
      to: 24 * (index + 1),
      events: [3, 9, 14, 22, 31, 48, 61, 26][index] ?? 0,
    })),
    topSecondaries: [
      { noradId: 44_800, name: 'ONEWEB-0417', events: 9, largestPc: 3.1e-4 },
      { noradId: 22_733, name: 'COSMOS 2251 DEB', events: 4, largestPc: 8.8e-6 },
    ],
    cumulativePc: 4.9e-4,
    calibration: { events: 61, withinThree: 0.57, withinTen: 0.84, medianLogRatio: -0.32 },
  };
}

/** More than a dialog shows, two with another verdict. */
const PREVIEWED = Array.from({ length: 24 }, (_, k) => ({
  conjunctionId: `con-preview-${k}`,
  secondaryName: `FENGYUN 1C DEB ${k}`,
  before: { verdict: 'WATCH', probability: 2e-6 / (k + 1), confidence: 'CONDITIONAL' },
  after: { verdict: k < 2 ? 'ACT' : 'WATCH', probability: 3e-4 / (k + 1), confidence: 'CONDITIONAL' },
})) satisfies CovarianceRulesPreview['changes'];
