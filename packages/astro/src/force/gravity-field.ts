import { type Fault, fail, ok, type Result } from '@keepout/units/result';

/**
 * Spherical harmonics of a planet's attraction, fully normalised, in its body-fixed frame.
 * The coefficient of degree n and order m has index n (n + 1) / 2 + m.
 */
export interface GravityField {
  readonly name: string;
  /** m^3/s^2, as the field was solved with. */
  readonly mu: number;
  readonly radiusM: number;
  readonly degree: number;
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
}

/** A field as its table file writes it. */
export interface GravityTable {
  readonly name: string;
  readonly mu: number;
  readonly radius: number;
  readonly degree: number;
  readonly c: readonly (readonly number[])[];
  readonly s: readonly (readonly number[])[];
}

export interface GravityFault extends Fault {
  readonly code: 'gravity-degree-missing';
  readonly limit: number;
}

/**
 * The field of a table up to a degree.
 *
 * @returns ok: GravityField   |   fault: "gravity-degree-missing" with the highest degree that the table has
 */
export function gravityField(table: GravityTable, degree: number = table.degree): Result<GravityField, GravityFault> {
  if (!(Number.isInteger(degree) && degree >= 0 && degree <= table.degree)) {
    return fail({ code: 'gravity-degree-missing', limit: table.degree });
  }
  const size = ((degree + 1) * (degree + 2)) / 2;
  const cosine = new Float64Array(size);
  const sine = new Float64Array(size);
  for (let n = 0; n <= degree; n++) {
    for (let m = 0; m <= n; m++) {
      cosine[(n * (n + 1)) / 2 + m] = table.c[n]![m] ?? 0;
      sine[(n * (n + 1)) / 2 + m] = table.s[n]![m] ?? 0;
    }
  }
  return ok({ name: table.name, mu: table.mu, radiusM: table.radius, degree, cosine, sine });
}
