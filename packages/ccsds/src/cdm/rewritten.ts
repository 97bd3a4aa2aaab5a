import { ok, type Result } from '@keepout/units/result';
import { convertMessage } from '../convert.ts';
import type { MessageFault } from '../fault/message-fault.ts';
import type { Notation } from '../oem/write.ts';
import { exchangedMessage } from './exchanged.ts';
import { type AddedFigures, secondIssue } from './second-issue.ts';

/** Requested changes of a message apart from its notation. */
export interface Rewriting {
  readonly isExchanged?: boolean | undefined;
  /** Present: as the drafts of the second issue have it, with these figures. */
  readonly addedFigures?: AddedFigures | undefined;
  /** Says whose a text in Modified ITC is. */
  readonly fileName?: string;
}

/**
 * Rewrites a data message in another notation, with its objects exchanged, as a message of the second issue, or all of these.
 *
 * @param addedFigures   refer to the objects after the exchange
 * @returns ok: text | fault: that of reading
 */
export function rewrittenMessage(
  text: string,
  notation: Notation | 'itc',
  { isExchanged = false, addedFigures, fileName }: Rewriting,
): Result<string, MessageFault> {
  if (notation === 'itc' || (addedFigures === undefined && !isExchanged))
    return convertMessage(text, notation, fileName);
  if (addedFigures === undefined) return exchangedMessage(text, notation);
  const turned = isExchanged ? exchangedMessage(text, 'kvn') : ok(text);
  return turned.ok ? secondIssue(turned.value, notation, addedFigures) : turned;
}
