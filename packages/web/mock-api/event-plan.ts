import { reasonText } from '@keepout/assessment/text/reason-text';
import { verdict } from '@keepout/conjunction/decision/verdict';
import type { Verdict } from '@keepout/contract/ca/conjunction';
import { HOUR_MS, iso } from './clock.ts';

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

const LEAD_HOURS = 12;
export const VERDICT_KINDS = { act: 'ACT', watch: 'WATCH', safe: 'SAFE', 'no-conclusion': 'NO_CONCLUSION' } as const;

/** The errors of one other object in five are estimated. */
export const isEstimated = (index: number): boolean => index % 5 === 2;

/** What the platform says of such a message. */
export function verdictFixture(
  pc: number | null,
  maxPc: number | null,
  { index, isDiluted, tcaMs }: EventPlan,
): Verdict {
  const isKnown = pc !== null && maxPc !== null;
  const { kind, reasons } = verdict({
    tcaTaiS: 0,
    nowTaiS: Number.NEGATIVE_INFINITY,
    decisionLeadS: LEAD_HOURS * 3600,
    region: isDiluted ? 'diluted' : 'robust',
    thresholds: { version: 1, actPc: THRESHOLDS.critical, watchPc: THRESHOLDS.medium },
    estimatedCovariances: isKnown && isEstimated(index) ? ['secondary'] : [],
    ...(isKnown ? { pc, maxPc } : { missingCovariances: ['secondary'] }),
  });
  return {
    kind: VERDICT_KINDS[kind],
    decideBy: kind === 'safe' ? null : iso(tcaMs - LEAD_HOURS * HOUR_MS),
    reasons: reasons.map((reason) => {
      const { code, ...figures } = reason;
      return { code, text: reasonText(reason), figures: 'objects' in figures ? { objects: ['OBJECT2'] } : figures };
    }),
  };
}
