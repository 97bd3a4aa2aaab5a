import { machineCreation, machineList, machineSecret, machineSecretRequest } from '@keepout/contract/identity/machine';
import { idOf } from '@keepout/contract/platform/primitives';
import { z } from 'zod';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { createMachine, giveNewSecret, listMachines, revokeMachine } from './service.ts';

const tags = ['machines'];
const params = z.object({ machineId: idOf('the program') });

export function registerMachines(app: App, context: ServerContext): void {
  app.route({
    method: 'GET',
    url: '/machines',
    schema: {
      operationId: 'listMachines',
      summary: 'The programs of your organisation that sign in by themselves',
      description:
        'For administrators of a service. Where the identity provider of the installation keeps programs (`keeper` is ' +
        'ISSUER), the list is empty and says which provider that is.',
      tags,
      response: { 200: machineList },
    },
    handler: async (request) => await listMachines(context, principalOf(request)),
  });

  app.route({
    method: 'POST',
    url: '/machines',
    schema: {
      operationId: 'createMachine',
      summary: 'Make a program of your organisation; its secret is told this once',
      description:
        'Its roles are among your own: the role `admin` of a service includes the others of that service. A program cannot ' +
        'make programs. Repeated with the same Idempotency-Key, the answer is the same without the secret.',
      tags,
      body: machineCreation,
      response: { 201: machineSecret },
    },
    config: {
      problems: ['roles-beyond-own', 'machine-name-taken', 'machines-elsewhere', 'records-limit'],
      tellsOnce: ['secret'],
    },
    handler: async (request, reply) => {
      const made = await createMachine(context, principalOf(request), request.body);
      return reply.code(201).send(made);
    },
  });

  app.route({
    method: 'PUT',
    url: '/machines/:machineId/secret',
    schema: {
      operationId: 'renewMachineSecret',
      summary: 'A new secret for a program; it is told this once',
      description:
        'The secret before is worth nothing at once; tokens that it got end within five minutes. For programs whose roles are ' +
        'among your own.',
      tags,
      params,
      body: machineSecretRequest,
      response: { 200: machineSecret },
    },
    config: { problems: ['roles-beyond-own', 'machines-elsewhere'] },
    handler: async (request) => await giveNewSecret(context, principalOf(request), request.params.machineId),
  });

  app.route({
    method: 'DELETE',
    url: '/machines/:machineId',
    schema: {
      operationId: 'revokeMachine',
      summary: 'Revoke a program',
      description: 'It gets no token from now on. Tokens that it has end within five minutes.',
      tags,
      params,
      response: { 204: z.null() },
    },
    config: { problems: ['machines-elsewhere'] },
    handler: async (request, reply) => {
      await revokeMachine(context, principalOf(request), request.params.machineId);
      return reply.code(204).send(null);
    },
  });
}
