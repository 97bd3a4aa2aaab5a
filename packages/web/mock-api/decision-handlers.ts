import type { Decision, DecisionChange, FlightRuleResult } from '@keepout/contract/ca/decision';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import { RECORDED } from '@keepout/contract/recorded';
import { inHours, now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const SHA = 'ab12'.repeat(16);
const example = RECORDED.changeDecision;

const asks: readonly (readonly [FlightRuleResult['rule'], FlightRuleResult['status'], Partial<FlightRuleResult>])[] = [
  ['pc-below-act', 'NOT_MET', { value: 2.41e-4, limit: 1e-4, unit: 'probability', requiredFor: ['NO_BURN', 'ACCEPT'] }],
  ['verdict-concludes', 'MET', {}],
  ['decision-in-time', 'MET', { value: 20_000, limit: 0, unit: 's' }],
  ['message-recent', 'MET', { value: 9000, limit: 86_400, unit: 's' }],
  ['secondary-tracked', 'UNKNOWN', { unknownReason: 'observation-time-not-stated', limit: 259_200, unit: 's' }],
  ['covariance-realistic', 'MET', { value: 0, limit: 0, unit: 'doubts' }],
  ['orbits-undoubted', 'MET', { value: 0, limit: 0, unit: 'doubts' }],
  ['probability-holds', 'MET', { value: 0, limit: 0, unit: 'doubts' }],
  [
    'plan-screened-clear',
    'UNKNOWN',
    { unknownReason: 'plan-not-chosen', limit: 0, unit: 'events', requiredFor: ['BURN'] },
  ],
];
const rules = asks.map(
  ([rule, status, more]): FlightRuleResult => ({
    rule,
    status,
    text: rule,
    unknownReason: null,
    value: null,
    limit: null,
    unit: null,
    requiredFor: ['BURN', 'NO_BURN'],
    waiver: null,
    ...more,
  }),
);

const fresh = (id: string, conjunctionId: string): Decision => ({
  ...example,
  decisionId: id,
  conjunctionId,
  satelliteId: 'aurora-1',
  satelliteName: 'AURORA-1',
  secondaryName: 'ONEWEB-0417',
  state: 'OPEN',
  version: 1,
  owner: null,
  note: '',
  decision: null,
  fourEyes: true,
  decided: null,
  acknowledged: null,
  frozenAt: null,
  inputs: null,
  results: null,
  rules,
  opened: { at: inHours(-1), by: 'mara' },
  updatedAt: now(),
});

/** What a decision freezes. */
function frozen(conjunctionId: string, frozenAt: string): Pick<Decision, 'frozenAt' | 'inputs' | 'results'> {
  const { inputs, results } = example;
  if (inputs === null || results === null) throw new Error('the example is decided');
  return {
    frozenAt,
    inputs: {
      ...inputs,
      messages: [1, 2, 3].map((place) => ({
        cdmId: `${conjunctionId}-M${place}`,
        messageId: `${conjunctionId}-M${place}`,
        originator: 'CSPOC',
        creationDate: inHours(-8 * (4 - place)),
        sha256: SHA,
      })),
      earlierMessages: 9,
    },
    results: {
      ...results,
      tca: inHours(20),
      missDistance: 164.4,
      probabilityOfCollision: 2.41e-4,
      maxProbability: 3e-4,
      riskLevel: 'CRITICAL',
      methods: [],
      verdict: { kind: 'ACT', reasons: ['Pc 2.41e−04 is at or above the act threshold 1.00e−04.'] },
    },
  };
}

/** Decision records: none of the first event, one that waits for a signature, one that is signed and behind the times. */
export function decisionHandlers({ userName }: Scenario): readonly Handler[] {
  const mara = { at: inHours(-0.5), by: 'mara' };
  const decided: Decision = {
    ...fresh('dec-decided', 'C48211'),
    ...frozen('C48211', mara.at),
    state: 'DECIDED',
    version: 4,
    owner: 'mara',
    decision: 'OBSERVE',
    acknowledged: mara,
    decided: mara,
  };
  const signed: Decision = {
    ...decided,
    decisionId: 'dec-signed',
    conjunctionId: 'C48212',
    state: 'SIGNED',
    version: 5,
    signed: { at: now(), by: 'jonas' },
    recordHash: SHA,
    inputsChanged: true,
    note: 'Wait for the pass at 18:00.',
  };
  const records = mutableRecords(({ decisionId }) => decisionId, [signed, decided]);
  const mine = () => ({ at: now(), by: userName });
  return [
    on('listDecisions', ({ query }) =>
      records.all().filter(({ conjunctionId }) => conjunctionId === query['conjunction-id']),
    ),
    on('openDecision', ({ body }) =>
      records.first({ ...fresh(`dec-${records.all().length + 1}`, body.conjunctionId), opened: mine() }),
    ),
    on('getDecision', ({ params }) => records.find(params.decisionId)),
    on('changeDecision', ({ request, params: { decisionId }, body }) => {
      const record = records.find(decisionId);
      return record && records.change(request, decisionId, changed(record, body, mine()));
    }),
    on('signDecision', ({ request, params }) =>
      records.change(request, params.decisionId, { state: 'SIGNED', signed: mine(), recordHash: SHA }),
    ),
    on(
      'getDecisionRecord',
      ({ query }) =>
        new Response(query['format'] === 'pdf' ? '%PDF-1.7\n' : '{"schema":"keepout-decision-record/1"}\n'),
    ),
  ];
}

/** The rules of the server in short: what a change does to a record. */
function changed(record: Decision, change: DecisionChange, by: NonNullable<Decision['decided']>): Partial<Decision> {
  const { acknowledged, waivers, decision, withdrawn, ...plain } = change;
  const part: { -readonly [Key in keyof Decision]?: Decision[Key] } = { ...(plain as Partial<Decision>) };
  if (acknowledged) Object.assign(part, { acknowledged: by, state: 'ACKNOWLEDGED' });
  if (waivers)
    part.rules = record.rules.map((ruleResult) => {
      const waiver = waivers.find(({ rule }) => rule === ruleResult.rule);
      if (waiver !== undefined) return { ...ruleResult, status: 'WAIVED', waiver: { ...by, reason: waiver.reason } };
      const before = ruleResult.unknownReason === null ? 'NOT_MET' : 'UNKNOWN';
      return ruleResult.status === 'WAIVED' ? { ...ruleResult, status: before, waiver: null } : ruleResult;
    });
  if (decision) {
    const acknowledging = record.acknowledged ?? by;
    Object.assign(part, { state: 'DECIDED', decision, decided: by, acknowledged: acknowledging });
    Object.assign(part, frozen(record.conjunctionId, now()));
    const planId = part.planId ?? record.planId;
    if (planId !== null) {
      part.plan = { planId, sha256: SHA, figures: { state: 'APPROVED', deltaVMps: 0.02 } };
      part.planScreening = planScreeningOf(undefined);
    }
  }
  if (withdrawn) Object.assign(part, { state: 'WITHDRAWN', withdrawn: { ...by, reason: withdrawn } });
  return part;
}
