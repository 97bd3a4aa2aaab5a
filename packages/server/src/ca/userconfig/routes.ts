import { caUserConfiguration, caUserConfigurationBody } from '@keepout/contract/ca/user-configuration';
import { idOf } from '@keepout/contract/platform/primitives';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { expectedVersion, ifMatchHeaders } from '../../platform/http/if-match.ts';
import { notFound } from '../../platform/http/problem.ts';
import { type Owner, readConfiguration, removeConfiguration, saveConfiguration } from './service.ts';

const tags = ['user configuration'];
const params = z.object({ userConfigId: idOf('the configuration: the subject of the user') });

function ownerOf(request: FastifyRequest): Owner {
  const { principal } = request;
  if (principal == null) throw new Error('route is not behind the sign-in');
  return { ...callerOf(request), subject: principal.subject };
}

/** Each user has his own; that of another does not exist for him. */
function ownerNamed(request: FastifyRequest, userConfigId: string): Owner {
  const owner = ownerOf(request);
  if (owner.subject !== userConfigId) throw notFound('The configuration');
  return owner;
}

export function registerUserConfiguration(app: App, context: ServerContext): void {
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
      const found = await readConfiguration(context.database.orm, ownerOf(request));
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
      const made = await saveConfiguration(context, ownerOf(request), request.body, { mustBeNew: true });
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
      const changed = await saveConfiguration(context, ownerOf(request), request.body, { expected });
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
      const changed = await saveConfiguration(context, owner, request.body, { expected });
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
      await removeConfiguration(context, ownerNamed(request, request.params.userConfigId));
      return reply.code(204).send(null);
    },
  });
}
