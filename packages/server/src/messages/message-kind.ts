import { detectFormat } from '@keepout/ccsds/detect';
import { looksLikeJson, looksLikeXml } from '@keepout/ccsds/notation/text-kind';
import type { FilePlace } from '../platform/http/problem-code.ts';

/** Why a text is not of the wanted kind, when that can be told at a glance: another message, or no message at all. */
export function kindProblem(text: string, wanted: 'oem' | 'cdm'): FilePlace | undefined {
  // A document type declaration could call itself anything.
  const format = text.slice(0, 4096).includes('<!DOCTYPE') ? 'unknown' : detectFormat(text);
  const name = wanted.toUpperCase();
  if (format.startsWith(wanted) || format === 'not-text' || format === 'empty') return undefined;
  if (format === 'unknown') {
    // The readers of XML and JSON say more.
    if (looksLikeXml(text) || looksLikeJson(text)) return undefined;
    return {
      code: 'unknown-format',
      message: `This is not ${wanted === 'oem' ? 'an' : 'a'} ${name}: it does not begin with CCSDS_${name}_VERS.`,
      line: 1,
      keyword: `CCSDS_${name}_VERS`,
    };
  }
  const kind = format === 'tle' || format === '3le' ? 'an element set (TLE)' : `an ${format.slice(0, 3).toUpperCase()}`;
  const article = format.startsWith('cdm') || format.startsWith('tdm') ? kind.replace('an ', 'a ') : kind;
  return { code: 'wrong-message-kind', message: `This is ${article}, not ${wanted === 'oem' ? 'an' : 'a'} ${name}.` };
}
