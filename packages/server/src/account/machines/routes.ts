import { MACHINES } from '@keepout/contract/account/endpoints/account';
import type { ServerContext } from '../../hosting/module.ts';
import { principalOf } from '../../identity/guard.ts';
import type { App } from '../../platform/http/http.ts';
import { serve } from '../../platform/http/serve.ts';
import { createMachine, giveNewSecret, listMachines, revokeMachine } from './service.ts';

export function registerMachines(app: App, context: ServerContext): void {
  serve(app, MACHINES.listMachines, async (request) => await listMachines(context, principalOf(request)));

  serve(app, MACHINES.createMachine, async (request) => {
    return await createMachine(context, principalOf(request), request.body);
  });

  serve(
    app,
    MACHINES.renewMachineSecret,
    async (request) => await giveNewSecret(context, principalOf(request), request.params.machineId),
  );

  serve(app, MACHINES.revokeMachine, async (request) => {
    await revokeMachine(context, principalOf(request), request.params.machineId);
  });
}
