import { ensureOperators } from '../fleet/operator.ts';
import type { ServerModule } from '../hosting/module.ts';
import { registerLanguage } from './language/routes.ts';
import { registerMachines } from './machines/routes.ts';
import { registerProfile } from './profile/routes.ts';

/** The caller's account, and the client programs of the organisation. The identity provider manages sessions. */
export const account: ServerModule = {
  name: 'account',
  title: 'Keepout Account',
  description:
    'Who you are to the platform, in which language it writes to you, and the programs of your organisation that sign in by themselves.',
  register(app, context) {
    ensureOperators(app, context.database.orm);
    registerProfile(app, context);
    registerLanguage(app, context);
    registerMachines(app, context);
  },
};
