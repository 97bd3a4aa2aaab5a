import { expect, it } from 'vitest';
import { fromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/kernel-wasm.ts';

it('base64 is decoded to the byte', () => {
  expect(Buffer.from(fromBase64(WASM_BASE64)).toString('base64')).toBe(WASM_BASE64);
  for (const text of ['', 'a', 'ab', 'abc']) {
    expect(Buffer.from(fromBase64(Buffer.from(text).toString('base64'))).toString()).toBe(text);
  }
});
