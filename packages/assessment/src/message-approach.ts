import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import type { Cdm, CdmObject } from '@keepout/ccsds/cdm/model';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Approach } from './approach.ts';
import { messageParty } from './orbit/message-party.ts';

/** A frame of a message's states that is not known: nothing can be said of the encounter. */
export interface UnsupportedFrame {
  readonly code: 'unsupported-frame';
  /** 1 or 2, as the message numbers them. */
  readonly object: 1 | 2;
  readonly refFrame: string;
}

/**
 * The approach that a data message describes, both states in EME2000 at the time that it states.
 *
 * @param own   which object of the message is the primary, and what its operator knows of its size
 */
export function messageApproach(
  cdm: Cdm,
  own: { readonly object: 1 | 2; readonly size: SizeKnowledge } = { object: 1, size: {} },
): Result<Approach, UnsupportedFrame> {
  const other = own.object === 1 ? 2 : 1;
  const [primary, secondary] = [cdm.objects[own.object - 1]!, cdm.objects[other - 1]!];
  const [first, second] = [stateOf(primary, cdm.tcaTaiS), stateOf(secondary, cdm.tcaTaiS)];
  if (first === undefined) return fail(unsupported(own.object, primary));
  if (second === undefined) return fail(unsupported(other, secondary));
  return ok({
    states: [first, second],
    parties: [messageParty(primary, own.size), messageParty(secondary)],
    isAtTca: false,
    ...(cdm.hardBodyRadiusM !== undefined && { messageRadiusM: cdm.hardBodyRadiusM }),
  });
}

function stateOf({ frame, positionM, velocityMps }: CdmObject, epochTaiS: number): StateVector | undefined {
  return frame && transformState({ epochTaiS, frame, positionM, velocityMps }, 'EME2000');
}

function unsupported(object: 1 | 2, { refFrame }: CdmObject): UnsupportedFrame {
  return { code: 'unsupported-frame', object, refFrame };
}
