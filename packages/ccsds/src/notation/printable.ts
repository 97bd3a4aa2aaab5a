// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters XML cannot carry
const STRANGE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;
const EVERY_STRANGE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above; half a surrogate pair is no character
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without the characters that one of the notations cannot carry; each becomes a blank. */
export function printable(text: string): string {
  return STRANGE.test(text) ? text.replace(EVERY_STRANGE, ' ') : text;
}
