import type { ServerModule } from '../hosting/module.ts';
import { sealConfigurations } from './seal-stored.ts';
import { userConfiguration, userLanguage } from './tables.ts';

/** What users have set, by service, and in which language they are written to. Its calls lie below those of the services. */
export const usersGround: ServerModule = {
  name: 'users',
  title: 'Users',
  tables: [userConfiguration, userLanguage],
  jobs: async (_queue, context) => void (await sealConfigurations(context)),
};
