import { type Field, textOf } from '../value/field.ts';
import type { Oem, OemMetadata, OemSegment } from './model.ts';

/** States beyond either end, so that interpolation there stays the same. */
const SPARE_STATES = 12;

/**
 * Returns the part of an OEM that covers a span, with some states and one covariance beyond either end. Numbers and epochs stay as written;
 * its useable span stays useable.
 *
 * @returns undefined where no segment has states there
 */
export function cutOem(oem: Oem, startTaiS: number, stopTaiS: number): Oem | undefined {
  const segments = oem.segments.flatMap((segment) => cutSegment(segment, startTaiS, stopTaiS) ?? []);
  return segments.length === 0 ? undefined : { ...oem, segments };
}

function cutSegment(segment: OemSegment, startTaiS: number, stopTaiS: number): OemSegment | undefined {
  const { epochsTaiS, metadata, covariances, accelerationsKm } = segment;
  const [from, to] = statesAround(epochsTaiS, startTaiS, stopTaiS) ?? [0, 0];
  if (from === to) return undefined;
  return {
    ...segment,
    metadata: cutMetadata(metadata, segment, from, to),
    comments: segment.comments
      .filter(({ beforeState }) => beforeState >= from && beforeState <= to)
      .map((comment) => ({ ...comment, beforeState: comment.beforeState - from })),
    epochs: segment.epochs.slice(from, to),
    epochsTaiS: epochsTaiS.slice(from, to),
    statesKm: segment.statesKm.slice(6 * from, 6 * to),
    ...(accelerationsKm && { accelerationsKm: accelerationsKm.slice(3 * from, 3 * to) }),
    stateTexts: segment.stateTexts.slice(from, to),
    stateLines: segment.stateLines.slice(from, to),
    covariances: timesAround(covariances, startTaiS, stopTaiS),
  };
}

/** First and last state that a span needs; undefined where the span has no state. */
export function statesAround(
  epochsTaiS: Float64Array,
  startTaiS: number,
  stopTaiS: number,
): readonly [from: number, to: number] | undefined {
  const count = epochsTaiS.length;
  if (count === 0 || epochsTaiS[0]! > stopTaiS || epochsTaiS[count - 1]! < startTaiS) return undefined;
  const inside = epochsTaiS.findIndex((epoch) => epoch >= startTaiS);
  const beyond = epochsTaiS.findIndex((epoch) => epoch > stopTaiS);
  return [Math.max(0, inside - SPARE_STATES), Math.min(count, (beyond === -1 ? count : beyond) + SPARE_STATES)];
}

/** Entries of a span, with one on either side of it. */
export function timesAround<T extends { readonly epochTaiS: number }>(
  rising: readonly T[],
  startTaiS: number,
  stopTaiS: number,
): T[] {
  return rising.filter((_, i) => {
    const [before, after] = [rising[i - 1], rising[i + 1]];
    return (after?.epochTaiS ?? startTaiS) >= startTaiS && (before?.epochTaiS ?? stopTaiS) <= stopTaiS;
  });
}

/** Begin and end as the states now have them; a useable span that lies beyond them is theirs. */
function cutMetadata(metadata: OemMetadata, { epochs, epochsTaiS }: OemSegment, from: number, to: number): OemMetadata {
  const last = to - 1;
  const moved = new Map<string, string>();
  if (from > 0) {
    moved.set('START_TIME', epochs[from]!);
    if ((metadata.useableStartTaiS ?? Number.NEGATIVE_INFINITY) < epochsTaiS[from]!)
      moved.set('USEABLE_START_TIME', epochs[from]!);
  }
  if (to < epochs.length) {
    moved.set('STOP_TIME', epochs[last]!);
    if ((metadata.useableStopTaiS ?? Number.POSITIVE_INFINITY) > epochsTaiS[last]!)
      moved.set('USEABLE_STOP_TIME', epochs[last]!);
  }
  const fields = metadata.fields.map((field): Field => {
    const value = moved.get(field.keyword);
    return value === undefined ? field : { ...field, value };
  });
  const has = (keyword: string) => textOf(fields, keyword) !== undefined;
  return {
    ...metadata,
    fields,
    ...(from > 0 && { startTime: epochs[from]!, startTaiS: epochsTaiS[from]! }),
    ...(to < epochs.length && { stopTime: epochs[last]!, stopTaiS: epochsTaiS[last]! }),
    ...(moved.has('USEABLE_START_TIME') && has('USEABLE_START_TIME') && { useableStartTaiS: epochsTaiS[from]! }),
    ...(moved.has('USEABLE_STOP_TIME') && has('USEABLE_STOP_TIME') && { useableStopTaiS: epochsTaiS[last]! }),
  };
}
