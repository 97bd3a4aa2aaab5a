import type { FaultList } from '../fault/message-fault.ts';

/** True for a text whose first visible character opens an element. */
export function looksLikeXml(text: string): boolean {
  return firstVisible(text) === 60;
}

/** True for a text whose first visible character opens an object or a list. */
export function looksLikeJson(text: string): boolean {
  const first = firstVisible(text);
  return first === 123 || first === 91;
}

/** True for a text that begins as an ephemeris in Modified ITC does. */
export function looksLikeItc(text: string): boolean {
  return /^\ufeff?\s*(?:created|ephemeris_start)[ \t]*:/i.test(text);
}

/** True for a text that begins as an STK ephemeris does. */
export function looksLikeStk(text: string): boolean {
  return /^\ufeff?\s*stk\.v\.\d/i.test(text);
}

/** Lists of conjunctions that name two objects and a time, and hold no states: by the words of their columns. */
const SUMMARIES: readonly (readonly [name: string, column: RegExp])[] = [
  ['cdm_public of Space-Track', /\bSAT_1_ID\b[\s\S]*\bSAT_2_ID\b/],
  ['SOCRATES of CelesTrak', /\bNORAD_CAT_ID_1\b[\s\S]*\bNORAD_CAT_ID_2\b/],
];

/** Which list of conjunctions without states a text begins as; undefined for every other text. */
export function summaryOf(text: string): string | undefined {
  const head = text.slice(0, SAMPLE);
  return /\bTCA\b/.test(head) ? SUMMARIES.find(([, columns]) => columns.test(head))?.[0] : undefined;
}

function firstVisible(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13 && code !== 0xfeff) return code;
  }
  return 0;
}

/** Length of text that distinguishes text from bytes. */
const SAMPLE = 4096;

/**
 * True when the text has characters that no message has: NUL and its like, or the mark of bytes that are not UTF-8.
 */
export function isBinary(text: string): boolean {
  const end = Math.min(text.length, SAMPLE);
  let strange = 0;
  for (let at = 0; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0) return true;
    if (code === 0xfffd || (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 26))
      strange += 1;
  }
  return strange > end / 50;
}

/** Notes a text that is no text at all. @returns true when the text can be read on */
export function checkIsText(text: string, faults: FaultList): boolean {
  if (isBinary(text)) faults.add('not-text');
  else if (firstVisible(text) === 0) faults.add('empty-text');
  else return true;
  return false;
}
