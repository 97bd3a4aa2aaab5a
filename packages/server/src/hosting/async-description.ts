import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { serverEvent } from '@keepout/contract/platform/events';
import { z } from 'zod';

interface Installation {
  readonly publicUrl: string;
  readonly version: string;
}

const CHANNEL = 'events';

/** The stream of events by AsyncAPI 3.0: a message for each kind of event, as the contract has it. */
export function asyncDescription({ publicUrl, version }: Installation): object {
  const { host, protocol } = new URL(publicUrl);
  const messages = Object.fromEntries(serverEvent.options.map((option) => messageOf(option)));
  const messageNames = Object.keys(messages);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Keepout Events',
      version,
      description:
        'What changes for your organisation, as server-sent events. Events are hints: ask for what they name. Comments keep the connection alive; a stream ends ' +
        'with its token, and `Last-Event-ID` continues where an earlier one ended.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    defaultContentType: 'application/json',
    servers: {
      platform: { host, protocol: protocol.slice(0, -1), security: [{ $ref: '#/components/securitySchemes/bearer' }] },
    },
    channels: {
      [CHANNEL]: {
        address: `${API_ROOT}/events`,
        title: 'What changes',
        servers: [{ $ref: '#/servers/platform' }],
        messages: Object.fromEntries(messageNames.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      tellEvents: {
        action: 'send',
        title: 'The platform tells what has changed',
        channel: { $ref: `#/channels/${CHANNEL}` },
        messages: messageNames.map((name) => ({ $ref: `#/channels/${CHANNEL}/messages/${name}` })),
        bindings: { http: { method: 'GET', bindingVersion: '0.3.0' } },
      },
    },
    components: {
      messages,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of the identity provider.',
        },
      },
    },
  };
}

/** Id and type of an event precede its data, as in the stream. */
const HEADERS = {
  type: 'object',
  properties: {
    id: { type: 'string', description: 'Its place in the stream, for `Last-Event-ID`.' },
    event: { type: 'string', description: 'The type, as in the data.' },
  },
};

function messageOf(option: (typeof serverEvent)['options'][number]): readonly [string, object] {
  const { type } = option.shape;
  const { $schema: _, ...payload } = z.toJSONSchema(option, { target: 'draft-7' });
  const summary = type.meta()?.description;
  return [type.value, { name: type.value, contentType: 'application/json', summary, headers: HEADERS, payload }];
}
