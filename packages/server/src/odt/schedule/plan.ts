import type { ScheduleSensor } from '@keepout/tracking/schedule/job';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { choosePasses } from '../opportunities/choose.ts';
import { type FoundOpportunities, findOpportunities, type OfferedPass } from '../opportunities/find.ts';
import { leavesOpenOf } from '../opportunities/gain.ts';
import { LEAD_S } from '../opportunities/window.ts';
import { orderedPasses } from '../records/passes-of-event.ts';
import { openRequests, passesOfRequests } from '../requests/store.ts';
import { remainingSensors } from '../sensors/choice.ts';
import { dropImpossible } from './drop.ts';
import { type Need, needOf, type PassCandidate, usableChoices } from './needs.ts';
import { NO_TIME, type NoPass, noPassOf } from './no-pass.ts';
import { clearReplacementSearch, dropSpare } from './replacement.ts';
import { settleRequest } from './settle.ts';
import { storePlan } from './store-plan.ts';

/**
 * Assigns passes of all open requests to sensors: impossible passes are dropped, missing ones are searched over the
 * available sensors, and all are selected together. Accepted orders are unchanged. A repeated run has no effect;
 * an interrupted run continues from the stored state.
 */
export async function planOpenRequests(context: ServerContext, signal: AbortSignal): Promise<void> {
  const db = context.database.orm;
  await dropImpossible(context);
  const requests = await openRequests(db);
  const passes = await passesOfRequests(
    db,
    requests.map(({ id }) => id),
  );
  const now = nowTaiS();
  const all = requests.map((request) =>
    needOf(
      request,
      passes.filter(({ requestId }) => requestId === request.id),
      now,
    ),
  );
  for (const need of all) {
    await dropSpare(context, need);
    await clearReplacementSearch(context, need);
  }
  const needs = all.filter(({ passesToPlan }) => passesToPlan > 0);
  const searches: NeedSearch[] = [];
  for (const need of needs) {
    signal.throwIfAborted();
    searches.push(await lookFor(context, need, now));
  }
  const chosenPasses = choosePasses(searches.map(choiceOf), merged(searches.map(({ schedule }) => schedule)));
  for (const { need, noPass } of searches) {
    signal.throwIfAborted();
    const offers = chosenPasses.get(need.request.id) ?? [];
    if (offers.length > 0) await storePlan(context, need, offers);
    else await settleRequest(context, need.request.id, noPass);
  }
}

interface NeedSearch {
  readonly need: Need;
  readonly passes: readonly OfferedPass[];
  readonly schedule: readonly ScheduleSensor[];
  readonly leavesOpen: ReadonlyMap<string, number>;
  /** Why it gets none, if it does. */
  readonly noPass: NoPass;
}

async function lookFor(context: ServerContext, need: Need, now: number): Promise<NeedSearch> {
  const { request } = need;
  const { operatorId, sensorCodes, measurementType, deadlineTaiS, priority, minimumPoints, orbit } = request;
  const startTaiS = Math.max(now + LEAD_S, request.startTaiS);
  const emptySearch = { need, passes: [], schedule: [], leavesOpen: new Map() };
  if (startTaiS >= deadlineTaiS) return { ...emptySearch, noPass: NO_TIME };
  const sensors = await remainingSensors(context.database.orm, operatorId, sensorCodes, measurementType);
  const opportunities: FoundOpportunities = await findOpportunities(context, {
    operatorId,
    orbit,
    message: request.orbitMessage,
    sensors,
    startTaiS,
    deadlineTaiS,
    priority,
    minimumPoints,
    measurementType,
    isSensorLimited: sensorCodes.length > 0,
    isFileWanted: request.conjunctionId !== null,
  });
  const ahead = opportunities.passes.filter(({ currency }) => currency === request.currency);
  const ordered = await orderedPasses(context.database.orm, request);
  // Passes reserved by another request are unavailable, though the sensor is free until that one is planned.
  const unordered = ahead.filter(({ opportunityId }) => (ordered.get(opportunityId) ?? request.id) === request.id);
  const passes = usableChoices(need, unordered, candidateOf);
  const { conjunctionId, targetKind } = request;
  const encounter =
    conjunctionId === null ? undefined : await context.use(conjunctions).encounterOf(operatorId, conjunctionId);
  const leavesOpen = await leavesOpenOf(
    context,
    operatorId,
    { encounter, kind: targetKind, orbit, conjunctionId, requestId: request.id },
    passes,
  );
  const noPass = noPassOf(need, { ...opportunities, ahead, unordered, passes });
  return { need, passes, schedule: opportunities.schedule, leavesOpen, noPass };
}

const candidateOf = ({ sensor, span, clouds }: OfferedPass): PassCandidate => ({
  sensorId: sensor.id,
  clouds,
  ...span,
});

function choiceOf({ need: { request, passesToPlan, budget }, passes, leavesOpen }: NeedSearch) {
  const { id: requestId, priority, deadlineTaiS } = request;
  return { requestId, priority, deadlineTaiS, passesWanted: passesToPlan, maximumPrice: budget, passes, leavesOpen };
}

/** Each sensor once, with everything that takes it. */
function merged(all: readonly (readonly ScheduleSensor[])[]): readonly ScheduleSensor[] {
  const byId = new Map<string, ScheduleSensor>();
  for (const sensor of all.flat()) {
    const scheduleSensor = byId.get(sensor.sensorId);
    byId.set(
      sensor.sensorId,
      scheduleSensor === undefined ? sensor : { ...scheduleSensor, busy: [...scheduleSensor.busy, ...sensor.busy] },
    );
  }
  return [...byId.values()];
}
