import { type OemRefusal, takeOem } from '@keepout/assessment/orbit/oem-intake';
import type { MeanElements } from '@keepout/astro/nouns';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import { ommElements, readOmm } from '@keepout/ccsds/omm/read';
import { readTle } from '@keepout/ccsds/tle/read';
import { tell } from '@keepout/contract/sentences';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { fail, ok, type Result } from '@keepout/units/result';
import { problemPlace } from '../../messages/problem-place.ts';
import type { FilePlace } from '../../platform/http/problem-code.ts';
import type { StoredOrbit } from './stored-orbit.ts';

export interface OrbitMessage {
  readonly type: 'SP_EPHEMERIS' | 'OMM' | 'TLE';
  readonly text: string;
}

/** Whose orbit a message tells. */
export interface ReadMessage {
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
export function readOrbitMessage({ type, text }: OrbitMessage): Result<ReadMessage, UnreadableMessage> {
  if (type === 'SP_EPHEMERIS') return readEphemeris(text);
  const elements = type === 'TLE' ? readTle(text) : elementsOfOmm(text);
  if (!elements.ok) return unreadable([problemPlace(elements.fault)]);
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

function readEphemeris(text: string): Result<ReadMessage, UnreadableMessage> {
  const taken = takeOem(text);
  if (!taken.ok) return unreadable(placesOf(taken.fault));
  const { oem, startTaiS } = taken.value;
  const { objectName, objectId } = oem.segments[0]!.metadata;
  const source = tell('message-sent-along', { type: 'OEM' });
  return ok({
    noradId: /^\d{1,9}$/.test(objectId) ? Number(objectId) : null,
    name: objectName === '' ? objectId : objectName,
    orbit: { source, epochTaiS: startTaiS, orbit: { kind: 'oem' } },
  });
}

function placesOf(refusal: OemRefusal): FilePlace[] {
  if (refusal.code === 'message-at-fault') return refusal.faults.slice(0, 20).map((fault) => problemPlace(fault));
  const { code } = refusal;
  const message =
    code === 'motion-implausible'
      ? 'The states of the OEM do not move as an object in orbit does.'
      : `The states of the OEM are too far apart to be interpolated: the error is about ${Math.round(refusal.doubt.estimatedErrorM)} m.`;
  return [{ code, message }];
}
