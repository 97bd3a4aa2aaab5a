import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { renamed } from '../platform/renamed.ts';
import { NAME } from '../platform/text-field.ts';

/** Roles of a program, as `resource:role`. */
export const machineRole = z
  .enum([
    'collision-avoidance:user',
    'collision-avoidance:admin',
    'on-demand-tracking:user',
    'on-demand-tracking:admin',
    'payments:user',
    'payments:admin',
  ])
  .meta({ id: 'MachineRole', description: 'A role of a service, `resource:role`.' });

/** Where machine clients are managed. */
export const machineKeeper = z.enum(['KEEPOUT', 'ISSUER']).meta({
  id: 'MachineKeeper',
  description:
    'Where machine clients are managed. KEEPOUT: in Keepout. ISSUER: at the identity provider of the installation.',
});

const machineFields = {
  machineId: idOf('the program; also its client id at the identity provider'),
  name: text('Name of the program, unique in the organisation.'),
  roles: z.array(z.string()).describe('Roles of the program in services, `resource:role`.'),
  createdBy: text('User who created the program; null if created on the command line.').nullable(),
  createdAt: utcTimeOf('Time of creation'),
  secretAt: utcTimeOf('Time from which the secret is in use'),
  lastUsedAt: utcTimeOf('Time of the last token request; null if never').nullable(),
};

export const machine = record('Machine', 'A machine client of your organisation.', machineFields);

export const machineList = record('MachineList', 'Machine clients of your organisation.', {
  ...renamed('keeper', { managedBy: machineKeeper }),
  issuer: text('URL of the identity provider that issues the tokens.'),
  tokenEndpoint: text('URL of the token endpoint; null if only the provider states it.').nullable(),
  machines: z
    .array(machine)
    .describe('Programs of your organisation by name; empty if the identity provider manages them.'),
});

export const machineCreation = input('MachineCreation', 'A new machine client.', {
  name: textIn(NAME).meta({
    description: 'Unique name of the program in your organisation.',
    examples: ['Flight dynamics'],
  }),
  roles: z.array(machineRole).min(1).max(6).describe('Roles of the program, among your own.'),
});

export const machineSecret = record('MachineSecret', 'A program with its new secret.', {
  ...machineFields,
  secret: text(
    'Secret of the program. The server returns it once. Null if a request is repeated with its Idempotency-Key.',
  ).nullable(),
});

export const machineSecretRequest = input('MachineSecretRequest', 'Empty body; the call has no fields.', {});

export type Machine = z.infer<typeof machine>;
export type MachineList = z.infer<typeof machineList>;
export type MachineRole = z.infer<typeof machineRole>;
export type MachineSecret = z.infer<typeof machineSecret>;
