/** What stands where a message gave no value. */
export const absent = '\u2013';
const minus = '\u2212';

const trueMinus = (text: string) => text.replace('-', minus);
const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** A number with grouped thousands and a true minus sign; -0 reads 0. */
export function formatNumber(value: number | null | undefined, decimals = 0): string {
  if (!isNumber(value)) return absent;
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && /[1-9]/.test(text) ? `${minus}${text}` : text;
}

/** A probability as 1.86e−04: one width, so that a column sorts by eye. */
export function formatPc(pc: number | null | undefined): string {
  if (!isNumber(pc)) return absent;
  if (pc === 0) return '0';
  const [mantissa = '', exponent = '0'] = Math.abs(pc).toExponential(2).split('e');
  const power = Number(exponent);
  return `${pc < 0 ? minus : ''}${mantissa}e${power < 0 ? minus : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** How one probability stands to the one before it: ×3.1, ÷12. */
export function formatChange(now: number | null | undefined, before: number | null | undefined): string {
  if (!isNumber(now) || !isNumber(before) || now <= 0 || before <= 0) return '';
  const factor = now >= before ? now / before : before / now;
  if (factor < 1.05) return '=';
  const text =
    factor < 10 ? factor.toFixed(1) : factor < 1000 ? factor.toFixed(0) : factor.toExponential(0).replace('+', '');
  return `${now >= before ? '\u00d7' : '\u00f7'}${text}`;
}

/** A fixed number of significant digits, for association thresholds and the like. */
export function formatSignificant(value: number | null | undefined, digits: number): string {
  return isNumber(value) ? trueMinus(value.toPrecision(digits)) : absent;
}

/** Counts on a badge stop at 99+. */
export function formatBadge(count: number): string {
  return count > 99 ? '99+' : String(count);
}
