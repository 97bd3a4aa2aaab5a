import { detectFormat } from './detect.ts';
import { cutOcm } from './ocm/cut.ts';
import { readOcmAll } from './ocm/read.ts';
import { writeOcm } from './ocm/write.ts';
import { cutOem } from './oem/cut.ts';
import { readOemAll } from './oem/read.ts';
import { writeOem } from './oem/write.ts';

/**
 * Returns the part of an OEM or OCM that covers a span, as KVN of its kind; undefined where it cannot be read, or has no states there.
 *
 * @param fileName   says whose a text in Modified ITC is
 */
export function cutEphemeris(text: string, startTaiS: number, stopTaiS: number, fileName?: string): string | undefined {
  if (detectFormat(text).startsWith('ocm-')) {
    const { ocm } = readOcmAll(text);
    const cut = ocm && cutOcm(ocm, startTaiS, stopTaiS);
    return cut && writeOcm(cut, 'kvn');
  }
  const { oem } = readOemAll(text, fileName);
  const cut = oem && cutOem(oem, startTaiS, stopTaiS);
  return cut && writeOem(cut, 'kvn');
}
