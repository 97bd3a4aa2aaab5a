import type { RealismGroup } from '@keepout/conjunction/event/realism-by-kind';
import type { CovarianceSource } from '@keepout/contract/ca/enums';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { cdm, conjunction } from '../tables.ts';
import type { judgeRealism, RealismRow } from './estimate.thread.ts';

const realismTask: ThreadTask<readonly RealismRow[], ReturnType<typeof judgeRealism>> = threadTask(
  new URL('./estimate.thread.ts', import.meta.url),
  'judgeRealism',
);

/** Of events that are over, the newest: some 10 MB of figures, half a second of a thread. */
const MOST_MESSAGES = 5_000;

/** How realistic the covariances of an operator's past messages were; what rests on observations that were ordered is no message of its originator. */
export async function realismOf({ database, threads }: ServerContext, operatorId: string): Promise<CovarianceRealism> {
  const rows = await database.orm
    .select({
      conjunctionId: cdm.conjunctionId,
      originator: cdm.originator,
      creationTaiS: cdm.creationTaiS,
      tcaTaiS: cdm.tcaTaiS,
      objects: cdm.objects,
    })
    .from(cdm)
    .innerJoin(conjunction, eq(conjunction.id, cdm.conjunctionId))
    .where(
      and(
        eq(cdm.operatorId, operatorId),
        eq(conjunction.isCandidate, false),
        lt(conjunction.tcaTaiS, nowTaiS()),
        isNull(cdm.observed),
      ),
    )
    .orderBy(desc(conjunction.tcaTaiS), desc(cdm.creationTaiS), desc(cdm.id))
    .limit(MOST_MESSAGES);
  const groups = await threads.run(realismTask, rows);
  return { messages: rows.length, groups: groups.map(presentGroup) };
}

function presentGroup({
  realism,
  heldOut,
  covarianceSource,
  ...kind
}: RealismGroup): CovarianceRealism['groups'][number] {
  return {
    ...kind,
    covarianceSource: covarianceSource as CovarianceSource,
    factor: realism?.factor ?? null,
    factorLow: realism?.factorLow ?? null,
    factorHigh: realism?.factorHigh ?? null,
    within1Sigma: realism?.within1Sigma ?? null,
    within2Sigma: realism?.within2Sigma ?? null,
    beyond3Sigma: realism?.beyond3Sigma ?? null,
    confidence: realism === undefined ? null : wordOf(realism),
    shortfalls: [...(realism?.shortfalls ?? (['samples-few'] as const))],
    heldOut: heldOut === undefined ? null : presentHeldOut(heldOut),
  };
}

const wordOf = ({ confidence }: Judged) => (confidence === 'calibrated' ? 'CALIBRATED' : 'CONDITIONAL');
type Judged = NonNullable<RealismGroup['realism']>;

function presentHeldOut({ factor, realism }: NonNullable<RealismGroup['heldOut']>) {
  const { samples, within1Sigma, within2Sigma, beyond3Sigma, shortfalls } = realism;
  const coverage = { within1Sigma, within2Sigma, beyond3Sigma };
  const confidence: 'CALIBRATED' | 'CONDITIONAL' = wordOf(realism);
  return { factor, samples, ...coverage, confidence, shortfalls: [...shortfalls] };
}
