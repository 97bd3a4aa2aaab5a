import { z } from 'zod';
import { observationRequest, requestBody, requestQuery, requestRemoval, requestSummary } from '../../odt/request.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { ORDER_PROBLEMS } from './opportunities.ts';

export const REQUESTS = endpoints('odt', ['requests'], {
  listRequests: {
    call: 'GET /requests',
    summary: 'Lists your observation requests, newest first',
    query: requestQuery,
    answers: { 200: z.array(requestSummary) },
  },
  getRequest: {
    call: 'GET /requests/{requestId}',
    summary: 'Returns an observation request with its passes, statuses and quoted values',
    params: z.object({ requestId: idOf('the request') }),
    answers: { 200: observationRequest },
  },
  orderObservation: {
    call: 'POST /requests',
    summary: 'Orders observations of an object',
    description:
      'Name passes from `POST odt/opportunities`, or send a number of passes with a deadline; without named sensors, any sensor is used. Empty fields are ignored; an orbit message requires its type. An order without possible passes is stored as INFEASIBLE with its reason. The price is reserved from the balance of your organisation; passes that the balance does not cover are not ordered.',
    body: requestBody,
    answers: { 201: observationRequest },
    adds: ['records'],
    tells: ['Location'],
    problems: [
      ...ORDER_PROBLEMS,
      'opportunity-gone',
      'passes-ordered',
      'price-above-maximum',
      'balance-insufficient',
      'currency-differs',
    ],
  },
  cancelRequest: {
    call: 'DELETE /requests',
    summary: 'Cancels a request; passes without measurements are cancelled and not charged',
    query: requestRemoval,
    answers: { 200: observationRequest },
    problems: ['request-ended', 'not-found'],
  },
});
