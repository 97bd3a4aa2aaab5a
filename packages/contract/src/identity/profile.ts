import { z } from 'zod';
import { idOf, text } from '../platform/primitives.ts';

export const accountProfile = z
  .object({
    subject: idOf('the account at the identity provider'),
    userName: text('User name.'),
    operatorId: idOf('the organisation that the account belongs to'),
    roles: z.array(z.string()).meta({
      description: 'Every role that holds, `resource:role`: those of the token and those of its groups.',
    }),
    runsPayments: z.boolean().meta({
      description:
        'Whether the account runs the payments of the installation: it alone moves balances, records payments, withdraws invoices and makes products and prices.',
    }),
  })
  .meta({ id: 'AccountProfile', description: 'Who calls, as the platform sees it.' });

export type AccountProfile = z.infer<typeof accountProfile>;
