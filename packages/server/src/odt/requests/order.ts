import { formatUtcZ } from '@keepout/astro/epoch';
import type { ObservationRequest, RequestBody } from '@keepout/contract/odt/request';
import { INFEASIBLE_CODES } from '@keepout/contract/odt/sentences';
import { moneyText } from '@keepout/contract/payments/amount';
import { tell, together } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refused, refusedAt } from '../../platform/http/problem.ts';
import { inLine } from '../../platform/threads/in-line.ts';
import { charges } from '../../ports/charges.ts';
import { requestChanged } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import type { OfferedPass } from '../opportunities/find.ts';
import { gainsOf, leavesOpenOf } from '../opportunities/gain.ts';
import { modeOf, promisedPasses, type SurveyedOpportunities, survey } from '../opportunities/service.ts';
import { orderedPasses } from '../records/passes-of-event.ts';
import { movesOf } from './moves.ts';
import { claimPasses, refuseOrdered } from './ordered-passes.ts';
import { providerName } from './present.ts';
import { insertRequest } from './store.ts';

const USUAL_DAYS = 3;
/** Currency of an order without passes, where one is required. */
const NO_CURRENCY = 'EUR';

/**
 * Stores an order: the offered passes were computed before, and are planned in the background. An impossible order is stored as
 * well, INFEASIBLE and with its reason.
 *
 * @returns id of the request
 */
export async function orderObservation(context: ServerContext, caller: Caller, body: RequestBody): Promise<string> {
  const { operatorId, actor } = caller;
  const surveyed = await survey(context, operatorId, body, USUAL_DAYS);
  const { target } = surveyed;
  const event = { operatorId, conjunctionId: target.conjunctionId, targetKind: target.kind };
  const ordered = await orderedPasses(context.database.orm, event);
  refuseOrdered(ordered, body.opportunityIds);
  const requestedPasses = availablePasses(surveyed, body);
  const passesWanted = body.numberOfPassesRequested ?? Math.max(requestedPasses.length, 1);
  const leavesOpen = await leavesOpenOf(context, operatorId, target, surveyed.passes);
  const unordered = surveyed.passes.filter(({ opportunityId }) => !ordered.has(opportunityId));
  const promised = promisedPasses({ ...surveyed, passes: unordered }, body, requestedPasses, passesWanted, leavesOpen);
  refuseDear(surveyed, body, promised, passesWanted);
  const gain = (await gainsOf(context, operatorId, target, promised, 'together'))?.together ?? null;
  const { window, reason, message, advice } = surveyed;
  const id = ODT_IDS.next('req');
  const moves = movesOf(context);
  const { price, ...promise } = promiseOf(promised, window.deadlineTaiS);
  const { database } = context;
  const dataMode = modeOf(promised, surveyed.sensors);
  const store = async (tx: Transaction) => {
    const [first] = promised;
    // What is not covered is not ordered: a refusal takes all of this back.
    const figures = { target: target.name, passes: promised.length };
    const description =
      dataMode === 'SIMULATED' ? tell('simulated-observation-of', figures) : tell('observation-of', figures);
    const charge =
      first === undefined
        ? 'NOT_CHARGED'
        : await context.use(charges).reserve(tx, { operatorId, key: id, ...price, description });
    await insertRequest(tx, {
      id,
      operatorId,
      status: 'PENDING',
      targetKind: target.kind,
      noradId: target.noradId,
      targetName: target.name,
      satelliteId: target.satelliteId,
      conjunctionId: target.conjunctionId,
      orbit: target.orbit,
      orbitMessage: target.message,
      orbitMessageType: target.messageType,
      measurementType: body.measurementType,
      fileType: body.measurementFileType,
      compression: body.fileCompressionType,
      priority: body.priority,
      passesWanted,
      minimumPoints: body.minimumPoints,
      sensorCodes: [...surveyed.sensorCodes],
      ...window,
      chosen: requestedPasses.map(({ sensor, span }) => ({ sensorId: sensor.id, startTaiS: span.startTaiS })),
      maximumPrice: body.maximumPrice?.amount ?? null,
      currency: body.maximumPrice?.currency ?? first?.currency ?? NO_CURRENCY,
      note: body.note ?? '',
      provider: [...new Set(promised.map(({ sensor }) => providerName(sensor.provider)))].join(', '),
      dataMode,
      promised: { ...promise, price, gain },
      charge,
      history: [{ status: 'PENDING', at: new Date().toISOString(), reason: [] }],
      createdBy: actor,
    });
    const promisedIds = promised.map(({ opportunityId }) => opportunityId);
    const twice = await claimPasses(tx, { id, ...event }, promisedIds);
    if (twice.length > 0) refuseOrdered(await orderedPasses(tx, event), promisedIds);
    await writeAudit(tx, { ...caller, action: 'ordered', recordType: 'observation-request', recordId: id });
    if (promised.length > 0) await context.events.publish(tx, operatorId, requestChanged, { requestId: id });
    else {
      // Passes exist, and other orders for the event have them all.
      const infeasibleReason = reason === null ? tell(INFEASIBLE_CODES.SENSOR_BUSY) : together(message, advice);
      await moves.moveRequest(tx, { id }, 'INFEASIBLE', infeasibleReason, reason ?? 'SENSOR_BUSY');
    }
  };
  await inLine(database, operatorId, () => database.orm.transaction(store));
  return id;
}

/** The passes that the order names; each has to be there still. */
function availablePasses({ passes }: SurveyedOpportunities, { opportunityIds }: RequestBody): readonly OfferedPass[] {
  const unavailableIds = opportunityIds.filter((id) => !passes.some(({ opportunityId }) => opportunityId === id));
  if (unavailableIds.length === 0) return passes.filter(({ opportunityId }) => opportunityIds.includes(opportunityId));
  const message = 'A pass that was named cannot be had any more: its sensor is taken, or the prediction has changed.';
  const errors = unavailableIds.map((id) => ({
    code: 'opportunity-gone' as const,
    pointer: `#/opportunityIds/${opportunityIds.indexOf(id)}`,
    message,
  }));
  throw refused('opportunity-gone', { detail: message, errors });
}

function refuseDear(
  { passes }: SurveyedOpportunities,
  { maximumPrice }: RequestBody,
  promised: readonly OfferedPass[],
  passesWanted: number,
): void {
  if (maximumPrice === undefined || passes.length === 0) return;
  const cost = promised.reduce((sum, { price }) => sum + price, 0);
  if (promised.length > 0 && cost <= maximumPrice.amount) return;
  const message =
    promised.length === 0
      ? `No pass has a price in ${maximumPrice.currency}.`
      : `${Math.min(promised.length, passesWanted)} passes cost ${moneyText(cost, maximumPrice.currency)}, more than ${moneyText(maximumPrice.amount, maximumPrice.currency)}.`;
  throw refusedAt('price-above-maximum', '#/maximumPrice', message);
}

function promiseOf(passes: readonly OfferedPass[], deadlineTaiS: number): Omit<ObservationRequest['quoted'], 'gain'> {
  const available = passes.map(({ availableTaiS }) => availableTaiS);
  return {
    passes: passes.length,
    price: { amount: passes.reduce((sum, { price }) => sum + price, 0), currency: passes[0]?.currency ?? NO_CURRENCY },
    availableAt: formatUtcZ(available.length === 0 ? deadlineTaiS : Math.max(...available)),
  };
}
