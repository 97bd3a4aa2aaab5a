import {
  catalogueNumberOf,
  type EphemerisRefusal,
  readEphemerisFile,
} from '@keepout/assessment/orbit/ephemeris-intake';
import type { MeanElements } from '@keepout/astro/nouns';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { ommElements, readOmm } from '@keepout/ccsds/omm/read';
import { readTle } from '@keepout/ccsds/tle/read';
import { tell } from '@keepout/contract/sentences';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { fail, ok, type Result } from '@keepout/units/result';
import { filePlace } from '../../messages/file-place.ts';
import type { FilePlace } from '../../platform/http/problem-code.ts';
import type { StoredOrbit } from './stored-orbit.ts';

export interface OrbitMessage {
  readonly type: 'SP_EPHEMERIS' | 'OMM' | 'TLE';
  readonly text: string;
}

/** Object of a message. */
export interface MessageOrbit {
  /** Null for a message that names no catalogue number. */
  readonly noradId: number | null;
  readonly name: string;
  readonly orbit: StoredOrbit;
}

/** Why a message is not taken: places at fault, by line. */
export interface UnreadableMessage {
  readonly code: 'orbit-message-invalid';
  readonly places: readonly FilePlace[];
}

const unreadable = (places: readonly FilePlace[]) => fail({ code: 'orbit-message-invalid' as const, places });

/** Reads an orbit message. Runs in a thread: its text is a stranger's. */
export function readOrbitMessage({ type, text }: OrbitMessage): Result<MessageOrbit, UnreadableMessage> {
  if (type === 'SP_EPHEMERIS') return readEphemeris(text);
  const elements = type === 'TLE' ? readTle(text) : elementsOfOmm(text);
  if (!elements.ok) return unreadable([filePlace(elements.fault)]);
  const { noradId, name, epochTaiS, rcsM2, objectType } = elements.value;
  return ok({
    noradId: noradId === 0 ? null : noradId,
    name: name === '' ? `Object ${noradId}` : name,
    orbit: {
      source: tell('message-sent-along', { type }),
      epochTaiS,
      orbit: { kind: 'elements', elements: plainElements(elements.value) },
      ...(rcsM2 !== undefined && { rcsM2 }),
      ...(objectType !== undefined && { objectType }),
    },
  });
}

function elementsOfOmm(text: string): Result<MeanElements, MessageFault> {
  const omm = readOmm(text);
  return omm.ok ? ommElements(omm.value) : omm;
}

function readEphemeris(text: string): Result<MessageOrbit, UnreadableMessage> {
  const intake = readEphemerisFile(text);
  if (!intake.ok) return unreadable(placesOf(intake.fault));
  const { kind, name, designator, startTaiS } = intake.value;
  return ok({
    noradId: catalogueNumberOf(intake.value),
    name: name === '' ? designator : name,
    orbit: { source: tell('message-sent-along', { type: kind }), epochTaiS: startTaiS, orbit: { kind: 'oem' } },
  });
}

function placesOf(refusal: EphemerisRefusal): FilePlace[] {
  if (refusal.code === 'message-at-fault') return refusal.faults.slice(0, 20).map((fault) => filePlace(fault));
  const { code } = refusal;
  const message =
    code === 'motion-implausible'
      ? 'The states of the ephemeris do not move as an object in orbit does.'
      : `The states of the ephemeris are too far apart to be interpolated: the error is about ${Math.round(refusal.doubt.estimatedErrorM)} m.`;
  return [{ code, message }];
}
