import { vi } from 'vitest';

/** Patience with a machine that does other things; nothing measures time by it. Well under every limit of a test. */
const PATIENCE_MS = 90_000;

/** Tries until it holds; what is thrown otherwise says what was waited for. */
export async function eventually<T>(what: string, holds: () => T | Promise<T>): Promise<T> {
  try {
    return await vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 50 });
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`waited ${PATIENCE_MS / 1000} s for this: ${what}; at last: ${message}`, { cause });
  }
}
