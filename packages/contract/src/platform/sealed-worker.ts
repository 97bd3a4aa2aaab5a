/**
 * Name of the script in the build that screens confidential data in the browser, compressed or not. The server sends it with its own
 * content security policy.
 */
export const SEALED_WORKER: RegExp = /\/assets\/screening\.worker-[\w-]+\.js(\.br|\.gz)?$/;

/**
 * Content security policy of that script, instead of that of pages. The script compiles WebAssembly and has no network access: no calls,
 * no sockets, and no further scripts or workers, whose URLs could leak data.
 */
export const SEALED_POLICY: string = [
  // Calls, sockets, streams, fonts, frames.
  "default-src 'none'",
  // No 'self': no further scripts are loaded, and no text is evaluated.
  "script-src 'wasm-unsafe-eval'",
].join('; ');
