import type { FrameName } from '@keepout/astro/nouns';
import { type FaultList, faultList, type MessageFault } from '../fault/message-fault.ts';
import { numberOf, textOf } from '../value/field.ts';
import { frameOf } from '../value/frame-name.ts';
import { isConvertibleTimeSystem } from '../value/time-system.ts';
import type { Tdm, TdmSegment } from './model.ts';
import { noteNotApplied } from './not-applied.ts';
import { type TdmPoint, tdmPoints } from './points.ts';

/** One end of a signal's path. */
export interface TdmParticipant {
  readonly name: string;
  readonly line: number;
  readonly keyword: string;
}

/** Kind of the angles of a track: azimuth and elevation, or right ascension and declination in a frame. */
export type TdmAngles = 'AZEL' | Exclude<FrameName, 'ITRF'>;

/** The measurements of one segment, in SI units, by time of reception. */
export interface TdmTrack {
  /** From 1. */
  readonly segment: number;
  readonly line: number;
  readonly trackId?: string;
  /** The end that receives. */
  readonly sensor: TdmParticipant;
  readonly object?: TdmParticipant;
  /** Absent where no direction was measured. */
  readonly angles?: TdmAngles;
  /** Shifts by the motion of the Earth that the message names and has not taken out. */
  readonly aberrationLeft: { readonly annual: boolean; readonly diurnal: boolean };
  readonly points: readonly TdmPoint[];
}

export interface TdmTracks {
  readonly tracks: readonly TdmTrack[];
  /** Why a segment gave no track. */
  readonly faults: readonly MessageFault[];
  /** Omissions and corrections. */
  readonly warnings: readonly MessageFault[];
}

/**
 * Returns the tracks of a TDM: directions, ranges, range rates, magnitudes and cross sections, grouped by epoch.
 *
 * Method   the receiving end of PATH is the sensor (without PATH the first participant); corrections that were not applied are added;
 *          a range in km is half the path of a two-way signal, a range in s the full path; the time of transmission is carried to
 *          that of reception by the range; docs/models/observation
 * Assumes  angles are those of the light, without refraction; a doppler in km/s is the change of the range
 *
 * @returns tracks of all segments that have any; faults: "value-not-allowed" | "unsupported-frame" | "unsupported-time-system"
 *          | "missing-keyword" | "no-states"; warnings: "duplicate-epoch" | "states-out-of-order" | "missing-keyword"
 *          | "number-out-of-range" | "observation-not-used" | "keyword-not-applied"; each with its line, keyword and segment
 */
export function tdmTracks(tdm: Tdm): TdmTracks {
  const faults = faultList();
  const warnings = faultList();
  const seenPoints = new Set<string>();
  const tracks = tdm.segments.flatMap((segment, index) => {
    const track = trackOf(segment, index + 1, faults, warnings);
    if (track === undefined) return [];
    noteNotApplied(segment.metadata, index + 1, warnings);
    const points = oncePerEpoch(track, seenPoints, warnings);
    return points.length === 0 ? [] : [{ ...track, points }];
  });
  return { tracks, faults: faults.faults, warnings: warnings.faults };
}

function trackOf(source: TdmSegment, segment: number, faults: FaultList, warnings: FaultList): TdmTrack | undefined {
  const { metadata, timeSystem, line } = source;
  const refuse = (code: MessageFault['code'], keyword: string, value: string, limit?: string): undefined => {
    const at = metadata.find((field) => field.keyword === keyword)?.line ?? line;
    faults.add(code, { line: at, keyword, value, limit, segment });
  };
  const choice = (keyword: string): string => (textOf(metadata, keyword) ?? '').toUpperCase();
  if (!isConvertibleTimeSystem(timeSystem)) return refuse('unsupported-time-system', 'TIME_SYSTEM', timeSystem, 'UTC');
  const mode = choice('MODE');
  if (mode === 'SINGLE_DIFF') return refuse('value-not-allowed', 'MODE', mode, 'SEQUENTIAL');
  const ends = endsOf(source);
  if (ends === undefined) return refuse('value-not-allowed', 'PATH', choice('PATH'), '2,1 or 1,2,1');
  const angles = anglesOf(source);
  if (angles === 'unknown-type') return refuse('value-not-allowed', 'ANGLE_TYPE', choice('ANGLE_TYPE'), 'RADEC, AZEL');
  if (angles === 'unknown-frame')
    return refuse('unsupported-frame', 'REFERENCE_FRAME', choice('REFERENCE_FRAME'), 'EME2000');
  const read = tdmPoints(source, segment, ends.isTwoWay, warnings);
  if (!read.isTimed) return refuse('value-not-allowed', 'TIMETAG_REF', 'TRANSMIT', 'RECEIVE');
  if (read.points.length === 0) return refuse('no-states', read.missingKeyword, '');
  const isLeft = (name: string): boolean =>
    choice('CORRECTIONS_APPLIED') === 'NO' && numberOf(metadata, `CORRECTION_ABERRATION_${name}`) !== undefined;
  const trackId = textOf(metadata, 'TRACK_ID');
  return {
    segment,
    line,
    ...(trackId === undefined ? {} : { trackId }),
    sensor: ends.sensor,
    ...(ends.object === undefined ? {} : { object: ends.object }),
    ...(angles === undefined ? {} : { angles }),
    aberrationLeft: { annual: isLeft('YEARLY'), diurnal: isLeft('DIURNAL') },
    points: read.points,
  };
}

interface Ends {
  readonly sensor: TdmParticipant;
  readonly object?: TdmParticipant;
  readonly isTwoWay: boolean;
}

/** Who received, and of whom; undefined for relays and paths of one. */
function endsOf({ metadata }: TdmSegment): Ends | undefined {
  const participant = (index: string): TdmParticipant | undefined => {
    const keyword = `PARTICIPANT_${index}`;
    const field = metadata.find((candidate) => candidate.keyword === keyword && candidate.value !== '');
    return field && { name: field.value, line: field.line, keyword };
  };
  const path = textOf(metadata, 'PATH')
    ?.split(',')
    .map((part) => part.trim()) ?? ['2', '1'];
  const last = path.at(-1) ?? '';
  const otherParticipants = [...new Set(path)].filter((index) => index !== last);
  const isTwoWay = path.length === 3 && path[0] === last;
  if (otherParticipants.length !== 1 || (path.length !== 2 && !isTwoWay)) return undefined;
  const sensor = participant(last);
  const object = participant(otherParticipants[0] ?? '');
  return sensor && { sensor, ...(object === undefined ? {} : { object }), isTwoWay };
}

function anglesOf({ metadata, observations }: TdmSegment): TdmAngles | 'unknown-type' | 'unknown-frame' | undefined {
  if (!observations.some(({ keyword }) => keyword === 'ANGLE_1' || keyword === 'ANGLE_2')) return undefined;
  const type = (textOf(metadata, 'ANGLE_TYPE') ?? '').toUpperCase();
  if (type === 'AZEL') return 'AZEL';
  if (type !== 'RADEC') return 'unknown-type';
  const frame = frameOf(textOf(metadata, 'REFERENCE_FRAME') ?? '');
  return frame === undefined || frame === 'ITRF' ? 'unknown-frame' : frame;
}

/** Points that another segment of the same sensor and object gave already are left out. */
function oncePerEpoch(track: TdmTrack, seenPoints: Set<string>, warnings: FaultList): TdmPoint[] {
  return track.points.filter(({ receptionTaiS, line, epoch }) => {
    const key = [track.sensor.name, track.object?.name, track.angles, receptionTaiS].join('|');
    if (!seenPoints.has(key)) return seenPoints.add(key);
    warnings.add('duplicate-epoch', { line, value: epoch, segment: track.segment });
    return false;
  });
}
