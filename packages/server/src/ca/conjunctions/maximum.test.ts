import { readFileSync } from 'node:fs';
import { judge } from '@keepout/assessment/judge';
import { messageApproach } from '@keepout/assessment/message-approach';
import { messageFigures } from '@keepout/assessment/message-figures';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { computePc } from '@keepout/conjunction/pc/compute-pc';
import type { Cdm } from '@keepout/contract/ca/cdm';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { expect, it } from 'vitest';
import type { AssessedMessage } from './judged-message.ts';
import { messageRow } from './message-row.ts';
import { presentMessage } from './present-message.ts';

const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const url = new URL(`../../../../../conformance/ccsds/cdm/valid/${NAME}`, import.meta.url);
const read = readCdm(readFileSync(url, 'utf8'));
if (!read.ok) throw new Error(read.fault.code);
const approach = messageApproach(read.value);
if (!approach.ok) throw new Error(approach.fault.code);
const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
const judgement = judge(approach.value, RULES, read.value.tcaTaiS - 86_400);

/** The message as it is stored and told, with what a test changes. */
function maximumOf(
  change: Partial<AssessedMessage['figures']>,
  verdict: AssessedMessage['verdict'] = judgement.verdict,
): Cdm {
  const place = { id: 'cdm-1', operatorId: 'op', conjunctionId: 'con-1', satelliteId: 'sat-1', screeningId: null };
  const message = { originator: 'CARA', messageId: 'm', creationTaiS: 0, originatorPc: null, originatorMethod: null };
  return presentMessage(
    messageRow(place, { ...message, figures: { ...messageFigures(judgement), ...change }, verdict, text: '' }),
  );
}

it('is told for better data of either object alone, as the engine finds it', () => {
  const [primary, secondary] = judgement.report.objects;
  const input = { primary, secondary, isAtTca: true, hardBodyRadiusM: judgement.radius.radiusM };
  const report = withOwnFunctions(() => computePc(input));
  const { separate } = (report.ok && report.value.dilution) || {};
  expect(separate?.primary.maxPc).toBeGreaterThan(0);
  expect(maximumOf({}).separateScaling).toEqual({
    object1: { maxProbability: separate?.primary.maxPc, scale: separate?.primary.scaleAtMax },
    object2: { maxProbability: separate?.secondary.maxPc, scale: separate?.secondary.scaleAtMax },
  });
  expect(maximumOf({ separateScaling: null }).separateScaling).toBeNull();
});

it('that does not exist is told with its reason', () => {
  expect(maximumOf({})).toMatchObject({ maxProbability: judgement.report.maxPc, maxProbabilityReason: null });
  expect(maximumOf({ maxPc: null, maxPcReason: 'rises-beyond-orbit-errors' })).toMatchObject({
    maxProbability: null,
    maxProbabilityReason: expect.stringMatching(/^Pc has no maximum: it still rises /),
  });
});

it('of what is safe has no deadline', () => {
  for (const kind of ['act', 'watch', 'no-conclusion'] as const) {
    expect(maximumOf({}, { ...judgement.verdict, kind }).verdict?.decideBy).toMatch(/Z$/);
  }
  expect(maximumOf({}, { ...judgement.verdict, kind: 'safe' }).verdict).toMatchObject({ kind: 'SAFE', decideBy: null });
});
