import table from './egm96.json' with { type: 'json' };
import { type GravityField, gravityField } from './gravity-field.ts';

/**
 * EGM96 up to a degree of 70.
 *
 * Method   coefficients of Lemoine et al., NASA/TP-1998-206861, tide-free; docs/models/forces
 */
export function egm96(degree: number): GravityField {
  const cached = fields.get(degree);
  if (cached !== undefined) return cached;
  const field = gravityField(table, degree);
  if (!field.ok) throw new RangeError(`EGM96 is held up to degree ${field.fault.limit}`);
  fields.set(degree, field.value);
  return field.value;
}

/** By degree; tables of the kernel are by field. */
const fields = new Map<number, GravityField>();
