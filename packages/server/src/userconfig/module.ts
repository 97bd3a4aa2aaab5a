import { ON_DEMAND_TRACKING } from '@keepout/contract/odt/role';
import { ensureOperators } from '../fleet/operator.ts';
import type { ServerModule } from '../hosting/module.ts';
import { registerOdtConfiguration } from './routes.ts';

/** the settings of users for on-demand tracking. Those for collision avoidance are below `ca`. */
export const userConfigurations: ServerModule = {
  name: 'userconfig',
  title: 'Keepout User Configuration',
  description: 'Where and of what you want to be told by on-demand tracking.',
  requirement: ON_DEMAND_TRACKING.requirement,
  register(app, context) {
    ensureOperators(app, context.database.orm);
    registerOdtConfiguration(app, context);
  },
};
