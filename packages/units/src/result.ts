/**
 * The two outcomes of an expected computation: a value, or a fault with a stable code.
 *
 * Faults are data (code, place, limit); sentences are made at the edge. Bugs throw, outages throw.
 */
export type Result<T, F extends Fault = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };

/** An expected failure. `code` is kebab-case and never changes its meaning; extra fields say where and how much. */
export interface Fault {
  readonly code: string;
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<F extends Fault>(fault: F): { readonly ok: false; readonly fault: F } {
  return { ok: false, fault };
}
