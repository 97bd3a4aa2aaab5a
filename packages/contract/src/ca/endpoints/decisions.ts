import { z } from 'zod';
import {
  decision,
  decisionBody,
  decisionChange,
  decisionQuery,
  decisionSummary,
  recordQuery,
} from '../../ca/decision.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf, ifMatch } from '../../platform/primitives.ts';

const params = z.object({ decisionId: idOf('the decision record') });
const headers = ifMatch('call');

export const DECISIONS = endpoints('ca', ['decisions'], {
  listDecisions: {
    call: 'GET /decisions',
    summary: 'Lists decision records, newest first',
    query: decisionQuery,
    answers: { 200: z.array(decisionSummary) },
  },
  openDecision: {
    call: 'POST /decisions',
    summary: 'Opens a decision record for a conjunction',
    description: 'A conjunction has at most one record that is neither signed nor withdrawn. Signed records remain.',
    body: decisionBody,
    answers: { 201: decision },
    adds: ['records'],
    readBy: 'getDecision',
    problems: ['not-found', 'decision-open'],
  },
  getDecision: {
    call: 'GET /decisions/{decisionId}',
    summary: 'Returns a decision record with its flight rules, and from the decision on its inputs and results',
    params,
    answers: { 200: decision },
  },
  changeDecision: {
    call: 'PATCH /decisions/{decisionId}',
    summary: 'Changes a decision record: acknowledge, assign, note, waive rules, decide or withdraw',
    description:
      'Omitted fields do not change. A decision freezes its current inputs and results; the flight rules that it requires must be met or waived.',
    params,
    headers,
    body: decisionChange,
    answers: { 200: decision },
    needsVersion: true,
    problems: [
      'decision-closed',
      'decision-event-gone',
      'decision-not-computed',
      'decision-judged-anew',
      'flight-rules-not-met',
      'plan-unknown',
    ],
  },
  signDecision: {
    call: 'POST /decisions/{decisionId}/sign',
    summary: 'Signs a decision; the record is then final',
    params,
    headers,
    answers: { 200: decision },
    needsVersion: true,
    problems: ['decision-closed', 'decision-missing', 'decision-inputs-changed', 'four-eyes'],
  },
  getDecisionRecord: {
    call: 'GET /decisions/{decisionId}/record',
    summary: 'Returns the signed record: JSON that `keepout replay` recomputes, or PDF',
    params,
    query: recordQuery,
    offers: ['application/json', 'application/pdf'],
    problems: ['decision-not-signed'],
  },
});
