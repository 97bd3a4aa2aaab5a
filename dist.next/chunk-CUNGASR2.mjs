// packages/kernel/src/base64.ts
var ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function fromBase64(text) {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array(text.length / 4 * 3 - padding);
  const value = new Uint8Array(128);
  for (let k = 0; k < ALPHABET.length; k++) value[ALPHABET.charCodeAt(k)] = k;
  let at = 0;
  for (let k = 0; k < text.length; k += 4) {
    const word = value[text.charCodeAt(k)] << 18 | value[text.charCodeAt(k + 1)] << 12 | value[text.charCodeAt(k + 2)] << 6 | value[text.charCodeAt(k + 3)];
    bytes[at++] = word >> 16;
    bytes[at++] = word >> 8;
    bytes[at++] = word;
  }
  return bytes;
}

// packages/kernel/src/webassembly.ts
var PAGE = 65536;
var BEHIND = 256;
var CACHE_LINE = 64;
function compileKernel(bytes) {
  return new WebAssembly.Module(bytes);
}
function instantiateKernel(module) {
  return new WebAssembly.Instance(module, {}).exports;
}
function instantiateLattice(module) {
  return new WebAssembly.Instance(module, {}).exports;
}
function instantiateFunctions(module) {
  return new WebAssembly.Instance(module, {}).exports;
}

export {
  fromBase64,
  PAGE,
  BEHIND,
  CACHE_LINE,
  compileKernel,
  instantiateKernel,
  instantiateLattice,
  instantiateFunctions
};
//# sourceMappingURL=chunk-CUNGASR2.mjs.map
