import type { Result } from '@keepout/units/result';
import type { EncounterFault } from '../fault.ts';
import { computePc, type PcInput, type PcReport } from './compute-pc.ts';
import type { PcMethodName } from './methods.ts';

/** The probability that a verdict rests on, and by which method. */
export interface VerdictPc {
  readonly pc: number;
  readonly method: PcMethodName;
  /** The method does not hold here and none that does has an answer: below a limit the number gives no comfort. */
  readonly isInadequate: boolean;
}

/**
 * The report that a verdict rests on: the recommended probability with as little computing as it takes. Whoever says what a
 * verdict says (judge, planner, expected gain) asks here, so that all tell one number of one encounter.
 *
 * @returns as `computePc`
 */
export function verdictReport(input: Omit<PcInput, 'methods' | 'monteCarlo'>): Result<PcReport, EncounterFault> {
  return computePc({ ...input, methods: ['foster-1992'] });
}

/** @returns undefined where no method has an answer */
export function verdictPcOf({ recommended, isInadequate }: PcReport): VerdictPc | undefined {
  return recommended && { ...recommended, isInadequate };
}
