import type { Oem } from './model.ts';
import { writeOemJson } from './write-json.ts';
import { writeOemKvn } from './write-kvn.ts';
import { writeOemXml } from './write-xml.ts';

/** The notations that every message can be written in. */
export type Notation = 'kvn' | 'xml' | 'json';

/**
 * Writes an OEM. Every number and epoch is written with the digits it was read with; KVN gives back comments in place.
 *
 * @returns the message as text, lines ended by LF
 */
export function writeOem(oem: Oem, notation: Notation): string {
  switch (notation) {
    case 'kvn':
      return writeOemKvn(oem);
    case 'xml':
      return writeOemXml(oem);
    case 'json':
      return writeOemJson(oem);
  }
}
