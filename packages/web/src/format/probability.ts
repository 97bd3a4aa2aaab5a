import { LEAST_PC, pcText } from '@keepout/contract/platform/probability-text';
import { ABSENT, type Figure, isGiven, MINUS } from './number.ts';

/** Formats a probability as 1.86e−04; a missing one as a dash. */
export function formatPc(pc: Figure): string {
  return isGiven(pc) ? pcText(pc) : ABSENT;
}

/** Formats all digits of a probability, for details on demand. */
export const formatPcFull = (pc: Figure): string =>
  isGiven(pc) && (pc < 0 || pc >= LEAST_PC) ? String(pc).replace('-', MINUS) : formatPc(pc);

/** A limit or a tick in as few signs as it needs: 1e−4. */
export function formatPcLimit(pc: number): string {
  const [mantissa = '', exponent = '0'] = pc.toExponential().split('e');
  return `${mantissa}e${exponent.replace('-', MINUS).replace('+', '')}`;
}

/** Formats the factor of one cause: ×1.44, ×0.694. */
export const formatPcShare = (factor: number): string => `\u00d7${Number(factor.toPrecision(3))}`;

/** Formats the ratio of a probability to the previous one: ×3.1, ÷12; a bound (÷>12) where one has no digits. */
export function formatPcChange(now: Figure, before: Figure): string {
  if (!isGiven(now) || !isGiven(before) || now < 0 || before < 0) return '';
  const [smaller, larger] = now < before ? [now, before] : [before, now];
  if (larger < LEAST_PC) return '=';
  const factor = larger / Math.max(smaller, LEAST_PC);
  if (factor < 1.05 && smaller >= LEAST_PC) return '=';
  const text =
    factor < 10 ? factor.toFixed(1) : factor < 999.5 ? factor.toFixed(0) : factor.toExponential(0).replace('+', '');
  return `${now >= before ? '\u00d7' : '\u00f7'}${smaller < LEAST_PC ? '>' : ''}${text}`;
}
