/** The six status levels in ascending order of urgency. Colour in a chart means one of these and nothing else. */
export const STATUS_LEVELS = ['inactive', 'pending', 'ok', 'caution', 'serious', 'critical'] as const;

export type StatusLevel = (typeof STATUS_LEVELS)[number];

export function levelRank(level: StatusLevel): number {
  return STATUS_LEVELS.indexOf(level);
}

/** The most urgent of the levels; `inactive` for none. */
export function worstLevel(levels: Iterable<StatusLevel>): StatusLevel {
  let worst: StatusLevel = 'inactive';
  for (const level of levels) if (levelRank(level) > levelRank(worst)) worst = level;
  return worst;
}

export function statusColour(level: StatusLevel): string {
  return `var(--status-${level})`;
}
