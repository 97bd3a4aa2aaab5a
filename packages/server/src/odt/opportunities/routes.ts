import { opportunities, opportunityBody } from '@keepout/contract/odt/opportunity';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { withoutEmptyMessage } from '../targets/given.ts';
import { opportunitiesOf } from './service.ts';

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

export function registerOpportunities(app: App, context: ServerContext): void {
  app.route({
    method: 'POST',
    url: '/opportunities',
    schema: {
      operationId: 'findOpportunities',
      summary: 'What can be ordered of an object: passes over free sensors, with price and latency',
      description:
        'Nothing is kept or held. Where there is nothing, `reason` and `message` say why. Times in which a sensor is taken are left out, whoever took them.',
      tags: ['requests'],
      body: opportunityBody,
      response: { 200: opportunities },
    },
    config: { problems: ORDER_PROBLEMS },
    preValidation: async (request) => {
      request.body = withoutEmptyMessage(request.body) as typeof request.body;
    },
    handler: async (request) => await opportunitiesOf(context, callerOf(request).operatorId, request.body),
  });
}
