import { randomUUID } from 'node:crypto';

/** A new opaque record id; the prefix is for people who read logs. */
export function newId(prefix: 'sat' | 'oem' | 'scr' | 'con' | 'cdm' | 'cat' | 'fil'): string {
  return `${prefix}-${randomUUID()}`;
}
