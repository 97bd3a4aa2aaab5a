import { z } from 'zod';
import { record } from '../platform/described.ts';
import { idOf, text } from '../platform/primitives.ts';

export const accountProfile = record('AccountProfile', 'Your account with organisation and roles.', {
  subject: idOf('the account at the identity provider'),
  userName: text('Sign-in name of the user.'),
  operatorId: idOf('the organisation of the account'),
  roles: z.array(z.string()).describe('All effective roles, `resource:role`: from the token and from its groups.'),
  runsPayments: z
    .boolean()
    .describe(
      'True for an administrator of payments of the installation. Only these accounts change balances, record payments, withdraw invoices, and create products and prices.',
    ),
  runsInstallation: z
    .boolean()
    .describe(
      'True if the account belongs to the operator of the installation. Only its administrators change data that all organisations share: catalogue, common feeds, Earth orientation, space weather, sensors of the network.',
    ),
});

export type AccountProfile = z.infer<typeof accountProfile>;
