/** Status levels in ascending order of urgency; `unclear` is inconclusive and may be serious. Colours in charts represent only these levels. */
export const STATUS_LEVELS = ['inactive', 'pending', 'ok', 'caution', 'unclear', 'serious', 'critical'] as const;

export type ChartLevel = (typeof STATUS_LEVELS)[number];

export function levelRank(level: ChartLevel): number {
  return STATUS_LEVELS.indexOf(level);
}

/** For words and lines: holds text contrast on every surface of the theme. */
export function statusInk(level: ChartLevel): string {
  return `var(--${level})`;
}

/** For filled symbols; on light surfaces they need `STATUS_OUTLINE` around them. */
export function statusFill(level: ChartLevel): string {
  return `var(--${level}-fill)`;
}

export const STATUS_OUTLINE = 'var(--status-outline)';
