import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import { openTradeSpace } from '@keepout/conjunction/manoeuvre/trade-space/trade-space';
import type { TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import type { GivenManoeuvre, PlanConstraints as WireConstraints } from '@keepout/contract/ca/manoeuvre-given';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreCandidate, ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { TradeSpace, TradeSpaceBody } from '@keepout/contract/ca/trade-space';
import { asImpulses } from '@keepout/planning/as-impulses';
import { broken, type PlanConstraints, type TimeSpan } from '@keepout/planning/constraints';
import { dynamicPressure } from '@keepout/planning/dynamic-pressure';
import { cutoffTaiS, type PlannedManoeuvre } from '@keepout/planning/manoeuvre';
import { outcomeOf } from '@keepout/planning/outcome';
import { orbitChange, phaseShiftRad } from '@keepout/planning/plan-figures';
import { periodOf } from '@keepout/planning/response';
import { deltaVOf, propellantOf } from '@keepout/planning/rocket';
import { evenOrbits, type SolvedCandidate, solve } from '@keepout/planning/solve';
import { fail, ok, type Result } from '@keepout/units/result';
import { branchesOf } from './branches.ts';
import { directionRule, givenOf, plannedOf } from './given.ts';
import { type KnownEvent, knownEvents } from './known-events.ts';
import type { PlanInput, Surroundings } from './plan-input.ts';
import { type PlanRefusal, refusalsOf } from './refusals.ts';
import { type ResultSetting, wireConstraint, wireResult } from './result.ts';
import { afterBurn, readReturn, returnChange } from './return-manoeuvre.ts';
import { bestCells, type ChosenCell } from './screened/choose-cells.ts';
import type { Starred } from './screened/stars.ts';
import { surroundingsOf } from './surroundings.ts';
import { targetOf } from './target.ts';
import { type TradeGrid, tradeAxes } from './trade-axes.ts';
import { meansOf, type PlanningMeans, vehicleOf } from './vehicle-of.ts';

/** Why a plan cannot be computed at all. */
export interface NothingToPlan {
  readonly code: NonNullable<PlanningBasis['unplannable']>;
  readonly missing: readonly string[];
}

/** What every task begins with. */
interface Opened {
  readonly events: readonly KnownEvent[];
  readonly leftOut: number;
  readonly means: PlanningMeans;
  readonly tcaTaiS: number;
  readonly periodS: number;
}

export function open(input: PlanInput): Result<Opened, NothingToPlan> {
  const { known, leftOut, mainFault } = knownEvents(input);
  const [main] = known;
  if (mainFault !== undefined || main === undefined) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const tcaTaiS = main.primary.epochTaiS;
  if (tcaTaiS <= input.nowTaiS) return fail({ code: 'TCA_PASSED', missing: [] });
  const periodS = periodOf(main.primary);
  if (!Number.isFinite(periodS)) return fail({ code: 'NOT_BOUND', missing: [] });
  const means = meansOf(input.configuration);
  if (means.unplannable !== undefined) return fail({ code: means.unplannable, missing: means.missing });
  return ok({ events: known, leftOut, means, tcaTaiS, periodS });
}

const time = (epochTaiS: number): string => formatUtcZ(epochTaiS, 6);
const spanOf = ([start, end]: TimeSpan) => ({ start: time(start), end: time(end) });
/** Contacts and shadows are computed for so long before closest approach. */
const LONGEST_S = 7 * 86_400;

export function around(
  input: PlanInput,
  { events, means, tcaTaiS }: Opened,
  untilTaiS: number = tcaTaiS,
): Surroundings {
  const fromTaiS = Math.max(input.nowTaiS, tcaTaiS - LONGEST_S);
  return surroundingsOf(events[0]!.primary, [fromTaiS, untilTaiS], means.body, input.stations);
}

/** What a trade space is computed from. */
export function planningBasis(input: PlanInput): Omit<PlanningBasis, 'conjunctionId'> {
  const { rules } = input;
  const opened = open(input);
  const { known, leftOut } = knownEvents(input);
  const [main] = known;
  const means = meansOf(input.configuration);
  const can = means.unplannable === undefined ? means : undefined;
  const before = main === undefined ? undefined : outcomeOf([], known, { massKg: 1 }, 'two-body');
  const pcs = before?.ok === true ? before.value.before.map(({ pc }) => pc) : [];
  const { contacts, shadows } = opened.ok ? around(input, opened.value) : { contacts: [], shadows: [] };
  const origin = main?.primary.epochTaiS ?? input.nowTaiS;
  const command = contacts.filter(({ canCommand }) => canCommand).at(-1);
  const { configuration } = input;
  return {
    satelliteId: input.satelliteId,
    satelliteName: input.satelliteName,
    secondaryName: input.events[0]!.secondaryName,
    tca: time(origin),
    period: main === undefined ? 0 : periodOf(main.primary),
    manoeuvreType: can?.type ?? null,
    unplannable: opened.ok ? null : opened.fault.code,
    missingFields: opened.ok ? [] : [...opened.fault.missing],
    vehicle: {
      mass: configuration.wetMass ?? null,
      propellantMass: can?.propellantKg ?? null,
      maxDeltaV: can?.maxDeltaVMps ?? 0,
      thrust: can?.thrustN ?? null,
      specificImpulse: can?.specificImpulseS ?? null,
      dutyCycle: can?.dutyCycle ?? 1,
      dragAreaMin: can?.areas?.minM2 ?? null,
      dragAreaNominal: can?.areas?.nominalM2 ?? null,
      dragAreaMax: can?.areas?.maxM2 ?? null,
      dragCoefficient: can?.dragCoefficient ?? null,
      dynamicPressure: can?.type === 'DIFFERENTIAL_DRAG' && main !== undefined ? dynamicPressure(main.primary) : null,
      burnsInEclipse: can?.burnsInEclipse ?? true,
    },
    targetProbability: targetOf(pcs, rules),
    actProbability: rules.actPc,
    watchProbability: rules.watchPc,
    densityUncertainty: rules.densityUncertainty,
    totalProbability: before?.ok === true ? before.value.totalPcBefore : 0,
    events: known.map((event, i) => ({
      conjunctionId: event.id,
      secondaryName: event.secondaryName,
      tca: time(event.primary.epochTaiS),
      tcaOffset: event.primary.epochTaiS - origin,
      primary: [...event.primary.positionM, ...event.primary.velocityMps],
      secondary: [...event.secondary.positionM, ...event.secondary.velocityMps],
      covariance: [...event.covarianceM2],
      hardBodyRadius: event.hardBodyRadiusM,
      probability: pcs[i] ?? 0,
    })),
    leftOut,
    now: time(input.nowTaiS),
    commandBy: command === undefined ? null : time(command.span[1]),
    contacts: contacts.map(({ stationId, name, canCommand, canConfirm, span }) => ({
      ...{ stationId, name, canCommand, canConfirm, start: time(span[0]), end: time(span[1]) },
    })),
    shadows: shadows.map(spanOf),
    noBurnWindows: rules.noBurn.map(({ span, reason }) => ({ ...spanOf(span), reason })),
    committedBurns: input.otherBurns.map(spanOf),
  };
}

/** The constraints of a request, with those of rules and satellite. */
export function constraintsOf(
  input: PlanInput,
  wire: WireConstraints,
  means: PlanningMeans,
  near: Surroundings,
): PlanConstraints {
  const spans = (windows: WireConstraints['allowedWindows']) =>
    windows?.map(({ start, end }): TimeSpan => [taiOf(start), taiOf(end)]);
  const maxSmaChangeM = wire.maxSmaChange ?? input.rules.maxSmaChangeM ?? undefined;
  const allowed = spans(wire.allowedWindows);
  return {
    nowTaiS: input.nowTaiS,
    ...(allowed !== undefined && { allowed }),
    forbidden: [...input.rules.noBurn.map(({ span }) => span), ...(spans(wire.noBurnWindows) ?? [])],
    ...(!means.burnsInEclipse && { shadows: near.shadows }),
    ...(input.stations.length > 0 && { contacts: near.contacts }),
    needsCommand: wire.needsCommandContact,
    needsConfirmation: wire.needsConfirmationContact,
    uplinkLeadS: input.rules.uplinkLeadS,
    ...(maxSmaChangeM !== undefined && { maxSmaChangeM }),
    ...(wire.maxPhaseChange !== undefined && { maxPhaseRad: (wire.maxPhaseChange * Math.PI) / 180 }),
    ...(means.propellantKg !== undefined && { propellantKg: means.propellantKg }),
    otherBurns: input.otherBurns,
    spacingS: means.spacingS,
  };
}

export function taiOf(text: string): number {
  const parsed = parseUtc(text);
  if (!parsed.ok) throw new Error(`a time that was read before: ${text}`);
  return parsed.value;
}

const OBJECTIVES = { PROBABILITY: 'pc', MAHALANOBIS_DISTANCE: 'mahalanobis', MISS_DISTANCE: 'miss' } as const;
/**
 * What the found ones are settled with. In two-body motion so much of the target is aimed at, that the plan with all forces keeps to it
 * too; drag follows the height, which two-body motion does not have right, and takes all forces for a few.
 */
const SETTLING = {
  IMPULSIVE: { model: 'two-body', aimedShare: 0.9, mostCandidates: 12 },
  CONTINUOUS: { model: 'two-body', aimedShare: 0.8, mostCandidates: 12 },
  DIFFERENTIAL_DRAG: { model: 'full', aimedShare: 1, mostCandidates: 3 },
} as const;
const STEP_ORBITS = 0.05;
const MOST_BEGINS = 240;

/** What a search found, before it is screened. */
export interface FoundCandidates extends Omit<ManoeuvreCandidates, 'conjunctionId' | 'candidates' | 'notScreened'> {
  readonly tcaTaiS: number;
  readonly candidates: readonly (Omit<ManoeuvreCandidate, 'stars' | 'screening'> & {
    readonly impulses: readonly PlannedImpulse[];
    /** The one that goes farthest, whatever it costs: nothing else is starred of it. */
    readonly isFarthest: boolean;
  })[];
}

/** Searches the manoeuvres that avoid an event. */
export function candidates(question: {
  readonly input: PlanInput;
  readonly search: ManoeuvreSearch;
}): Result<FoundCandidates, NothingToPlan> {
  const { input, search } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const near = around(input, opened.value);
  const constraints = constraintsOf(input, search.constraints, means, near);
  const dynamicPressurePa = means.type === 'DIFFERENTIAL_DRAG' ? dynamicPressure(events[0]!.primary) : 0;
  const pcs = before(opened.value);
  const targetPc = search.targetProbability ?? targetOf(pcs, input.rules);
  const longest = Math.min(search.orbitsTo, (tcaTaiS - input.nowTaiS) / periodS);
  const limits = {
    shadows: near.shadows,
    dynamicPressurePa,
    ...(search.maxDeltaV !== undefined && { maxDeltaVMps: search.maxDeltaV }),
  };
  const settling = SETTLING[means.type];
  const common = {
    ...{ events, body: means.body, model: settling.model, rule: directionRule(search.direction), constraints },
    vehicleAt: (leadS: number) => vehicleOf(means, leadS, limits),
    orbits: longest > search.orbitsFrom ? evenOrbits(search.orbitsFrom, longest, STEP_ORBITS, MOST_BEGINS) : [],
    mostCandidates: settling.mostCandidates,
  };
  const found = solve({
    ...common,
    objective: OBJECTIVES[search.objective],
    targetPc: settling.aimedShare * targetPc,
  });
  if (!found.ok) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const farthest = solve({ ...common, objective: 'miss', mostCandidates: 1 });
  const setting: ResultSetting = {
    ...{ events, means, periodS, watchPc: input.rules.watchPc, uplinkLeadS: input.rules.uplinkLeadS },
    contacts: input.stations.length > 0 ? near.contacts : undefined,
  };
  const wire = (one: SolvedCandidate, isFarthest: boolean) => ({
    isFarthest,
    impulses: asImpulses(one.manoeuvre, means.body, periodS, dynamicPressurePa) ?? [],
    manoeuvre: givenOf(one.manoeuvre),
    result: wireResult(
      {
        manoeuvre: one.manoeuvre,
        outcome: one.outcome,
        branches: branchesOf(one.manoeuvre, one.outcome, {
          events,
          means,
          densityUncertainty: input.rules.densityUncertainty,
          model: settling.model,
        }),
        breaks: [],
      },
      setting,
    ),
  });
  const { value } = found;
  const far = farthest.ok ? farthest.value.candidates.slice(0, 1) : [];
  return ok({
    tcaTaiS,
    targetProbability: targetPc,
    totalProbabilityBefore: value.before.totalPcBefore,
    isTargetMet: value.before.totalPcBefore <= targetPc,
    candidates: [...value.candidates.map((one) => wire(one, false)), ...far.map((one) => wire(one, true))],
    lastChance: value.latestOrbits === undefined ? null : time(tcaTaiS - value.latestOrbits * periodS),
    constraints: {
      tried: value.constraints.tried,
      feasible: value.constraints.feasible,
      forbids: Object.entries(value.constraints.forbids).map(([name, count]) => ({
        constraint: wireConstraint(name as never),
        count: count ?? 0,
      })),
      emptiedBy: value.constraints.emptiedBy === undefined ? null : wireConstraint(value.constraints.emptiedBy),
    },
    isBeyondMeans: value.constraints.tried === 0,
  });
}

function before({ events, means }: Opened): readonly number[] {
  const outcome = outcomeOf([], events, means.body, 'two-body');
  return outcome.ok ? outcome.value.before.map(({ pc }) => pc) : [];
}

/** The exact result of a manoeuvre that somebody gives, or what is wrong with it. */
export function evaluate(question: {
  readonly input: PlanInput;
  readonly manoeuvre: GivenManoeuvre;
  readonly returnManoeuvre?: GivenManoeuvre;
  readonly constraints: WireConstraints;
}): Result<ManoeuvreResult, NothingToPlan | { readonly code: 'REFUSED'; readonly refusals: readonly PlanRefusal[] }> {
  const { input, manoeuvre: given, returnManoeuvre } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const ignitionTaiS = taiOf(given.ignitionEpoch);
  const near = around(input, opened.value);
  const refusals = refusalsOf(given, ignitionTaiS, { input, means, tcaTaiS, shadows: near.shadows });
  if (refusals.length > 0) return fail({ code: 'REFUSED', refusals });
  const manoeuvre = plannedOf(given, ignitionTaiS, means, near.shadows);
  const back =
    returnManoeuvre &&
    readReturn(returnManoeuvre, manoeuvre, taiOf(returnManoeuvre.ignitionEpoch), {
      ...{ input, means, tcaTaiS },
      shadowsUntil: (untilTaiS) => around(input, opened.value, untilTaiS).shadows,
    });
  if (back !== undefined && !back.ok) return back;
  const returning = back === undefined ? [] : [back.value];
  const outcome = outcomeOf([manoeuvre, ...returning], events, means.body, 'full');
  if (!outcome.ok) {
    const refusal = {
      pointer: '#/manoeuvre',
      message: `The orbit cannot be computed with this manoeuvre: ${outcome.fault.code}.`,
    };
    return fail({ code: 'REFUSED', refusals: [refusal] });
  }
  const constraints = constraintsOf(input, question.constraints, means, near);
  const main = events[0]!.primary;
  const { smaChangeM } = orbitChange(manoeuvre, main, outcome.value);
  const propellantKg = propellantOf(manoeuvre, means.body.massKg);
  const measured = {
    ...{ manoeuvre, tcaTaiS, smaChangeM },
    phaseRad: phaseShiftRad(main, smaChangeM, ignitionTaiS),
    ...(propellantKg !== undefined && { propellantKg }),
  };
  const breaksOfReturn = (one: PlannedManoeuvre) =>
    broken(
      { manoeuvre: one, tcaTaiS },
      afterBurn(
        constraintsOf(input, question.constraints, means, around(input, opened.value, cutoffTaiS(one))),
        manoeuvre,
      ),
    );
  const change = returning[0] && returnChange(manoeuvre, returning[0], main, means.body);
  const model = 'full';
  const { densityUncertainty, watchPc, uplinkLeadS } = input.rules;
  return ok(
    wireResult(
      {
        ...{ manoeuvre, outcome: outcome.value },
        breaks: [...new Set([...broken(measured, constraints), ...returning.flatMap(breaksOfReturn)])],
        branches: branchesOf(manoeuvre, outcome.value, { events, means, densityUncertainty, model, returning }),
        ...(change && { returning: { manoeuvre: returning[0]!, change } }),
      },
      {
        ...{ events, means, periodS, watchPc, uplinkLeadS },
        contacts: input.stations.length > 0 ? near.contacts : undefined,
      },
    ),
  );
}

/** Total probability over begin and size. */
export function tradeSpaceOf(question: {
  readonly input: PlanInput;
  readonly body: TradeSpaceBody;
}): Result<Omit<TradeSpace, 'conjunctionId'>, NothingToPlan> {
  const { input, body } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { means, tcaTaiS, periodS } = opened.value;
  const grid = tradeAxes(body, opened.value);
  const cells = cellsOf(opened.value, grid, input.rules.watchPc);
  if (!cells.ok) return cells;
  const { orbitsBeforeTca, sizes } = grid;
  const byColumn = <T>(at: (k: number) => T): T[][] =>
    orbitsBeforeTca.map((_, column) => sizes.map((_size, row) => at(column * sizes.length + row)));
  return ok({
    manoeuvreType: means.type,
    ignitionEpochs: orbitsBeforeTca.map((orbits) => time(tcaTaiS - orbits * periodS)),
    orbitsBeforeTca: [...orbitsBeforeTca],
    sizes: [...sizes],
    log10TotalProbability: byColumn((k) => Math.max(-300, cells.value.log10TotalPc[k]!)),
    raised: byColumn((k) => cells.value.raised[k] === 1),
  });
}

/** The cells of a grid, by column, then row. */
function cellsOf(
  { events }: Opened,
  { orbitsBeforeTca, sizes, parts }: TradeGrid,
  watchPc: number,
): Result<{ readonly log10TotalPc: Float32Array; readonly raised: Uint8Array }, NothingToPlan> {
  const space = openTradeSpace(events, { watchPc });
  if (!space.ok) return fail({ code: 'NO_COVARIANCE', missing: [] });
  const log10TotalPc = new Float32Array(orbitsBeforeTca.length * sizes.length);
  const raised = new Uint8Array(log10TotalPc.length);
  for (const { axes, firstRow, rows } of parts) {
    const cells = space.value.tradeSpace(axes);
    if (!cells.ok) throw new Error(`axes that the trade space does not take: ${cells.fault.code}`);
    for (let column = 0; column < orbitsBeforeTca.length; column++) {
      const at = column * sizes.length + firstRow;
      log10TotalPc.set(cells.value.log10TotalPc.subarray(column * rows, (column + 1) * rows), at);
      raised.set(cells.value.raised.subarray(column * rows, (column + 1) * rows), at);
    }
  }
  return ok({ log10TotalPc, raised });
}

/** A cell that is worth screening. */
export interface CellFlight extends ChosenCell, Starred {
  readonly size: number;
  readonly impulses: readonly PlannedImpulse[];
}

/** The best cells of a trade space, as impulses. */
export function chooseCells(question: {
  readonly input: PlanInput;
  readonly body: TradeSpaceScreeningBody;
}): Result<
  { readonly targetPc: number; readonly tcaTaiS: number; readonly cells: readonly CellFlight[] },
  NothingToPlan
> {
  const { input, body } = question;
  const opened = open(input);
  if (!opened.ok) return opened;
  const { events, means, tcaTaiS, periodS } = opened.value;
  const grid = tradeAxes(body, opened.value);
  const totals = cellsOf(opened.value, grid, input.rules.watchPc);
  if (!totals.ok) return totals;
  const targetPc = body.targetProbability ?? targetOf(before(opened.value), input.rules);
  const { massKg } = means.body;
  const flown: (ChosenCell & { readonly manoeuvre: PlannedManoeuvre })[] = [];
  grid.orbitsBeforeTca.forEach((orbits, column) => {
    const ignitionTaiS = tcaTaiS - orbits * periodS;
    if (ignitionTaiS <= input.nowTaiS) return;
    grid.sizes.forEach((size, row) => {
      const k = column * grid.sizes.length + row;
      const log10TotalPc = totals.value.log10TotalPc[k]!;
      if (size === 0 || Number.isNaN(log10TotalPc) || totals.value.raised[k] === 1) return;
      const manoeuvre = grid.manoeuvreAt(column, row);
      const cut = cutoffTaiS(manoeuvre);
      if (input.rules.noBurn.some(({ span }) => span[0] <= cut && ignitionTaiS <= span[1])) return;
      const cost = deltaVOf(manoeuvre, massKg) || Math.abs(size);
      flown.push({ column, row, log10TotalPc, cost, manoeuvre });
    });
  });
  const pressurePa = means.type === 'DIFFERENTIAL_DRAG' ? dynamicPressure(events[0]!.primary) : 0;
  return ok({
    ...{ targetPc, tcaTaiS },
    cells: bestCells(flown, targetPc, body.cells).map(({ manoeuvre, ...cell }) => {
      const impulses = asImpulses(manoeuvre, means.body, periodS, pressurePa) ?? [];
      const alongMps = impulses.reduce((sum, { deltaVRtnMps }) => sum + deltaVRtnMps[1], 0);
      return {
        ...cell,
        impulses,
        size: grid.sizes[cell.row]!,
        orbitsBeforeTca: grid.orbitsBeforeTca[cell.column]!,
        smaChangeM: (alongMps * periodS) / Math.PI,
      };
    }),
  });
}
