import type { DensityError, Vec3 } from '@keepout/astro/nouns';
import { commentsOf, type Field, numberOf, textOf } from '../value/field.ts';
import { parseNumber } from '../value/number.ts';

/** `DCP Density Forecast Uncertainty = 1.95E-01` in the comments of 18 SDS messages. */
const UNCERTAINTY = /^\s*DCP DENSITY FORECAST UNCERTAINTY\s*=\s*(\S+)\s*$/i;
/** `DCP Sensitivity Vector RTN Pos = -9.68E+00 4.15E+02 1.73E-01 [m]`, `... Vel = ... [m/sec]`. */
const VECTOR =
  /^\s*DCP SENSITIVITY VECTOR RTN (POS|VEL)\s*=\s*(\S+)\s+(\S+)\s+(\S+)\s*(?:\[\s*m(?:\/s(?:ec)?)?\s*\])?\s*$/i;

/**
 * The drag-consider parameters of one object: keywords of the second issue of the message, else comments of the first.
 *
 * @returns undefined unless uncertainty and both vectors are there and are numbers, the uncertainty not negative
 */
export function densityErrorIn(fields: readonly Field[]): DensityError | undefined {
  const comments = commentsOf(fields);
  const relativeSigma =
    numberOf(fields, 'DENSITY_FORECAST_UNCERTAINTY') ?? first(comments, UNCERTAINTY, (match) => parseNumber(match[1]!));
  const positionRtnM = vectorOf(fields, comments, 'DCP_SENSITIVITY_VECTOR_POSITION', 'POS');
  const velocityRtnMps = vectorOf(fields, comments, 'DCP_SENSITIVITY_VECTOR_VELOCITY', 'VEL');
  if (relativeSigma === undefined || !(relativeSigma >= 0) || !Number.isFinite(relativeSigma)) return undefined;
  if (positionRtnM === undefined || velocityRtnMps === undefined) return undefined;
  return { relativeSigma, positionRtnM, velocityRtnMps };
}

function vectorOf(
  fields: readonly Field[],
  comments: readonly string[],
  keyword: string,
  kind: 'POS' | 'VEL',
): Vec3 | undefined {
  const written = textOf(fields, keyword);
  if (written !== undefined) return vector(written.trim().split(/\s+/));
  return first(comments, VECTOR, (match) => (match[1]!.toUpperCase() === kind ? vector(match.slice(2)) : undefined));
}

function vector(parts: readonly string[]): Vec3 | undefined {
  const numbers = parts.map(parseNumber);
  return numbers.length === 3 && numbers.every(Number.isFinite) ? (numbers as unknown as Vec3) : undefined;
}

function first<T>(
  comments: readonly string[],
  pattern: RegExp,
  read: (match: RegExpExecArray) => T | undefined,
): T | undefined {
  for (const comment of comments) {
    const match = pattern.exec(comment.slice(0, 200));
    const value = match === null ? undefined : read(match);
    if (value !== undefined) return value;
  }
  return undefined;
}
