import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { EphemerisReportFacts } from './report-facts.ts';

/** One thing that a report says, with the figure it rests on and its limit. */
export interface EphemerisFinding {
  readonly code: EphemerisFindingCode;
  readonly level: 'good' | 'note' | 'caution' | 'serious';
  readonly value?: number;
  readonly limit?: number;
  readonly epochTaiS?: number;
}

export type EphemerisFindingCode =
  | 'span-short'
  | 'states-sparse'
  | 'gaps'
  | 'interpolation-coarse'
  | 'covariance-missing'
  | 'covariance-left-out'
  | 'covariance-constant'
  | 'covariance-shrinks'
  | 'covariance-jumps'
  | 'nothing-before'
  | 'no-overlap'
  | 'continues'
  | 'parts'
  | 'burn-undeclared'
  | 'burn-declared'
  | 'realism-too-small'
  | 'realism-too-large'
  | 'realism-fits';

/** Number of states that interpolation of degree 7 needs in practice. */
const LEAST_STATES_PER_REVOLUTION = 36;
const MOST_INTERPOLATION_ERROR_M = 1;
/** Neighbours of one prediction differ by little. */
const MOST_JUMP = 3;
/** Chi-square of three degrees of freedom at 99 %. */
const MOST_SQUARED = 11.3449;
/** Tolerance on the days that a file is meant for. */
const SPAN_SLACK_S = 0.02 * SECONDS_PER_DAY;

/** The findings of a report, worst first. */
export function findingsOf(report: EphemerisReportFacts, covariancesLeftOut: number): readonly EphemerisFinding[] {
  const findings = [...ofTable(report), ...ofCovariance(report, covariancesLeftOut), ...ofComparison(report)];
  const rank = { serious: 0, caution: 1, note: 2, good: 3 };
  return findings.toSorted((a, b) => rank[a.level] - rank[b.level]);
}

function ofTable(report: EphemerisReportFacts): EphemerisFinding[] {
  const { spanS, wantedSpanS, statesPerRevolution, gaps, interpolationErrorM } = report;
  const findings: EphemerisFinding[] = [];
  if (spanS < wantedSpanS - SPAN_SLACK_S) {
    const [value, limit] = [spanS / SECONDS_PER_DAY, wantedSpanS / SECONDS_PER_DAY];
    findings.push({ code: 'span-short', level: 'note', value, limit });
  }
  if (statesPerRevolution < LEAST_STATES_PER_REVOLUTION) {
    findings.push({
      code: 'states-sparse',
      level: 'caution',
      value: statesPerRevolution,
      limit: LEAST_STATES_PER_REVOLUTION,
    });
  }
  const longest = gaps.reduce<(typeof gaps)[number] | undefined>(
    (longestGap, gap) =>
      longestGap && longestGap.stopTaiS - longestGap.startTaiS >= gap.stopTaiS - gap.startTaiS ? longestGap : gap,
    undefined,
  );
  if (longest) {
    const value = longest.stopTaiS - longest.startTaiS;
    findings.push({ code: 'gaps', level: 'serious', value, epochTaiS: longest.startTaiS });
  }
  if (interpolationErrorM !== undefined && interpolationErrorM > MOST_INTERPOLATION_ERROR_M) {
    findings.push({
      code: 'interpolation-coarse',
      level: 'caution',
      value: interpolationErrorM,
      limit: MOST_INTERPOLATION_ERROR_M,
    });
  }
  return findings;
}

function ofCovariance({ covariance }: EphemerisReportFacts, leftOut: number): EphemerisFinding[] {
  const findings: EphemerisFinding[] = [];
  if (leftOut > 0) findings.push({ code: 'covariance-left-out', level: 'serious', value: leftOut });
  if (covariance === undefined) return [...findings, { code: 'covariance-missing', level: 'serious' }];
  const factor = covariance.lastSigmaRtnM[1] / covariance.firstSigmaRtnM[1];
  if (covariance.verdict === 'constant')
    findings.push({ code: 'covariance-constant', level: 'caution', value: factor });
  if (covariance.verdict === 'shrinks') findings.push({ code: 'covariance-shrinks', level: 'caution', value: factor });
  // Of two covariances at the ends the factor is the growth itself.
  if (covariance.count > 2 && covariance.largestJump > MOST_JUMP) {
    findings.push({ code: 'covariance-jumps', level: 'caution', value: covariance.largestJump, limit: MOST_JUMP });
  }
  return findings;
}

function ofComparison({ comparison }: EphemerisReportFacts): EphemerisFinding[] {
  if (comparison === undefined) return [{ code: 'nothing-before', level: 'note' }];
  const { handover, fit, realism, isBurnDeclared } = comparison;
  if (handover === undefined) return [{ code: 'no-overlap', level: 'caution' }];
  const findings: EphemerisFinding[] = [];
  const burn = fit?.burn;
  if (burn) {
    const { deltaVMps: value, epochTaiS } = burn;
    findings.push(
      isBurnDeclared
        ? { code: 'burn-declared', level: 'note', value, epochTaiS }
        : { code: 'burn-undeclared', level: 'serious', value, epochTaiS },
    );
  }
  const squared = handover.mahalanobisSquared;
  if (squared !== undefined) {
    const parts = squared > MOST_SQUARED;
    findings.push({
      code: parts ? 'parts' : 'continues',
      level: parts ? 'serious' : 'good',
      value: Math.sqrt(squared),
      limit: Math.sqrt(MOST_SQUARED),
      epochTaiS: handover.epochTaiS,
    });
  }
  if (realism) {
    const level = realism.verdict === 'too-small' ? 'serious' : realism.verdict === 'too-large' ? 'note' : 'good';
    findings.push({ code: `realism-${realism.verdict}`, level, value: realism.sigmaFactor });
  }
  return findings;
}
