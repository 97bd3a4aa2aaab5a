import type { Field } from '../value/field.ts';
import { numberText, parseNumber } from '../value/number.ts';
import { operatorRadiusIn } from './radius.ts';

/** Comments of 18 SDS messages for which the second issue has keywords: the number, or the three numbers, after the sign. */
const SPOKEN: readonly (readonly [keyword: string, pattern: RegExp])[] = [
  ['APOAPSIS_ALTITUDE', /^\s*APOGEE ALTITUDE\s*=\s*(\S+)\s*(?:\[\s*km\s*\])?\s*$/i],
  ['PERIAPSIS_ALTITUDE', /^\s*PERIGEE ALTITUDE\s*=\s*(\S+)\s*(?:\[\s*km\s*\])?\s*$/i],
  ['INCLINATION', /^\s*INCLINATION\s*=\s*(\S+)\s*(?:\[\s*deg\s*\])?\s*$/i],
  ['DENSITY_FORECAST_UNCERTAINTY', /^\s*DCP DENSITY FORECAST UNCERTAINTY\s*=\s*(\S+)\s*$/i],
  ['DCP_SENSITIVITY_VECTOR_POSITION', vectorPattern('POS')],
  ['DCP_SENSITIVITY_VECTOR_VELOCITY', vectorPattern('VEL')],
];
/** Longer comments are free text. */
const LONGEST = 200;

/** `DCP Sensitivity Vector RTN Pos = -9.68E+00 4.15E+02 1.73E-01 [m]`, `... Vel = ... [m/sec]`. */
function vectorPattern(kind: 'POS' | 'VEL'): RegExp {
  const unit = '(?:\\[\\s*m(?:/s(?:ec)?)?\\s*\\])?';
  return new RegExp(`^\\s*DCP SENSITIVITY VECTOR RTN ${kind}\\s*=\\s*(\\S+)\\s+(\\S+)\\s+(\\S+)\\s*${unit}\\s*$`, 'i');
}

/** The keyword of the second issue that a comment stands for, with the digits that it has; undefined for any other comment. */
export function spokenField(comment: string): Field | undefined {
  const radiusM = operatorRadiusIn([comment]);
  if (radiusM !== undefined) return { keyword: 'HBR', value: numberText(radiusM), line: 0 };
  for (const [keyword, pattern] of SPOKEN) {
    const numbers = pattern.exec(comment.slice(0, LONGEST))?.slice(1);
    if (numbers?.every((number) => Number.isFinite(parseNumber(number)))) {
      return { keyword, value: numbers.join(' '), line: 0 };
    }
  }
  return undefined;
}
