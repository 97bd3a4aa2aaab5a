// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot carry
const STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
const EVERY_STRANGE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above; half a surrogate pair is no character
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Blanks of other widths, and non-breaking blanks: copies from web pages contain them between numbers. */
const WIDE_BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** A text with all its blanks as ASCII has them, column by column. */
export function withPlainBlanks(text: string): string {
  return text.replace(WIDE_BLANK, ' ');
}

/** Returns a character as a message can show it: `U+200B` for an invisible or non-ASCII character. */
export function shownCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 32;
  if (code > 32 && code < 127) return character;
  return code === 32 ? 'blank' : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Returns a text without the characters that one of the notations cannot carry; each becomes a blank. */
export function printable(text: string): string {
  return STRANGE.test(text) ? text.replace(EVERY_STRANGE, ' ') : text;
}
