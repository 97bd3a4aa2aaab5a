import { TRACKING_HOOKS } from '@keepout/contract/odt/endpoints/hooks';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { HttpApp } from '../../platform/http/app.ts';
import { type Refusal, refused } from '../../platform/http/problem.ts';
import { serve } from '../../platform/http/serve.ts';
import { FILE_LIMIT_BYTES } from '../providers/https/https-provider.ts';
import { isGenuine } from '../providers/https/signature.ts';
import type { Providers } from '../providers/provider.ts';
import { takeDelivery } from './intake.ts';

/** Registers the webhook to which a provider pushes files instead of waiting for collection. Requests are signed; there is no session. */
export function registerProviderHook(app: HttpApp, context: ServerContext, providers: Providers): void {
  const secret = context.settings.providerHookSecret;
  const provider = providers.all.find(({ kind }) => kind === 'HTTPS');
  const hook: FastifyPluginAsyncZod = async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FILE_LIMIT_BYTES }, (_request, body, complete) =>
      complete(null, body),
    );
    // Before a byte of the body is read.
    scope.addHook('onRequest', async () => {
      if (secret === undefined || provider === undefined) throw notSigned();
    });
    serve(scope as HttpApp, TRACKING_HOOKS.deliverObservation, async (request) => {
      const { headers: requestHeaders, body } = request;
      const facts = {
        timestamp: requestHeaders['keepout-timestamp'],
        deliveryId: requestHeaders['keepout-delivery'],
        orderId: requestHeaders['keepout-order'],
        fileName: requestHeaders['keepout-file-name'],
      };
      const bytes = Buffer.isBuffer(body) ? body : Buffer.of();
      const isFromHim =
        secret !== undefined && isGenuine(secret, facts, bytes, requestHeaders['keepout-signature'], Date.now() / 1000);
      if (provider === undefined || !isFromHim) {
        throw notSigned();
      }
      const { deliveryId, orderId, fileName } = facts;
      return {
        outcome: await takeDelivery(context, provider, { kind: 'FILE', deliveryId, orderId, fileName, bytes }),
      };
    });
  };
  void app.register(hook);
}

function notSigned(): Refusal {
  return refused('signature-invalid', {
    detail: 'The delivery has no valid signature of a provider of this installation, or it is older than five minutes.',
  });
}
