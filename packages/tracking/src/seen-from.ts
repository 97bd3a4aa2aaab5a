import type { Ephemeris } from '@keepout/astro/nouns';
import type { TargetBody } from './photometry.ts';
import type { Site } from './site.ts';
import type { Sky } from './sky.ts';

/** Who sees whom: the ephemeris in ITRF. */
export interface SeenFrom {
  readonly site: Site;
  readonly ephemeris: Ephemeris;
  readonly body: TargetBody;
  readonly sky: Sky;
  readonly isOptical: boolean;
}
