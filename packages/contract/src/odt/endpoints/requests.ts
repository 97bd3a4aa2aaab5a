import { z } from 'zod';
import { observationRequest, requestBody, requestQuery, requestRemoval, requestSummary } from '../../odt/request.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { idOf } from '../../platform/primitives.ts';
import { ORDER_PROBLEMS } from './opportunities.ts';

export const REQUESTS = endpoints('odt', ['requests'], {
  listRequests: {
    call: 'GET /requests',
    summary: 'Your observation requests, newest first',
    query: requestQuery,
    answers: { 200: z.array(requestSummary) },
  },
  getRequest: {
    call: 'GET /requests/{requestId}',
    summary: 'One request with its passes, its statuses, and the quoted values',
    params: z.object({ requestId: idOf('the request') }),
    answers: { 200: observationRequest },
  },
  orderObservation: {
    call: 'POST /requests',
    summary: 'Order observations of an object',
    description:
      'Passes are named by `POST odt/opportunities`, or counted with a deadline; any sensor unless some are named. Empty fields are left out; of message and type either both count or none. An order for which there is nothing is kept as INFEASIBLE, with its reason. Its price is held of the balance of your organisation; what is not covered is not ordered.',
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
    summary: 'Cancel a request: passes without measurements are cancelled and not charged',
    query: requestRemoval,
    answers: { 200: observationRequest },
    problems: ['request-ended', 'not-found'],
  },
});
