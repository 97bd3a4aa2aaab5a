import type { paths as ca } from './ca.d.ts';
import type { paths as odt } from './odt.d.ts';
import type { paths as tle } from './tle.d.ts';
import type { paths as payments } from './payments.d.ts';

/** Every documented call of the platform. */
export type Paths = ca & odt & tle & payments;
