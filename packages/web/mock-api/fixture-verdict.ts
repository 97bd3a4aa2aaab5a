import type { Verdict } from '@keepout/contract/ca/conjunction';
import type { RiskLevel } from '@keepout/contract/ca/enums';
import { HOUR_MS, iso, THRESHOLDS } from './event-plan.ts';

export function riskOf(pc: number | null): RiskLevel {
  if (pc === null) return 'UNKNOWN';
  if (pc >= THRESHOLDS.critical) return 'CRITICAL';
  if (pc >= THRESHOLDS.high) return 'HIGH';
  return pc >= THRESHOLDS.medium ? 'MEDIUM' : 'LOW';
}

const pcWords = (pc: number) =>
  pc
    .toExponential(2)
    .replace(/e-(\d)$/, 'e-0$1')
    .replace('-', '−');

/** What the platform would say of such a message. */
export function verdictOf(pc: number | null, maxPc: number | null, isDiluted: boolean, tcaMs: number): Verdict {
  const decideBy = iso(tcaMs - 12 * HOUR_MS);
  if (pc === null || maxPc === null)
    return {
      kind: 'NO_CONCLUSION',
      decideBy,
      reasons: [
        {
          code: 'covariance-missing',
          text: 'There is no usable covariance for object 2, so Pc cannot be computed.',
          figures: { objects: ['OBJECT2'] },
        },
      ],
    };
  if (pc >= THRESHOLDS.critical)
    return {
      kind: 'ACT',
      decideBy,
      reasons: [
        {
          code: 'pc-above-act',
          text: `Pc ${pcWords(pc)} is at or above the act threshold ${pcWords(THRESHOLDS.critical)}.`,
          figures: { pc, thresholdPc: THRESHOLDS.critical },
        },
        {
          code: 'robust',
          text: 'A smaller covariance at the same miss, of both objects or of either, would not raise Pc.',
          figures: {},
        },
      ],
    };
  if (isDiluted && maxPc >= THRESHOLDS.critical)
    return {
      kind: 'NO_CONCLUSION',
      decideBy,
      reasons: [
        {
          code: 'max-pc-above-act',
          text: `A low Pc proves nothing here: with better data it could be ${pcWords(maxPc)}, above the act threshold ${pcWords(THRESHOLDS.critical)}. Get data.`,
          figures: { maxPc, thresholdPc: THRESHOLDS.critical },
        },
        {
          code: 'diluted',
          text: `The event is diluted: better data could raise Pc to ${pcWords(maxPc)}.`,
          figures: { maxPc },
        },
      ],
    };
  if (pc >= THRESHOLDS.medium)
    return {
      kind: 'WATCH',
      decideBy,
      reasons: [
        {
          code: 'pc-above-watch',
          text: `Pc ${pcWords(pc)} is at or above the watch threshold ${pcWords(THRESHOLDS.medium)} and below the act threshold.`,
          figures: { pc, thresholdPc: THRESHOLDS.medium },
        },
      ],
    };
  return {
    kind: 'SAFE',
    decideBy: null,
    reasons: [
      {
        code: 'pc-below-watch',
        text: `Pc ${pcWords(pc)} is below the watch threshold ${pcWords(THRESHOLDS.medium)}.`,
        figures: { pc, thresholdPc: THRESHOLDS.medium },
      },
      {
        code: 'robust',
        text: 'A smaller covariance at the same miss, of both objects or of either, would not raise Pc.',
        figures: {},
      },
    ],
  };
}
