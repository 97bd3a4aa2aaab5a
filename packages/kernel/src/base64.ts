const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of a base64 text without line breaks. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const value = new Uint8Array(128);
  for (let k = 0; k < ALPHABET.length; k++) value[ALPHABET.charCodeAt(k)] = k;
  let at = 0;
  for (let k = 0; k < text.length; k += 4) {
    const word =
      (value[text.charCodeAt(k)]! << 18) |
      (value[text.charCodeAt(k + 1)]! << 12) |
      (value[text.charCodeAt(k + 2)]! << 6) |
      value[text.charCodeAt(k + 3)]!;
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes;
}
