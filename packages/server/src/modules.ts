import { collisionAvoidance } from './ca/module.ts';
import type { ServerModule } from './hosting/module.ts';
import { elementSets } from './tle/module.ts';

/** Every service of the platform. */
export const modules: readonly ServerModule[] = [collisionAvoidance, elementSets];
