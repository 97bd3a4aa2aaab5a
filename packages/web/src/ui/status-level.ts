/** The six ordered levels (S-02), and between caution and serious the level of an inconclusive assessment: it may be serious. */
export const statusLevels = ['inactive', 'pending', 'ok', 'caution', 'unclear', 'serious', 'critical'] as const;
export type StatusLevel = (typeof statusLevels)[number];

/** Labels of section 4 other than the levels themselves; S-03: every one can be shown. */
const byLabel: Readonly<Record<string, StatusLevel>> = {
  UNKNOWN: 'inactive',
  NOT_ASSESSED: 'inactive',
  NONE: 'inactive',
  LOW: 'ok',
  SUCCESS: 'ok',
  MEDIUM: 'caution',
  WARNING: 'caution',
  HIGH: 'serious',
  ALERT: 'serious',
  INFO: 'pending',
  INACTIVE: 'inactive',
  PENDING: 'pending',
  OK: 'ok',
  CAUTION: 'caution',
  SERIOUS: 'serious',
  CRITICAL: 'critical',
  // Observation requests and their files.
  CANCELLED: 'inactive',
  APPROVED: 'pending',
  IN_PROGRESS: 'pending',
  EXECUTING: 'pending',
  PUBLISHING: 'pending',
  EXECUTED: 'ok',
  PUBLISHED: 'ok',
  COMPLETE: 'ok',
  SUCCESSFUL: 'ok',
  PARTIAL: 'caution',
  INFEASIBLE: 'serious',
  UNSUCCESSFUL: 'serious',
  // Screening runs.
  QUEUED: 'pending',
  RUNNING: 'pending',
  COMPLETED: 'ok',
  FAILED: 'serious',
  // Verdicts.
  SAFE: 'ok',
  WATCH: 'caution',
  ACT: 'critical',
  NO_CONCLUSION: 'unclear',
};

/** Returns the level of a label; an unknown label is inactive. */
export function levelOfLabel(label: string): StatusLevel {
  return (
    byLabel[
      label
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, '_')
    ] ?? 'inactive'
  );
}

/** A group is as bad as its worst member. */
export function worstLevel(levels: Iterable<StatusLevel>): StatusLevel {
  let worst = 0;
  for (const level of levels) worst = Math.max(worst, statusLevels.indexOf(level));
  return statusLevels[worst] ?? 'inactive';
}
