import type { ChartLevel } from './level.ts';

/** Number of raised bars of each level; the scale of risk has no `pending` and no `unclear`. */
const RAISED: Readonly<Record<ChartLevel, number>> = {
  inactive: 0,
  pending: 0,
  ok: 1,
  caution: 2,
  unclear: 0,
  serious: 3,
  critical: 4,
};

const BAR_COUNT = 4;
/** Width and pitch of a bar, height of a bar that is not raised, as shares of the box. */
const [WIDTH, PITCH, STUB] = [0.17, 0.26, 0.14];

export interface RiskBars {
  readonly raised: string;
  /** The bars above the level, reduced to their feet. */
  readonly stubs: string;
}

/**
 * Path data of the symbol of a risk level centred at (x, y): ascending bars, one for low to four for critical. The shapes of the
 * verdicts are in `shape.ts`; the two scales share colours, never shapes.
 *
 * @param size number px  side of the box that the symbol fills
 */
export function riskBarsPath(level: ChartLevel, x: number, y: number, size: number): RiskBars {
  const bars = Array.from({ length: BAR_COUNT }, (_, index) => {
    const isRaised = index < RAISED[level];
    const height = isRaised ? ((index + 1) / BAR_COUNT) * 0.9 : STUB;
    const [left, bottom] = [x + (index * PITCH - 0.475) * size, y + 0.45 * size];
    return { isRaised, path: barPath(left, bottom, WIDTH * size, height * size) };
  });
  const joined = (isRaised: boolean) =>
    bars
      .filter((bar) => bar.isRaised === isRaised)
      .map(({ path }) => path)
      .join('');
  return { raised: joined(true), stubs: joined(false) };
}

const round = (value: number): string => String(Math.round(value * 100) / 100);

const barPath = (left: number, bottom: number, width: number, height: number) =>
  `M${round(left)},${round(bottom)}v${round(-height)}h${round(width)}v${round(height)}Z`;
