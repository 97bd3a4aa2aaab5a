import { z } from 'zod';
import { record } from '../platform/described.ts';
import { idOf, text } from '../platform/primitives.ts';

export const accountProfile = record('AccountProfile', 'Who calls, as the platform sees it.', {
  subject: idOf('the account at the identity provider'),
  userName: text('Name under which the person signs in.'),
  operatorId: idOf('the organisation that the account belongs to'),
  roles: z
    .array(z.string())
    .describe('Every role that holds, `resource:role`: those of the token and those of its groups.'),
  runsPayments: z
    .boolean()
    .describe(
      'Whether the account runs the payments of the installation: it alone moves balances, records payments, withdraws invoices and makes products and prices.',
    ),
  runsInstallation: z
    .boolean()
    .describe(
      "Whether the account is of the installation's operator: only its administrators change the data that all organisations share (catalogue, common feeds, Earth orientation, space weather, sensors of the network).",
    ),
});

export type AccountProfile = z.infer<typeof accountProfile>;
