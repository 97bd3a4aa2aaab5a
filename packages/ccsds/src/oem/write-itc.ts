import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { commentsOf } from '../value/field.ts';
import { covarianceFrameOf, frameOf } from '../value/frame-name.ts';
import { asHeaderTime, asStateTime } from '../value/itc-time.ts';
import { firstOtherStep, ITC_SOURCE } from './itc.ts';
import type { Oem, OemSegment } from './model.ts';
import { useableSpan } from './validate.ts';

/**
 * Writes an OEM in Modified ITC, with the digits that it was read with. The object is in the name of the file (`ephemerisName`).
 *
 * Assumes  only accelerations and comments are omitted
 * @returns ok: text | fault: "unsupported-conversion" of an OEM of several segments, in another frame or time system, of uneven steps, or without
 *          a covariance in RTN at each state
 */
export function writeItc(oem: Oem): Result<string, MessageFault> {
  const [segment] = oem.segments;
  const reason = segment === undefined ? 'message without a segment' : hindrance(oem, segment);
  if (segment === undefined || reason !== undefined) {
    return fail(messageFault('unsupported-conversion', { value: reason, limit: 'Modified ITC' }));
  }
  const { metadata, epochs, epochsTaiS, stateTexts, covariances } = segment;
  const [from, to] = [metadata.startTime, metadata.stopTime].map(asHeaderTime);
  const stepS = (epochsTaiS[1] ?? 0) - (epochsTaiS[0] ?? 0);
  const lines = [
    `created:${asHeaderTime(oem.header.creationDate)}`,
    `ephemeris_start:${from} ephemeris_stop:${to} step_size:${Number(stepS.toFixed(3))}`,
    `${ITC_SOURCE}:${sourceOf(oem)}`,
    'UVW',
  ];
  epochs.forEach((epoch, at) => {
    const numbers = covariances[at]!.text.split(' ');
    const state = stateTexts[at]!.split(' ').slice(0, 6).join(' ');
    lines.push(`${asStateTime(epoch)} ${state}`);
    for (let row = 0; row < 21; row += 7) lines.push(numbers.slice(row, row + 7).join(' '));
  });
  return ok(`${lines.join('\n')}\n`);
}

function sourceOf({ header }: Oem): string {
  const sourceComment = commentsOf(header.fields).find((comment) => comment.startsWith(`${ITC_SOURCE}: `));
  return sourceComment?.slice(ITC_SOURCE.length + 2) ?? header.originator;
}

/** Contents of a message that Modified ITC cannot carry. */
function hindrance({ segments, header }: Oem, segment: OemSegment): string | undefined {
  const { metadata, epochs, epochsTaiS, covariances } = segment;
  const { refFrame, timeSystem, startTaiS, stopTaiS } = metadata;
  const span = useableSpan(segment);
  if (segments.length > 1) return 'message of several segments';
  if (frameOf(refFrame) !== 'EME2000') return `message in ${refFrame}`;
  if (timeSystem.toUpperCase() !== 'UTC') return `message with times in ${timeSystem}`;
  if (span.startTaiS > startTaiS || span.stopTaiS < stopTaiS) return 'message that may be used in part only';
  if (epochs.length < 2) return 'single state';
  if (firstOtherStep(epochsTaiS, epochsTaiS[1]! - epochsTaiS[0]!) > 0) return 'message of uneven steps';
  if ([header.creationDate, ...epochs].some((time) => asStateTime(time) === undefined)) return 'message without times';
  const isCovered = epochsTaiS.every((epochTaiS, at) => {
    const { epochTaiS: covarianceEpochTaiS, frame = '' } = covariances[at] ?? { epochTaiS: Number.NaN };
    return covarianceEpochTaiS === epochTaiS && covarianceFrameOf(frame) === 'RTN';
  });
  return isCovered && covariances.length === epochs.length ? undefined : 'state without a covariance in RTN of its own';
}
