import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { PlanClearance } from '@keepout/conjunction/decision/flight-rules';
import { type FrozenDecision, screenedFigures } from '@keepout/contract/ca/decision-record';
import { verdictKind } from '@keepout/contract/ca/enums';

/** Displayed figures of a conjunction, on which a decision is based. */
export type DisplayedFigures = FrozenDecision['told'];

/** Returns the displayed figures of an assessed conjunction. */
export function displayedFigures({
  figures,
  verdict,
}: {
  readonly figures: Pick<DecisionResults['figures'], 'tcaTaiS' | 'missDistanceM' | 'pc' | 'riskLevel'>;
  readonly verdict: Pick<DecisionResults['verdict'], 'kind'>;
}): DisplayedFigures {
  const { tcaTaiS, missDistanceM, pc, riskLevel } = figures;
  const kind = verdictKind.parse(verdict.kind.toUpperCase().replace('-', '_'));
  return { tca: formatUtcZ(tcaTaiS, 6), missDistanceM, pc, riskLevel, verdict: kind };
}

/** Returns the clearance of the selected plan by its screening, as the flight rules require it. */
export function planClearance(frozen: Pick<FrozenDecision, 'plan'>): PlanClearance | undefined {
  const screening = screenedFigures(frozen);
  if (screening === null) return undefined;
  const { status, newOrWorse } = screening;
  // Records of before the rule for estimated covariance have no such figure: every event that is new or worse was decisive.
  const { screeningDecisive: raised = newOrWorse } = frozen.plan?.figures ?? {};
  return {
    isClear: status === 'CLEAR',
    ...(typeof raised === 'number' && { raised }),
    ...(status === 'PART_SCREENED' && { isPart: true }),
  };
}

/** A message that a screening made is judged from states in full, its record from its text: they agree to this share. */
const AGREEMENT = 1e-6;
/** The text has closest approach to the millisecond, s. */
const TIME_AGREEMENT_S = 2e-3;

/** Returns the displayed figures that disagree with those recomputed from the messages, within the rounding of the text; empty without a difference. */
export function displayMismatch(before: DisplayedFigures, now: DisplayedFigures): (keyof DisplayedFigures)[] {
  const isNear = (a: number | null, b: number | null, atLeast: number) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) <= Math.max(AGREEMENT * Math.abs(b), atLeast));
  const agrees: Readonly<Record<keyof DisplayedFigures, boolean>> = {
    tca: Math.abs(taiOf(before.tca) - taiOf(now.tca)) <= TIME_AGREEMENT_S,
    // Positions in a text have the millimetre.
    missDistanceM: isNear(before.missDistanceM, now.missDistanceM, 1e-3),
    pc: isNear(before.pc, now.pc, 1e-30),
    riskLevel: before.riskLevel === now.riskLevel,
    verdict: before.verdict === now.verdict,
  };
  return (Object.keys(agrees) as (keyof DisplayedFigures)[]).filter((field) => !agrees[field]);
}

function taiOf(text: string): number {
  const time = parseUtc(text);
  return time.ok ? time.value : Number.NaN;
}
