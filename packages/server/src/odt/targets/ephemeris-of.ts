import { takeOem } from '@keepout/assessment/orbit/oem-intake';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { remembering } from '@keepout/astro/ephemeris/remembering';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { Ephemeris } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { fromStored } from '../../catalogue/stored-elements.ts';
import type { TargetOrbit } from './stored-orbit.ts';

/**
 * The trajectory of a target in ITRF, each state computed once: sensors ask at the same epochs.
 *
 * Assumes  UT1 = UTC, which costs up to a second of pass time; a state is carried by two-body motion, which is off by kilometres after
 *          hours and says so in its source
 */
export function ephemerisOf(orbit: TargetOrbit): Ephemeris {
  return remembering(inFrame(trajectoryOf(orbit), 'ITRF'));
}

function trajectoryOf(orbit: TargetOrbit): Ephemeris {
  if (orbit.kind === 'elements') return sgp4Ephemeris(fromStored(orbit.elements));
  if (orbit.kind === 'oem') {
    const taken = takeOem(orbit.text);
    if (!taken.ok) throw new Error(`a stored OEM that cannot be read: ${taken.fault.code}`);
    return tableEphemeris(taken.value.table);
  }
  const state = [...orbit.positionM, ...orbit.velocityMps];
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
