import type { paths as ca } from './ca.d.ts';
import type { paths as odt } from './odt.d.ts';
import type { paths as tle } from './tle.d.ts';
import type { paths as sky } from './sky.d.ts';
import type { paths as audit } from './audit.d.ts';
import type { paths as payments } from './payments.d.ts';
import type { paths as userconfig } from './userconfig.d.ts';
import type { paths as alerts } from './alerts.d.ts';
import type { paths as account } from './account.d.ts';

/** Every documented call of the platform. */
export type Paths = ca & odt & tle & sky & audit & payments & userconfig & alerts & account;
