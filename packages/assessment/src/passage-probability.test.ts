import { readdirSync, readFileSync } from 'node:fs';
import { transformState } from '@keepout/astro/frames/rotation';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { refineTca } from '@keepout/conjunction/encounter/refine-tca';
import type { Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import { messageApproach } from './message-approach.ts';
import { openPassages } from './passage-probability.ts';

const folder = new URL('../../../conformance/ccsds/cdm/valid/', import.meta.url);
const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };

/** Every message whose objects have errors, as an engine would find its passage. */
const passages = readdirSync(folder).flatMap((name) => {
  const cdm = name.endsWith('.cdm') ? readCdm(readFileSync(new URL(name, folder), 'utf8')) : undefined;
  const approach = cdm?.ok ? messageApproach(cdm.value) : undefined;
  if (!cdm?.ok || !approach?.ok) return [];
  const closest = refineTca(...approach.value.states);
  if (!closest.ok) return [];
  const { statedFigures: _, ...plain } = approach.value;
  const states = [closest.value.primary, closest.value.secondary] as const;
  const judged = judge({ ...plain, states, isAtTca: true }, RULES, cdm.value.creationTaiS);
  return judged.pc === undefined ? [] : [{ name, approach: plain, states, judged }];
});

it('tells of a passage what its verdict rests on, whichever method that is, and whether it holds', () => {
  const methods = new Set<string>();
  for (const { name, approach, states, judged } of passages) {
    const [first, second] = states.map((state) => transformState(state, 'TEME'));
    const [own, other] = approach.parties.map((party, k) => ({
      covarianceAt: party.covarianceAt,
      hardBodyRadiusM: k === 0 ? judged.radius.radiusM : 0,
    }));
    const figures = openPassages(
      own!,
      () => other!,
    )({
      secondary: 1,
      tcaTaiS: first!.epochTaiS,
      primaryState: first!,
      secondaryState: second!,
    } as unknown as Encounter);
    if (figures === undefined) throw new Error(name);
    const { recommended, isInadequate } = judged.report;
    methods.add(recommended!.method);
    const shared = judged.verdict.reasons.find(({ code }) => code === 'errors-correlated');
    const counted = Math.max(judged.pc!, shared?.code === 'errors-correlated' ? shared.correlatedPc : 0);
    // Ten decades under the watch threshold two thin tails may differ by more than a hundredth of the smaller.
    if (counted > 1e-17) expect(Math.abs(figures.pc / counted - 1), `${name} ${counted}`).toBeLessThan(0.02);
    else expect(figures.pc).toBeLessThan(1e-16);
    if (figures.isInadequate !== isInadequate) expect(isInadequate, name).toBe(true);
  }
  expect(passages.length).toBeGreaterThan(40);
  expect([...methods].sort()).toEqual(['foster-1992', 'nc2d-hall-2021', 'nc3d-hall-2021']);
});
