import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { idOf, text, textIn, utcTimeOf } from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';

/** What a program can be given, as `resource:role`. */
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

/** Who keeps the programs that sign in by themselves. */
export const machineKeeper = z
  .enum(['KEEPOUT', 'ISSUER'])
  .meta({ id: 'MachineKeeper', description: 'KEEPOUT: here. ISSUER: at the identity provider of the installation.' });

const machineFields = {
  machineId: idOf('the program: its client id at the identity provider'),
  name: text('Name in its organisation.'),
  roles: z.array(z.string()).describe('Its roles in services, `resource:role`.'),
  createdBy: text('Who made it, a user name; null: who runs the installation, by the command line.').nullable(),
  createdAt: utcTimeOf('When it was made'),
  secretAt: utcTimeOf('Since when its secret is in use'),
  lastUsedAt: utcTimeOf('When it last got a token; null when never').nullable(),
};

export const machine = record('Machine', 'A program of your organisation that signs in by itself.', machineFields);

export const machineList = record('MachineList', 'Programs that sign in by themselves, and who keeps them.', {
  keeper: machineKeeper,
  issuer: text('The identity provider that issues its tokens, a URL.'),
  tokenEndpoint: text('Where a program gets a token, a URL; null where the provider has to be asked.').nullable(),
  machines: z.array(machine).describe('Programs of your organisation by name; none where the provider keeps them.'),
});

export const machineCreation = input('MachineCreation', 'A program to be made.', {
  name: textIn(NAME).meta({
    description: 'Distinguishes it from others of your organisation.',
    examples: ['Flight dynamics'],
  }),
  roles: z.array(machineRole).min(1).max(6).describe('Its roles; none beyond your own.'),
});

export const machineSecret = record('MachineSecret', 'A program with its new secret.', {
  ...machineFields,
  secret: text(
    'Its secret, shown once and not readable later. Null when a request is repeated with its Idempotency-Key.',
  ).nullable(),
});

export const machineSecretRequest = input('MachineSecretRequest', 'Nothing has to be said.', {});

export type Machine = z.infer<typeof machine>;
export type MachineList = z.infer<typeof machineList>;
export type MachineRole = z.infer<typeof machineRole>;
export type MachineSecret = z.infer<typeof machineSecret>;
