import { type MessageRange, messageRanges } from '@keepout/ccsds/cdm/cut';

/** More than any publisher has for one operator. */
const MOST_RANGES = 200_000;

/** Where the messages of a file lie: of one of many lines that takes seconds. */
export function cutMessages(bytes: Uint8Array): readonly MessageRange[] {
  return messageRanges(bytes, MOST_RANGES);
}
