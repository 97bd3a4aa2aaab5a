import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import type { Cdm, CdmObject } from '@keepout/ccsds/cdm/model';
import type { CombinedRadius, SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { withOwnFunctions } from '@keepout/kernel/own-functions';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Approach, StatedFigures } from './approach.ts';
import { messageParty } from './orbit/message-party.ts';
import type { Party } from './orbit/party.ts';
import { type Implausibility, implausibility } from './orbit/plausible-state.ts';
import { edgeIn, ORIGINATOR } from './text/edge-comment.ts';

/** An unknown frame of a message's states: the encounter cannot be assessed. */
export interface UnsupportedFrame {
  readonly code: 'unsupported-frame';
  /** 1 or 2, as the message numbers them. */
  readonly object: 1 | 2;
  readonly refFrame: string;
}

/** A state that is impossible in orbit about the Earth. */
export interface ImplausibleState extends Implausibility {
  readonly code: 'state-implausible';
  readonly object: 1 | 2;
}

/** Known sizes of the objects of a message apart from its text. */
export interface KnownSizes {
  /** The operator's own. */
  readonly object: 1 | 2;
  readonly size: SizeKnowledge;
  readonly other?: SizeKnowledge;
  /** With which it was judged before, own first; outdoes every other knowledge. */
  readonly radius?: CombinedRadius;
}

/**
 * The approach that a data message describes, both states in EME2000 at the time that it states.
 *
 * Assumes  states about the Earth: zero vectors and magnitudes beyond any orbit are faults, since every figure that
 *          follows from them would be none
 * @param message   the message, with the object that is the primary and the known sizes of both
 * @param eop   absent: Earth-fixed states (ITRF) of both objects are turned by up to 420 m together
 */
export function messageApproach(
  ...message: Parameters<typeof messageApproachByEngine>
): ReturnType<typeof messageApproachByEngine> {
  return withOwnFunctions(() => messageApproachByEngine(...message));
}

/** The same by the functions that `Math` has. */
export function messageApproachByEngine(
  cdm: Cdm,
  ownSizes: KnownSizes = { object: 1, size: {} },
  eop?: EarthOrientation,
): Result<Approach, UnsupportedFrame | ImplausibleState> {
  const otherObject = ownSizes.object === 1 ? 2 : 1;
  const [primary, secondary] = [cdm.objects[ownSizes.object - 1]!, cdm.objects[otherObject - 1]!];
  const odd = implausible(cdm.objects[0], 1) ?? implausible(cdm.objects[1], 2);
  if (odd !== undefined) return fail(odd);
  const [first, second] = [stateOf(primary, cdm.tcaTaiS, eop), stateOf(secondary, cdm.tcaTaiS, eop)];
  if (first === undefined) return fail(unsupported(ownSizes.object, primary));
  if (second === undefined) return fail(unsupported(otherObject, secondary));
  const { originator, creationTaiS } = cdm;
  const edge = originator === ORIGINATOR ? edgeIn(cdm.comments) : undefined;
  const partyOf = (object: CdmObject, size: SizeKnowledge | undefined): Party => ({
    ...messageParty(object, creationTaiS, size),
    statedBy: { originator, creationTaiS },
  });
  return ok({
    states: [first, second],
    parties: [partyOf(primary, ownSizes.size), partyOf(secondary, ownSizes.other)],
    isAtTca: edge !== undefined,
    ...(edge && { edge }),
    statedFigures: statedBy(cdm),
    ...(cdm.hardBodyRadiusM !== undefined && { messageRadiusM: cdm.hardBodyRadiusM }),
    ...(ownSizes.radius && { radius: ownSizes.radius }),
  });
}

function statedBy({ missDistanceM, relativeSpeedMps, collisionProbability: pc }: Cdm): StatedFigures {
  return {
    missDistanceM,
    ...(relativeSpeedMps !== undefined && { relativeSpeedMps }),
    ...(pc !== undefined && { pc }),
  };
}

function stateOf(
  { frame, positionM, velocityMps }: CdmObject,
  epochTaiS: number,
  eop: EarthOrientation | undefined,
): StateVector | undefined {
  return frame && transformState({ epochTaiS, frame, positionM, velocityMps }, 'EME2000', eop);
}

function unsupported(object: 1 | 2, { refFrame }: CdmObject): UnsupportedFrame {
  return { code: 'unsupported-frame', object, refFrame };
}

function implausible({ positionM, velocityMps }: CdmObject, object: 1 | 2): ImplausibleState | undefined {
  const odd = implausibility(positionM, velocityMps);
  return odd && { code: 'state-implausible', object, ...odd };
}
