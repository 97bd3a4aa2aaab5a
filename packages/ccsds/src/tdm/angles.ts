import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { textOf } from '../value/field.ts';
import { isConvertibleTimeSystem } from '../value/time-system.ts';
import type { TdmSegment } from './model.ts';

/** A direction of an optical TDM: EME2000, time of reception. */
export interface TdmDirection {
  readonly line: number;
  readonly receptionTaiS: number;
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
}

const DEG = Math.PI / 180;

/**
 * The directions of a segment: ANGLE_1 with the ANGLE_2 of the same epoch, in radians.
 *
 * Assumes  RADEC in EME2000 (J2000), time tags of reception (the default); angles reduced against stars
 * @returns ok: TdmDirection[] by time | fault: "value-not-allowed" | "unsupported-frame" | "unsupported-time-system" | "no-states"
 */
export function tdmDirections(segment: TdmSegment): Result<TdmDirection[], MessageFault> {
  const { metadata, timeSystem, observations, line } = segment;
  const refuse = (
    code: MessageFault['code'],
    keyword: string,
    value: string,
    limit: string,
  ): Result<never, MessageFault> => {
    const at = metadata.find((field) => field.keyword === keyword)?.line ?? line;
    return fail(messageFault(code, { line: at, keyword, value, limit }));
  };
  const type = (textOf(metadata, 'ANGLE_TYPE') ?? '').toUpperCase();
  const frame = (textOf(metadata, 'REFERENCE_FRAME') ?? '').toUpperCase();
  const reference = (textOf(metadata, 'TIMETAG_REF') ?? 'RECEIVE').toUpperCase();
  if (type !== 'RADEC') return refuse('value-not-allowed', 'ANGLE_TYPE', type, 'RADEC');
  if (frame !== 'EME2000' && frame !== 'J2000') return refuse('unsupported-frame', 'REFERENCE_FRAME', frame, 'EME2000');
  if (reference !== 'RECEIVE') return refuse('value-not-allowed', 'TIMETAG_REF', reference, 'RECEIVE');
  if (!isConvertibleTimeSystem(timeSystem)) return refuse('unsupported-time-system', 'TIME_SYSTEM', timeSystem, 'UTC');
  const declinations = new Map(
    observations.filter(({ keyword }) => keyword === 'ANGLE_2').map(({ epochTaiS, value }) => [epochTaiS, value]),
  );
  const directions = observations.flatMap(({ keyword, epochTaiS, value, line: at }): TdmDirection[] => {
    const declination = keyword === 'ANGLE_1' ? declinations.get(epochTaiS) : undefined;
    if (declination === undefined) return [];
    return [{ line: at, receptionTaiS: epochTaiS, rightAscensionRad: value * DEG, declinationRad: declination * DEG }];
  });
  if (directions.length === 0) return fail(messageFault('no-states', { line, keyword: 'ANGLE_1' }));
  return ok(directions.sort((a, b) => a.receptionTaiS - b.receptionTaiS));
}
