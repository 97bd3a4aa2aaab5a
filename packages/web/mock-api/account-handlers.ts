import { IDENTITY_EXAMPLES } from '@keepout/contract/identity/examples';
import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import type { Machine } from '@keepout/contract/identity/machine';
import { RECORDED } from '@keepout/contract/recorded';
import { now } from './clock.ts';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const ELSEWHERE = 'https://id.example.com/realms/aurora';
const SECRET = 'q8R3nYb0cV6xLw2TfKpZs5JmHd9GaEu4iXo7QyB1tNw';

const { Machine: machine, MachineList: list } = IDENTITY_EXAMPLES;
const MACHINES: readonly Machine[] = [
  { ...machine, createdBy: 'demo-admin', roles: ['collision-avoidance:user', 'on-demand-tracking:user'] },
  { ...machine, machineId: 'keepout-machine-demo-books', name: 'books', createdBy: null, roles: ['payments:admin'] },
];

export function machineHandlers({
  machines: kind,
  userName,
  access,
  runsPayments,
  runsInstallation,
}: Scenario): readonly Handler[] {
  const machines = mutableRecords(({ machineId }) => machineId, kind === 'usual' ? MACHINES : []);
  const issuer = kind === 'elsewhere' ? ELSEWHERE : list.issuer;
  const roles = Object.entries(access).flatMap(([resource, names]) => names.map((name) => `${resource}:${name}`));
  const withSecret = (program: Machine | undefined) => program && { ...program, secret: SECRET };
  return [
    on('getAccountProfile', () => ({
      ...RECORDED.getAccountProfile,
      subject: 'subject-1',
      userName,
      roles,
      runsPayments,
      runsInstallation,
    })),
    on('listMachines', () => ({
      ...list,
      managedBy: kind === 'elsewhere' ? ('ISSUER' as const) : list.managedBy,
      issuer,
      tokenEndpoint: `${issuer}/protocol/openid-connect/token`,
      machines: [...machines.all()],
    })),
    on('createMachine', ({ body: { name, roles: requestedRoles } }) => {
      if (machines.all().some((program) => program.name.toLowerCase() === name.toLowerCase()))
        return mockProblem('machine-name-taken', `Your organisation already has a program with the name ${name}.`);
      const at = now();
      const machineId = `keepout-machine-${machines.all().length + 1}`;
      const stamps = { createdBy: userName, createdAt: at, secretAt: at, lastUsedAt: null };
      return withSecret(machines.last({ machineId, name, roles: requestedRoles, ...stamps }));
    }),
    on('renewMachineSecret', ({ params }) => withSecret(machines.find(params.machineId))),
    on('revokeMachine', ({ params }) => machines.remove(params.machineId)),
  ];
}

/** Room for much, but for files: they are near their limit. */
export function usageHandlers(): readonly Handler[] {
  const { getUsage, getTrackingUsage } = RECORDED;
  const nearlyFull = getUsage.quotas.map((row) => (row.quota === 'STORAGE' ? { ...row, used: 0.87 * row.limit } : row));
  return [on('getUsage', () => ({ quotas: nearlyFull })), on('getTrackingUsage', () => getTrackingUsage)];
}

/** The language in which the server writes: nobody has said any at first. */
export function languageHandlers(): readonly Handler[] {
  let storedLanguage: KeptLanguage = { language: 'en', updatedAt: null };
  return [
    on('getAccountLanguage', () => storedLanguage),
    on('putAccountLanguage', ({ body: { language } }) => {
      storedLanguage = { language, updatedAt: now() };
      return storedLanguage;
    }),
  ];
}
