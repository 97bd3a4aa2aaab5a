import { parseUtc } from '@keepout/astro/epoch';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { fieldsOfObject } from '@keepout/ccsds/flat/message';
import { type Field, numberOf, textOf } from '@keepout/ccsds/value/field';

/** Tracking behind an orbit of a message, as far as stated (508.0-B-1, table 3-4). */
export interface ObjectTracking {
  /** Between which times the last accepted observation was made, TAI s. */
  readonly lastObservationTaiS?: readonly [from: number, to: number];
  readonly observationsAvailable?: number;
  readonly observationsUsed?: number;
  readonly tracksAvailable?: number;
  readonly tracksUsed?: number;
  readonly residualsAcceptedPercent?: number;
  readonly actualOdSpanDays?: number;
}

export interface MessageTracking {
  /** In the order of the message. */
  readonly designators: readonly [string, string];
  readonly objects: readonly [ObjectTracking, ObjectTracking];
}

/** Whether an orbit has tracking that the previous message did not have; undefined where neither can be decided. */
export type TrackingChange = 'new' | 'none' | undefined;

const COUNTS = ['observationsAvailable', 'observationsUsed', 'tracksAvailable', 'tracksUsed'] as const;

/** Reads a stored message again for the tracking of both objects; undefined for a text that is no data message. */
export function messageTracking(text: string): MessageTracking | undefined {
  const read = readCdm(text);
  if (!read.ok) return undefined;
  const { message, objects } = read.value;
  return {
    designators: [objects[0].designator, objects[1].designator],
    objects: [trackingOf(fieldsOfObject(message, 1)), trackingOf(fieldsOfObject(message, 2))],
  };
}

function trackingOf(fields: readonly Field[]): ObjectTracking {
  const to = timeOf(fields, 'TIME_LASTOB_END');
  const from = timeOf(fields, 'TIME_LASTOB_START') ?? to;
  const figures = {
    observationsAvailable: numberOf(fields, 'OBS_AVAILABLE'),
    observationsUsed: numberOf(fields, 'OBS_USED'),
    tracksAvailable: numberOf(fields, 'TRACKS_AVAILABLE'),
    tracksUsed: numberOf(fields, 'TRACKS_USED'),
    residualsAcceptedPercent: numberOf(fields, 'RESIDUALS_ACCEPTED'),
    actualOdSpanDays: numberOf(fields, 'ACTUAL_OD_SPAN'),
  };
  const present = Object.entries(figures).filter(([, value]) => value !== undefined);
  const statedTracking: Partial<ObjectTracking> = Object.fromEntries(present);
  return from === undefined || to === undefined
    ? statedTracking
    : { ...statedTracking, lastObservationTaiS: [from, to] };
}

function timeOf(fields: readonly Field[], keyword: string): number | undefined {
  const parsed = parseUtc(textOf(fields, keyword) ?? '');
  return parsed.ok ? parsed.value : undefined;
}

/**
 * Whether new tracking came between two messages of one originator.
 *
 * Method   new: the last observation is later for certain (its interval begins where the earlier one ends, or after), or a count has grown;
 *          none: the interval ends no later, or no time is stated and no count differs. Originators state the last observation in intervals of
 *          a day and more: where two overlap and no count has grown, nothing is said
 */
export function trackingChange(before: ObjectTracking, after: ObjectTracking): TrackingChange {
  const [was, is] = [before.lastObservationTaiS, after.lastObservationTaiS];
  const growths = COUNTS.flatMap((name) => {
    const [earlier, later] = [before[name], after[name]];
    return earlier === undefined || later === undefined ? [] : [later - earlier];
  });
  if (growths.some((growth) => growth > 0)) return 'new';
  if (was === undefined || is === undefined) {
    return growths.length > 0 && growths.every((growth) => growth === 0) ? 'none' : undefined;
  }
  if (is[1] <= was[1]) return 'none';
  return is[0] >= was[1] ? 'new' : undefined;
}
