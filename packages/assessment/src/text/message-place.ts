import { formatUtcZ } from '@keepout/astro/epoch';
import { describeFault } from '@keepout/ccsds/fault/fault-text';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { EphemerisRefusal } from '../orbit/ephemeris-intake.ts';
import type { ImplausibleMotion } from '../orbit/plausible-motion.ts';
import { interpolationPlace } from './interpolation-place.ts';

/** Fault at a place of a message, for its producer. */
export interface MessagePlace {
  readonly code: MessageFault['code'] | 'motion-implausible' | 'interpolation-unfit';
  readonly message: string;
  readonly line?: number;
  readonly keyword?: string;
  readonly value?: string;
  readonly limit?: string;
}

/** A fault of a message: line, keyword, code, sentence. */
export function messagePlace(fault: MessageFault): MessagePlace & { readonly code: MessageFault['code'] } {
  return {
    code: fault.code,
    message: describeFault(fault),
    ...(fault.line !== undefined && { line: fault.line }),
    ...(fault.keyword !== undefined && { keyword: fault.keyword }),
    ...(fault.value !== undefined && { value: fault.value }),
    ...(fault.limit !== undefined && { limit: String(fault.limit) }),
  };
}

/** Why an ephemeris is not taken: every place by line. */
export function refusalPlaces(refusal: EphemerisRefusal): MessagePlace[] {
  if (refusal.code === 'message-at-fault') return refusal.faults.map(messagePlace);
  return [
    refusal.code === 'motion-implausible'
      ? motionPlace(refusal.motion)
      : interpolationPlace(refusal.code, refusal.doubt),
  ];
}

/** A microsecond: two states of an event are that near to each other. */
const EPOCH_DIGITS = 6;

const SENTENCES = {
  position: 'the position is not at a distance from the Earth that an orbit can have',
  velocity: 'the speed is none that an orbit can have',
  motion: 'the position is not where the velocities lead to from the state',
} as const;

/** Message to the owner of a table that is not an orbit. */
function motionPlace({ epochTaiS, quantity, beforeTaiS }: ImplausibleMotion): {
  readonly code: 'motion-implausible';
  readonly message: string;
  readonly value: string;
} {
  const epoch = formatUtcZ(epochTaiS, EPOCH_DIGITS);
  const before = beforeTaiS === undefined ? '' : ` at ${formatUtcZ(beforeTaiS, EPOCH_DIGITS)}`;
  return {
    code: 'motion-implausible',
    message: `At ${epoch} ${SENTENCES[quantity]}${before} (km and km/s are expected).`,
    value: epoch,
  };
}
