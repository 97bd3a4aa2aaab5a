import { inFrame } from '@keepout/astro/ephemeris/reframe';
import type { Ephemeris } from '@keepout/astro/nouns';
import { withOwnFunctions } from '@keepout/kernel/own-functions';

/** An ephemeris as it is screened, in TEME. Its nodes are turned by functions of our own: server and browser find the same digits. */
export function screenedEphemeris(ephemeris: Ephemeris): Ephemeris {
  return withOwnFunctions(() => inFrame(ephemeris, 'TEME'));
}
