import { MACHINES } from '@keepout/contract/account/endpoints/account';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { createMachine, giveNewSecret, listMachines, revokeMachine } from './service.ts';

export function registerMachines(app: App, context: ServerContext): void {
  serve(app, MACHINES.listMachines, async (request) => await listMachines(context, principalOf(request)));

  serve(app, MACHINES.createMachine, async (request, reply) => {
    const made = await createMachine(context, principalOf(request), request.body);
    return reply.code(201).send(made);
  });

  serve(
    app,
    MACHINES.renewMachineSecret,
    async (request) => await giveNewSecret(context, principalOf(request), request.params.machineId),
  );

  serve(app, MACHINES.revokeMachine, async (request, reply) => {
    await revokeMachine(context, principalOf(request), request.params.machineId);
    return reply.code(204).send(null);
  });
}
