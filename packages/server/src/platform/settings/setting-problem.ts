export type SettingCode = 'unknown-setting' | 'malformed-setting' | 'unsafe-setting' | 'unreadable-line';

export interface SettingProblem {
  readonly code: SettingCode;
  readonly setting: string;
  /** The error, as a continuation of the setting's name. */
  readonly reason: string;
  readonly nearest?: string;
}

/** Formats problems for a terminal, one per line. Never contains the value, which may be a secret. */
export function describeSettingProblem(problem: SettingProblem): string {
  const hint = problem.nearest === undefined ? '' : `; did you mean ${problem.nearest}?`;
  return `${problem.setting} ${problem.reason}${hint}`;
}
