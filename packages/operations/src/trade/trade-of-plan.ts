import type { StateVector } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { TradeEncounter } from '@keepout/conjunction/manoeuvre/trade-space/trade-event';
import type { ObjectAtTca } from '@keepout/conjunction/object-at-tca';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import { asImpulses } from '@keepout/planning/as-impulses';
import type { TimeSpan } from '@keepout/planning/constraints';
import { cutoffTaiS, deltaVOf, type PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import type { PlanningEvent, PlanTarget } from '@keepout/planning/outcome';
import { smaByPush } from '@keepout/planning/semi-major-axis';
import { fail, ok, type Result } from '@keepout/units/result';
import { commandOf } from '../plan/command.ts';
import { type PreparedPlan, pcsBefore, preparePlan, pressureOn, tradeVehicleOf } from '../plan/prepared-plan.ts';
import type { AskedDirection, NothingToPlan, PlanQuestion } from '../plan/question.ts';
import { targetOf } from '../plan/target.ts';
import type { PropulsionCapability } from '../vehicle/propulsion-capability.ts';
import { spreadOf, vehicleType } from '../vehicle/vehicles.ts';
import { cellManoeuvre, type TradeFrame, type TradeMap, type TradeQuestion, tradeMap } from './trade-space.ts';
import { type CellRun, markedRuns, unsureCells } from './unsure-cells.ts';

/** Which trade space of a plan; sizes as the satellite has them where they are absent. */
export interface TradeRequest {
  /** Begins, orbits before closest approach, the latest first. */
  readonly orbits: readonly [from: number, to: number];
  readonly columns: number;
  readonly rows: number;
  readonly minSize?: number | undefined;
  readonly maxSize?: number | undefined;
  readonly direction?: AskedDirection;
}

export interface TradeOfPlan extends Pick<TradeMap, 'orbits' | 'sizes' | 'log10TotalPc' | 'raised'> {
  readonly type: PropulsionCapability['type'];
  readonly ignitionsTaiS: readonly number[];
  /** By column, then row: 1 where the agreement of the map with the verdict's methods is not proven. */
  readonly unverified: Uint8Array;
}

/** Total probability over begin and size. */
export function tradeOfPlan(question: PlanQuestion, request: TradeRequest): Result<TradeOfPlan, NothingToPlan> {
  const opened = preparePlan(question);
  if (!opened.ok) return opened;
  const tradeLayout = layTrade(question, request, opened.value);
  if (!tradeLayout.ok) return tradeLayout;
  const { map, unverified } = tradeLayout.value;
  const { orbits, sizes, log10TotalPc, raised } = map;
  const { means, tcaTaiS, periodS } = opened.value;
  const ignitionsTaiS = Array.from(orbits, (before) => tcaTaiS - before * periodS);
  return ok({ type: means.type, orbits, sizes, log10TotalPc, raised, unverified, ignitionsTaiS });
}

/** A cell of a trade space. */
interface ChosenCell {
  readonly column: number;
  readonly row: number;
  readonly log10TotalPc: number;
  /** Pc of the conjunction to avoid alone. */
  readonly log10AvoidedPc: number;
  readonly cost: number;
}

/** A cell that is worth screening. */
export interface CellFlight extends ChosenCell {
  readonly orbitsBeforeTca: number;
  readonly size: number;
  readonly smaChangeM: number;
  readonly impulses: readonly PlannedImpulse[];
  readonly manoeuvre: ManoeuvreCommand;
  /** The map is no proof of it: it has no star. */
  readonly isInadequate: boolean;
}

export interface CellRequest extends TradeRequest {
  /** Absent: that of the rules. */
  readonly targetPc?: number | undefined;
  readonly cells: number;
}

export interface ChosenCells {
  readonly target: PlanTarget;
  readonly tcaTaiS: number;
  readonly cells: readonly CellFlight[];
  /** Cells in which the map is no proof. */
  readonly unverified: readonly CellRun[];
}

/** The best cells of a trade space, as impulses. */
export function chooseCells(question: PlanQuestion, request: CellRequest): Result<ChosenCells, NothingToPlan> {
  const opened = preparePlan(question);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const tradeLayout = layTrade(question, request, opened.value);
  if (!tradeLayout.ok) return tradeLayout;
  const { trade, map, unverified } = tradeLayout.value;
  const target = targetOf(pcsBefore(events), question.rules, request.targetPc);
  const avoided = avoidedMap(tradeLayout.value, target);
  if (!avoided.ok) return avoided;
  const { massKg } = means.body;
  const flown: (ChosenCell & Pick<CellFlight, 'isInadequate'> & { readonly manoeuvre: PlannedManoeuvre })[] = [];
  map.orbits.forEach((_orbits, column) => {
    map.sizes.forEach((size, row) => {
      const k = column * map.sizes.length + row;
      const log10TotalPc = map.log10TotalPc[k]!;
      if (size === 0 || Number.isNaN(log10TotalPc) || map.raised[k] === 1) return;
      const manoeuvre = cellManoeuvre(trade, map, { column, row }, tcaTaiS);
      if (manoeuvre.ignitionTaiS <= question.nowTaiS || touches(question.rules.noBurn, manoeuvre)) return;
      const cost = deltaVOf(manoeuvre, massKg) || Math.abs(size);
      const log10AvoidedPc = avoided.value.log10TotalPc[k]!;
      flown.push({ column, row, log10TotalPc, log10AvoidedPc, cost, isInadequate: unverified[k] === 1, manoeuvre });
    });
  });
  const pressurePa = trade.vehicle.dynamicPressurePa;
  const cells = bestCells(flown, target, request.cells).map(({ manoeuvre, ...cell }): CellFlight => {
    const impulses = asImpulses(manoeuvre, means.body, periodS, pressurePa) ?? [];
    return {
      ...cell,
      manoeuvre: commandOf(manoeuvre),
      impulses,
      size: map.sizes[cell.row]!,
      orbitsBeforeTca: map.orbits[cell.column]!,
      smaChangeM: smaChangeOf(impulses, events[0]!.primary),
    };
  });
  return ok({ target, tcaTaiS, cells, unverified: markedRuns(unverified, map.sizes.length) });
}

/** Returns the map of the conjunction to avoid alone: that of all where there is no other, or where only a total is requested. */
function avoidedMap(
  { trade, map }: LaidTrade,
  { totalPc, avoidedPc }: PlanTarget,
): Result<Pick<TradeMap, 'log10TotalPc'>, NothingToPlan> {
  const [avoided] = trade.encounters;
  if (trade.encounters.length === 1 || avoidedPc >= totalPc) return ok(map);
  return mapped({ ...trade, encounters: [avoided!] }, map.frame);
}

/** Of impulses on the orbit of a state, each where it is given. */
function smaChangeOf(impulses: readonly PlannedImpulse[], primary: StateVector): number {
  return impulses.reduce(
    (sum, { epochTaiS, deltaVRtnMps }) => sum + smaByPush(twoBodyStateAt(primary, epochTaiS), deltaVRtnMps),
    0,
  );
}

function touches(spans: readonly TimeSpan[], manoeuvre: PlannedManoeuvre): boolean {
  const endTaiS = cutoffTaiS(manoeuvre);
  return spans.some(([from, to]) => from <= endTaiS && manoeuvre.ignitionTaiS <= to);
}

interface LaidTrade {
  readonly trade: TradeQuestion;
  readonly map: TradeMap;
  readonly unverified: Uint8Array;
}

function layTrade(
  { rules }: PlanQuestion,
  request: TradeRequest,
  { events, means, tcaTaiS, periodS }: PreparedPlan,
): Result<LaidTrade, NothingToPlan> {
  const trade: TradeQuestion = {
    encounters: events.map((event) => tradeEncounterOf(event, tcaTaiS)),
    periodS,
    vehicle: tradeVehicleOf(means, pressureOn(events[0]!, means)),
    watchPc: rules.watchPc,
    spread: spreadOf(means, rules.densityUncertainty),
  };
  const map = mapped(trade, frameOf(request, means, periodS));
  if (!map.ok) return map;
  const startsTaiS = map.value.orbits.map((before) => -before * periodS);
  const unverified = unsureCells(
    events.map(({ isInconclusive = false, ...event }, k) =>
      judgedEncounterOf({ ...event, isInconclusive: isInconclusive && k === 0 }, tcaTaiS),
    ),
    trade,
    startsTaiS,
    map.value,
  );
  return ok({ trade, map: map.value, unverified });
}

function mapped(trade: TradeQuestion, frame: TradeFrame): Result<TradeMap, NothingToPlan> {
  const map = tradeMap(trade, frame);
  if (map.ok) return map;
  if (map.fault.code === 'event-unusable') return fail({ code: 'NO_COVARIANCE', missing: [] });
  throw new Error(`a trade space that the engine does not take: ${map.fault.code}`);
}

/** An event in two dimensions with the probability of its verdict, times from the closest approach of the event to avoid. */
function tradeEncounterOf(
  { primary, secondary, covarianceM2, hardBodyRadiusM, assessment, isInconclusive, concludesBy }: PlanningEvent,
  tcaTaiS: number,
) {
  const epochTaiS = primary.epochTaiS - tcaTaiS;
  const states = { primary: { ...primary, epochTaiS }, secondary: { ...secondary, epochTaiS } };
  const open = isInconclusive && { isInconclusive, ...(concludesBy && { concludesBy }) };
  return { ...states, covarianceM2, hardBodyRadiusM, ...open, ...(assessment && { pcAsItIs: assessment.pc }) };
}

/** Returns the same encounter with the inputs of its verdict. */
function judgedEncounterOf(event: PlanningEvent, tcaTaiS: number): TradeEncounter {
  const { assessment } = event;
  if (assessment === undefined) return tradeEncounterOf(event, tcaTaiS);
  const [primary, secondary] = assessment.objects.map(({ state, ...object }) => ({
    ...object,
    state: { ...state, epochTaiS: state.epochTaiS - tcaTaiS },
  })) as [ObjectAtTca, ObjectAtTca];
  return { ...tradeEncounterOf(event, tcaTaiS), assessment: { ...assessment, objects: [primary, secondary] } };
}

/** Of impulses and burns both ways along the direction; of an attitude the other way where there is one. */
function frameOf(request: TradeRequest, means: PropulsionCapability, periodS: number): TradeFrame {
  const { orbits, columns, rows, direction } = request;
  const row = vehicleType(means.type);
  const maximumSize = request.maxSize ?? row.largestSize(means, orbits[1] * periodS);
  const [sizeFirst, sizeLast] = rising(request.minSize ?? (row.hasOtherWay(means) ? -maximumSize : 0), maximumSize);
  const begins = { orbitsFirst: orbits[1], orbitsLast: orbits[0] };
  return { columns, rows, ...begins, sizeFirst, sizeLast, direction: direction?.axis ?? 'best' };
}

/** Returns sizes in rising order; for two equal sizes the last row is slightly larger. */
function rising(first: number, last: number): readonly [number, number] {
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  return [low, high > low ? high : low + Math.max(1e-9, 1e-9 * Math.abs(low))];
}

/**
 * The best cells of a trade space: of those that reach the target the cheapest of each begin, then the second cheapest of each, and so on;
 * where they are too few, those of the lowest total besides.
 *
 * @param cells   that may be flown and do something
 */
export function bestCells<T extends ChosenCell>(cells: readonly T[], target: PlanTarget, maximumCells: number): T[] {
  const isReaching = ({ log10TotalPc, log10AvoidedPc }: T): boolean =>
    log10TotalPc <= Math.log10(target.totalPc) && log10AvoidedPc <= Math.log10(target.avoidedPc);
  const reaching = cells.filter(isReaching).sort((a, b) => a.cost - b.cost);
  const cellsOfColumn = new Map<number, number>();
  const ranked = reaching.map((cell) => {
    const rank = cellsOfColumn.get(cell.column) ?? 0;
    cellsOfColumn.set(cell.column, rank + 1);
    return { cell, rank };
  });
  ranked.sort((a, b) => a.rank - b.rank || a.cell.cost - b.cell.cost);
  const best = ranked.slice(0, maximumCells).map(({ cell }) => cell);
  if (best.length === maximumCells) return best;
  const otherCells = cells
    .filter((cell) => !isReaching(cell))
    .sort((a, b) => a.log10TotalPc - b.log10TotalPc || a.cost - b.cost);
  return [...best, ...otherCells.slice(0, maximumCells - best.length)];
}
