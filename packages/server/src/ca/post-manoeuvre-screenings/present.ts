import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { EventChange } from '@keepout/contract/ca/manoeuvre-enums';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { tell, withStatement } from '@keepout/contract/sentences';
import { holdCatalogue } from '../../catalogue/cached-catalogue.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { wireTime, wireTimeOrNull } from '../../platform/database/stored-time.ts';
import { judgedRadiusM } from '../conjunctions/judged-message.ts';
import { type ListedConjunction, listConjunctions } from '../conjunctions/list-store.ts';
import { newestMessage } from '../conjunctions/message-store.ts';
import { satelliteToPlan } from '../manoeuvres/satellite-to-plan.ts';
import { changesSince } from '../manoeuvres/stale.ts';
import { findPlan, type PlanRow } from '../manoeuvres/store.ts';
import { closestTask } from '../manoeuvres/tasks.ts';
import { progressOf } from '../screenings/progress.ts';
import { findScreening, type ScreeningRow } from '../screenings/store.ts';
import { subjectsOf } from '../screenings/subject.ts';
import { type ComparedEvent, changeOf, compareEvents, type EventComparison, inOrder, totalOf } from './compare.ts';
import type { PostScreeningRow } from './store.ts';

/** Far more than a satellite meets in a week. */
const ALL = { after: undefined, limit: 5000 };
const CHANGES: readonly EventChange[] = ['NEW', 'WORSE', 'BETTER', 'GONE', 'UNCHANGED'];

/** A screening of a plan with what it found, compared with what is there now. */
export async function presentPostScreening(
  context: ServerContext,
  row: PostScreeningRow,
): Promise<PostManoeuvreScreening> {
  const db = context.database.orm;
  const { operatorId } = row;
  const screening = await findScreening(db, operatorId, row.screeningId);
  const plan = row.manoeuvreId === null ? undefined : await findPlan(db, operatorId, row.manoeuvreId);
  const isChanged = plan !== undefined && (await changesSince(db, operatorId, [plan])).has(plan.id);
  const isDone = screening?.state === 'COMPLETED';
  const rows = screening !== undefined && isDone ? await comparison(context, row, screening) : [];
  const { targetPc, thresholds } = await readRules(db, operatorId);
  const ordered = inOrder(rows, row.conjunctionId);
  const failure = screening === undefined ? tell('screening-gone') : screening.failure;
  return {
    postManoeuvreScreeningId: row.id,
    manoeuvreId: row.manoeuvreId,
    oemFileId: row.ephemerisId,
    conjunctionId: row.conjunctionId,
    satelliteId: row.satelliteId,
    screeningId: row.screeningId,
    state: screening?.state ?? 'FAILED',
    percent: screening === undefined ? 0 : progressOf({ ...screening, elapsedS: 0, judgingS: 0 }).percent,
    orderedAt: wireTime(row.orderedAt),
    finishedAt: wireTimeOrNull(screening?.finishedAt ?? null),
    ...withStatement('failure', failure),
    verdict: isDone
      ? verdictOf(ordered, row.conjunctionId, {
          targetPc,
          watchPc: thresholds.medium,
          isWhole: screening.coverage === 'FULL',
        })
      : null,
    counts: Object.fromEntries(
      CHANGES.map((change) => [change, ordered.filter((one) => one.change === change).length]),
    ) as PostManoeuvreScreening['counts'],
    events: ordered.map(wireEvent),
    isStale: isChanged || (plan !== undefined && isOfAnother(plan, row)),
  };
}

/** Whether the plan was another when it was screened: a step further makes a version too, and leaves it the screening. */
function isOfAnother({ version, screeningId }: PlanRow, row: PostScreeningRow): boolean {
  return version !== row.manoeuvreVersion && screeningId !== row.id;
}

async function comparison(
  context: ServerContext,
  row: PostScreeningRow,
  screening: ScreeningRow,
): Promise<EventComparison[]> {
  const db = context.database.orm;
  const { operatorId, satelliteId } = row;
  const window = { fromTaiS: screening.startTaiS, toTaiS: screening.stopTaiS };
  const [present, found] = await Promise.all([
    listConjunctions(db, operatorId, { satelliteId, ...window }, ALL),
    listConjunctions(db, operatorId, { screeningId: row.screeningId }, ALL),
  ]);
  const before = present.rows.filter((one) => one.stillReported).map(comparedOf);
  const rows = compareEvents(before, found.rows.map(comparedOf));
  const avoided = before.find((one) => one.conjunctionId === row.conjunctionId);
  if (avoided === undefined) return rows;
  const against = await manAgainstMessage(context, row, screening);
  if (against === undefined) return rows;
  const after: ComparedEvent = { ...avoided, ...against, conjunctionId: null, screeningType: 'MAN_VS_CDM' };
  const change = changeOf(avoided.pc, against.pc);
  const man: EventComparison = { change, screeningType: 'MAN_VS_CDM', before: avoided, after };
  // One row for the passage: against its own message, by which the plan was made.
  return [man, ...rows.filter((one) => one.before !== avoided)];
}

/** The avoided event against its own message: of a plan as it was computed with all forces, of a candidate from its states. */
async function manAgainstMessage(context: ServerContext, row: PostScreeningRow, screening: ScreeningRow) {
  const db = context.database.orm;
  const { operatorId, conjunctionId } = row;
  if (conjunctionId === null) return undefined;
  const [message, satellite] = await Promise.all([
    newestMessage(db, conjunctionId),
    findSatellite(db, operatorId, row.satelliteId),
  ]);
  if (message === undefined || satellite === undefined || screening.catalogueId === null) return undefined;
  const catalogue = await holdCatalogue(db, screening.catalogueId);
  const [candidate] = await subjectsOf(context, screening, catalogue);
  if (candidate === undefined) return undefined;
  const configuration = satellite.configuration as SatelliteConfiguration;
  const plan = row.manoeuvreId === null ? undefined : await findPlan(db, operatorId, row.manoeuvreId);
  if (plan !== undefined && plan.version === row.manoeuvreVersion && plan.inputs.cdmIds[0] === message.id) {
    const { probability, missDistance, tca } = plan.result;
    return { pc: probability, missDistanceM: missDistance, tcaTaiS: taiOf(tca) };
  }
  return await context.readers.run(closestTask, {
    candidate,
    message: message.message,
    hardBodyRadiusM: judgedRadiusM(message.objects),
    noradId: satellite.noradId,
    satellite: satelliteToPlan(configuration),
    ...(await earthOrientationInUse(db)),
  });
}

function comparedOf(one: ListedConjunction): ComparedEvent {
  const {
    id: conjunctionId,
    secondaryNoradId,
    secondaryName,
    screeningType,
    tcaTaiS,
    missDistanceM,
    probability: pc,
  } = one;
  return { conjunctionId, secondaryNoradId, secondaryName, screeningType, tcaTaiS, missDistanceM, pc };
}

function wireEvent({
  change,
  screeningType,
  before,
  after,
}: EventComparison): PostManoeuvreScreening['events'][number] {
  const some = (before ?? after)!;
  const wire = (one: ComparedEvent | null) =>
    one && {
      conjunctionId: one.conjunctionId,
      tca: formatUtcZ(one.tcaTaiS, 3),
      missDistance: one.missDistanceM,
      probability: one.pc,
    };
  const { secondaryName, secondaryNoradId } = some;
  return { change, screeningType, secondaryName, secondaryNoradId, before: wire(before), after: wire(after) };
}

function verdictOf(
  rows: readonly EventComparison[],
  avoidedId: string | null,
  { targetPc, watchPc, isWhole }: { readonly targetPc: number; readonly watchPc: number; readonly isWhole: boolean },
): NonNullable<PostManoeuvreScreening['verdict']> {
  const avoided = rows.find(({ before }) => avoidedId !== null && before?.conjunctionId === avoidedId);
  const raised = rows.filter(
    ({ change, after }) =>
      (change === 'NEW' || change === 'WORSE') && (after?.pc === null || (after?.pc ?? 0) >= watchPc),
  );
  const [was, is] = [
    avoided?.before?.pc ?? null,
    avoided === undefined ? null : avoided.after === null ? 0 : avoided.after.pc,
  ];
  const isReached = avoided === undefined ? true : is !== null && is <= targetPc;
  const figure = (pc: number | null): string => (pc === null ? 'not computed' : pc.toExponential(1));
  const first = avoided === undefined ? '' : `Pc ${figure(was)} to ${figure(is)}. `;
  const count =
    raised.length === 0 ? 'No event is' : raised.length === 1 ? 'One event is' : `${raised.length} events are`;
  return {
    isClear: isReached && raised.length === 0 && isWhole,
    isWhole,
    text: `${first}${count} new or worse above ${figure(watchPc)}.`,
    probabilityBefore: was,
    probabilityAfter: is,
    newAboveWatch: raised.length,
    totalProbabilityBefore: totalOf(rows.map(({ before }) => before)),
    totalProbabilityAfter: totalOf(rows.map(({ after }) => after)),
  };
}

function taiOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(`a stored time that cannot be read: ${text}`);
  return parsed.value;
}
