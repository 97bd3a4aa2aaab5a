import { opportunities, opportunityBody } from '../../odt/opportunity.ts';
import { ORDER_PROBLEMS } from '../../odt/order-problems.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const OPPORTUNITIES = endpoints('odt', {
  findOpportunities: {
    method: 'POST',
    path: '/opportunities',
    summary: 'What can be ordered of an object: passes over free sensors, with price and latency',
    description:
      'Nothing is kept or held. Where there is nothing, `reason` and `message` say why. Times in which a sensor is taken are left out, whoever took them.',
    tags: ['requests'],
    body: opportunityBody,
    answers: { 200: opportunities },
    problems: ORDER_PROBLEMS,
  },
});
