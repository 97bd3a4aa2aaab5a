import { vi } from 'vitest';
import { PATIENT } from '../../../scripts/test-patience.mjs';

/** Tries until it holds; what is thrown otherwise says what was waited for. */
export async function eventually<T>(what: string, holds: () => T | Promise<T>): Promise<T> {
  try {
    return await vi.waitFor(holds, PATIENT);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`waited ${PATIENT.timeout / 1000} s for this: ${what}; at last: ${message}`, { cause });
  }
}
