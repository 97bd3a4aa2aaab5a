import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { serverEvent } from '@keepout/contract/platform/events';
import { problem } from '@keepout/contract/platform/problem';
import { z } from 'zod';
import type { RouteFacts } from './describe.ts';

/** A named schema, by the name that it has in every description. */
const refTo = (schema: z.ZodType): { readonly $ref: string } => ({
  $ref: `#/components/schemas/${z.globalRegistry.get(schema)!.id}`,
});

export const PROBLEM_REF = refTo(problem);

export const EVENT_FACTS: RouteFacts = {};

/** One event of the stream; comments between events are not included. */
const STREAMED = {
  type: 'object',
  description: 'One event of the stream.',
  required: ['id', 'event', 'data'],
  properties: {
    id: { type: 'string', description: 'Its place in the stream, for `Last-Event-ID`.' },
    event: { type: 'string', description: 'The type of what has changed, as in `data`.' },
    data: {
      type: 'string',
      description: 'What has changed: a ServerEvent as JSON.',
      contentMediaType: 'application/json',
      contentSchema: refTo(serverEvent),
    },
  },
};

/** The stream of events, which is shared by all services and includes events of this one. */
export const EVENT_PATH = {
  [`${API_ROOT}/events`]: {
    get: {
      operationId: 'streamEvents',
      summary: 'What changes for your organisation, as server-sent events',
      description:
        'Each event has an `id`, the type as `event`, and a ServerEvent as `data`. Events are hints: ask for what they name. ' +
        'Comments keep the connection alive; a stream ends with its token.',
      tags: ['events'],
      parameters: [
        {
          name: 'Last-Event-ID',
          in: 'header',
          required: false,
          description: 'Continues after this event.',
          schema: { type: 'string' },
          example: '130',
        },
      ],
      responses: {
        200: {
          description: 'The stream.',
          content: {
            'text/event-stream': {
              schema: STREAMED,
              example: { id: '130', event: 'satellites', data: '{"type":"satellites"}' },
            },
          },
        },
      },
    },
  },
} as never;
