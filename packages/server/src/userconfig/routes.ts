import { odtUserConfiguration, odtUserConfigurationBody } from '@keepout/contract/odt/user-configuration';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../hosting/module.ts';
import type { App } from '../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../platform/http/if-match.ts';
import { readConfiguration, saveConfiguration, type UserConfiguration } from '../users/configuration.ts';
import { ownerNamed } from '../users/owner.ts';

const tags = ['user configuration'];
const params = z.object({ configId: idOf('the configuration: the subject of the user') });

function present({ settings, ...record }: UserConfiguration) {
  return { ...record, notifications: settings };
}

/** `userconfig/{config-id}`, the id being the subject of the identity. */
export function registerOdtConfiguration(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/:configId',
    schema: {
      operationId: 'getOdtUserConfiguration',
      summary: 'What you have set for on-demand tracking: where and of what you want to be told',
      description: 'While nothing is stored, what holds without it, as version 0.',
      tags,
      params,
      response: { 200: odtUserConfiguration },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const owner = ownerNamed(request, request.params.configId);
      const found = present(await readConfiguration(context.database.orm, 'odt', owner));
      return reply.header('etag', `"${found.version}"`).send(found);
    },
  });

  app.route({
    method: 'PUT',
    url: '/:configId',
    schema: {
      operationId: 'putOdtUserConfiguration',
      summary: 'Replace what you have set for on-demand tracking, or store it',
      tags,
      params,
      headers: ifMatchHeaders,
      body: odtUserConfigurationBody,
      response: { 200: odtUserConfiguration },
    },
    config: { tells: ['ETag'], problems: ['version-changed', 'read-only-field'] },
    handler: async (request, reply) => {
      const owner = ownerNamed(request, request.params.configId);
      const { notifications, ...asGot } = request.body;
      const options = { expected: expectedVersion(request.headers), at: '#/notifications' };
      const saved = present(await saveConfiguration(context, 'odt', owner, notifications, asGot, options));
      return reply.header('etag', `"${saved.version}"`).send(saved);
    },
  });
}
