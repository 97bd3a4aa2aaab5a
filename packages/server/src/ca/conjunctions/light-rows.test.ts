import { gzipSync } from 'node:zlib';
import { arrivalHistory } from '@keepout/conjunction/event/next-message';
import { conjunctionSummary } from '@keepout/contract/ca/conjunction';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { ListedConjunctionRow } from './list-store.ts';
import type { Arrivals } from './next-message.ts';
import { presentListed } from './present.ts';
import { presentDecideBy } from './present-verdict.ts';

/** A repeatable sequence in [0, 1). */
let state = 7;
const random = (): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 4_294_967_296;
};
const below = (count: number): number => Math.floor(random() * count);
const hex = (length: number): string => Array.from({ length }, () => below(16).toString(16)).join('');
const pick = <T>(...all: readonly T[]): T => all[below(all.length)]!;

const fleet = Array.from({ length: 8 }, (_, index) => ({
  satelliteId: `sat-${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  satelliteName: `SENTINEL ${index}`,
  satelliteNoradId: 90_000 + index,
}));

/** The worst that a list can be to pack: every secondary is another, every figure is drawn. */
function drawn(index: number): ListedConjunctionRow {
  const missDistanceM = 10 ** (2 + 2.3 * random());
  const tcaTaiS = 848_000_000 + 1000 * index + 1000 * random();
  const probability = random() < 0.05 ? null : 10 ** (-12 + 8 * random());
  const messageCount = 1 + below(12);
  const name = pick('STARLINK-', 'FENGYUN 1C DEB', 'COSMOS 2251 DEB', 'SL-8 R/B', 'ONEWEB-0');
  return {
    ...fleet[below(fleet.length)]!,
    id: `con-${hex(24)}`,
    secondaryNoradId: 20_000 + below(40_000),
    secondaryName: /[-0]$/.test(name) ? `${name}${below(9999)}` : name,
    secondaryObjectType: pick('PAYLOAD', 'DEBRIS'),
    screeningType: pick('OPS_CAT', 'TLE_CAT'),
    tcaTaiS,
    riskLevel: pick('LOW', 'LOW', 'LOW', 'MEDIUM', 'HIGH'),
    probability,
    missDistanceM,
    verdict: pick('safe', 'safe', 'watch', 'no-conclusion'),
    verdictReasons: [{ code: pick('pc-below-watch', 'pc-above-watch', 'diluted'), text: 'a long sentence' }],
    decideByTaiS: tcaTaiS - 43_200,
    stillReported: random() < 0.9,
    isCandidate: false,
    lastReportedAt: '2026-11-20T09:41:02.123456Z',
    redetections: 2,
    otherAdvice: [],
    updatedAt: '2026-11-20T09:41:02.123456Z',
    relativeSpeedMps: 15_000 * random(),
    relativePositionRtnM: [random() - 0.5, random() - 0.5, random() - 0.5].map(
      (component) => component * missDistanceM,
    ) as never,
    relativeVelocityRtnMps: [random() - 0.5, random() - 0.5, random() - 0.5].map(
      (component) => component * 15_000,
    ) as never,
    probabilityMethod: 'foster-1992',
    maxProbability: probability && probability * (1 + 100 * random()),
    dilution: pick('robust', 'diluted'),
    mahalanobis: 20 * random(),
    covarianceSource: pick('ESTIMATED', 'CDM'),
    lastCdmId: 'cdm-1',
    workRecord: null,
    workPlan: null,
    messageCount,
    messageCreationTaiS: [],
    messageOriginator: [],
    isSimulatedAhead: false,
    previousProbability: messageCount === 1 || random() < 0.2 ? null : 10 ** (-12 + 8 * random()),
  };
}

const RULES = { thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 } };
const NOW_TAI_S = 848_000_000;

/** Every event has messages of its own moments, of an originator that writes three times a day. */
const history = arrivalHistory(
  Array.from({ length: 60 }, (_, index) => {
    const times = Array.from({ length: 12 }, (_, step) => (index + step) * 28_800 + 3600 * random());
    return { tcaTaiS: (index + 12) * 28_800, createdTaiS: times };
  }),
);
const arrivalsOf = (rows: readonly ListedConjunctionRow[]): Arrivals =>
  new Map(
    rows.map(({ id, messageCount }) => {
      const lastTaiS = NOW_TAI_S - 14_400 * random();
      const createdTaiS = Array.from({ length: messageCount }, (_, step) => lastTaiS - 28_800 * step);
      return [id, [{ createdTaiS, history }]];
    }),
  );

it('a row is under 155 bytes as gzip, though no two of them have anything in common', () => {
  const events = Array.from({ length: 500 }, (_, index) => drawn(index));
  const arrivals = arrivalsOf(events);
  const rows = events.map((event) => presentListed(event, RULES, NOW_TAI_S, arrivals, new Map()));
  const text = JSON.stringify(z.array(conjunctionSummary).parse(rows));
  expect(gzipSync(text, { level: 9 }).length / events.length).toBeLessThan(155);
  expect(text).not.toContain('a long sentence');
});

it('E-02 the figures of a row are those of its event to six significant digits, and the time to TCA is counted from the answer', () => {
  const row = drawn(0);
  const [r, t, n] = row.relativePositionRtnM;
  const listed = presentListed(row, RULES, NOW_TAI_S, new Map(), new Map());
  const six = (value: number | null) => value && Number(value.toPrecision(6));
  expect(listed).toMatchObject({
    probabilityOfCollision: six(row.probability),
    maxProbability: six(row.maxProbability),
    totalMissDistance: six(row.missDistanceM),
    radialSeparation: six(Math.abs(r)),
    relativePosition: { r: six(r), t: six(t), n: six(n) },
    relativeVelocity: { r: six(row.relativeVelocityRtnMps[0]) },
    relativeSpeed: six(row.relativeSpeedMps),
    mahalanobisDistance: six(row.mahalanobis),
    previousProbability: six(row.previousProbability),
    verdict: { decideBy: presentDecideBy(row) },
  });
  expect(listed.timeToTca).toBeCloseTo(row.tcaTaiS - NOW_TAI_S, 3);
});
