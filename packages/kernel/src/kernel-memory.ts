import { fromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/kernel-wasm.ts';
import { BEHIND, CACHE_LINE, compileKernel, instantiateKernel, type KernelExports, PAGE } from './webassembly.ts';

let compiled: object | undefined;

/**
 * One instance of the kernel with tables that are laid out once and never freed. Everything a run needs is reserved
 * before the first typed array is made: growing the memory would detach them.
 */
export class KernelMemory {
  readonly kernel: KernelExports;
  #top: number;

  constructor() {
    compiled ??= compileKernel(fromBase64(WASM_BASE64));
    this.kernel = instantiateKernel(compiled);
    this.#top = this.kernel.heapBase();
  }

  /** Returns the address of a number of zero bytes, on a cache line of its own. */
  reserve(bytes: number): number {
    const address = Math.ceil(this.#top / CACHE_LINE) * CACHE_LINE;
    this.#top = address + bytes;
    const missing = this.#top + BEHIND - this.kernel.memory.buffer.byteLength;
    if (missing > 0) this.kernel.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** Bytes held by the instance. */
  get byteLength(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  f64(address: number, length: number): Float64Array {
    return new Float64Array(this.kernel.memory.buffer, address, length);
  }

  f32(address: number, length: number): Float32Array {
    return new Float32Array(this.kernel.memory.buffer, address, length);
  }

  i32(address: number, length: number): Int32Array {
    return new Int32Array(this.kernel.memory.buffer, address, length);
  }

  u16(address: number, length: number): Uint16Array {
    return new Uint16Array(this.kernel.memory.buffer, address, length);
  }

  u8(address: number, length: number): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer, address, length);
  }
}
