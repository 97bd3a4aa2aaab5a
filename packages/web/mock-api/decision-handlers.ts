import type { Decision, DecisionChange, FlightRuleResult } from '@keepout/contract/ca/decision';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { readScenario } from './scenario.ts';

const iso = (timeMs: number) => new Date(timeMs).toISOString();
const HOUR_MS = 3_600_000;
const SHA = 'ab12'.repeat(16);

const asks: readonly (readonly [FlightRuleResult['rule'], FlightRuleResult['status'], Partial<FlightRuleResult>])[] = [
  ['pc-below-act', 'NOT_MET', { value: 2.41e-4, limit: 1e-4, unit: 'probability', requiredFor: ['NO_BURN', 'ACCEPT'] }],
  ['verdict-concludes', 'MET', {}],
  ['decision-in-time', 'MET', { value: 20_000, limit: 0, unit: 's' }],
  ['message-recent', 'MET', { value: 9000, limit: 86_400, unit: 's' }],
  ['secondary-tracked', 'NOT_MET', { value: 345_600, limit: 259_200, unit: 's' }],
  ['covariance-realistic', 'MET', { value: 0, limit: 0, unit: 'doubts' }],
  ['orbits-undoubted', 'MET', { value: 0, limit: 0, unit: 'doubts' }],
  ['probability-holds', 'MET', { value: 0, limit: 0, unit: 'doubts' }],
];
const rules: readonly FlightRuleResult[] = asks.map(([rule, status, more]) => ({
  rule,
  status,
  text: rule,
  value: null,
  limit: null,
  unit: null,
  requiredFor: ['BURN', 'NO_BURN'],
  waiver: null,
  ...more,
}));

function fresh(id: string, conjunctionId: string, nowMs: number): Decision {
  return {
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
    decided: null,
    signed: null,
    acknowledged: null,
    withdrawn: null,
    planId: null,
    plan: null,
    planScreening: null,
    fourEyes: true,
    frozenAt: null,
    inputs: null,
    results: null,
    recordHash: null,
    inputsChanged: false,
    rules: [...rules],
    opened: { at: iso(nowMs - HOUR_MS), by: 'mara' },
    updatedAt: iso(nowMs),
  };
}

/** What a decision freezes. */
function frozen(conjunctionId: string, nowMs: number): Pick<Decision, 'frozenAt' | 'inputs' | 'results'> {
  return {
    frozenAt: iso(nowMs),
    inputs: {
      messages: [1, 2, 3].map((place) => ({
        cdmId: `${conjunctionId}-M${place}`,
        messageId: `${conjunctionId}-M${place}`,
        originator: 'CSPOC',
        creationDate: iso(nowMs - (4 - place) * 8 * HOUR_MS),
        sha256: SHA,
      })),
      earlierMessages: 9,
      ephemerides: [{ oemFileId: 'oem-1', fileName: 'aurora1_ops.oem', sha256: SHA, use: 'SCREENED' }],
      catalogue: { catalogueId: 'cat-1', source: 'gp_20261120.json', contentHash: SHA },
      versions: { product: '0.3.4', algorithm: 'slab-grid-6' },
      settings: {
        thresholds: { medium: 1e-7, high: 1e-5, critical: 1e-4 },
        rulesVersion: 3,
        decisionLeadHours: 12,
        mostMessageAgeHours: 24,
        mostTrackingAgeHours: 72,
        fourEyes: true,
      },
    },
    results: {
      tca: iso(nowMs + 20 * HOUR_MS),
      missDistance: 164.4,
      probabilityOfCollision: 2.41e-4,
      maxProbability: 3e-4,
      probabilityMethod: 'FOSTER-1992',
      riskLevel: 'CRITICAL',
      methods: [],
      verdict: { kind: 'ACT', reasons: ['Pc 2.41e−04 is at or above the act threshold 1.00e−04.'] },
    },
  };
}

/** Decision records: none of the first event, one that waits for a signature, one that is signed and behind the times. */
export function decisionHandlers(): readonly Handler[] {
  const nowMs = Date.now();
  const mara = { at: iso(nowMs - HOUR_MS / 2), by: 'mara' };
  const decided: Decision = {
    ...fresh('dec-decided', 'C48211', nowMs),
    ...frozen('C48211', nowMs - HOUR_MS / 2),
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
    signed: { at: iso(nowMs), by: 'jonas' },
    recordHash: SHA,
    inputsChanged: true,
    note: 'Wait for the pass at 18:00.',
  };
  const records = new Map([decided, signed].map((one) => [one.decisionId, one]));
  const change = (record: Decision, part: Partial<Decision>): Response => {
    const next = { ...record, ...part, version: record.version + 1 };
    records.set(next.decisionId, next);
    return Response.json(next);
  };
  const mine = () => ({ at: iso(Date.now()), by: readScenario().userName });
  const found = (id: string, request: Request): Decision | Response => {
    const record = records.get(id);
    if (record === undefined) return mockProblem({ status: 404, code: 'not-found', detail: 'No such record.' });
    const basis = request.headers.get('If-Match');
    if (basis === null || basis === `"${record.version}"`) return record;
    return mockProblem({ status: 412, code: 'version-changed', detail: `It is at version ${record.version}.` });
  };
  return [
    on('listDecisions', (request) => {
      const id = new URL(request.url).searchParams.get('conjunction-id');
      return Response.json([...records.values()].filter((one) => one.conjunctionId === id).toReversed());
    }),
    on('openDecision', async (request) => {
      const { conjunctionId } = (await request.json()) as { conjunctionId: string };
      const record = { ...fresh(`dec-${records.size + 1}`, conjunctionId, Date.now()), opened: mine() };
      records.set(record.decisionId, record);
      return Response.json(record, { status: 201 });
    }),
    on('getDecision', (request, [id = '']) => {
      const record = found(id, request);
      return record instanceof Response ? record : Response.json(record);
    }),
    on('changeDecision', async (request, [id = '']) => {
      const record = found(id, request);
      return record instanceof Response ? record : change(record, changed(record, await request.json(), mine()));
    }),
    on('signDecision', (request, [id = '']) => {
      const record = found(id, request);
      return record instanceof Response ? record : change(record, { state: 'SIGNED', signed: mine(), recordHash: SHA });
    }),
    on('getDecisionRecord', (request) => {
      const isPdf = new URL(request.url).searchParams.get('format') === 'pdf';
      return new Response(isPdf ? '%PDF-1.7\n' : '{"schema":"keepout-decision-record/1"}\n');
    }),
  ];
}

/** The rules of the server in short: what a change does to a record. */
function changed(record: Decision, asked: DecisionChange, by: NonNullable<Decision['decided']>): Partial<Decision> {
  const part: { -readonly [Key in keyof Decision]?: Decision[Key] } = {};
  if (asked.acknowledged) Object.assign(part, { acknowledged: by, state: 'ACKNOWLEDGED' });
  if (asked.owner !== undefined) part.owner = asked.owner;
  if (asked.note !== undefined) part.note = asked.note;
  if (asked.planId !== undefined) part.planId = asked.planId;
  if (asked.waivers) {
    part.rules = record.rules.map((one) => {
      const given = asked.waivers?.find(({ rule }) => rule === one.rule);
      if (given === undefined) return one.status === 'WAIVED' ? { ...one, status: 'NOT_MET', waiver: null } : one;
      return { ...one, status: 'WAIVED', waiver: { ...by, reason: given.reason } };
    });
  }
  if (asked.decision) {
    Object.assign(part, {
      state: 'DECIDED',
      decision: asked.decision,
      decided: by,
      acknowledged: record.acknowledged ?? by,
    });
    Object.assign(part, frozen(record.conjunctionId, Date.now()));
    const planId = part.planId ?? record.planId;
    if (planId !== null) {
      part.plan = { planId, sha256: SHA, figures: { state: 'APPROVED', deltaVMps: 0.02 } };
      part.planScreening = planScreeningOf(undefined);
    }
  }
  if (asked.withdrawn) Object.assign(part, { state: 'WITHDRAWN', withdrawn: { ...by, reason: asked.withdrawn } });
  return part;
}
