import type { DensityError, Vec3 } from '@keepout/astro/nouns';
import { commentsOf, type Field, numberOf, textOf } from '../value/field.ts';
import { parseNumber } from '../value/number.ts';
import { spokenField } from './spoken.ts';

/**
 * The drag-consider parameters of one object: keywords of the second issue of the message, else comments of the first.
 *
 * @returns undefined unless uncertainty and both vectors are there and are numbers, the uncertainty not negative
 */
export function densityErrorIn(statedFields: readonly Field[]): DensityError | undefined {
  const fields = [...statedFields, ...commentsOf(statedFields).flatMap((comment) => spokenField(comment) ?? [])];
  const relativeSigma = numberOf(fields, 'DENSITY_FORECAST_UNCERTAINTY');
  const positionRtnM = vectorOf(fields, 'DCP_SENSITIVITY_VECTOR_POSITION');
  const velocityRtnMps = vectorOf(fields, 'DCP_SENSITIVITY_VECTOR_VELOCITY');
  if (relativeSigma === undefined || !(relativeSigma >= 0) || !Number.isFinite(relativeSigma)) return undefined;
  if (positionRtnM === undefined || velocityRtnMps === undefined) return undefined;
  return { relativeSigma, positionRtnM, velocityRtnMps };
}

function vectorOf(fields: readonly Field[], keyword: string): Vec3 | undefined {
  const numbers = (textOf(fields, keyword) ?? '').trim().split(/\s+/).map(parseNumber);
  return numbers.length === 3 && numbers.every(Number.isFinite) ? (numbers as unknown as Vec3) : undefined;
}
