import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { leftOutBy } from '@keepout/contract/ca/left-out';
import type { EventChange } from '@keepout/contract/ca/manoeuvre-enums';
import { type PostManoeuvreScreening, postManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { pcText } from '@keepout/contract/platform/probability-text';
import { tell, withStatement } from '@keepout/contract/sentences';
import {
  type ComparedEvent,
  type ComparisonQuestion,
  comparedEvents,
  type EventComparison,
} from '@keepout/operations/screened/comparison';
import { progressOf } from '@keepout/operations/screened/progress';
import { satelliteToPlan } from '@keepout/operations/vehicle/satellite-to-plan';
import { cachedCatalogue } from '../../catalogue/cached-catalogue.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { judgedRadiusM } from '../conjunctions/judged-message.ts';
import { type ListedConjunctionRow, listConjunctions } from '../conjunctions/list-store.ts';
import { newestMessage } from '../conjunctions/message-store.ts';
import { presentConfidence } from '../conjunctions/present-confidence.ts';
import { presentLeftOutTotal } from '../manoeuvres/present-result.ts';
import { changesSince } from '../manoeuvres/stale.ts';
import { findPlan, findPlans, type PlanRow } from '../manoeuvres/store.ts';
import { closestTask } from '../manoeuvres/tasks.ts';
import { findScreening, type ScreeningRow } from '../screenings/store.ts';
import { subjectRecords, subjectsOf } from '../screenings/subject.ts';
import { keepOutcome, type PostScreeningRow, postScreeningList } from './store.ts';
import type { PostScreeningOutcome } from './tables.ts';

const CHANGES: readonly EventChange[] = ['NEW', 'WORSE', 'BETTER', 'GONE', 'UNCHANGED'];

/** Returns screenings of plans with their stored outcome; those without one are compared with the present events. */
export async function presentPostScreenings(
  context: ServerContext,
  operatorId: string,
  rows: readonly PostScreeningRow[],
): Promise<PostManoeuvreScreening[]> {
  const db = context.database.orm;
  const plans = await findPlans(
    db,
    operatorId,
    rows.flatMap(({ manoeuvreId }) => manoeuvreId ?? []),
  );
  const changes = await changesSince(db, operatorId, [...plans.values()]);
  return await Promise.all(
    rows.map(async (row) => {
      const plan = plans.get(row.manoeuvreId ?? '');
      const { outcome, ...screening } = await standingOf(context, row, plan);
      const events = outcome?.rows ?? [];
      return {
        postManoeuvreScreeningId: row.id,
        ...fieldsOf(postManoeuvreScreening, row),
        oemFileId: row.ephemerisId,
        ...screening,
        verdict: outcome === undefined ? null : verdictOf(outcome),
        counts: Object.fromEntries(
          CHANGES.map((change) => [change, events.filter((event) => event.change === change).length]),
        ) as PostManoeuvreScreening['counts'],
        events: events.map(wireEvent),
        isStale: plan !== undefined && (changes.has(plan.id) || isOfAnother(plan, row)),
      };
    }),
  );
}

/** Returns one screening; compared with the present events if `outcome` is null. */
export async function presentPostScreening(
  context: ServerContext,
  row: PostScreeningRow,
): Promise<PostManoeuvreScreening> {
  return (await presentPostScreenings(context, row.operatorId, [row]))[0]!;
}

/** Returns progress and outcome of a screening. */
async function standingOf(context: ServerContext, row: PostScreeningRow, plan: PlanRow | undefined) {
  const completedState = { state: 'COMPLETED', percent: 100, ...withStatement('failure', null) } as const;
  if (row.outcome !== null) return { ...completedState, finishedAt: row.outcome.finishedAt, outcome: row.outcome };
  const screening = await findScreening(context.database.orm, row.operatorId, row.screeningId);
  const failure = screening === undefined ? tell('screening-gone') : screening.failure;
  return {
    state: screening?.state ?? ('FAILED' as const),
    percent: screening === undefined ? 0 : progressOf({ ...screening, elapsedS: 0, judgingS: 0 }).percent,
    finishedAt: screening?.finishedAt ?? null,
    ...withStatement('failure', failure),
    outcome: screening?.state === 'COMPLETED' ? await outcomeOf(context, row, plan, screening) : undefined,
  };
}

/** Stores the outcome, once, when a screening of plans ends or when plans are assigned to a screening that has ended. */
export async function keepOutcomes(
  context: ServerContext,
  { operatorId, screeningId }: { readonly operatorId: string; readonly screeningId: string },
): Promise<void> {
  const db = context.database.orm;
  const screening = await findScreening(db, operatorId, screeningId);
  if (screening?.state !== 'COMPLETED') return;
  for (const row of await postScreeningList(db, operatorId, { screeningId }).all()) {
    const plan = row.manoeuvreId === null ? undefined : await findPlan(db, operatorId, row.manoeuvreId);
    await keepOutcome(db, row.id, await outcomeOf(context, row, plan, screening));
  }
}

/** Returns whether the plan was computed again since; a change of its state alone does not count. */
function isOfAnother({ inputs }: PlanRow, row: PostScreeningRow): boolean {
  return inputs.sha256 !== row.manoeuvreSha256;
}

async function outcomeOf(
  context: ServerContext,
  row: PostScreeningRow,
  plan: PlanRow | undefined,
  screening: ScreeningRow,
): Promise<PostScreeningOutcome> {
  const db = context.database.orm;
  const { operatorId, satelliteId, conjunctionId: avoidedId } = row;
  const window = { fromTaiS: screening.startTaiS, toTaiS: screening.stopTaiS };
  const [present, screened, { targetPc, thresholds }] = await Promise.all([
    listConjunctions(db, operatorId, { satelliteId, ...window }),
    listConjunctions(db, operatorId, { screeningId: row.screeningId }),
    readRules(db, operatorId),
  ]);
  const before = present.filter((conjunction) => conjunction.stillReported).map(comparedOf);
  const limits = { targetPc, watchPc: thresholds.medium, isWhole: screening.coverage === 'FULL' };
  const compared = comparedEvents({
    before,
    after: screened.map(comparedOf),
    avoidedId,
    leftOut: plan === undefined || isOfAnother(plan, row) ? [] : leftOutBy(plan.result),
    planned: await byMessages(context, row, plan, screening, before),
    ...limits,
  });
  return { ...compared, ...limits, finishedAt: screening.finishedAt };
}

/**
 * Returns events computed from their messages: for a plan all its events, computed with all forces; for a candidate the avoided event, from
 * its states.
 */
async function byMessages(
  context: ServerContext,
  row: PostScreeningRow,
  plan: PlanRow | undefined,
  screening: ScreeningRow,
  present: readonly ComparedEvent[],
): Promise<NonNullable<ComparisonQuestion['planned']>> {
  const db = context.database.orm;
  const { operatorId, conjunctionId } = row;
  if (conjunctionId === null) return [];
  const [message, satellite] = await Promise.all([
    newestMessage(db, conjunctionId),
    findSatellite(db, operatorId, row.satelliteId),
  ]);
  if (message === undefined || satellite === undefined || screening.catalogueId === null) return [];
  if (plan !== undefined && !isOfAnother(plan, row) && plan.inputs.cdmIds[0] === message.id) {
    return plan.result.events.map((event) => plannedEvent(event, present));
  }
  const avoided = present.find((event) => event.conjunctionId === conjunctionId);
  const catalogue = await cachedCatalogue(db, screening.catalogueId);
  const [candidate] = await subjectsOf(context, catalogue, await subjectRecords(db, screening));
  if (candidate === undefined || avoided === undefined) return [];
  const configuration = satellite.configuration as SatelliteConfiguration;
  const closest = await context.readers.run(
    closestTask,
    {
      candidate,
      message: message.message,
      hardBodyRadiusM: judgedRadiusM(message.objects),
      noradId: satellite.noradId,
      satellite: satelliteToPlan(configuration),
      ...(await earthOrientationInUse(db)),
    },
    { turn: turnOf(operatorId) },
  );
  return closest === undefined ? [] : [{ before: avoided, after: { ...avoided, ...closest, conjunctionId: null } }];
}

/** Returns an event with the plan's figures before and after the manoeuvre. */
function plannedEvent(
  event: PlanRow['result']['events'][number],
  present: readonly ComparedEvent[],
): { readonly before: ComparedEvent; readonly after: ComparedEvent } {
  const { conjunctionId, secondaryName, secondaryNoradId } = event;
  const presentEvent = present.find((candidate) => candidate.conjunctionId === conjunctionId);
  const before: ComparedEvent = {
    conjunctionId,
    secondaryNoradId,
    secondaryName,
    screeningType: presentEvent?.screeningType ?? 'MAN_VS_CDM',
    tcaTaiS: taiOf(event.tcaBefore),
    missDistanceM: event.missDistanceBefore,
    pc: event.probabilityBefore,
    isEstimated: presentEvent?.isEstimated ?? false,
    scaledSigmas: event.scaledSigmas,
  };
  const after = {
    ...before,
    conjunctionId: null,
    tcaTaiS: taiOf(event.tcaAfter),
    missDistanceM: event.missDistanceAfter,
    pc: event.probabilityAfter,
    executedPc: event.probabilityWithExecutionError,
    isDoubtful: event.isInadequate || event.isInconclusive,
  };
  return { before, after };
}

function comparedOf(conjunction: ListedConjunctionRow): ComparedEvent {
  const { id: conjunctionId, probability: pc, maxProbability: maxPc } = conjunction;
  const { secondaryNoradId, secondaryName, screeningType, tcaTaiS, missDistanceM } = conjunction;
  const isEstimated = conjunction.covarianceSource === 'ESTIMATED';
  const { scaledSigmas } = presentConfidence(conjunction);
  const encounter = { conjunctionId, secondaryNoradId, secondaryName, screeningType, tcaTaiS, missDistanceM, pc };
  return { ...encounter, maxPc, isEstimated, scaledSigmas };
}

function wireEvent({
  change,
  screeningType,
  before,
  after,
  isLeftOut,
  isEstimated = (after ?? before)?.isEstimated ?? false,
}: EventComparison): PostManoeuvreScreening['events'][number] {
  const existingEvent = (before ?? after)!;
  const wire = (event: ComparedEvent | null) =>
    event && {
      conjunctionId: event.conjunctionId,
      tca: formatUtcZ(event.tcaTaiS, 3),
      missDistance: event.missDistanceM,
      probability: event.pc,
      scaledSigmas: event.scaledSigmas,
    };
  const { secondaryName, secondaryNoradId } = existingEvent;
  return {
    change,
    screeningType,
    secondaryName,
    secondaryNoradId,
    isEstimated,
    isLeftOut,
    before: wire(before),
    after: wire(after),
  };
}

function verdictOf(compared: PostScreeningOutcome): NonNullable<PostManoeuvreScreening['verdict']> {
  const { avoided, raised, raisedByEstimate, isClear, isWhole, watchPc, estimatedIncreasePc = null } = compared;
  const { estimatedPcBefore, estimatedCount, targetPc = null } = compared;
  const figure = (pc: number | null): string => (pc === null ? 'not computed' : pcText(pc));
  const erring = avoided?.executedPc === undefined ? '' : `, ${figure(avoided.executedPc)} with the execution error`;
  const first = avoided === null ? '' : `Pc ${figure(avoided.pcBefore)} to ${figure(avoided.pcAfter)}${erring}. `;
  const count = raised === 0 ? 'No conjunction is' : raised === 1 ? 'One conjunction is' : `${raised} conjunctions are`;
  const tooMuch = compared.addsTooMuch
    ? ` Estimated covariances add Pc ${figure(estimatedIncreasePc)}, more than the target ${figure(targetPc)}.`
    : '';
  return {
    isClear,
    isWhole,
    text: `${first}${count} new or worse above ${figure(watchPc)}${raisedByEstimate === 0 ? '' : `, ${raisedByEstimate} of them by estimated covariance`}.${tooMuch}`,
    probabilityBefore: avoided?.pcBefore ?? null,
    probabilityAfter: avoided?.pcAfter ?? null,
    newAboveWatch: raised,
    newByEstimatedErrors: raisedByEstimate,
    totalProbabilityBefore: compared.totalPcBefore,
    totalProbabilityAfter: compared.totalPcAfter,
    totalProbabilityWithExecutionError: compared.executedTotalPc,
    ...presentLeftOutTotal(compared.leftOutTotal),
    estimatedProbability: compared.estimatedPc,
    ...(estimatedPcBefore !== undefined && { estimatedProbabilityBefore: estimatedPcBefore }),
    ...(estimatedCount !== undefined && { estimatedEvents: estimatedCount }),
    ...(estimatedIncreasePc !== null && { estimatedIncrease: estimatedIncreasePc }),
    ...(compared.addsTooMuch !== undefined && { exceedsAllowedIncrease: compared.addsTooMuch }),
  };
}

function taiOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(`a stored time that cannot be read: ${text}`);
  return parsed.value;
}
