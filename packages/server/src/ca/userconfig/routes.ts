import {
  type CaUserConfigurationBody,
  caUserConfiguration,
  caUserConfigurationBody,
} from '@keepout/contract/ca/user-configuration';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import {
  type Owner,
  readConfiguration,
  removeConfiguration,
  type SaveOptions,
  saveConfiguration,
  type UserConfiguration,
} from '../../users/configuration.ts';
import { ownerNamed, ownerOf } from '../../users/owner.ts';

const tags = ['user configuration'];
const params = z.object({ userConfigId: idOf('the configuration: the subject of the user') });

const AT = '#/notifications/default';

function present({ settings, ...record }: UserConfiguration) {
  return { ...record, notifications: { default: settings } };
}

export function registerUserConfiguration(app: App, context: ServerContext): void {
  const save = async (owner: Owner, body: CaUserConfigurationBody, options: Omit<SaveOptions, 'at'>) =>
    present(await saveConfiguration(context, 'ca', owner, body.notifications.default, body, { ...options, at: AT }));

  app.route({
    method: 'GET',
    url: '/userconfig',
    schema: {
      operationId: 'getUserConfiguration',
      summary: 'What you have set: where and of what you want to be told',
      description: 'While nothing is stored, what holds without it, as version 0.',
      tags,
      response: { 200: caUserConfiguration },
    },
    config: { tells: ['ETag'] },
    handler: async (request, reply) => {
      const found = present(await readConfiguration(context.database.orm, 'ca', ownerOf(request)));
      return reply.header('etag', `"${found.version}"`).send(found);
    },
  });

  app.route({
    method: 'POST',
    url: '/userconfig',
    schema: {
      operationId: 'createUserConfiguration',
      summary: 'Store your configuration for the first time',
      tags,
      body: caUserConfigurationBody,
      response: { 201: caUserConfiguration },
    },
    config: { tells: ['ETag', 'Location'], problems: ['user-configuration-exists', 'read-only-field'] },
    handler: async (request, reply) => {
      const made = await save(ownerOf(request), request.body, { mustBeNew: true });
      return reply
        .code(201)
        .header('etag', `"${made.version}"`)
        .header('location', `/api/v1/ca/userconfig/${made._id}`)
        .send(made);
    },
  });

  app.route({
    method: 'PUT',
    url: '/userconfig',
    schema: {
      operationId: 'changeUserConfiguration',
      summary: 'Replace your configuration, or store it',
      tags,
      headers: ifMatchHeaders,
      body: caUserConfigurationBody,
      response: { 200: caUserConfiguration },
    },
    config: { tells: ['ETag'], problems: ['version-changed', 'read-only-field'] },
    handler: async (request, reply) => {
      const expected = expectedVersion(request.headers);
      const changed = await save(ownerOf(request), request.body, { expected });
      return reply.header('etag', `"${changed.version}"`).send(changed);
    },
  });

  app.route({
    method: 'PUT',
    url: '/userconfig/:userConfigId',
    schema: {
      operationId: 'putUserConfiguration',
      summary: 'The same by its id, which is your subject',
      tags,
      params,
      headers: ifMatchHeaders,
      body: caUserConfigurationBody,
      response: { 200: caUserConfiguration },
    },
    config: { tells: ['ETag'], problems: ['version-changed', 'read-only-field'] },
    handler: async (request, reply) => {
      const owner = ownerNamed(request, request.params.userConfigId);
      const expected = expectedVersion(request.headers);
      const changed = await save(owner, request.body, { expected });
      return reply.header('etag', `"${changed.version}"`).send(changed);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/userconfig/:userConfigId',
    schema: {
      operationId: 'deleteUserConfiguration',
      summary: 'Forget your configuration',
      tags,
      params,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeConfiguration(context, 'ca', ownerNamed(request, request.params.userConfigId));
      return reply.code(204).send(null);
    },
  });
}
