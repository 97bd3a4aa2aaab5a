import { notFinite } from '@keepout/assessment/finite-figures';
import { type Judgement, judge } from '@keepout/assessment/judge';
import { messageFigures } from '@keepout/assessment/message-figures';
import type { JudgingRules } from '@keepout/assessment/rules';
import { reasonText } from '@keepout/assessment/text/reason-text';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import { fail, ok, type Result } from '@keepout/units/result';
import type { CatalogueSizes } from '../../catalogue/catalogue-sizes.ts';
import { boundedRejection } from '../../messages/bounded-rejection.ts';
import type { Rejection } from '../../messages/rejection.ts';
import { textOfOpened } from '../../messages/text.ts';
import type { FilePlace } from '../../platform/http/problem-code.ts';
import type { AssessedMessage } from '../conjunctions/judged-message.ts';
import type { OpenedMessages, UploadedMessagePlace } from './open.thread.ts';
import { type FleetSatellite, type ReadCdm, readUploadedCdm, unreadable } from './read-message.ts';

export interface JudgeUploadInput {
  readonly bytes: OpenedMessages['bytes'];
  readonly messages: readonly UploadedMessagePlace[];
  readonly fleet: readonly FleetSatellite[];
  readonly rules: JudgingRules;
  readonly nowTaiS: number;
  /** For states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
  /** Object sizes of the catalogue in use; absent if none is loaded. */
  readonly sizes?: CatalogueSizes;
}

export interface JudgedUpload {
  readonly fileName: string;
  readonly satelliteId: string;
  readonly message: AssessedMessage;
  readonly warnings: readonly FilePlace[];
}

/** Reads and assesses messages; accepted results can be stored unchanged, and all their figures are finite. */
export function judgeUpload(input: JudgeUploadInput): Result<JudgedUpload, Rejection>[] {
  const bytes = new Uint8Array(input.bytes);
  const eop = input.earthOrientation && earthOrientationOfDays(input.earthOrientation);
  return input.messages.map((place): Result<JudgedUpload, Rejection> => {
    const { fileName, start, end, line } = place;
    // Copied, because a text cannot be decoded from memory that threads share.
    const text = textOfOpened(bytes.slice(start, end));
    if (!text.ok) return unreadable(fileName, [text.fault], line);
    const read = readUploadedCdm(fileName, text.value, line, input.fleet, { eop, sizes: input.sizes });
    return read.ok ? assessUpload(fileName, read.value, input) : read;
  });
}

function assessUpload(
  fileName: string,
  { message, approach, satelliteId, warnings }: ReadCdm,
  { rules, nowTaiS }: JudgeUploadInput,
): Result<JudgedUpload, Rejection> {
  const judgement = judge(approach, rules, nowTaiS);
  const figures = messageFigures(judgement);
  const { creationTaiS, collisionProbability: originatorPc = null } = message;
  const odd = notFinite({ ...figures, decideByTaiS: judgement.verdict.decideByTaiS, creationTaiS, originatorPc });
  if (odd !== undefined) {
    const sentence = `From the states and covariances of this message ${odd.figure} comes out as no finite number.`;
    return fail(boundedRejection(fileName, odd.code, sentence));
  }
  return ok({
    fileName,
    satelliteId,
    warnings: [...contradictions(fileName, judgement), ...warnings],
    message: {
      originator: message.originator,
      messageId: message.messageId,
      creationTaiS,
      originatorPc,
      originatorMethod: message.collisionProbabilityMethod ?? null,
      figures,
      verdict: judgement.verdict,
      text: writeCdm(message, 'kvn'),
    },
  });
}

const KEYWORDS = {
  'miss-distance': 'MISS_DISTANCE',
  'relative-speed': 'RELATIVE_SPEED',
  probability: 'COLLISION_PROBABILITY',
} as const;

/** Returns figures of a message that contradict its own states or the properties of its objects. */
function contradictions(fileName: string, { verdict }: Judgement): FilePlace[] {
  return verdict.reasons.flatMap((reason): FilePlace[] => {
    if (reason.code === 'radius-outside-body') {
      const { statedM, bodyM } = reason.radius;
      const figures = { value: String(statedM), limit: String(bodyM) };
      return [{ code: reason.code, message: reasonText(reason), file: fileName, keyword: 'HBR', ...figures }];
    }
    if (reason.code !== 'stated-otherwise') return [];
    return reason.stated.map(({ quantity, stated: statedValue, computed }) => ({
      code: 'stated-contradicts-states',
      message: reasonText({ code: reason.code, stated: [{ quantity, stated: statedValue, computed }] }),
      file: fileName,
      keyword: KEYWORDS[quantity],
      value: String(statedValue),
      limit: computed.toPrecision(6),
    }));
  });
}
