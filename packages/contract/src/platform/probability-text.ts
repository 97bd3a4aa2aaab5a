/**
 * Smaller probabilities are shown as below this value: double precision, hard-body radii and covariances have no valid digit for them, and
 * no decision depends on them.
 */
export const LEAST_PC = 1e-15;

/** Minus sign of screens and sentences; files use the ASCII hyphen. */
export const MINUS = '\u2212';

/** Returns a probability as 1.86e-04, in constant width for columns, or <1e-15. */
export function pcText(pc: number, minus: string = MINUS): string {
  if (pc >= 0 && pc < LEAST_PC) return `<${LEAST_PC.toExponential().replace('-', minus)}`;
  const [mantissa = '', exponent = '0'] = Math.abs(pc).toExponential(2).split('e');
  const power = Number(exponent);
  return `${pc < 0 ? minus : ''}${mantissa}e${power < 0 ? minus : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** Returns a probability for a file. */
export const pcInFile = (pc: number): string => pcText(pc, '-');
