import { readdirSync, readFileSync } from 'node:fs';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { conjunctionSummary } from '@keepout/conjunction/encounter/conjunction-summary';
import { planeEncounter } from '@keepout/conjunction/pc/plane/plane-encounter';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { describe, expect, it } from 'vitest';
import type { Approach } from './approach.ts';
import { judge } from './judge.ts';
import { messageApproach } from './message-approach.ts';
import { messageFigures } from './message-figures.ts';
import type { Party } from './orbit/party.ts';
import { reasonText } from './text/reason-text.ts';

const folder = new URL('../../../conformance/ccsds/cdm/valid/', import.meta.url);
const messages: readonly Cdm[] = readdirSync(folder)
  .filter((name) => name.startsWith('0000') && name.endsWith('.cdm'))
  .slice(0, 12)
  .flatMap((name) => {
    const read = readCdm(readFileSync(new URL(name, folder), 'utf8'));
    return read.ok ? [read.value] : [];
  });
const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
const DAY_S = 86_400;

function approachOf(cdm: Cdm): Approach {
  const approach = messageApproach(cdm);
  if (!approach.ok) throw new Error(approach.fault.code);
  return approach.value;
}

/** The same object, its error estimated as that of an element set a day old. */
const dayOld = (party: Party): Party => ({
  ...party,
  covarianceAt: (state) => ({ source: 'ESTIMATED', covariance: estimateCovariance(state, DAY_S).covariance }),
});

describe('a judgement', () => {
  it('rests on one pair of states: geometry, plane and figures are of the same instant', () => {
    for (const cdm of messages) {
      const { report } = judge(approachOf(cdm), RULES, cdm.creationTaiS);
      const [primary, secondary] = report.objects;
      expect(primary.state.epochTaiS).toBe(report.tcaTaiS);
      const summary = withOwnFunctions(() => conjunctionSummary(primary, secondary));
      expect(summary).toMatchObject({ ok: true, value: report.summary });
      const plane = withOwnFunctions(() => planeEncounter(primary, secondary, report.hardBodyRadiusM));
      expect(plane.ok && plane.value).toEqual(report.encounter);
      const dr = primary.state.positionM.map((x, k) => secondary.state.positionM[k]! - x);
      const dv = primary.state.velocityMps.map((x, k) => secondary.state.velocityMps[k]! - x);
      const closing = dr.reduce((sum, x, k) => sum + x * dv[k]!, 0);
      expect(Math.abs(closing / (Math.hypot(...dr) * Math.hypot(...dv)))).toBeLessThan(1e-7);
    }
  });

  it('calls no probability the largest that is smaller than the largest that it tells', () => {
    const read = readCdm(
      readFileSync(new URL('000043613_conj_000051228_20220215_122556_20220209_225622.cdm', folder), 'utf8'),
    );
    if (!read.ok) throw new Error(read.fault.code);
    const { report, verdict } = judge(approachOf(read.value), RULES, read.value.creationTaiS);
    const ceiling = verdict.reasons.find(({ code }) => code === 'max-pc-below-act');
    if (ceiling?.code !== 'max-pc-below-act') throw new Error('diluted on one object, below the act threshold');
    // Of smaller errors of one object; over all sizes of the errors it is many times larger.
    expect(ceiling.maxPc).toBeLessThan(report.maxPc! / 10);
    expect(reasonText(ceiling)).toMatch(/^Better data at this miss distance could raise Pc to at most /);
  });

  it('takes the states of a screening as they stand: the engine found them on the whole orbits', () => {
    const approach = approachOf(messages[0]!);
    const { report } = judge({ ...approach, isAtTca: true }, RULES, 0);
    expect(report.objects.map(({ state }) => state)).toEqual(approach.states);
    expect(report.tcaOffsetS).toBe(0);
  });

  it('of an estimated covariance is by the method that its own usage indices ask for, and never to act', () => {
    const methods = new Set<string>();
    for (const cdm of messages) {
      const approach = approachOf(cdm);
      const parties = [dayOld(approach.parties[0]), dayOld(approach.parties[1])] as const;
      const judgement = judge({ ...approach, parties }, RULES, cdm.creationTaiS);
      const figures = messageFigures(judgement);
      methods.add(figures.pcMethod);
      expect(judgement.report.methods[figures.pcMethod]?.pc).toBe(figures.pc);
      expect(figures.covarianceSource).toBe('ESTIMATED');
      expect(judgement.verdict.kind).not.toBe('act');
    }
    expect(methods.size).toBeGreaterThan(1);
  });

  it('says why there is no probability', () => {
    const approach = approachOf(messages[0]!);
    const bare: Party = { ...approach.parties[1], covarianceAt: () => ({ source: 'NONE' }) };
    const without = judge({ ...approach, parties: [approach.parties[0], bare] }, RULES, 0);
    expect(without).toMatchObject({
      pcReason: 'covariance-missing',
      riskLevel: 'UNKNOWN',
      verdict: { kind: 'no-conclusion' },
    });
    expect(without.pc).toBeUndefined();
    const [one, other] = approach.states;
    const still = { ...approach, states: [one, { ...other, velocityMps: one.velocityMps }] as const, isAtTca: true };
    expect(messageFigures(judge(still, RULES, 0)).objects[1].planeXM).toBeNull();
  });
});
