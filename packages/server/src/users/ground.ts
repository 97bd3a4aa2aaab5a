import type { ServerModule } from '../hosting/module.ts';
import { userConfiguration } from './tables.ts';

/** What users have set, by service. Its calls lie below those of the services. */
export const usersGround: ServerModule = { name: 'users', title: 'Users', tables: [userConfiguration] };
