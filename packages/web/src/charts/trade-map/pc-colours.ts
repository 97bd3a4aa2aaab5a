type Rgb = readonly [number, number, number];

/** Navy, blue, teal, yellow, red: evenly from the least to the largest log10. The scale of probabilities in maps, in both themes. */
const STOPS: readonly Rgb[] = [
  [13, 24, 36],
  [28, 74, 138],
  [24, 139, 149],
  [240, 214, 92],
  [214, 48, 62],
];
/** Log10 of the probabilities at the ends of the scale. */
export const PC_COLOUR_ENDS = [-10, -3] as const;

/** The colour of a probability by its log10; beyond the ends that of the end. */
export function pcColour(log10: number): Rgb {
  const [minimumLog10, maximumLog10] = PC_COLOUR_ENDS;
  const place = Math.min(1, Math.max(0, (log10 - minimumLog10) / (maximumLog10 - minimumLog10))) * (STOPS.length - 1);
  const low = Math.min(STOPS.length - 2, Math.floor(place));
  const share = place - low;
  const [from, to] = [STOPS[low]!, STOPS[low + 1]!];
  const mix = (k: 0 | 1 | 2) => Math.round(from[k] + (to[k] - from[k]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** For legends and gradients. */
export const pcColourCss = (log10: number): string => `rgb(${pcColour(log10).join(' ')})`;
