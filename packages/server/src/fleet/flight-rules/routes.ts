import { flightRules, flightRulesChange } from '@keepout/contract/fleet/flight-rules';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { readRules } from '../rules.ts';
import { presentRules } from './present.ts';
import { changeRules } from './service.ts';

const tags = ['flight rules'];

export function registerFlightRules(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/flight-rules',
    schema: {
      operationId: 'getFlightRules',
      summary: 'How your organisation judges events and flies its satellites, with the ETag',
      tags,
      response: { 200: flightRules },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const rules = await readRules(context.database.orm, callerOf(request).operatorId);
      return reply.header('etag', `"${rules.version}"`).send(presentRules(rules));
    },
  });

  app.route({
    method: 'PUT',
    url: '/flight-rules',
    schema: {
      operationId: 'changeFlightRules',
      summary: 'Replace the flight rules; If-Match guards against overwriting a change made meanwhile',
      description:
        'What is judged from then on is judged by them. What was judged before keeps its verdict until then.',
      tags,
      headers: ifMatchHeaders,
      body: flightRulesChange,
      response: { 200: flightRules },
    },
    config: { tells: ['ETag'], problems: ['version-changed', 'read-only-field', 'time-invalid'] },
    handler: async (request, reply) => {
      const expected = expectedVersion(request.headers);
      const rules = await changeRules(context, callerOf(request), request.body, expected);
      return reply.header('etag', `"${rules.version}"`).send(presentRules(rules));
    },
  });
}
