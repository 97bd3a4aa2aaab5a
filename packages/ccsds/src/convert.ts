import { fail, ok, type Result } from '@keepout/units/result';
import { readCdm } from './cdm/read.ts';
import { writeCdm } from './cdm/write.ts';
import { detectFormat } from './detect.ts';
import { type MessageFault, messageFault } from './fault/message-fault.ts';
import { readOcm } from './ocm/read.ts';
import { writeOcm } from './ocm/write.ts';
import { readOem } from './oem/read.ts';
import { type Notation, writeOem } from './oem/write.ts';
import { writeItc } from './oem/write-itc.ts';
import { readOmm } from './omm/read.ts';
import { writeOmm } from './omm/write.ts';
import { readOpm, writeOpm } from './opm/read.ts';
import { readTdm } from './tdm/read.ts';
import { writeTdm } from './tdm/write.ts';

/**
 * Writes a message in another notation. Values keep their digits.
 *
 * @param text       OEM, CDM, OMM, OPM, OCM or TDM in KVN, XML or the product's JSON form, or an ephemeris in Modified ITC
 * @param to         `itc` of an ephemeris alone
 * @param fileName   says whose a text in Modified ITC is
 * @returns ok: text | fault: that of reading, or "unsupported-conversion"
 */
export function convertMessage(text: string, to: Notation | 'itc', fileName?: string): Result<string, MessageFault> {
  const format = detectFormat(text);
  const kind = format.slice(0, 3);
  if (to === 'itc') {
    if (kind !== 'oem') return fail(messageFault('unsupported-conversion', { value: format, limit: 'Modified ITC' }));
    const oem = readOem(text, fileName);
    return oem.ok ? writeItc(oem.value) : oem;
  }
  switch (kind) {
    case 'oem':
      return rewrite(readOem(text, fileName), writeOem, to);
    case 'cdm':
      return rewrite(readCdm(text), writeCdm, to);
    case 'opm':
      return rewrite(readOpm(text), writeOpm, to);
    case 'ocm':
      return rewrite(readOcm(text), writeOcm, to);
    case 'tdm':
      return rewrite(readTdm(text), writeTdm, to);
    case 'omm':
      if (format !== 'omm-csv') return rewrite(readOmm(text), writeOmm, to);
  }
  if (format === 'not-text') return fail(messageFault('not-text'));
  if (format === 'empty') return fail(messageFault('empty-text'));
  if (format === 'unknown') return fail(messageFault('unknown-format'));
  return fail(messageFault('unsupported-conversion', { value: format, limit: to }));
}

function rewrite<M>(
  read: Result<M, MessageFault>,
  write: (message: M, notation: Notation) => string,
  to: Notation,
): Result<string, MessageFault> {
  return read.ok ? ok(write(read.value, to)) : read;
}
