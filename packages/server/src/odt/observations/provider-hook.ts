import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/app.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { FILE_LIMIT_BYTES } from '../providers/https/https-provider.ts';
import { isGenuine } from '../providers/https/signature.ts';
import type { Providers } from '../providers/provider.ts';
import { takeDelivery } from './intake.ts';

const headers = z.object({
  'keepout-timestamp': z.string().max(20).meta({ description: 'Unix time of sending, s.' }),
  'keepout-delivery': z
    .string()
    .regex(/^[\w.-]{1,100}$/)
    .meta({ description: 'Names the delivery: what comes again is known by it.' }),
  'keepout-order': z.string().min(1).max(100).meta({ description: 'The pass that it is for.' }),
  'keepout-file-name': z.string().max(200).default('').meta({ description: 'Name of the file.' }),
  'keepout-signature': z.string().max(200).meta({
    description:
      '`v1=` and the HMAC-SHA-256, hexadecimal, of time, delivery, order, name and SHA-256 of the bytes, a line each.',
  }),
});

const outcome = z
  .object({
    outcome: z
      .enum(['TAKEN', 'KNOWN', 'STRAY'])
      .meta({ description: 'Taken in, known from before, or of no order here.' }),
  })
  .meta({ id: 'ProviderDelivery', description: 'What became of a delivery.' });

/** Where a provider sends files to, instead of waiting until somebody fetches them. He signs what he sends; nobody signs in. */
export function registerProviderHook(app: App, context: ServerContext, providers: Providers): void {
  const secret = context.settings.providerHookSecret;
  const provider = providers.all.find(({ kind }) => kind === 'HTTPS');
  const hook: FastifyPluginAsyncZod = async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FILE_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    // Before a byte of the body is read.
    scope.addHook('onRequest', async () => {
      if (secret === undefined || provider === undefined) throw notSigned();
    });
    (scope as App).route({
      method: 'POST',
      url: '/providers/deliveries',
      schema: {
        // For providers, by agreement: docs/guides/tracking-providers.md. Clients of the API have nothing to do with it.
        hide: true,
        operationId: 'deliverObservation',
        summary: 'For providers: hand in a file of measurements, signed',
        description:
          'No token: the message is signed with the key that was agreed on, and is taken for five minutes. The same delivery again is `KNOWN`.',
        tags: ['providers'],
        headers,
        response: { 200: outcome },
      },
      config: { isPublic: true, form: FILE_BODY, problems: ['signature-invalid'] },
      handler: async (request) => {
        const { headers: given, body } = request;
        const facts = {
          timestamp: given['keepout-timestamp'],
          deliveryId: given['keepout-delivery'],
          orderId: given['keepout-order'],
          fileName: given['keepout-file-name'],
        };
        const bytes = Buffer.isBuffer(body) ? body : Buffer.of();
        const isFromHim =
          secret !== undefined && isGenuine(secret, facts, bytes, given['keepout-signature'], Date.now() / 1000);
        if (provider === undefined || !isFromHim) {
          throw notSigned();
        }
        const { deliveryId, orderId, fileName } = facts;
        return {
          outcome: await takeDelivery(context, provider, { kind: 'FILE', deliveryId, orderId, fileName, bytes }),
        };
      },
    });
  };
  void app.register(hook);
}

function notSigned(): Refusal {
  return refused('signature-invalid', {
    detail: 'No provider of this installation signed that, or it is older than five minutes.',
  });
}

const FILE_BODY = {
  required: true,
  content: {
    'application/octet-stream': {
      schema: { type: 'string', format: 'binary', description: 'The file, a TDM; also gzip or zip.' },
    },
  },
};
