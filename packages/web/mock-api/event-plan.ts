/** What the messages of a made-up event are drawn from. */
export interface EventPlan {
  readonly index: number;
  readonly tcaMs: number;
  /** When the newest message was made: before now, and a day before TCA where there is one. */
  readonly newestMs: number;
  readonly messages: number;
  /** log10 of Pc in the newest message; null: no covariance. */
  readonly logPc: number | null;
  readonly isDiluted: boolean;
}

export const THRESHOLDS = { medium: 1e-6, high: 1e-5, critical: 1e-4 };
