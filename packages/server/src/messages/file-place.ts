import { messagePlace } from '@keepout/assessment/text/message-place';
import type { MessageFault } from '@keepout/ccsds/fault/message-fault';
import type { ErrorPlace, FilePlace } from '../platform/http/problem-code.ts';

/** Converts an error of a message to its wire form: file, line, keyword, code, sentence. */
export function filePlace(fault: MessageFault, file?: string): FilePlace {
  return { ...messagePlace(fault), ...(file !== undefined && { file }) };
}

/** Places in one sentence: the first with its line, and how many more there are. */
export function filePlacesText(places: readonly ErrorPlace[]): string {
  const [first] = places;
  if (first === undefined) return 'The file could not be read.';
  const line = first.line === undefined ? '' : `Line ${first.line}: `;
  const more = places.length > 1 ? ` (and ${places.length - 1} more)` : '';
  return `${line}${first.message}${more}`;
}
