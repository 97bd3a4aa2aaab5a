import { localAxes } from '@keepout/astro/frames/local';
import type { FrameName, Vec3 } from '@keepout/astro/nouns';
import { ok, type Result } from '@keepout/units/result';
import type { MessageFault } from '../fault/message-fault.ts';
import type { FieldGroup, FlatMessage } from '../flat/message.ts';
import type { Notation } from '../oem/write.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { numberText } from '../value/number.ts';
import type { Cdm } from './model.ts';
import { readCdm } from './read.ts';
import { writeCdm } from './write.ts';

/** Behind the id of a message whose objects are exchanged: another content has another id. */
export const EXCHANGED_MARK = '_EXCHANGED';
const NOTE = 'OBJECT1 and OBJECT2 exchanged by KEEPOUT; all else as its originator wrote it';
/** Keywords of the volume around object 1, which do not apply to object 2. */
const OF_VOLUME = /^SCREEN_(VOLUME_|ENTRY_TIME$|EXIT_TIME$)/;
const RELATIVE = /^RELATIVE_(POSITION|VELOCITY)_([RTN])$/;
const PLACES: Readonly<Record<string, number>> = { R: 0, T: 1, N: 2 };
/** Frames in which a fixed axis can be computed from the velocity. */
const INERTIAL: readonly (FrameName | undefined)[] = ['EME2000', 'GCRF', 'TEME', 'TOD'];

/**
 * Exchanges the objects of a data message, for an operator who needs the other object as the first.
 *
 * Method   each object with its own state and covariance in its own RTN, which do not change; relative position and velocity turned round and
 *          from the axes of object 1 into those of object 2; keywords of the volume around object 1 are omitted. Twice gives the original, except those
 * Assumes  relative vectors are left out where the states are in a frame that turns with the Earth, or in two frames
 *
 * @returns ok: text | fault: that of reading
 */
export function exchangedMessage(text: string, notation: Notation): Result<string, MessageFault> {
  const read = readCdm(text);
  return read.ok ? ok(writeCdm(exchanged(read.value), notation)) : read;
}

function exchanged(cdm: Cdm): FlatMessage {
  const { message } = cdm;
  const shared = message.groups.filter(({ object }) => object === 0).map((group) => sharedGroup(group, cdm));
  const objects = [2, 1].flatMap((object, place) =>
    message.groups.filter((group) => group.object === object).map((group) => objectGroup(group, place + 1)),
  );
  return { ...message, groups: [...shared, ...objects] };
}

function objectGroup(group: FieldGroup, object: number): FieldGroup {
  const fields = group.fields.map((field) =>
    field.keyword === 'OBJECT' ? { ...field, value: `OBJECT${String(object)}` } : field,
  );
  return { ...group, object, fields };
}

/** Header and common fields of both objects. */
function sharedGroup(group: FieldGroup, cdm: Cdm): FieldGroup {
  const turn = turnOf(cdm);
  const fields = group.fields.flatMap((field): Field[] => {
    const { keyword, value } = field;
    if (keyword === 'MESSAGE_ID') return [{ ...field, value: exchangedId(value) }, ...noteFor(value)];
    if ((keyword === COMMENT && value === NOTE) || OF_VOLUME.test(keyword)) return [];
    const [, quantity, axis = ''] = RELATIVE.exec(keyword) ?? [];
    if (quantity === undefined) return [field];
    const vector = quantity === 'POSITION' ? cdm.relativePositionRtnM : cdm.relativeVelocityRtnMps;
    const turned = vector && turn?.(vector)[PLACES[axis] ?? 0];
    return turned === undefined ? [] : [{ ...field, value: numberText(turned) }];
  });
  return { ...group, fields };
}

const exchangedId = (id: string): string =>
  id.endsWith(EXCHANGED_MARK) ? id.slice(0, -EXCHANGED_MARK.length) : id + EXCHANGED_MARK;

const noteFor = (id: string): Field[] =>
  id.endsWith(EXCHANGED_MARK) ? [] : [{ keyword: COMMENT, value: NOTE, line: 0 }];

/** A vector from object 1 in its axes as the vector from object 2 in the axes of that; undefined where the axes are not known. */
function turnOf({ objects: [first, second] }: Cdm): ((vector: Vec3) => Vec3) | undefined {
  if (first.frame !== second.frame || !INERTIAL.includes(first.frame)) return undefined;
  const from = localAxes('RTN', first.positionM, first.velocityMps);
  const to = localAxes('RTN', second.positionM, second.velocityMps);
  return (vector) => {
    const inertial = [0, 1, 2].map((k) => -[0, 1, 2].reduce((sum, i) => sum + from[3 * i + k]! * vector[i]!, 0));
    const [r, t, n] = [0, 1, 2].map((i) => inertial.reduce((sum, part, k) => sum + to[3 * i + k]! * part, 0));
    return [r!, t!, n!];
  };
}
