import type { ImplausibleMotion } from '@keepout/assessment/orbit/plausible-motion';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { FilePlace } from '../../platform/http/problem-code.ts';

const SENTENCES = {
  position: 'the position is not at a distance from the Earth that an orbit can have',
  velocity: 'the speed is none that an orbit can have',
  motion: 'the position is not where the velocities lead to from the state before',
} as const;

/** What to tell the owner of a table that is none of an orbit. */
export function motionPlace({ epochTaiS, quantity }: ImplausibleMotion): FilePlace {
  const epoch = formatUtcZ(epochTaiS, 3);
  return {
    code: 'motion-implausible',
    message: `At ${epoch} ${SENTENCES[quantity]} (km and km/s are expected).`,
    value: epoch,
  };
}
