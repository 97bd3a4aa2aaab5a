import { ABSENT, type Figure, isGiven, MINUS } from './number.ts';

/** A probability as 1.86e−04: one width, so that a column sorts by eye. */
export function formatPc(pc: Figure): string {
  if (!isGiven(pc)) return ABSENT;
  if (pc === 0) return '0';
  const [mantissa = '', exponent = '0'] = Math.abs(pc).toExponential(2).split('e');
  const power = Number(exponent);
  return `${pc < 0 ? MINUS : ''}${mantissa}e${power < 0 ? MINUS : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** A limit or a tick in as few signs as it needs: 1e−4. */
export function formatPcLimit(pc: number): string {
  const [mantissa = '', exponent = '0'] = pc.toExponential().split('e');
  return `${mantissa}e${exponent.replace('-', MINUS).replace('+', '')}`;
}

/** Estimated covariances carry no digit of a probability as small as this. */
const LEAST_ESTIMATED = 1e-15;

/** A probability from estimated covariances: below its meaning it reads <1e−15. */
export const formatEstimatedPc = (pc: Figure): string =>
  isGiven(pc) && pc < LEAST_ESTIMATED ? `<${formatPcLimit(LEAST_ESTIMATED)}` : formatPc(pc);

/** How one probability stands to the one before it: ×3.1, ÷12. */
export function formatPcChange(now: Figure, before: Figure): string {
  if (!isGiven(now) || !isGiven(before) || now <= 0 || before <= 0) return '';
  const factor = now >= before ? now / before : before / now;
  if (factor < 1.05) return '=';
  const text =
    factor < 10 ? factor.toFixed(1) : factor < 1000 ? factor.toFixed(0) : factor.toExponential(0).replace('+', '');
  return `${now >= before ? '\u00d7' : '\u00f7'}${text}`;
}
