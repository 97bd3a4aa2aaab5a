/**
 * Powers of ten between two values, thinned so that labels keep `minGapPx` apart. Steps are 1, 2, 3, 5 or 10 decades and count
 * from zero, so that −2, −4, −6 stay put when the ends move.
 *
 * @returns integer exponents, ascending
 */
export function decadeTicks(from: number, to: number, lengthPx: number, minGapPx = 18): readonly number[] {
  if (!(from > 0) || !(to > from)) return [];
  const low = Math.ceil(Math.log10(from) - 1e-9);
  const high = Math.floor(Math.log10(to) + 1e-9);
  const pxPerDecade = lengthPx / Math.log10(to / from);
  const step = [1, 2, 3, 5, 10].find((decades) => decades * pxPerDecade >= minGapPx) ?? 20;
  const ticks: number[] = [];
  for (let power = Math.ceil(low / step) * step; power <= high; power += step) ticks.push(power);
  return ticks;
}
