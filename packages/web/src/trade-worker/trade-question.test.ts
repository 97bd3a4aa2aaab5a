import { parseUtc } from '@keepout/astro/epoch';
import { planBasis } from '@keepout/operations/plan/basis';
import { commandOf } from '@keepout/operations/plan/command';
import { evaluate } from '@keepout/operations/plan/evaluate';
import type { PlanQuestion } from '@keepout/operations/plan/question';
import { cellManoeuvre, tradeCurve, tradeMap } from '@keepout/operations/trade/trade-space';
import type { SatelliteToPlan } from '@keepout/operations/vehicle/satellite';
import { tradeOf } from '@keepout/server/ca/manoeuvres/plan.thread';
import { presentBasis } from '@keepout/server/ca/manoeuvres/present-basis';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { expect, it } from 'vitest';
import type { TradeBasis } from './protocol.ts';
import { tradeQuestion } from './trade-question.ts';

const parsed = parseUtc('2026-11-24T00:00:00');
if (!parsed.ok) throw new Error(parsed.fault.code);
const tcaTaiS = parsed.value;

function questionOf(satellite: Partial<SatelliteToPlan>): PlanQuestion {
  return {
    nowTaiS: tcaTaiS - 2 * 86_400,
    noradId: 90_000,
    satellite: { propulsion: 'UNKNOWN', build: { shape: 'CANNONBALL' }, massKg: 5, ...satellite },
    air: { model: 'NRLMSISE_00' },
    events: [91_000, 91_001].map((other, k) => ({
      id: `con_${k}`,
      message: testEvent(tcaTaiS + 300 * k, { noradId: 90_000, other, place: k }),
      hardBodyRadiusM: 20,
    })),
    rules: {
      targetPc: 1e-6,
      targetReductionOrders: 1,
      watchPc: 1e-7,
      uplinkLeadS: 0,
      preparationS: 0,
      densityUncertainty: 0.3,
      maxSmaChangeM: null,
      noBurn: [],
    },
    stations: [],
    otherBurns: [],
  };
}

/** What a browser has got of it: the answer of the server as text. */
function basisInBrowser(question: PlanQuestion): TradeBasis {
  const belief = { confidence: 'CONDITIONAL', confidenceReason: 'covariance-stated' } as const;
  const kind = { objectType: 'DEBRIS', manoeuvrable: 'NO' } as const;
  const name = { secondaryName: 'OTHER', secondaryNoradId: 1, kind, belief, isEstimated: false };
  const names = new Map(question.events.map(({ id }) => [id, name]));
  const about = {
    operatorId: 'op',
    satelliteId: 'sat',
    satelliteName: 'SAT',
    actPc: 1e-4,
    noBurnReasons: [],
    knownPassages: [],
  };
  const inputs = { cdmIds: [], oemFileId: null, catalogueId: null, satelliteVersion: 1, rulesVersion: 1 };
  const basis = presentBasis(planBasis(question), { question, names, about, inputs });
  return JSON.parse(JSON.stringify(basis)) as TradeBasis;
}

/** What the flattening does to the miss in three revolutions, which the map leaves out. */
const ONE_PERCENT = 0.01;

const KINDS = [
  { propulsion: 'IMPULSIVE', maxDeltaVMps: 0.1, most: 0.1 },
  { propulsion: 'CONTINUOUS', thrustN: 0.01, specificImpulseS: 1500, most: 60 },
  { propulsion: 'DIFFERENTIAL_DRAG', minAreaM2: 0.03, maxAreaM2: 0.4, dragAreaM2: 0.06, most: 9000 },
] as const;

it.each(KINDS)(
  'a trade space of $propulsion is the same to the byte in browser and server',
  ({ most, ...satellite }) => {
    const question = questionOf(satellite);
    const asked = { orbits: [0.5, 8], columns: 7, rows: 5, minSize: -most, maxSize: most } as const;
    const server = tradeOf({ question, request: asked });
    if (!server.ok) throw new Error(server.fault.code);
    const frame = { columns: 7, rows: 5, orbitsFirst: 8, orbitsLast: 0.5, sizeFirst: -most, sizeLast: most } as const;
    const browser = tradeMap(tradeQuestion(basisInBrowser(question))!, { ...frame, direction: 'best' });
    if (!browser.ok) throw new Error(browser.fault.code);
    const { log10TotalPc, raised, orbits, sizes } = browser.value;
    expect({ log10TotalPc, raised, orbits, sizes }).toEqual({
      log10TotalPc: server.value.log10TotalPc,
      raised: server.value.raised,
      orbits: server.value.orbits,
      sizes: server.value.sizes,
    });
    expect(new Set(log10TotalPc).size).toBeGreaterThan(10);
  },
);

it.each(KINDS)('cold and hot on the curve of $propulsion are the branches of its plan', ({ most, ...satellite }) => {
  const question = questionOf({ ...satellite, burnsInEclipse: true, magnitudeShare: 0.05 });
  const trade = tradeQuestion(basisInBrowser(question))!;
  const frame = { columns: 2, rows: 5, orbitsFirst: 3, orbitsLast: 2, sizeFirst: -most, sizeLast: most } as const;
  const map = tradeMap(trade, { ...frame, direction: 'best' });
  const curve = tradeCurve(trade, { ...frame, direction: 'best' }, frame.orbitsFirst);
  if (!map.ok || !curve.ok) throw new Error('nothing is computed');
  const row = frame.rows - 1;
  const plan = evaluate(question, {
    manoeuvre: commandOf(cellManoeuvre(trade, map.value, { column: 0, row }, tcaTaiS)),
    constraints: { needsCommand: false, needsConfirmation: false },
  });
  if (!plan.ok) throw new Error(JSON.stringify(plan.fault));
  const missOf = (name: string) => plan.value.branches.find(({ branch }) => branch === name)!.missDistanceM;
  const { cold, hot, missM } = curve.value;
  for (const [branch, curveM] of [
    ['COLD', cold!.missM],
    ['NOMINAL', missM],
    ['HOT', hot!.missM],
  ] as const)
    expect(Math.abs(curveM[row]! / missOf(branch) - 1), branch).toBeLessThan(ONE_PERCENT);
  expect(missOf('HOT') - missOf('COLD')).toBeGreaterThan(1);
});
