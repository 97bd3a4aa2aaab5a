import { formatUtcZ } from '@keepout/astro/epoch';
import type { ImplausibleMotion } from '../orbit/plausible-motion.ts';

const SENTENCES = {
  position: 'the position is not at a distance from the Earth that an orbit can have',
  velocity: 'the speed is none that an orbit can have',
  motion: 'the position is not where the velocities lead to from the state before',
} as const;

/** What to tell the owner of a table that is none of an orbit. */
export function motionPlace({ epochTaiS, quantity }: ImplausibleMotion): {
  readonly code: 'motion-implausible';
  readonly message: string;
  readonly value: string;
} {
  const epoch = formatUtcZ(epochTaiS, 3);
  return {
    code: 'motion-implausible',
    message: `At ${epoch} ${SENTENCES[quantity]} (km and km/s are expected).`,
    value: epoch,
  };
}
