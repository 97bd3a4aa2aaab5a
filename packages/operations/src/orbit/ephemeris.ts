import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { remembering } from '@keepout/astro/ephemeris/remembering';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { sixOf } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import type { KnownOrbit } from './known-orbit.ts';
import { openedOem } from './opened-oem.ts';
import { meanElements } from './plain-elements.ts';

/**
 * The trajectory of an orbit in ITRF, each state computed once: sensors ask at the same epochs.
 *
 * Assumes  a state is carried by two-body motion, which is off by kilometres after hours and says so in its source
 *
 * @param eop   absent: UT1 = UTC, which costs up to a second of pass time
 */
export function ephemerisOf(orbit: KnownOrbit, eop?: EarthOrientation): Ephemeris {
  return remembering(inFrame(trajectoryOf(orbit), 'ITRF', eop));
}

function trajectoryOf(orbit: KnownOrbit): Ephemeris {
  if (orbit.kind === 'elements') return sgp4Ephemeris(meanElements(orbit.elements));
  if (orbit.kind === 'ephemeris') {
    const { asWritten } = openedOem(orbit.text);
    if (asWritten === undefined) throw new Error('a stored ephemeris that cannot be read');
    return asWritten;
  }
  const state = sixOf(orbit);
  return {
    frame: 'EME2000',
    startTaiS: Number.NEGATIVE_INFINITY,
    stopTaiS: Number.POSITIVE_INFINITY,
    stateAt(epochTaiS, out) {
      propagateTwoBody(state, epochTaiS - orbit.epochTaiS, out);
      return true;
    },
  };
}
