/** Values to pixels and back. */
export interface Scale {
  (value: number): number;
  invert(px: number): number;
}

type Ends = readonly [number, number];

/** Even steps of the value are even steps on the screen; a domain of no length lies in the middle of the range. */
export function linearScale([from, to]: Ends, [start, end]: Ends): Scale {
  const toPx = (value: number): number =>
    to === from ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
  const invert = (px: number): number => (end === start ? from : from + ((px - start) / (end - start)) * (to - from));
  return Object.assign(toPx, { invert });
}

/** Even factors of the value are even steps on the screen. @param domain both ends positive */
export function logarithmicScale(domain: Ends, range: Ends): Scale {
  const inLogs = linearScale([Math.log(domain[0]), Math.log(domain[1])], range);
  return Object.assign((value: number) => inLogs(Math.log(value)), {
    invert: (px: number) => Math.exp(inLogs.invert(px)),
  });
}
