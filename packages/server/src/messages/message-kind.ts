import { detectFormat } from '@keepout/ccsds/detect';
import { looksLikeJson, looksLikeXml } from '@keepout/ccsds/notation/text-kind';
import type { FilePlace } from '../platform/http/problem-code.ts';

type Kind = 'oem' | 'ocm' | 'cdm';

/** Returns why a text is not of the required kinds, if this is quickly detectable: another message, or no message at all. */
export function kindProblem(text: string, ...requiredKinds: readonly [Kind, ...Kind[]]): FilePlace | undefined {
  // A document type declaration could call itself anything.
  const format = text.slice(0, 4096).includes('<!DOCTYPE') ? 'unknown' : detectFormat(text);
  if (requiredKinds.some((kind) => format.startsWith(kind)) || format === 'not-text' || format === 'empty')
    return undefined;
  const names = `${requiredKinds[0] === 'cdm' ? 'a' : 'an'} ${requiredKinds.map((kind) => kind.toUpperCase()).join(' or ')}`;
  if (format === 'unknown') {
    // The readers of XML and JSON say more.
    if (looksLikeXml(text) || looksLikeJson(text)) return undefined;
    const keywords = requiredKinds.map((kind) => `CCSDS_${kind.toUpperCase()}_VERS`);
    return {
      code: 'unknown-format',
      message: `This is not ${names}: it does not begin with ${keywords.join(' or ')}.`,
      line: 1,
      keyword: keywords[0]!,
    };
  }
  const kind = format === 'tle' || format === '3le' ? 'an element set (TLE)' : `an ${format.slice(0, 3).toUpperCase()}`;
  const article = format.startsWith('cdm') || format.startsWith('tdm') ? kind.replace('an ', 'a ') : kind;
  return { code: 'wrong-message-kind', message: `This is ${article}, not ${names}.` };
}
