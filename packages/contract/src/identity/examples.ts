import type { Machine, MachineList, MachineSecret } from './machine.ts';

const machine: Machine = {
  machineId: 'keepout-machine-7q2mfk9x4tda',
  name: 'Flight dynamics',
  roles: ['collision-avoidance:user'],
  createdBy: 'ada',
  createdAt: '2026-11-21T09:41:02.123456Z',
  secretAt: '2026-11-21T09:41:02.123456Z',
  lastUsedAt: '2026-11-21T10:05:00.000000Z',
};

const list: MachineList = {
  managedBy: 'KEEPOUT',
  issuer: 'https://keepout.example.com/auth/realms/platform',
  tokenEndpoint: 'https://keepout.example.com/auth/realms/platform/protocol/openid-connect/token',
  machines: [machine],
};

const secret: MachineSecret = { ...machine, lastUsedAt: null, secret: 'fk3…, 43 characters' };

/** An example of each answer, by the name of its schema. */
export const IDENTITY_EXAMPLES = {
  KeptLanguageBody: { language: 'de' },
  Machine: machine,
  MachineList: list,
  MachineSecret: secret,
  MachineCreation: { name: machine.name, roles: machine.roles },
  MachineSecretRequest: {},
} satisfies Readonly<Record<string, object>>;
