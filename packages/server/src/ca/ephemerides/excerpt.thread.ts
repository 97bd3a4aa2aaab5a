import { cutOem } from '@keepout/ccsds/oem/cut';
import { readOemAll } from '@keepout/ccsds/oem/read';
import { writeOem } from '@keepout/ccsds/oem/write';
import { textOf } from '../../messages/text.ts';

export interface Excerpt {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** The part of a stored OEM that tells of a span, as KVN; undefined where it cannot be read, or has no states there. */
export function excerptOf({ bytes, limitBytes, startTaiS, stopTaiS }: Excerpt): string | undefined {
  const text = textOf(bytes, limitBytes);
  const oem = text.ok ? readOemAll(text.value).oem : undefined;
  const cut = oem && cutOem(oem, startTaiS, stopTaiS);
  return cut && writeOem(cut, 'kvn');
}
