import { writeFlatJson } from '../flat/json.ts';
import type { FlatMessage } from '../flat/message.ts';
import { writeFlatKvn, writeFlatXml } from '../flat/write.ts';
import type { Notation } from '../oem/write.ts';
import type { Cdm } from './model.ts';
import { CDM } from './spec.ts';

/** Writes a CDM: keywords in the order of the book, values with the digits they were read or made with, units of the table. */
export function writeCdm(cdm: Cdm | FlatMessage, notation: Notation): string {
  const message = 'message' in cdm ? cdm.message : cdm;
  switch (notation) {
    case 'kvn':
      return writeFlatKvn(message, CDM);
    case 'xml':
      return writeFlatXml(message, CDM);
    case 'json':
      return writeFlatJson(message, CDM);
  }
}
