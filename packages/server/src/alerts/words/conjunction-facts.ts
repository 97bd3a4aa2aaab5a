import type { conjunctionJudged } from '../../ports/ca-events.ts';
import type { EncounterBrief } from '../../ports/conjunctions.ts';

type AssessmentData = Pick<
  NonNullable<(typeof conjunctionJudged)['data']>,
  'conjunctionId' | 'satelliteId' | 'tcaTaiS' | 'decideByTaiS' | 'verdict' | 'pc' | 'belief'
>;

/** An assessment with the names of both objects. */
export function conjunctionFacts(
  assessment: AssessmentData & {
    readonly before: { readonly verdict: AssessmentData['verdict']; readonly pc: number | null } | null;
  },
  { satelliteName, secondaryName }: { readonly satelliteName: string | undefined; readonly secondaryName: string },
  brief?: EncounterBrief,
) {
  const { conjunctionId, satelliteId, tcaTaiS, decideByTaiS, verdict, pc, belief, before } = assessment;
  return {
    of: 'conjunction' as const,
    conjunctionId,
    satelliteId,
    tcaTaiS,
    decideByTaiS,
    verdict,
    pc,
    ...(belief && { belief }),
    ...(brief && { passing: passingOf(brief) }),
    before: before === null ? null : { verdict: before.verdict, pc: before.pc },
    satelliteName: satelliteName ?? satelliteId,
    secondaryName,
  };
}

const passingOf = ({ secondaryName: _, ...passing }: EncounterBrief) => passing;
