/** The file of the application that screens what nobody else may see; its name in the build, packed or not. */
export const SEALED_WORKER: RegExp = /\/assets\/screening\.worker-[\w-]+\.js(\.br|\.gz)?$/;

/**
 * The policy that this file is sent with, in place of that of pages: it compiles WebAssembly, and reaches nothing, not even us. No
 * calls, no sockets, no further scripts or workers, whose addresses could carry something out.
 */
export const SEALED_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'";
