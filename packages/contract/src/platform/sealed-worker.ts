/**
 * The file of the application that screens what nobody else may see: its name in the build, packed or not. Whoever serves the application
 * sends it with a policy of its own.
 */
export const SEALED_WORKER: RegExp = /\/assets\/screening\.worker-[\w-]+\.js(\.br|\.gz)?$/;

/**
 * That policy, in place of that of pages. The file compiles WebAssembly, and reaches nothing, not even us: no calls and no sockets, and no
 * further scripts or workers, whose addresses could carry something out.
 */
export const SEALED_POLICY: string = [
  // Calls, sockets, streams, fonts, frames.
  "default-src 'none'",
  // No 'self': nothing more is loaded, and no text is run.
  "script-src 'wasm-unsafe-eval'",
].join('; ');
