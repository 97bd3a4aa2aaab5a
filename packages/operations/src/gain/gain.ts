import { type DragKnowledge, dragPersistence } from '@keepout/astro/force/drag-of-elements';
import { egm96 } from '@keepout/astro/force/egm96';
import { exponentialAtmosphere } from '@keepout/astro/force/exponential-atmosphere';
import { forceModel } from '@keepout/astro/force/model';
import {
  type EarthOrientation,
  type EarthOrientationDays,
  earthOrientationOfDays,
} from '@keepout/astro/frames/earth-orientation';
import type { DensityError, Ephemeris, ObjectType, StateVector } from '@keepout/astro/nouns';
import type { PropagationFault } from '@keepout/astro/numerical/propagate';
import { carriableCovariance } from '@keepout/conjunction/covariance/estimated';
import { DEFAULT_VERDICT_THRESHOLDS } from '@keepout/conjunction/decision/verdict';
import { attractionInKernel } from '@keepout/kernel/gravity';
import { cheapestSet, openShare } from '@keepout/planning/expected-gain/cheapest-set';
import {
  type ExpectedGain,
  gainOf,
  missGainOf,
  type OutcomesUnknown,
} from '@keepout/planning/expected-gain/expected-gain';
import {
  type GainBasis,
  type GainFault,
  gainBasis,
  knowledgeOf,
  type PassKnowledge,
} from '@keepout/planning/expected-gain/gain-basis';
import { thinned } from '@keepout/planning/expected-gain/thinned-track';
import { orbitArc } from '@keepout/tracking/orbit-update/arc';
import { inTurn, type Progress, partOfProgress } from '@keepout/units/progress';
import { fail, ok, type Result } from '@keepout/units/result';
import { forceModelCovariance } from '../orbit/elements-state.ts';
import { orbitForces } from '../orbit/forces.ts';
import { meanElements, type PlainElements } from '../orbit/plain-elements.ts';
import { type PassSpan, plannedTrack, type SensorAccuracy, type SensorPlace } from '../sensor/sensor.ts';

/** One of the two objects at closest approach. Plain data. */
export interface GainObject {
  /** EME2000, m and m/s. */
  readonly positionM: readonly [number, number, number];
  readonly velocityMps: readonly [number, number, number];
  /** Covariance as six rows of six, RTN of the object; null where unknown. */
  readonly covarianceRtn: readonly (readonly number[])[] | null;
  /** Whether the covariance is that of this orbit and not the typical one of its age. */
  readonly isErrorKnown: boolean;
  /** Error of the atmospheric density, common to objects in one atmosphere; counts where both objects have it. */
  readonly densityError?: DensityError;
}

export interface GainEncounter {
  readonly tcaTaiS: number;
  readonly primary: GainObject;
  readonly secondary: GainObject;
  readonly combinedHardBodyRadiusM: number;
  /** Probabilities from which on it is acted, and below which it is safe. */
  readonly actLimit: number;
  readonly watchLimit: number;
}

/** A pass that could be observed, and how well. */
export interface GainPass extends PassSpan {
  readonly id: string;
  /** Cost for the search of the cheapest set: the cost until the observation succeeds. */
  readonly price: number;
  readonly sensor: SensorPlace & SensorAccuracy;
}

/** Query of the expected gain of observations of an encounter. Plain data. */
export interface GainQuestion {
  readonly encounter: GainEncounter;
  readonly observed: 'primary' | 'secondary';
  /**
   * Drag of the observed object: with a coefficient in the exponential density, or without one as a constant decay; null: zero, or
   * unknown.
   */
  readonly drag: (Omit<DragKnowledge, 'coefficientM2PerKg'> & Partial<DragKnowledge>) | null;
  /** The element set that an update of the passes begins with where the message has but the usual error of its age; absent: it begins with the message. */
  readonly elements?: PlainElements;
  /** Unmodelled accelerations that add from pass to pass, as in the update (`DynamicsParameters.noise`); absent: zero. */
  readonly noise?: 'OBJECT';
  readonly objectType?: ObjectType;
  readonly passes: readonly GainPass[];
  /** Passes that are ordered and not measured yet: every result includes them, and what it is compared with does so too; absent: none. */
  readonly ordered?: readonly Omit<GainPass, 'id' | 'price'>[];
  /** Of each by itself, of each with the cheapest set, or of all together. */
  readonly requestedScope: 'each' | 'each-and-set' | 'together';
  /** Outcomes that are drawn; absent: as many as say a share of one in ten to 3 %. */
  readonly draws?: number;
  readonly seed?: number;
  /** Absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** As far as it decides how the observed object moves. */
type MovedObject = Pick<GainQuestion, 'encounter' | 'observed' | 'noise' | 'objectType' | 'earthOrientation'> &
  Partial<Pick<GainQuestion, 'drag'>>;

export interface GainAnswer {
  /** Results of each pass separately, in the order of the query; empty where not requested. */
  readonly singleGains: readonly ExpectedGain[];
  readonly together: ExpectedGain | undefined;
  /** The cheapest set that is expected to decide the conjunction. */
  readonly starred: GainSet | undefined;
  /** Where none is, the cheapest that goes as far as all passes together. */
  readonly best: GainSet | undefined;
}

/** Passes by their ids, and their joint expected covariance reduction. */
export interface GainSet {
  readonly ids: readonly string[];
  readonly gain: ExpectedGain;
}

/** 3 % of a share of one in ten. */
const USUAL_DRAWS = 256;
const USUAL_SEED = 1;
/** Number of outcomes that are assessed completely, of all passes in total and of each at least. */
const [ALL_JUDGED, FEWEST_JUDGED] = [384, 16];
/** Gravity by which the object moves from a pass to closest approach, with Sun and Moon: docs/decisions/0088. */
const FIELD_DEGREE = 8;
/** Metres in days. */
const RELATIVE_ERROR = 1e-9;
/** Forces are of a body of one kilogram. */
const MASS_KG = 1;
/** With more passes, sets are searched among the most informative ones only. */
const MOST_IN_SETS = 24;
/** Maximum number of measurements per pass; beyond it each represents several. */
const MOST_POINTS = 36;

/**
 * Computes the expected gain of passes for an encounter: docs/models/expected-gain. Used by server and command line.
 *
 * Assumes  gravity to degree 8, Sun and Moon, and the drag of the query; unmodelled forces are the noise of the update of the same object
 *          (`orbitForces`); a measurement every 10 s from the first to the last instant of a pass
 *
 * @returns ok: GainAnswer   |   fault: those of the basis and of the passes; "covariance-unusable" where an object has no covariance;
 *          "no-method-holds" where no method is valid for the encounter, "too-many-passes" where outcomes are assessed completely and one by one;
 *          with the known part of the miss distance in each case
 */
export function gainsOfPasses(
  question: GainQuestion,
  progress?: Progress,
): Result<GainAnswer, GainFault | OutcomesUnknown> {
  const { passes, ordered = [], requestedScope, draws = USUAL_DRAWS, seed = USUAL_SEED } = question;
  const basis = basisOf(question);
  if (!basis.ok) return basis;
  const tracks = [...ordered, ...passes].map(({ sensor, startTaiS, stopTaiS }) =>
    thinned(plannedTrack(sensor, { startTaiS, stopTaiS }), MOST_POINTS),
  );
  if ([...ordered, ...passes].some(({ stopTaiS }) => stopTaiS >= question.encounter.tcaTaiS))
    return fail({ code: 'pass-after-approach' });
  const knowledge = knowledgeOf(basis.value, tracks, orientationOf(question));
  if (!knowledge.ok) return knowledge;
  const { asItIs, isPlanar } = basis.value.now;
  const isTooMany = !isPlanar && requestedScope !== 'together' && passes.length * FEWEST_JUDGED > ALL_JUDGED;
  if (asItIs === undefined || isTooMany) {
    const { arc, tracks: planned } = knowledge.value;
    const code = asItIs === undefined ? 'no-method-holds' : 'too-many-passes';
    return fail({ code, missGain: missGainOf(basis.value, arc, planned) });
  }
  return ok(answerOf(basis.value, knowledge.value, passes, requestedScope, { draws, seed, progress }));
}

function answerOf(
  basis: GainBasis,
  { arc, tracks }: PassKnowledge,
  passes: readonly GainPass[],
  requestedScope: GainQuestion['requestedScope'],
  { progress, ...draws }: { readonly draws: number; readonly seed: number; readonly progress: Progress | undefined },
): GainAnswer {
  const noSet = { starred: undefined, best: undefined };
  const orderedTracks = tracks.slice(0, tracks.length - passes.length);
  const offeredTracks = tracks.slice(orderedTracks.length);
  // What a result is compared with: the encounter after the passes that are ordered already.
  const { missSigmaAfterM: missSigmaBeforeM } = missGainOf(basis, arc, orderedTracks);
  const beyondOrdered = (gain: ExpectedGain, count: number): ExpectedGain =>
    orderedTracks.length === 0 ? gain : { ...gain, passes: count, missSigmaBeforeM };
  const gainWith = (furtherTracks: typeof tracks, sampling: typeof draws) =>
    beyondOrdered(gainOf(basis, arc, [...orderedTracks, ...furtherTracks], sampling), furtherTracks.length);
  if (requestedScope === 'together') return { singleGains: [], together: gainWith(offeredTracks, draws), ...noSet };
  const drawsPerPass = Math.max(FEWEST_JUDGED, Math.floor(ALL_JUDGED / offeredTracks.length));
  const ofEach = basis.now.isPlanar ? draws : { ...draws, draws: Math.min(draws.draws, drawsPerPass) };
  const singleGains: ExpectedGain[] = [];
  for (const track of inTurn(offeredTracks, partOfProgress(progress, 0, 0.8)))
    singleGains.push(gainWith([track], ofEach));
  const priced = passes.map(({ id, price }, i) => ({
    id,
    price,
    knowledge: offeredTracks[i]!,
    alone: singleGains[i]!,
  }));
  // A set is found among hundreds, and an outcome that is judged whole takes milliseconds.
  const isSought = requestedScope === 'each-and-set' && basis.now.isPlanar;
  const cheapest = isSought
    ? cheapestSet(mostTelling(priced), basis, arc, { ...draws, ordered: orderedTracks })
    : undefined;
  const set = cheapest && { ...cheapest, gain: beyondOrdered(cheapest.gain, cheapest.ids.length) };
  return { singleGains, together: undefined, ...noSet, ...(set?.isSettling ? { starred: set } : { best: set }) };
}

/** Those that settle most, and know the miss best: of an object that the air brakes the last ones, not the first. */
function mostTelling<T extends { readonly alone: ExpectedGain }>(passes: readonly T[]): readonly T[] {
  const mostInformative = passes
    .toSorted((a, b) => openShare(a.alone) - openShare(b.alone) || a.alone.missSigmaAfterM - b.alone.missSigmaAfterM)
    .slice(0, MOST_IN_SETS);
  return passes.filter((pass) => mostInformative.includes(pass));
}

function basisOf(question: GainQuestion): Result<GainBasis, GainFault> {
  const { encounter, observed, drag, elements, passes, ordered = [] } = question;
  const { primary, secondary, tcaTaiS, combinedHardBodyRadiusM: hardBodyRadiusM, actLimit, watchLimit } = encounter;
  const [primaryCovarianceRtn, secondaryCovarianceRtn] = [
    covarianceOf(primary, tcaTaiS),
    covarianceOf(secondary, tcaTaiS),
  ];
  if (primaryCovarianceRtn === undefined) return fail({ code: 'covariance-unusable', object: 'primary' });
  if (secondaryCovarianceRtn === undefined) return fail({ code: 'covariance-unusable', object: 'secondary' });
  const startTaiS = Math.min(tcaTaiS, ...[...ordered, ...passes].map((pass) => pass.startTaiS));
  return gainBasis({
    primary: stateOf(primary, tcaTaiS),
    secondary: stateOf(secondary, tcaTaiS),
    primaryCovarianceRtn,
    secondaryCovarianceRtn,
    isOtherEstimated: !encounter[observed === 'primary' ? 'secondary' : 'primary'].isErrorKnown,
    isObservedEstimated: !encounter[observed].isErrorKnown,
    ...(elements &&
      !encounter[observed].isErrorKnown && {
        errorAt: forceModelCovariance(meanElements(elements), startTaiS, tcaTaiS, orientationOf(question)),
      }),
    ...(primary.densityError &&
      secondary.densityError && {
        densityErrors: { primary: primary.densityError, secondary: secondary.densityError },
      }),
    ...(drag && { drag: { ...drag, persistence: dragPersistence(drag.sigmaShare) } }),
    hardBodyRadiusM,
    observed,
    thresholds: { ...DEFAULT_VERDICT_THRESHOLDS, actPc: actLimit, watchPc: watchLimit },
    dynamics: dynamicsOfObject(question),
  });
}

/** The usual error of an age as it has to be where it is carried back to the passes: the same at closest approach, but for the mean motion. */
function covarianceOf(object: GainObject, tcaTaiS: number): Float64Array | undefined {
  const covariance = object.covarianceRtn?.flat();
  if (covariance === undefined || object.isErrorKnown) return covariance && Float64Array.from(covariance);
  return carriableCovariance(stateOf(object, tcaTaiS), covariance).matrix;
}

const stateOf = ({ positionM, velocityMps }: GainObject, epochTaiS: number): StateVector => ({
  epochTaiS,
  frame: 'EME2000',
  positionM,
  velocityMps,
});

/** Returns gravity field and drag of the observed object; unmodelled accelerations are those of the update of the same object. */
function dynamicsOfObject(question: MovedObject) {
  const { encounter, observed, drag, noise, objectType = 'UNKNOWN' } = question;
  const eop = orientationOf(question);
  const { coefficientM2PerKg, sigmaShare = 0 } = drag ?? {};
  const forcesWith = (sigmas: number) =>
    forceModel('EME2000', {
      gravity: egm96(FIELD_DEGREE),
      attractionOf: attractionInKernel,
      withSun: true,
      withMoon: true,
      ...(eop && { eop }),
      ...(coefficientM2PerKg !== undefined && {
        drag: {
          areaM2: coefficientM2PerKg * (1 + sigmas * sigmaShare) * MASS_KG,
          coefficient: 1,
          atmosphere: exponentialAtmosphere,
        },
      }),
    });
  const stateAtTca = stateOf(encounter[observed], encounter.tcaTaiS);
  const brake = coefficientM2PerKg === undefined ? undefined : { coefficientM2PerKg, sigmaShare };
  const left = noise && orbitForces({ nearState: stateAtTca, objectType, drag: brake }).noise;
  return {
    forces: forcesWith(0),
    massKg: MASS_KG,
    relativeError: RELATIVE_ERROR,
    ...(brake && { considered: forcesWith(1) }),
    ...(left && { noise: left }),
  };
}

function orientationOf({ earthOrientation }: Pick<GainQuestion, 'earthOrientation'>): EarthOrientation | undefined {
  return earthOrientation && earthOrientationOfDays(earthOrientation);
}

/** Returns the orbit of the observed object before closest approach, as used for its gains: passes are searched on it. */
export function orbitBefore(question: MovedObject, startTaiS: number): Result<Ephemeris, PropagationFault> {
  const { encounter, observed } = question;
  const state = stateOf(encounter[observed], encounter.tcaTaiS);
  const arc = orbitArc(state, startTaiS, encounter.tcaTaiS, dynamicsOfObject(question));
  if (!arc.ok) return arc;
  const { stopTaiS } = arc.value;
  return ok({
    frame: 'EME2000',
    startTaiS: arc.value.startTaiS,
    stopTaiS,
    stateAt: (at, out) => arc.value.read(at, out),
  });
}
