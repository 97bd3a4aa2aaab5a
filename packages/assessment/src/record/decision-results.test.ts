import { readdirSync, readFileSync } from 'node:fs';
import type { Cdm } from '@keepout/ccsds/cdm/model';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import { estimateCovariance } from '@keepout/conjunction/covariance/estimated';
import { FLIGHT_RULE_LIMITS } from '@keepout/conjunction/decision/flight-rules';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { describe, expect, it } from 'vitest';
import type { Approach } from '../approach.ts';
import { judge } from '../judge.ts';
import { messageApproach } from '../message-approach.ts';
import { messageFigures } from '../message-figures.ts';
import type { Party } from '../orbit/party.ts';
import { cdmText } from '../text/cdm-text.ts';
import { decisionResults } from './decision-results.ts';
import { type RecordedMessage, recordedApproach } from './recorded-message.ts';

const folder = new URL('../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const messages: readonly Cdm[] = readdirSync(folder)
  .filter((name) => name.startsWith('0000') && name.endsWith('.cdm'))
  .slice(0, 8)
  .flatMap((name) => {
    const read = readCdm(readFileSync(new URL(name, folder), 'utf8'));
    return read.ok ? [read.value] : [];
  });
const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
const limits = FLIGHT_RULE_LIMITS;
const uploaded = (cdm: Cdm): RecordedMessage => ({
  text: writeCdm(cdm, 'kvn'),
  taken: { kind: 'MESSAGE', own: { object: 1, size: { operatorRadiusM: 3 } } },
});

function approachOf(cdm: Cdm): Approach {
  const approach = messageApproach(cdm, { object: 1, size: { operatorRadiusM: 3 } });
  if (!approach.ok) throw new Error(approach.fault.code);
  return approach.value;
}

/** The same object, its error estimated as that of an element set a day old. */
const dayOld = (party: Party): Party => ({
  ...party,
  covarianceAt: (state) => ({ source: 'ESTIMATED', covariance: estimateCovariance(state, 86_400).covariance }),
});

describe('the results of a decision', () => {
  it('of an uploaded message are to the digit what was said when it came', () => {
    expect(messages.length).toBeGreaterThan(4);
    for (const cdm of messages) {
      const judgement = judge(approachOf(cdm), RULES, cdm.creationTaiS);
      const results = decisionResults({ messages: [uploaded(cdm)], rules: RULES, limits, nowTaiS: cdm.creationTaiS });
      expect(results).toMatchObject({
        ok: true,
        value: {
          figures: JSON.parse(JSON.stringify(messageFigures(judgement))),
          verdict: JSON.parse(JSON.stringify(judgement.verdict)),
        },
      });
    }
  });

  it('of a message of our own screening follow from its text and are those of the screening within its rounding', () => {
    for (const cdm of messages) {
      // A screening computes; it states nothing.
      const { statedFigures: _, ...given } = approachOf(cdm);
      const parties = [given.parties[0], dayOld(given.parties[1])] as const;
      const judgement = judge({ ...given, parties, isAtTca: true }, RULES, cdm.creationTaiS);
      const figures = messageFigures(judgement);
      const text = cdmText(judgement, {
        messageId: 'one',
        creationTaiS: cdm.creationTaiS,
        messageFor: 'AURORA',
        catalogueSource: 'test',
        screening: { startTaiS: 0, stopTaiS: 1, frame: 'RTN', shape: 'ELLIPSOID', sizeM: [1, 1, 1] },
      });
      const [one, other] = figures.objects;
      const taken = { kind: 'SCREENING', radius: judgement.radius, objects: [one, other] } as const;
      const results = decisionResults({ messages: [{ text, taken }], rules: RULES, limits, nowTaiS: cdm.creationTaiS });
      if (!results.ok) throw new Error(results.fault.code);
      const { value } = results;
      expect(value.verdict.kind).toBe(judgement.verdict.kind);
      expect(value.figures.objects.map(({ covarianceSource }) => covarianceSource)).toEqual(judgement.sources);
      expect(Math.abs(value.figures.missDistanceM - figures.missDistanceM)).toBeLessThan(1e-6);
      expect(value.figures.pc! / figures.pc!).toBeCloseTo(1, 6);
      expect(Math.abs(value.figures.tcaTaiS - figures.tcaTaiS)).toBeLessThan(1e-6);
    }
  });

  it('are plain data: JSON brings back what it was given', () => {
    const [first] = messages;
    const results = decisionResults({ messages: [uploaded(first!)], rules: RULES, limits, nowTaiS: 0 });
    expect(JSON.parse(JSON.stringify(results))).toStrictEqual(results);
  });

  it('have every method, the course oldest first, and the flight rules', () => {
    const results = decisionResults({ messages: messages.map(uploaded), rules: RULES, limits, nowTaiS: 0 });
    if (!results.ok) throw new Error(results.fault.code);
    expect(Object.keys(results.value.methods).length).toBeGreaterThan(5);
    expect(results.value.course.map(({ creationTaiS }) => creationTaiS)).toEqual(
      messages.map((one) => one.creationTaiS),
    );
    expect(results.value.flightRules.length).toBe(9);
    expect(results.value.course.at(-1)?.pc).toBe(results.value.figures.pc);
  });

  it('name the message that cannot be judged', () => {
    const [first] = messages;
    const broken = { ...uploaded(first!), text: 'CCSDS_CDM_VERS = 1.0\n' };
    expect(decisionResults({ messages: [uploaded(first!), broken], rules: RULES, limits, nowTaiS: 0 })).toMatchObject({
      ok: false,
      fault: { code: 'message-unreadable', message: 1 },
    });
    expect(decisionResults({ messages: [], rules: RULES, limits, nowTaiS: 0 }).ok).toBe(false);
    expect(recordedApproach(broken).ok).toBe(false);
  });
});
