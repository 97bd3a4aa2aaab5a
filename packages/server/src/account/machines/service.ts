import type { Machine, MachineList, MachineRole, MachineSecret } from '@keepout/contract/identity/machine';
import { MACHINE_ADMIN } from '@keepout/contract/identity/role';
import { type ResourceAccess, satisfies } from '@keepout/contract/platform/roles';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import {
  addMachine,
  MACHINE_PREFIX,
  machinesOf,
  removeMachine,
  renewSecret,
  type StoredMachine,
} from '../../identity/embedded/clients.ts';
import { issuerOf } from '../../identity/embedded/realm.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import { wireTime, wireTimeOrNull } from '../../platform/database/stored-time.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { notFound, orNotFound, refused } from '../../platform/http/problem.ts';
import { accessOf, roleNames } from '../role-names.ts';

/** Maximum number of client programs of an organisation: each of their calls counts like a user's call. */
const MOST_MACHINES = 100;

export async function listMachines({ settings, database }: ServerContext, principal: Principal): Promise<MachineList> {
  demandManager(principal);
  const { issuerUrl } = settings;
  const issuer = issuerOf(settings);
  // The addresses below a realm are Keycloak's; of other providers only their discovery document knows.
  const hasKnownPaths = issuerUrl === undefined || /\/realms\/[^/]+$/.test(issuerUrl);
  const machines = issuerUrl === undefined ? await machinesOf(database.orm, principal.operatorId) : [];
  return {
    managedBy: issuerUrl === undefined ? 'KEEPOUT' : 'ISSUER',
    issuer,
    tokenEndpoint: hasKnownPaths ? `${issuer}/protocol/openid-connect/token` : null,
    machines: machines.map(present),
  };
}

export async function createMachine(
  context: ServerContext,
  principal: Principal,
  { name, roles }: { readonly name: string; readonly roles: readonly MachineRole[] },
): Promise<MachineSecret> {
  demandManager(principal);
  demandKeeper(context);
  demandWithinOwn(principal, accessOf(roles));
  const { operatorId, userName: createdBy } = principal;
  return await context.database.orm.transaction(async (tx) => {
    await demandRoom(tx, operatorId);
    const created = await addMachine(tx, { name, operatorId, roles: accessOf(roles), createdBy });
    if (created === undefined) {
      throw refused('machine-name-taken', { detail: `Your organisation already has a program with the name ${name}.` });
    }
    await tell(tx, principal, 'created', created.machine);
    return { ...present(created.machine), secret: created.secret };
  });
}

export async function giveNewSecret(
  context: ServerContext,
  principal: Principal,
  machineId: string,
): Promise<MachineSecret> {
  demandManager(principal);
  demandKeeper(context);
  return await context.database.orm.transaction(async (tx) => {
    const [machine] = await machinesOf(tx, principal.operatorId, machineId);
    if (machine === undefined) throw notFound('The program');
    // The holder of the secret has the program's roles.
    demandWithinOwn(principal, machine.roles);
    const renewed = await orNotFound(renewSecret(tx, principal.operatorId, machineId), 'The program');
    await tell(tx, principal, 'secret-changed', renewed.machine);
    return { ...present(renewed.machine), secret: renewed.secret };
  });
}

export async function revokeMachine(context: ServerContext, principal: Principal, machineId: string): Promise<void> {
  demandManager(principal);
  demandKeeper(context);
  await context.database.orm.transaction(async (tx) => {
    const removed = await orNotFound(removeMachine(tx, principal.operatorId, machineId), 'The program');
    await tell(tx, principal, 'revoked', removed);
  });
}

/** Requires a person with an admin role: otherwise a compromised program could create others and outlast its removal. */
function demandManager({ roles, subject }: Principal): void {
  if (subject.startsWith(MACHINE_PREFIX)) {
    throw refused('role-missing', { detail: 'Programs cannot manage programs; sign in as a user.' });
  }
  if (!satisfies(roles, MACHINE_ADMIN)) {
    throw refused('role-missing', {
      detail: 'Only administrators of a service manage programs; your account has no admin role.',
    });
  }
}

function demandKeeper({ settings }: ServerContext): void {
  if (settings.issuerUrl === undefined) return;
  throw refused('machines-elsewhere', {
    detail: `The identity provider of this installation, ${settings.issuerUrl}, manages programs.`,
  });
}

/** An administrator of a service may grant every role of it. Roles for managing an account are useless to a program. */
function demandWithinOwn({ roles }: Principal, requestedAccess: ResourceAccess): void {
  const beyond = Object.entries(requestedAccess)
    .filter(([resource]) => resource !== 'account')
    .flatMap(([resource, names]) => {
      const ownRoles = roles[resource] ?? [];
      return names
        .filter((role) => !ownRoles.includes(role) && !ownRoles.includes('admin'))
        .map((role) => `${resource}:${role}`);
    });
  if (beyond.length === 0) return;
  throw refused('roles-beyond-own', { detail: `You do not have these roles: ${beyond.join(', ')}.` });
}

/** One creation of an organisation at a time, so that the limit holds. */
async function demandRoom(tx: Queries, operatorId: string): Promise<void> {
  await tx.execute(sql`select 1 from operator where id = ${operatorId} for update`);
  const count = (await machinesOf(tx, operatorId)).length;
  if (count < MOST_MACHINES) return;
  throw refused('records-limit', { detail: `Your organisation has ${count} programs; the limit is ${MOST_MACHINES}.` });
}

async function tell(tx: Queries, principal: Principal, action: string, machine: StoredMachine): Promise<void> {
  const { operatorId, userName: actor } = principal;
  const { clientId, name, roles } = machine;
  await writeAudit(tx, {
    operatorId,
    actor,
    action,
    recordType: 'machine',
    recordId: clientId,
    detail: { name, roles: roleNames(roles) },
  });
}

function present({ clientId, name, roles, createdBy, createdAt, secretAt, lastUsedAt }: StoredMachine): Machine {
  return {
    machineId: clientId,
    name,
    createdBy,
    roles: roleNames(roles).filter((role) => !role.startsWith('account:')),
    createdAt: wireTime(createdAt),
    secretAt: wireTime(secretAt),
    lastUsedAt: wireTimeOrNull(lastUsedAt),
  };
}
