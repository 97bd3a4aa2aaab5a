import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { formatUtc } from '@keepout/astro/epoch';
import { SGP4_ERRORS } from '@keepout/astro/sgp4/propagate';
import type { Dropout, ScreeningOutcome } from '@keepout/conjunction/screening/plan/encounter';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan/plan';
import { semiAxesM } from '@keepout/conjunction/volume/volume';
import type { ScreeningType } from '@keepout/contract/ca/enums';
import type { HeldCatalogue } from '../../catalogue/held-catalogue.ts';
import { judgingRules, type OperatorRules, readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { messagesRecorded, screeningEnded } from '../../ports/ca-events.ts';
import type { JudgedMessage } from '../conjunctions/judged-message.ts';
import { recordMessages } from '../conjunctions/record.ts';
import { markNotReported } from '../conjunctions/store.ts';
import type { FoundApproach, JudgeInput } from '../judging/judge.thread.ts';
import type { screening } from '../tables.ts';
import { isNewest, markEnded } from './store.ts';
import type { Subject } from './subject.ts';

const judgeTask: ThreadTask<JudgeInput, JudgedMessage[]> = threadTask(
  new URL('../judging/judge.thread.ts', import.meta.url),
  'judgeApproaches',
);

/** Approaches handed to a thread at once. */
const APPROACHES_PER_TASK = 40;

export interface FinishedScreening {
  readonly row: typeof screening.$inferSelect;
  readonly plan: ScreeningPlan;
  readonly subjects: readonly Subject[];
  readonly catalogue: HeldCatalogue;
  readonly outcome: ScreeningOutcome;
}

/** What was found for one satellite. */
interface SubjectMessages {
  readonly subject: Subject;
  readonly messages: readonly JudgedMessage[];
}

/** Judges what a screening found, then stores it with the screening's end, all in one transaction. */
export async function storeOutcome(
  context: ServerContext,
  finished: FinishedScreening,
  signal: AbortSignal,
): Promise<void> {
  const { row, subjects, outcome } = finished;
  const rules = await readRules(context.database.orm, row.operatorId);
  const found: SubjectMessages[] = [];
  for (const subject of subjects) {
    found.push({ subject, messages: await judgeAll(context, finished, subject, rules, signal) });
  }
  const messages = found.flatMap((one) => one.messages);
  await context.database.orm.transaction(async (tx) => {
    // Ending comes first: a screening that was cancelled meanwhile leaves nothing behind.
    const ended = await markEnded(tx, row.id, {
      state: 'COMPLETED',
      coverage: coverageOf(outcome),
      conjunctionCount: messages.length,
      risks: countRisks(messages),
      worstProbability: worst(messages),
      dropouts: outcome.dropouts.map((dropout) => nameDropout(dropout, finished)),
    });
    if (!ended) return;
    for (const one of found) await record(context, tx, finished, one);
    await context.events.publish(tx, row.operatorId, messagesRecorded, { screeningId: row.id, count: messages.length });
    await context.events.publish(tx, row.operatorId, screeningEnded, {
      screeningId: row.id,
      state: 'COMPLETED',
      percent: 100,
    });
  });
}

/** Stores a satellite's messages; what the newest screening no longer finds is marked so. */
async function record(
  { events }: ServerContext,
  tx: Transaction,
  { row, plan }: FinishedScreening,
  { subject, messages }: SubjectMessages,
): Promise<void> {
  const { satelliteId, isCandidate } = subject;
  const rows = await recordMessages(
    events,
    tx,
    {
      operatorId: row.operatorId,
      satelliteId,
      screeningId: row.id,
      screeningType: row.screeningType as ScreeningType,
      isCandidate,
      storedAt: new Date().toISOString(),
    },
    messages,
  );
  if (isCandidate || !(await isNewest(tx, row, satelliteId))) return;
  const { startTaiS, stopTaiS } = plan.window;
  const reported = rows.map((row) => row.conjunctionId);
  await markNotReported(tx, row.operatorId, [satelliteId], startTaiS, stopTaiS, reported, ORIGINATOR);
}

/** All messages of a satellite in the order of its encounters. */
async function judgeAll(
  context: ServerContext,
  finished: FinishedScreening,
  subject: Subject,
  rules: OperatorRules,
  signal: AbortSignal,
): Promise<JudgedMessage[]> {
  const { row, plan, catalogue } = finished;
  const approaches = approachesOf(finished, subject);
  const common = {
    subject: { identity: subject.identity, orbit: subject.orbit },
    rules: judgingRules(rules),
    asOfTaiS: row.asOfTaiS,
    run: row.id.slice(-12),
    message: {
      messageFor: subject.identity.name,
      catalogueSource: catalogue.source,
      screening: {
        ...plan.window,
        frame: 'RTN' as const,
        shape: plan.volume.shape === 'box' ? ('BOX' as const) : ('ELLIPSOID' as const),
        sizeM: semiAxesM(plan.volume),
      },
    },
  };
  const judged: JudgedMessage[][] = [];
  let next = 0;
  // As many at once as there are threads: what waits here can be dropped when the screening is cancelled.
  const work = async (): Promise<void> => {
    for (let at = next++; at * APPROACHES_PER_TASK < approaches.length; at = next++) {
      const part = approaches.slice(at * APPROACHES_PER_TASK, (at + 1) * APPROACHES_PER_TASK);
      judged[at] = await context.threads.run(judgeTask, { ...common, approaches: part }, { signal });
    }
  };
  await Promise.all(Array.from({ length: context.threads.size }, work));
  return judged.flat();
}

/** The approaches of one satellite. Another screened satellite is met as its ephemeris has it, not as the catalogue. */
function approachesOf({ outcome, subjects, catalogue }: FinishedScreening, subject: Subject): FoundApproach[] {
  const screened = new Map(subjects.map((one) => [one.object, one]));
  const byEphemeris = new Set(subjects.filter((one) => one.orbit.kind === 'ephemeris').map((one) => one.noradId));
  return outcome.encounters.flatMap((encounter): FoundApproach[] => {
    if (encounter.primary !== subject.object) return [];
    const elements = catalogue.elements[encounter.secondary];
    if (elements !== undefined && byEphemeris.has(elements.noradId)) return [];
    const satellite = screened.get(encounter.secondary);
    const other = satellite === undefined ? elements : { identity: satellite.identity, orbit: satellite.orbit };
    if (other === undefined) throw new Error(`encounter with object ${encounter.secondary}, which nobody knows`);
    return [
      { tcaTaiS: encounter.tcaTaiS, primary: encounter.primaryState, secondary: encounter.secondaryState, other },
    ];
  });
}

/** Of several ephemerides, full when each covers the window. */
function coverageOf({ coverage }: ScreeningOutcome): 'FULL' | 'PARTIAL' | 'NO_OVERLAP' {
  const [first = 'FULL', ...others] = coverage.map((one) => one.status);
  return others.every((one) => one === first) ? first : 'PARTIAL';
}

function countRisks(messages: readonly JudgedMessage[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { figures } of messages) {
    const { riskLevel } = figures;
    counts[riskLevel] = (counts[riskLevel] ?? 0) + 1;
  }
  return counts;
}

function worst(messages: readonly JudgedMessage[]): number | null {
  const known = messages.flatMap(({ figures }) => figures.pc ?? []);
  return known.length === 0 ? null : Math.max(...known);
}

function nameDropout(dropout: Dropout, { catalogue, subjects }: FinishedScreening) {
  const elements = catalogue.elements[dropout.object];
  const own = subjects.find((one) => one.object === dropout.object);
  const code = dropout.code === undefined ? '' : `: ${SGP4_ERRORS[dropout.code] ?? dropout.code}`;
  return {
    noradId: elements?.noradId ?? own?.noradId ?? 0,
    name: elements?.name ?? own?.identity.name ?? '',
    reason: `${dropout.reason}${code} from ${formatUtc(dropout.atTaiS, 0)}Z`,
  };
}
