import { readFileSync } from 'node:fs';
import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { manoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { expect, it } from 'vitest';
import { candidates } from './candidates.ts';
import type { PlanInput } from './plan-input.ts';
import { planningBasis } from './planning-basis.ts';

/** Act by the verdict's method, 4e-23 by Foster: its errors bend. */
const CURVED = '000035946_conj_000030648_20221210_140311_20221206_003234';
const FILE = new URL(`../../../../../conformance/ccsds/cdm/valid/${CURVED}.cdm`, import.meta.url);

it('plans with the probability of the verdict, and says that nothing need be done only where the verdict does', () => {
  const message = readFileSync(FILE, 'utf8');
  const cdm = readCdm(message);
  if (!cdm.ok) throw new Error(cdm.fault.code);
  const { tcaTaiS, creationTaiS } = cdm.value;
  const approach = messageApproach(cdm.value);
  if (!approach.ok) throw new Error(approach.fault.code);
  const judged = judge(approach.value, { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 }, creationTaiS);
  expect(judged.verdict.kind).toBe('act');
  const input: PlanInput = {
    nowTaiS: creationTaiS,
    satelliteId: 'sat_1',
    satelliteName: 'WORLDVIEW 2',
    noradId: 35_946,
    configuration: { shape: 'CANNONBALL', wetMass: 2800, propulsion: { type: 'IMPULSIVE', maxDeltaV: 1 } },
    events: [
      {
        conjunctionId: 'con_1',
        secondaryName: 'FENGYUN 1C DEB',
        secondaryNoradId: 30_648,
        tcaTaiS,
        message,
        hardBodyRadiusM: judged.radius.radiusM,
      },
    ],
    rules: {
      targetPc: 3e-6,
      targetReductionOrders: 1.5,
      actPc: 1e-4,
      watchPc: 1e-7,
      uplinkLeadS: 0,
      densityUncertainty: 0.3,
      maxSmaChangeM: null,
      noBurn: [],
    },
    stations: [],
    otherBurns: [],
  };
  const basis = planningBasis(input);
  expect(basis.events[0]!.probability).toBe(judged.pc);
  expect(basis.totalProbability / judged.pc!).toBeCloseTo(1, 12);
  const search = manoeuvreSearch.parse({ conjunctionId: 'con_1', targetProbability: 1e-5, orbitsTo: 1.5 });
  const found = candidates({ input, search });
  if (!found.ok) throw new Error(found.fault.code);
  expect(found.value.isTargetMet).toBe(false);
  expect(found.value.totalProbabilityBefore / judged.pc!).toBeCloseTo(1, 12);
  expect(found.value.candidates.length).toBeGreaterThan(1);
  for (const { result, isFarthest } of found.value.candidates) {
    expect(result.branches.at(-1)!.probability).toBe(judged.pc);
    if (!isFarthest) expect(result.totalProbability).toBeLessThanOrEqual(1e-5);
    expect(result.figures.totalDeltaVMagnitude).toBeGreaterThan(0.001);
  }
});
