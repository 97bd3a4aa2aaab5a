import { cutEphemeris } from '@keepout/ccsds/cut-ephemeris';
import { decodeText } from '../../messages/text.ts';

export interface Excerpt {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  readonly fileName: string;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** Returns the part of a stored OEM or OCM within a span, as KVN; undefined if it is unreadable or has no states there. */
export function excerptOf({ bytes, limitBytes, fileName, startTaiS, stopTaiS }: Excerpt): string | undefined {
  const text = decodeText(bytes, limitBytes);
  return text.ok ? cutEphemeris(text.value, startTaiS, stopTaiS, fileName) : undefined;
}
