const MINUS = '\u2212';
const DASH = '\u2013';

/** A number with the true minus sign and grouped thousands; absent is an en dash. */
export function formatNumber(value: number | null | undefined, decimals = 0): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return DASH;
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '0', fraction] = fixed.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const isNegative = value < 0 && Number(fixed) !== 0;
  return `${isNegative ? MINUS : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** Decimals that tell neighbouring ticks of this step apart. */
export function decimalsForStep(step: number): number {
  if (!(step > 0)) return 0;
  return Math.max(0, Math.min(9, -Math.floor(Math.log10(step) + 1e-9)));
}

/** Four significant digits at most, no needless zeros. */
export function formatSignificant(value: number | null | undefined, digits = 3): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return DASH;
  if (value === 0) return '0';
  const magnitude = Math.floor(Math.log10(Math.abs(value)));
  return formatNumber(value, Math.max(0, digits - 1 - magnitude));
}
