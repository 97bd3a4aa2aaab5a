export interface SparkFrame {
  readonly timesMs?: readonly number[] | undefined;
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly ceiling: number;
}

const INSET_PX = 3;

/** Path and last point of a logarithmic sparkline; absent values break the line (a lone value stays as a dot), tiny ones lie on the floor. */
export function sparkPoints(
  values: readonly (number | null)[],
  frame: SparkFrame,
): { readonly path: string; readonly last: { readonly x: number; readonly y: number } | null } {
  const { timesMs, width, height, floor, ceiling } = frame;
  const first = timesMs?.[0] ?? 0;
  const span = (timesMs?.at(-1) ?? 0) - first;
  const inner = width - 2 * INSET_PX;
  const decades = Math.log10(ceiling / floor);
  let path = '';
  let isDown = false;
  let last: { x: number; y: number } | null = null;
  values.forEach((value, index) => {
    if (value === null || Number.isNaN(value)) {
      isDown = false;
      return;
    }
    const time = timesMs?.[index];
    const share =
      time !== undefined && span > 0 ? (time - first) / span : values.length > 1 ? index / (values.length - 1) : 1;
    const level = Math.log10(Math.min(ceiling, Math.max(floor, value)) / floor) / decades;
    last = { x: INSET_PX + share * inner, y: height - INSET_PX - level * (height - 2 * INSET_PX) };
    path += `${isDown ? 'L' : 'M'}${last.x.toFixed(1)},${last.y.toFixed(1)}${isDown ? '' : 'h0'}`;
    isDown = true;
  });
  return { path, last };
}
