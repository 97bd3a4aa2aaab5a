import { existsSync, readFileSync } from 'node:fs';
import type { StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { ObjectAtTca } from '../src/object-at-tca.ts';

/** An object as the reference files write it: m, m/s, m^2, inertial or RTN covariance. */
export interface ReferenceObject {
  readonly r: Vec3;
  readonly v: Vec3;
  readonly cov?: readonly (readonly number[])[];
  readonly covRtn?: readonly (readonly number[])[];
}

export interface ReferenceCase<Expected, Derived = Record<string, number>> {
  readonly id: string;
  readonly hbr: number | 'Infinity';
  readonly object1: ReferenceObject;
  readonly object2: ReferenceObject;
  readonly expected: Expected;
  readonly derived: Derived;
}

const excerpts = new URL('../../../conformance/pc/', import.meta.url);
const full = new URL('../../../../shared/reference/', import.meta.url);

export function excerpt(name: string): string {
  return readFileSync(new URL(name, excerpts), 'utf8');
}

export function cases<Case>(name: string): readonly Case[] {
  return (JSON.parse(excerpt(name)) as { cases: readonly Case[] }).cases;
}

/** Text of a file of the full reference set, absent in a lone clone. */
export function fullReference(path: string): string | undefined {
  const url = new URL(path, full);
  return existsSync(url) ? readFileSync(url, 'utf8') : undefined;
}

export function stateOf(object: ReferenceObject): StateVector {
  return { epochTaiS: 0, frame: 'EME2000', positionM: object.r, velocityMps: object.v };
}

export function objectOf(object: ReferenceObject): ObjectAtTca {
  const rows = object.cov ?? object.covRtn;
  if (rows === undefined) return { state: stateOf(object) };
  const matrix = new Float64Array(36);
  rows.forEach((row, i) => {
    row.forEach((value, j) => {
      matrix[6 * i + j] = value;
    });
  });
  const covariance: StateCovariance = { epochTaiS: 0, frame: object.cov ? 'EME2000' : 'RTN', matrix };
  return { state: stateOf(object), covariance };
}

export function unwrap<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: { code: string } },
): T {
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}
