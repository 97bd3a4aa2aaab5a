import type { KeptLanguage } from '@keepout/contract/identity/kept-language';
import type { Machine, MachineList, MachineSecret } from '@keepout/contract/identity/machine';
import type { AccountProfile } from '@keepout/contract/identity/profile';
import { type Handler, on } from './handlers.ts';
import { mockProblem } from './mock-problem.ts';
import type { Scenario } from './scenario.ts';

const HERE = 'https://keepout.example.com/auth/realms/platform';
const ELSEWHERE = 'https://id.example.com/realms/aurora';

const usual: readonly Machine[] = [
  {
    machineId: 'keepout-machine-7q2mfk9x4tda',
    name: 'Flight dynamics',
    createdBy: 'demo-admin',
    roles: ['collision-avoidance:user', 'on-demand-tracking:user'],
    createdAt: '2026-11-02T08:12:40Z',
    secretAt: '2026-11-02T08:12:40Z',
    lastUsedAt: '2026-11-21T09:41:02Z',
  },
  {
    machineId: 'keepout-machine-demo-books',
    name: 'books',
    createdBy: null,
    roles: ['payments:admin'],
    createdAt: '2026-10-14T15:01:09Z',
    secretAt: '2026-10-14T15:01:09Z',
    lastUsedAt: null,
  },
];

export function machineHandlers({ machines: kind, userName, access, runsPayments }: Scenario): readonly Handler[] {
  let machines = kind === 'usual' ? usual : [];
  const issuer = kind === 'elsewhere' ? ELSEWHERE : HERE;
  const secretOf = (machine: Machine): MachineSecret => ({
    ...machine,
    secret: 'q8R3nYb0cV6xLw2TfKpZs5JmHd9GaEu4iXo7QyB1tNw',
  });
  const one = (id: string | undefined) => machines.find(({ machineId }) => machineId === id);
  const roles = Object.entries(access).flatMap(([resource, names]) => names.map((name) => `${resource}:${name}`));
  const profile: AccountProfile = { subject: 'subject-1', userName, operatorId: 'aurora', roles, runsPayments };
  return [
    on('getAccountProfile', () => Response.json(profile)),
    on('listMachines', () =>
      Response.json({
        keeper: kind === 'elsewhere' ? 'ISSUER' : 'KEEPOUT',
        issuer,
        tokenEndpoint: `${issuer}/protocol/openid-connect/token`,
        machines: [...machines],
      } satisfies MachineList),
    ),
    on('createMachine', async (request) => {
      const { name, roles } = (await request.json()) as { name: string; roles: string[] };
      if (machines.some((known) => known.name.toLowerCase() === name.toLowerCase()))
        return mockProblem({
          status: 409,
          code: 'machine-name-taken',
          detail: `Your organisation has a program of the name ${name}.`,
        });
      const now = new Date().toISOString();
      const made: Machine = {
        machineId: `keepout-machine-${machines.length + 1}`,
        name,
        roles,
        createdBy: userName,
        createdAt: now,
        secretAt: now,
        lastUsedAt: null,
      };
      machines = [...machines, made];
      return Response.json(secretOf(made), { status: 201 });
    }),
    on('renewMachineSecret', (_request, [id]) => Response.json(secretOf(one(id)!))),
    on('revokeMachine', (_request, [id]) => {
      machines = machines.filter(({ machineId }) => machineId !== id);
      return new Response(null, { status: 204 });
    }),
  ];
}

/** The language in which the server writes: nobody has said any at first. */
export function languageHandlers(): readonly Handler[] {
  let kept: KeptLanguage = { language: 'en', updatedAt: null };
  return [
    on('getAccountLanguage', () => Response.json(kept)),
    on('putAccountLanguage', async (request) => {
      const { language } = (await request.json()) as Pick<KeptLanguage, 'language'>;
      kept = { language, updatedAt: new Date().toISOString() };
      return Response.json(kept);
    }),
  ];
}
