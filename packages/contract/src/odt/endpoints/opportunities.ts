import { opportunities, opportunityBody } from '../../odt/opportunity.ts';
import { endpoints, LINES } from '../../platform/endpoint.ts';
import { FOLLOWED } from '../../platform/followed.ts';

/** What can be wrong with the object or the window of an order. */
export const ORDER_PROBLEMS = [
  'target-missing',
  'target-ambiguous',
  'target-unknown',
  'orbit-message-invalid',
  'sensor-unknown',
  'window-past',
  'window-empty',
  'time-invalid',
  'not-found',
] as const;

export const OPPORTUNITIES = endpoints('odt', ['requests'], {
  findOpportunities: {
    call: 'POST /opportunities',
    summary: 'Returns possible observations of an object: passes over free sensors, with price and latency',
    description: `Nothing is stored or reserved. Without passes, \`reason\` and \`message\` give the cause. Times in which a sensor is occupied are excluded. ${FOLLOWED}`,
    body: opportunityBody,
    answers: { 200: opportunities },
    offers: ['application/json', LINES],
    problems: ORDER_PROBLEMS,
  },
});
