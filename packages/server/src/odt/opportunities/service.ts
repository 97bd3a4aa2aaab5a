import { formatUtcZ } from '@keepout/astro/epoch';
import type { DataMode } from '@keepout/contract/odt/enums';
import type { Opportunities, Opportunity, OpportunityBody } from '@keepout/contract/odt/opportunity';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { together, withStatement } from '@keepout/contract/sentences';
import type { ServerContext } from '../../hosting/module.ts';
import { nowTaiS } from '../../platform/now.ts';
import { orderedPasses, passesUnderWay } from '../records/passes-of-event.ts';
import { chosenSensors } from '../sensors/choice.ts';
import type { SensorRow } from '../sensors/store.ts';
import { presentTarget } from '../targets/present.ts';
import { type OrderWindow, type ResolvedTarget, resolveTarget } from '../targets/resolve.ts';
import { choosePasses } from './choose.ts';
import { type FoundOpportunities, findOpportunities, type OfferedPass } from './find.ts';
import { gainsOf, leavesOpenBy, type PassGains, type WireSet } from './gain.ts';
import { presentReasons } from './no-opportunity.ts';
import { LEAD_S, orderWindow } from './window.ts';

/** Common input of opportunities and orders. */
type OpportunityInput = Pick<
  OpportunityBody,
  'sensorCodes' | 'ownSensorsOnly' | 'measurementType' | 'priority' | 'minimumPoints' | 'start' | 'deadline'
>;

export interface SurveyedOpportunities extends FoundOpportunities {
  readonly target: ResolvedTarget;
  readonly window: OrderWindow;
  /** Over which passes were looked for. */
  readonly sensors: readonly SensorRow[];
  /** Permitted sensors; empty: any. Contains the own ones if only these are permitted, so that a replacement does too. */
  readonly sensorCodes: readonly string[];
}

/** Returns the object, the window, and the available passes; stores no data. */
export async function survey(
  context: ServerContext,
  operatorId: string,
  body: OpportunityInput & Parameters<typeof resolveTarget>[2],
  usualDays: number,
  signal?: AbortSignal,
): Promise<SurveyedOpportunities> {
  const windowOf = (decideByTaiS: number | undefined) => orderWindow(body, { days: usualDays, decideByTaiS });
  const target = await resolveTarget(context, operatorId, body, windowOf);
  const { encounter, window } = target;
  const { sensorCodes, ownSensorsOnly, measurementType, priority, minimumPoints } = body;
  const db = context.database.orm;
  const sensors = await chosenSensors(db, operatorId, sensorCodes, measurementType, ownSensorsOnly);
  const query = {
    operatorId,
    orbit: target.orbit,
    message: target.message,
    sensors,
    ...window,
    startTaiS: Math.max(window.startTaiS, nowTaiS() + LEAD_S),
    isFileWanted: encounter !== undefined,
    priority,
    minimumPoints,
    measurementType,
    isSensorLimited: ownSensorsOnly || sensorCodes.length > 0,
  };
  const opportunities = await findOpportunities(context, query, signal);
  const codes = ownSensorsOnly ? sensors.map(({ code }) => code) : sensorCodes;
  return { ...opportunities, target, window, sensors, sensorCodes: codes };
}

/** In order of priority where several apply. */
const MODES = ['SIMULATED', 'TEST'] as const;

/** Returns whether passes are real: by their sensors, and without passes by the searched sensors. */
export function modeOf(passes: readonly OfferedPass[], sensors: readonly SensorRow[]): DataMode {
  const modes = (passes.length > 0 ? passes.map(({ sensor }) => sensor) : sensors).map(({ dataMode }) => dataMode);
  return MODES.find((mode) => modes.includes(mode)) ?? 'REAL';
}

const USUAL_DAYS = 1;

export async function opportunitiesOf(
  context: ServerContext,
  operatorId: string,
  body: OpportunityBody,
  signal?: AbortSignal,
): Promise<Opportunities> {
  const surveyed = await survey(context, operatorId, body, USUAL_DAYS, signal);
  const { target, passes, reason, reasons, message, advice, sensors } = surveyed;
  const gains = await gainsOf(context, operatorId, target, passes, 'each-and-set', signal);
  return {
    target: presentTarget(target),
    opportunities: passes.map((pass, i) => presentOpportunity(pass, gains, i)),
    reason,
    ...withStatement('message', together(message, advice)),
    reasons: presentReasons(reasons),
    recommendedSet: presentSet(gains?.starred, passes),
    best: presentSet(gains?.best, passes),
    ordered: await orderedRequests(context, operatorId, target),
    counted: await countedSet(context, operatorId, body, surveyed, gains),
    isSimulated: modeOf(passes, sensors) === 'SIMULATED',
  };
}

function presentOpportunity(pass: OfferedPass, gains: PassGains | undefined, at: number): Opportunity {
  const { sensor, span, points, price, currency, availableTaiS, clouds, sky, opportunityId } = pass;
  return {
    opportunityId,
    sensorCode: sensor.code,
    groundSensorName: sensor.name,
    pass: span.interval,
    points,
    price: { amount: price, currency },
    latency: sensor.content.latency,
    availableAt: formatUtcZ(availableTaiS),
    clearShare: !SENSOR_TYPES[sensor.sensorType].mindsWeather
      ? 1
      : clouds === null
        ? sensor.content.clearShare
        : 1 - clouds,
    weatherSource: sky.by,
    ...withStatement('weatherNote', sky.note),
    gain: gains?.perPass[at] ?? null,
    isRecommended: gains?.starred?.ids.includes(opportunityId) ?? false,
  };
}

/** Requests whose passes every gain includes, oldest pass first. */
async function orderedRequests(
  { database }: Pick<ServerContext, 'database'>,
  operatorId: string,
  { conjunctionId, kind: targetKind }: ResolvedTarget,
): Promise<Opportunities['ordered']> {
  const underWay = await passesUnderWay(database.orm, { operatorId, conjunctionId, targetKind });
  const ids = [...new Set(underWay.map(({ requestId }) => requestId))];
  return ids.map((observationRequestId) => ({
    observationRequestId,
    passes: underWay.filter(({ requestId }) => requestId === observationRequestId).length,
  }));
}

/** The passes that an order by count is promised, as `orderObservation` chooses them. */
async function countedSet(
  context: ServerContext,
  operatorId: string,
  body: OpportunityBody,
  surveyed: SurveyedOpportunities,
  gains: PassGains | undefined,
): Promise<Opportunities['counted']> {
  const { numberOfPassesRequested } = body;
  if (numberOfPassesRequested === undefined) return null;
  const { conjunctionId, kind: targetKind } = surveyed.target;
  const ordered = await orderedPasses(context.database.orm, { operatorId, conjunctionId, targetKind });
  const passes = surveyed.passes.filter(({ opportunityId }) => !ordered.has(opportunityId));
  const leavesOpen = leavesOpenBy(surveyed.passes, gains);
  const promised = promisedPasses({ ...surveyed, passes }, body, [], numberOfPassesRequested, leavesOpen);
  const [first] = promised;
  if (first === undefined) return null;
  return {
    opportunityIds: promised.map(({ opportunityId }) => opportunityId),
    price: { amount: promised.reduce((sum, { price }) => sum + price, 0), currency: first.currency },
    availableAt: formatUtcZ(Math.max(...promised.map(({ availableTaiS }) => availableTaiS))),
  };
}

/** What will be planned as things are: the passes that were named, then the best of the others, all in one currency. */
export function promisedPasses(
  { passes, schedule, window }: SurveyedOpportunities,
  {
    priority,
    maximumPrice,
  }: Pick<OpportunityBody, 'priority'> & { readonly maximumPrice?: { readonly currency: string } | undefined },
  requestedPasses: readonly OfferedPass[],
  passesWanted: number,
  leavesOpen: ReadonlyMap<string, number>,
): readonly OfferedPass[] {
  const currency = maximumPrice?.currency ?? (requestedPasses[0] ?? passes[0])?.currency;
  const candidates = requestedPasses.length >= passesWanted ? requestedPasses : passes;
  const choice = {
    requestId: 'new',
    priority,
    deadlineTaiS: window.deadlineTaiS,
    passesWanted,
    maximumPrice: null,
    passes: candidates.filter((pass) => pass.currency === currency),
    leavesOpen,
  };
  return choosePasses([choice], schedule).get('new') ?? [];
}

/** A set of passes with its price; in one currency, as sets are priced. */
function presentSet(set: WireSet | undefined, passes: readonly OfferedPass[]): Opportunities['recommendedSet'] {
  if (set === undefined) return null;
  const { ids, gain } = set;
  const setPasses = passes.filter(({ opportunityId }) => ids.includes(opportunityId));
  const currency = setPasses[0]?.currency;
  if (currency === undefined || setPasses.some((pass) => pass.currency !== currency)) return null;
  return {
    opportunityIds: setPasses.map(({ opportunityId }) => opportunityId),
    price: { amount: setPasses.reduce((sum, { price }) => sum + price, 0), currency },
    gain,
    availableAt: formatUtcZ(Math.max(...setPasses.map(({ availableTaiS }) => availableTaiS))),
  };
}
