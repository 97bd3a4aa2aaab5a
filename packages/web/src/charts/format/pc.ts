const MINUS = '\u2212';

/** A probability at the width of every other: 1.86e−04. Absent is an en dash, nought is 0. */
export function formatPc(pc: number | null | undefined, decimals = 2): string {
  if (pc === null || pc === undefined || !Number.isFinite(pc)) return '\u2013';
  if (pc === 0) return '0';
  const [mantissa = '', exponent = '0'] = pc.toExponential(decimals).split('e');
  const power = Number(exponent);
  return `${mantissa}e${power < 0 ? MINUS : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** A threshold in as few signs as it needs: 1e−4. */
export function formatPcShort(pc: number): string {
  const [mantissa = '', exponent = '0'] = pc.toExponential().split('e');
  return `${mantissa}e${exponent.replace('-', MINUS).replace('+', '')}`;
}
