import { egm96 } from '@keepout/astro/force/egm96';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import type { Atmosphere, Force } from '@keepout/astro/force/force';
import { forceModel } from '@keepout/astro/force/model';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import type { Manoeuvres } from '@keepout/astro/numerical/manoeuvre';
import { type ManoeuvreDifference, manoeuvreDifference } from '@keepout/astro/numerical/manoeuvre-difference';
import { type PropagationFault, propagateNumerically } from '@keepout/astro/numerical/propagate';
import type { NumericalTrajectory } from '@keepout/astro/numerical/trajectory';
import { stateOfSix } from '@keepout/astro/six-numbers';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { attractionInKernel } from '@keepout/kernel/gravity';
import { fail, ok, type Result } from '@keepout/units/result';
import { airAlong } from './air-along.ts';
import { type PlannedManoeuvre, propulsionOf } from './manoeuvre.ts';

/** Which forces a plan is computed with. */
export type DynamicsModel = 'two-body' | 'full';

/** Satellite that the forces act on. */
export interface PlannedBody {
  readonly massKg: number;
  readonly drag?: { readonly areaM2: number; readonly coefficient: number };
  readonly radiation?: { readonly areaM2: number; readonly coefficient: number };
  /** Absent: the exponential atmosphere. */
  readonly atmosphere?: Atmosphere;
}

/** Field to so high a degree: the difference of two orbits some kilometres apart feels little else. */
const FIELD_DEGREE = 12;
/** Relative error of a step; after a week the difference is off by centimetres in a low orbit, by decimetres in a very long one (docs/models/planning). */
const RELATIVE_ERROR = 1e-10;

/**
 * The change that manoeuvres make to an orbit.
 *
 * Method   `manoeuvreDifference`: two numerical orbits from one state, with the manoeuvres and without; the state is first carried
 *          back from its epoch to just before the first ignition; docs/models/planning
 * Assumes  two-body: the point mass alone, and the air where the manoeuvre is made of it. full: EGM96 12x12, Sun, Moon, and drag
 *          and sunlight where the body has areas
 *
 * @param knownState   the satellite's state, inertial; after the ignition as a rule: at closest approach
 * @returns ok: ManoeuvreDifference   |   fault: PropagationFault
 */
export function flownDifference(
  manoeuvres: readonly PlannedManoeuvre[],
  knownState: StateVector,
  stopTaiS: number,
  body: PlannedBody,
  model: DynamicsModel,
): Result<ManoeuvreDifference, PropagationFault> {
  const ignitionTaiS = Math.min(...manoeuvres.map((manoeuvre) => manoeuvre.ignitionTaiS));
  const surfaces = surfacesOf(manoeuvres);
  const hasSurfaces = surfaces.length > 0;
  const span = [Math.min(ignitionTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)] as const;
  const air = hasSurfaces || model === 'full' ? airOf(body, knownState, span, model) : exponentialAtmosphere;
  const start = beginAt(knownState, ignitionTaiS, body, model, air);
  if (!start.ok) return start;
  const free = forcesOf(body, model, air);
  const forces = hasSurfaces ? [...surfaces.map(({ force }) => force(air)), ...forcesOf(body, model, air)] : free;
  const forcesWithout = hasSurfaces
    ? [...surfaces.map(({ forceUndone }) => forceUndone(air)), ...forcesOf(body, model, air)]
    : free;
  return manoeuvreDifference({
    initial: start.value,
    massKg: body.massKg,
    stopTaiS,
    forces,
    forcesWithout,
    manoeuvres: motorsOf(manoeuvres),
    relativeError: RELATIVE_ERROR,
    isPointMass: model === 'two-body' && !hasSurfaces,
    ...(!hasSurfaces && { keptFree: keptFree(start.value, body, model, air) }),
  });
}

const freeOrbits = new WeakMap<
  StateVector,
  { readonly key: string; readonly air: Atmosphere; readonly orbit: NumericalTrajectory }
>();

/** The orbit that is left, of one begin the last one: a week of it costs as much as the one with the burn. */
function keptFree(
  start: StateVector,
  { atmosphere: _, ...tabled }: PlannedBody,
  model: DynamicsModel,
  air: Atmosphere,
) {
  return (edges: string, fly: () => Result<NumericalTrajectory, PropagationFault>) => {
    const key = `${edges} ${model} ${JSON.stringify(tabled)}`;
    const cached = freeOrbits.get(start);
    if (cached?.key === key && cached.air === air) return ok(cached.orbit);
    const flown = fly();
    if (flown.ok) freeOrbits.set(start, { key, air, orbit: flown.value });
    return flown;
  };
}

/** Returns the orbit without any manoeuvre over a span, from a state at any time. @returns ok: NumericalTrajectory, GCRF | fault */
export function freeOrbit(
  knownState: StateVector,
  startTaiS: number,
  stopTaiS: number,
  body: PlannedBody,
  model: DynamicsModel,
): Result<NumericalTrajectory, PropagationFault> {
  const span = [Math.min(startTaiS, knownState.epochTaiS), Math.max(stopTaiS, knownState.epochTaiS)] as const;
  const forces = forcesOf(body, model, airOf(body, knownState, span, model));
  const start = stateAt(knownState, startTaiS, body, model, forces);
  if (!start.ok) return start;
  const initial = transformState(start.value, 'GCRF');
  return propagateNumerically({ initial, massKg: body.massKg, stopTaiS, forces, relativeError: RELATIVE_ERROR });
}

/** The density along the orbit of a state; a body without drag needs none. */
function airOf(
  body: PlannedBody,
  knownState: StateVector,
  span: readonly [number, number],
  model: DynamicsModel,
): Atmosphere {
  const { atmosphere, ...tabled } = body;
  return airAlong(atmosphere, knownState, span, `${model} ${JSON.stringify(tabled)}`, (startTaiS, stopTaiS) => {
    const flown = freeOrbit(knownState, startTaiS, stopTaiS, tabled, model);
    return flown.ok ? flown.value : undefined;
  });
}

const begins = new WeakMap<StateVector, Map<string, { readonly air: Atmosphere; readonly state: StateVector }>>();

/** Returns the state at the first ignition. A search tries many magnitudes of one ignition: the orbit back to it is propagated once. */
function beginAt(
  knownState: StateVector,
  epochTaiS: number,
  body: PlannedBody,
  model: DynamicsModel,
  air: Atmosphere,
): Result<StateVector, PropagationFault> {
  const { atmosphere: _, ...surfaces } = body;
  const key = `${epochTaiS} ${model} ${JSON.stringify(surfaces)}`;
  const cached = begins.get(knownState)?.get(key);
  if (cached?.air === air) return ok(cached.state);
  const state = stateAt(knownState, epochTaiS, body, model, forcesOf(body, model, air));
  if (state.ok) {
    const ofKnown = begins.get(knownState) ?? new Map<string, { air: Atmosphere; state: StateVector }>();
    begins.set(knownState, ofKnown.set(key, { air, state: state.value }));
  }
  return state;
}

function stateAt(
  knownState: StateVector,
  epochTaiS: number,
  body: PlannedBody,
  model: DynamicsModel,
  forces: readonly Force[],
): Result<StateVector, PropagationFault> {
  if (epochTaiS === knownState.epochTaiS) return ok(knownState);
  if (model === 'two-body') return ok(twoBodyStateAt(transformState(knownState, 'GCRF'), epochTaiS));
  const flown = propagateNumerically({
    initial: transformState(knownState, 'GCRF'),
    massKg: body.massKg,
    stopTaiS: epochTaiS,
    forces,
    relativeError: RELATIVE_ERROR,
  });
  if (!flown.ok) return flown;
  const six = new Float64Array(6);
  if (!flown.value.stateAt(epochTaiS, six)) return fail({ code: 'state-not-finite', epochTaiS });
  return ok(stateOfSix(six, epochTaiS, 'GCRF'));
}

/** Impulses and burns as the propagator takes them. */
function motorsOf(manoeuvres: readonly PlannedManoeuvre[]): Manoeuvres {
  const motors = manoeuvres.map((manoeuvre) => propulsionOf(manoeuvre).motors(manoeuvre));
  return {
    burns: motors.flatMap(({ burns = [] }) => burns),
    impulses: motors.flatMap(({ impulses = [] }) => impulses),
  };
}

/** Forces of manoeuvres without an engine, and the nominal attitude over the same time as their reference. */
function surfacesOf(manoeuvres: readonly PlannedManoeuvre[]) {
  return manoeuvres.flatMap((manoeuvre) => {
    const { surface } = propulsionOf(manoeuvre);
    if (surface === undefined) return [];
    return [
      {
        force: (air: Atmosphere): Force => surface.force(manoeuvre, air),
        forceUndone: (air: Atmosphere): Force => surface.force(surface.undone(manoeuvre), air),
      },
    ];
  });
}

function forcesOf(body: PlannedBody, model: DynamicsModel, atmosphere: Atmosphere): readonly Force[] {
  const { massKg: _, atmosphere: _of, ...surfaces } = body;
  if (model === 'two-body') return forceModel('GCRF', {});
  return forceModel('GCRF', {
    gravity: egm96(FIELD_DEGREE),
    attractionOf: attractionInKernel,
    withSun: true,
    withMoon: true,
    ...(surfaces.drag && { drag: { ...surfaces.drag, atmosphere } }),
    ...(surfaces.radiation && { radiation: surfaces.radiation }),
  });
}
