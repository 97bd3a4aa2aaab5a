import { formatUtc } from '@keepout/astro/epoch';
import { SGP4_ERRORS } from '@keepout/astro/sgp4/propagate';
import type { Dropout, ScreeningOutcome } from '@keepout/conjunction/screening/encounter';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan';
import type { ScreeningType } from '@keepout/contract/enums';
import type { HeldCatalogue } from '../../catalogue/held-catalogue.ts';
import type { screening } from '../../db/schema.ts';
import type { ServerContext } from '../../platform/module.ts';
import { type ThreadTask, threadTask } from '../../platform/threads.ts';
import type { AssessInput, FoundApproach } from '../assessment/assess.thread.ts';
import type { AssessedMessage } from '../assessment/assessed-message.ts';
import { ORIGINATOR } from '../assessment/cdm-message.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { markNotReported, readRules } from '../conjunctions/store.ts';
import { volumeAxes } from './plan-volume.ts';
import { dropBlocks, isNewest, markEnded } from './store.ts';
import type { Subject } from './subject.ts';

const assessTask: ThreadTask<AssessInput, AssessedMessage[]> = threadTask(
  new URL('../assessment/assess.thread.ts', import.meta.url),
  'assessApproaches',
);

/** Approaches handed to a thread at once. */
const APPROACHES_PER_TASK = 40;

export interface FinishedScreening {
  readonly row: typeof screening.$inferSelect;
  readonly plan: ScreeningPlan;
  readonly subject: Subject;
  readonly catalogue: HeldCatalogue;
  readonly outcome: ScreeningOutcome;
}

/** Assesses what a screening found, then stores it with the screening's end, all in one transaction. */
export async function storeOutcome(
  context: ServerContext,
  finished: FinishedScreening,
  signal: AbortSignal,
): Promise<void> {
  const { row, subject, outcome, plan } = finished;
  const messages = await assessAll(context, finished, signal);
  await context.database.orm.transaction(async (tx) => {
    // Ending comes first: a screening that was cancelled meanwhile leaves nothing behind.
    const ended = await markEnded(tx, row.id, {
      state: 'COMPLETED',
      coverage: outcome.coverage[0]?.status ?? 'FULL',
      conjunctionCount: messages.length,
      risks: countRisks(messages),
      worstProbability: worst(messages),
      dropouts: outcome.dropouts.map((dropout) => nameDropout(dropout, finished)),
    });
    if (!ended) return;
    const cdms = await recordMessages(
      tx,
      {
        operatorId: row.operatorId,
        satelliteId: row.satelliteIds[0] ?? '',
        screeningId: row.id,
        screeningType: row.screeningType as ScreeningType,
        isCandidate: subject.isCandidate,
        storedAt: new Date().toISOString(),
      },
      messages,
    );
    if (!subject.isCandidate && (await isNewest(tx, row))) {
      const { startTaiS, stopTaiS } = plan.window;
      const reported = cdms.map((cdm) => cdm.conjunctionId);
      await markNotReported(tx, row.operatorId, row.satelliteIds, startTaiS, stopTaiS, reported, ORIGINATOR);
    }
    await dropBlocks(tx, row.id);
    await context.events.publish(tx, row.operatorId, { type: 'conjunctions', screeningId: row.id });
    await context.events.publish(tx, row.operatorId, {
      type: 'screening',
      screeningId: row.id,
      state: 'COMPLETED',
      percent: 100,
      remainingSeconds: 0,
    });
  });
}

/** All messages in the order of the encounters. */
async function assessAll(
  context: ServerContext,
  { row, plan, subject, catalogue, outcome }: FinishedScreening,
  signal: AbortSignal,
): Promise<AssessedMessage[]> {
  const approaches = outcome.encounters.map((encounter): FoundApproach => {
    const elements = catalogue.elements[encounter.secondary];
    if (elements === undefined)
      throw new Error(`encounter with object ${encounter.secondary}, which the catalogue lacks`);
    return {
      tcaTaiS: encounter.tcaTaiS,
      primary: encounter.primaryState,
      secondary: encounter.secondaryState,
      elements,
    };
  });
  const common = {
    subject: { identity: subject.identity, orbit: subject.orbit },
    rules: await readRules(context.database.orm, row.operatorId),
    asOfTaiS: row.asOfTaiS,
    run: row.id.slice(-12),
    message: {
      messageFor: subject.identity.name,
      catalogueSource: catalogue.source,
      screening: {
        ...plan.window,
        frame: 'RTN' as const,
        shape: plan.volume.shape === 'box' ? ('BOX' as const) : ('ELLIPSOID' as const),
        sizeM: volumeAxes(plan.volume),
      },
    },
  };
  const assessed: AssessedMessage[][] = [];
  let next = 0;
  // As many at once as there are threads: what waits here can be dropped when the screening is cancelled.
  const work = async (): Promise<void> => {
    for (let at = next++; at * APPROACHES_PER_TASK < approaches.length; at = next++) {
      const part = approaches.slice(at * APPROACHES_PER_TASK, (at + 1) * APPROACHES_PER_TASK);
      assessed[at] = await context.threads.run(assessTask, { ...common, approaches: part }, { signal });
    }
  };
  await Promise.all(Array.from({ length: context.threads.size }, work));
  return assessed.flat();
}

function countRisks(messages: readonly AssessedMessage[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { content } of messages) {
    const { riskLevel } = content.conjunctionData;
    counts[riskLevel] = (counts[riskLevel] ?? 0) + 1;
  }
  return counts;
}

function worst(messages: readonly AssessedMessage[]): number | null {
  const known = messages.flatMap(({ content }) => content.probabilityOfCollision ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

function nameDropout(dropout: Dropout, { catalogue }: FinishedScreening) {
  const elements = catalogue.elements[dropout.object];
  const code = dropout.code === undefined ? '' : `: ${SGP4_ERRORS[dropout.code] ?? dropout.code}`;
  return {
    noradId: elements?.noradId ?? 0,
    name: elements?.name ?? 'operator ephemeris',
    reason: `${dropout.reason}${code} from ${formatUtc(dropout.atTaiS, 0)}Z`,
  };
}
