/** What stands in the upper half of WinAnsi outside Latin-1, so that the standard fonts have it. */
const BEYOND_LATIN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
/** Signs that the standard fonts lack and that have a plain form. */
const PLAIN: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u2192': '->',
  '\u202f': ' ',
  '\u00a0': ' ',
  '\t': ' ',
};

/**
 * A text as the standard fonts can print it (WinAnsi). What they have no letter for is told by its code point, so that nothing
 * is lost and nothing looks like something else: `[U+4E2D]`.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    const plain = PLAIN[sign];
    if (plain !== undefined) return plain;
    const code = sign.codePointAt(0) ?? 0;
    const isPrinted =
      sign === '\n' || (code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff && code !== 0xad);
    if (isPrinted || BEYOND_LATIN.has(sign)) return sign;
    return sign === '\r' ? '' : `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
