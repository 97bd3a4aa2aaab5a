import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { ArchivedMessage } from '@keepout/conjunction/annual/archive';
import { MOST_ARCHIVE_ROWS } from '@keepout/contract/ca/fields';
import {
  type EventRates,
  eventRates,
  type RateQuestion,
  type TooManyEvents,
} from '@keepout/operations/archive/event-rates';
import { readMessageArchive } from '@keepout/operations/archive/message-archive';
import { probabilitiesAt } from '@keepout/operations/archive/probability-at';
import type { Result } from '@keepout/units/result';
import { decodeText } from '../../messages/text.ts';

/** Limit for a decompressed archive: the columns of the published one, 480 bytes a row, plus a third. */
const MOST_OPENED_BYTES = 64_000_000;
/** Maximum number of events of a mission: 20 s of a thread. */
const MOST_EVENTS = 20_000;

/** Computes event rates from stored messages. */
export const ratesOfMessages = (input: {
  readonly messages: readonly ArchivedMessage[];
  readonly question: RateQuestion;
}): Result<EventRates, TooManyEvents> => eventRates(input.messages, input.question, MOST_EVENTS);

export interface SentArchive {
  readonly bytes: Uint8Array;
  readonly radiusM: number;
  readonly question: RateQuestion;
}

/** Computes event rates from an uploaded archive. */
export function ratesOfArchive({
  bytes,
  radiusM,
  question,
}: SentArchive): Result<EventRates, TooManyEvents | MessageFault> {
  const text = decodeText(bytes, MOST_OPENED_BYTES);
  if (!text.ok) return text;
  const archive = readMessageArchive(text.value, MOST_ARCHIVE_ROWS);
  if (!archive.ok) return archive;
  const messages = probabilitiesAt(archive.value, radiusM);
  return messages.ok ? ratesOfMessages({ messages: messages.value, question }) : messages;
}
