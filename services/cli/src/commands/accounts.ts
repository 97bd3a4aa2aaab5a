import type { ResourceAccess } from '@keepout/contract/platform/roles';
import { ensureOperator } from '@keepout/server/fleet/operator';
import { findMachineClient, MACHINE_PREFIX, saveMachineClient } from '@keepout/server/identity/embedded/clients';
import { generatePassword } from '@keepout/server/identity/embedded/password';
import { findUserByName, saveUser, userRoles } from '@keepout/server/identity/embedded/users';
import type { Database } from '@keepout/server/platform/database/database';
import type { Command } from 'commander';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { onDatabase } from '../process/on-database.ts';
import { print } from '../process/print.ts';
import { commandSettings } from '../process/read-settings.ts';

interface Options {
  readonly operator: string;
  readonly operatorName?: string;
  readonly role: string;
  readonly name?: string;
  readonly email?: string;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,79}$/;
const ROLES = ['user', 'admin'];

/** Adds commands for users and client programs of the embedded identity provider; an external provider manages its own. */
export function addAccounts(program: Command): void {
  const user = program.command('user').description('manage users of the built-in identity provider');
  accountOptions(user.command('add').argument('<name>', 'user name'))
    .option('--name <text>', 'displayed name (default: the user name)')
    .option('--email <address>', 'mail address', '')
    .description('add a user or set a new password, and print the password once')
    .action(async (userName: string, options: Options) => {
      const password = generatePassword();
      await withOperator(userName, options, async (database, roles) => {
        const { operator: operatorId, name = userName, email = '' } = options;
        const account = await findUserByName(database, userName);
        if (account !== undefined && account.operatorId !== operatorId) {
          throw inputAtFault(`${userName}: belongs to the operator ${account.operatorId}`);
        }
        await saveUser(database, { userName, name, email, operatorId, roles, password });
      });
      print(`user ${userName.toLowerCase()}, password ${password} (shown this once)\n`);
    });
  const client = program
    .command('client')
    .description('manage programs of the built-in identity provider (client credentials)');
  accountOptions(client.command('add').argument('<name>', 'name of the program'))
    .description('add a program or give it a new secret, and print the secret once')
    .action(async (name: string, options: Options) => {
      const clientId = `${MACHINE_PREFIX}-${options.operator}-${name}`;
      const secret = await withOperator(name, options, async (database, roles) => {
        const machineClient = await findMachineClient(database, clientId);
        if (machineClient !== undefined && machineClient.operatorId !== options.operator) {
          throw inputAtFault(`${clientId}: belongs to the operator ${machineClient.operatorId}; choose another name`);
        }
        return await saveMachineClient(database, { clientId, name, operatorId: options.operator, roles });
      });
      print(`client ${clientId}, secret ${secret} (shown this once)\n`);
    });
}

function accountOptions(command: Command): Command {
  return command
    .requiredOption('--operator <id>', 'id of the organisation; a new one is created')
    .option('--operator-name <text>', 'name of a new organisation')
    .option('--role <role>', 'user or admin', 'user');
}

async function withOperator<T>(
  name: string,
  { operator, operatorName = operator, role }: Options,
  work: (database: Database, roles: ResourceAccess) => Promise<T>,
): Promise<T> {
  if (!NAME.test(name)) throw wrongUsage(`${name}: letters, digits, dot, dash, underscore and @, at most 80`);
  if (!NAME.test(operator)) throw wrongUsage(`--operator ${operator}: letters, digits, dot, dash and underscore`);
  if (!ROLES.includes(role)) throw wrongUsage(`--role ${role}: must be ${ROLES.join(' or ')}`);
  const settings = commandSettings(process.env, 'worker');
  if (settings.issuerUrl !== undefined) {
    throw wrongUsage(`users and clients are managed by your identity provider, ${settings.issuerUrl}`);
  }
  return await onDatabase(settings, async (database) => {
    await ensureOperator(database.orm, operator, operatorName);
    return await work(database, userRoles(role));
  });
}
