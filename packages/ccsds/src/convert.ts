import { fail, ok, type Result } from '@keepout/units/result';
import { readCdm } from './cdm/read.ts';
import { writeCdm } from './cdm/write.ts';
import { detectFormat } from './detect.ts';
import { type MessageFault, messageFault } from './fault/message-fault.ts';
import { readOcm } from './ocm/read.ts';
import { writeOcm } from './ocm/write.ts';
import { readOem } from './oem/read.ts';
import { type Notation, writeOem } from './oem/write.ts';
import { readOmm } from './omm/read.ts';
import { writeOmm } from './omm/write.ts';
import { readOpm, writeOpm } from './opm/read.ts';
import { readTdm } from './tdm/read.ts';
import { writeTdm } from './tdm/write.ts';

/**
 * Writes a message in another notation. Values keep their digits.
 *
 * @param text   OEM, CDM, OMM, OPM, OCM or TDM in KVN, XML or the product's JSON form
 * @returns ok: text | fault: that of reading, or "unsupported-conversion"
 */
export function convertMessage(text: string, to: Notation): Result<string, MessageFault> {
  const format = detectFormat(text);
  const kind = format.slice(0, 3);
  switch (kind) {
    case 'oem':
      return written(readOem(text), writeOem, to);
    case 'cdm':
      return written(readCdm(text), writeCdm, to);
    case 'opm':
      return written(readOpm(text), writeOpm, to);
    case 'ocm':
      return written(readOcm(text), writeOcm, to);
    case 'tdm':
      return written(readTdm(text), writeTdm, to);
    case 'omm':
      if (format !== 'omm-csv') return written(readOmm(text), writeOmm, to);
  }
  if (format === 'not-text') return fail(messageFault('not-text'));
  if (format === 'empty') return fail(messageFault('empty-text'));
  if (format === 'unknown') return fail(messageFault('unknown-format'));
  return fail(messageFault('unsupported-conversion', { value: format, limit: to }));
}

function written<M>(
  read: Result<M, MessageFault>,
  write: (message: M, notation: Notation) => string,
  to: Notation,
): Result<string, MessageFault> {
  return read.ok ? ok(write(read.value, to)) : read;
}
