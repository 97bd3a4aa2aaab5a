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

/** The stream of events, which belongs to no service and tells news of this one. */
export const EVENT_PATH = {
  '/api/v1/events': {
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
              schema: refTo(serverEvent),
              example: { type: 'satellites' },
            },
          },
        },
      },
    },
  },
} as never;
