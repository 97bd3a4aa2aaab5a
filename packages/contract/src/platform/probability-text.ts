/**
 * Below this a probability is said to be below it: double precision, hard-body radii and covariances carry no digit of
 * anything as small, and no decision turns on it.
 */
export const LEAST_PC = 1e-15;

/** The minus of screens and sentences; files have that of ASCII. */
export const MINUS = '\u2212';

/** A probability as 1.86e-04: one width, so that a column sorts by eye; below its meaning it reads <1e-15. */
export function pcText(pc: number, minus: string = MINUS): string {
  if (pc >= 0 && pc < LEAST_PC) return `<${LEAST_PC.toExponential().replace('-', minus)}`;
  const [mantissa = '', exponent = '0'] = Math.abs(pc).toExponential(2).split('e');
  const power = Number(exponent);
  return `${pc < 0 ? minus : ''}${mantissa}e${power < 0 ? minus : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** The same in a file. */
export const pcInFile = (pc: number): string => pcText(pc, '-');
