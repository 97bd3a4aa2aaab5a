import type { KeptLanguage } from './kept-language.ts';
import type { Machine, MachineList, MachineSecret } from './machine.ts';
import type { AccountProfile } from './profile.ts';

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
  keeper: 'KEEPOUT',
  issuer: 'https://keepout.example.com/auth/realms/platform',
  tokenEndpoint: 'https://keepout.example.com/auth/realms/platform/protocol/openid-connect/token',
  machines: [machine],
};

const secret: MachineSecret = { ...machine, lastUsedAt: null, secret: 'fk3…, 43 characters' };

const profile: AccountProfile = {
  subject: '1d0f5d0e-6a52-4b3b-9a0b-0f6f3a0c7c11',
  userName: 'ada',
  operatorId: 'aurora',
  roles: ['collision-avoidance:user'],
  runsPayments: false,
};

const language: KeptLanguage = { language: 'de', updatedAt: '2026-11-22T07:12:40.501Z' };

/** An example of each answer, by the name of its schema. */
export const IDENTITY_EXAMPLES = {
  AccountProfile: profile,
  KeptLanguage: language,
  KeptLanguageBody: { language: 'de' },
  Machine: machine,
  MachineList: list,
  MachineSecret: secret,
  MachineCreation: { name: machine.name, roles: machine.roles },
  MachineSecretRequest: {},
} satisfies Readonly<Record<string, object>>;
