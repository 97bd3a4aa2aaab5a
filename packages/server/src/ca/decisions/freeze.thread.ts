import {
  type DecisionFault,
  type DecisionInput,
  type DecisionResults,
  decisionResults,
} from '@keepout/assessment/record/decision-results';
import type { RecordedMessage } from '@keepout/assessment/record/recorded-message';
import { type EarthOrientationDays, orientationDaysAround } from '@keepout/astro/frames/earth-orientation';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import type { CombinedRadius, SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { ok, type Result } from '@keepout/units/result';

/** A stored message, with the known values that its text does not contain. */
export interface StoredText {
  readonly text: string;
  /** Values of an own message; null for other originators, where the operator's object is identified by `ownNoradId`. */
  readonly screened: RecordedMessage['taken'] | null;
  readonly ownNoradId: number | null;
  /** Hard-body radius of the stored assessment; null: use the presently known sizes. */
  readonly radius: CombinedRadius | null;
  /** Deviations from the covariance history in the stored verdict. */
  readonly unlikeHistory?: readonly UnlikeHistory[];
}

export interface FreezeInput extends Omit<DecisionInput, 'messages'> {
  readonly messages: readonly StoredText[];
  readonly ownSize: SizeKnowledge;
  /** For states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

export interface Frozen {
  readonly messageInputs: readonly RecordedMessage['taken'][];
  readonly results: DecisionResults;
}

/** Assesses the messages of an event for a record, in a thread, because there may be a hundred. */
export function freeze({ messages, ownSize, earthOrientation, ...input }: FreezeInput): Result<Frozen, DecisionFault> {
  const recorded = messages.map(
    (message): RecordedMessage => ({
      text: message.text,
      taken: recordedInputs(message, ownSize, earthOrientation),
      ...(message.unlikeHistory && { unlikeHistory: message.unlikeHistory }),
    }),
  );
  const results = decisionResults({ ...input, messages: recorded });
  if (!results.ok) return results;
  return ok({ messageInputs: recorded.map(({ taken }) => taken), results: results.value });
}

/** Returns the inputs of the assessment of a stored message in addition to its text. */
export function recordedInputs(
  { text, screened, ownNoradId, radius }: StoredText,
  size: SizeKnowledge,
  earthOrientation: EarthOrientationDays | undefined,
): RecordedMessage['taken'] {
  if (screened !== null) return screened;
  const read = readCdm(text);
  const isFirst = !read.ok || read.value.objects[0].noradId === ownNoradId;
  const ownObject = { object: isFirst ? 1 : 2, size, ...(radius && { radius }) } as const;
  const isEarthFixed = read.ok && read.value.objects.some(({ frame }) => frame === 'ITRF');
  if (!isEarthFixed || earthOrientation === undefined) return { kind: 'MESSAGE', own: ownObject };
  return {
    kind: 'MESSAGE',
    own: ownObject,
    earthOrientation: orientationDaysAround(earthOrientation, read.value.tcaTaiS),
  };
}
