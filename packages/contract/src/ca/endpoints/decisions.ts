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
    summary: 'Decision records, newest first',
    query: decisionQuery,
    answers: { 200: z.array(decisionSummary) },
  },
  openDecision: {
    call: 'POST /decisions',
    summary: 'Open a decision record for an event',
    description: 'An event has one record at a time that is neither signed nor withdrawn; signed ones stay.',
    body: decisionBody,
    answers: { 201: decision },
    adds: ['records'],
    readBy: 'getDecision',
    problems: ['not-found', 'decision-open'],
  },
  getDecision: {
    call: 'GET /decisions/{decisionId}',
    summary: 'One decision record with its flight rules, and from the decision on its inputs and results',
    params,
    answers: { 200: decision },
  },
  changeDecision: {
    call: 'PATCH /decisions/{decisionId}',
    summary: 'Acknowledge, assign, note, waive rules, decide or withdraw',
    description:
      'What is left out stays. A decision freezes inputs and results as they are at that moment; flight rules that it asks ' +
      'for must be met or waived.',
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
    summary: 'Sign a decision; the record is final then',
    params,
    headers,
    answers: { 200: decision },
    needsVersion: true,
    problems: ['decision-closed', 'decision-missing', 'decision-inputs-changed', 'four-eyes'],
  },
  getDecisionRecord: {
    call: 'GET /decisions/{decisionId}/record',
    summary: 'The signed record: JSON that `keepout replay` computes again, or the same to print',
    params,
    query: recordQuery,
    offers: ['application/json', 'application/pdf'],
    problems: ['decision-not-signed'],
  },
});
