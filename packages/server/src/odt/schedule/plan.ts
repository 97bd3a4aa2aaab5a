import type { InfeasibleReason } from '@keepout/contract/odt/enums';
import type { ScheduleSensor } from '@keepout/tracking/schedule/job';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { conjunctions } from '../../ports/conjunctions.ts';
import { choosePasses } from '../opportunities/choose.ts';
import { type Found, type FoundPass, findOpportunities } from '../opportunities/find.ts';
import { leavesOpenOf } from '../opportunities/gain.ts';
import { passesOfRequests } from '../requests/store.ts';
import { remainingSensors } from '../sensors/choice.ts';
import { dropImpossible } from './drop.ts';
import { isWantedBy, type Need, needOf } from './needs.ts';
import { settleRequest } from './settle.ts';
import { openRequests } from './store.ts';
import { storePlan } from './store-plan.ts';

/** A pass that begins sooner cannot be ordered any more. */
const LEAD_S = 60;

/**
 * Puts passes of all open requests onto sensors: what became impossible is dropped, what each request lacks is looked for over the
 * sensors that are free, and all of it is chosen together. What is accepted by a provider stays. Run twice it does nothing more;
 * killed anywhere it goes on from what is stored.
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
  const needs = requests
    .map((request) =>
      needOf(
        request,
        passes.filter(({ requestId }) => requestId === request.id),
        now,
      ),
    )
    .filter(({ wanted }) => wanted > 0);
  const looked: Looked[] = [];
  for (const need of needs) {
    signal.throwIfAborted();
    looked.push(await lookFor(context, need, now));
  }
  const chosen = choosePasses(looked.map(choiceOf), merged(looked.map(({ schedule }) => schedule)));
  for (const { need, reason } of looked) {
    signal.throwIfAborted();
    const found = chosen.get(need.request.id) ?? [];
    if (found.length > 0) await storePlan(context, need, found);
    else await settleRequest(context, need.request.id, reason);
  }
}

interface Looked {
  readonly need: Need;
  readonly passes: readonly FoundPass[];
  readonly schedule: readonly ScheduleSensor[];
  readonly leavesOpen: ReadonlyMap<string, number>;
  readonly reason: InfeasibleReason;
}

async function lookFor(context: ServerContext, need: Need, now: number): Promise<Looked> {
  const { request } = need;
  const { operatorId, sensorCodes, measurementType, deadlineTaiS, priority, minimumPoints, orbit } = request;
  const startTaiS = Math.max(now + LEAD_S, request.startTaiS);
  const sensors = await remainingSensors(context.database.orm, operatorId, sensorCodes, measurementType);
  if (startTaiS >= deadlineTaiS) return { need, passes: [], schedule: [], leavesOpen: new Map(), reason: 'NO_PASS' };
  const found: Found = await findOpportunities(context, {
    ...{ operatorId, orbit, message: request.orbitMessage, sensors, startTaiS, deadlineTaiS, priority, minimumPoints },
    isFileWanted: request.conjunctionId !== null,
  });
  const { currency } = request;
  const passes = found.passes.filter(
    (pass) =>
      pass.currency === currency &&
      // A pass that is cut by the present has begun already.
      pass.span.startTaiS > startTaiS &&
      isWantedBy(need, { sensorId: pass.sensor.id, clouds: pass.clouds, ...pass.span }),
  );
  const { conjunctionId, targetKind } = request;
  const encounter =
    conjunctionId === null ? undefined : await context.use(conjunctions).encounterOf(operatorId, conjunctionId);
  const leavesOpen = await leavesOpenOf(context, operatorId, encounter, targetKind, passes);
  return { need, passes, schedule: found.schedule, leavesOpen, reason: found.reason ?? 'SENSOR_BUSY' };
}

function choiceOf({ need: { request, wanted, budget }, passes, leavesOpen }: Looked) {
  const { id: requestId, priority, deadlineTaiS } = request;
  return { requestId, priority, deadlineTaiS, passesWanted: wanted, maximumPrice: budget, passes, leavesOpen };
}

/** Each sensor once, with everything that takes it. */
function merged(all: readonly (readonly ScheduleSensor[])[]): readonly ScheduleSensor[] {
  const byId = new Map<string, ScheduleSensor>();
  for (const sensor of all.flat()) {
    const known = byId.get(sensor.sensorId);
    byId.set(sensor.sensorId, known === undefined ? sensor : { ...known, busy: [...known.busy, ...sensor.busy] });
  }
  return [...byId.values()];
}
