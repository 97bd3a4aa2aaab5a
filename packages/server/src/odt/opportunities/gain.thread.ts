import { DRAG_PERSISTENCE, type DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { StateVector } from '@keepout/astro/nouns';
import { carriableCovariance } from '@keepout/conjunction/covariance/estimated';
import type { ExpectedGain as ToldGain } from '@keepout/contract/odt/opportunity';
import { cheapestSet } from '@keepout/planning/expected-gain/cheapest-set';
import { type ExpectedGain, gainOf } from '@keepout/planning/expected-gain/expected-gain';
import { type GainBasis, gainBasis, knowledgeOf, type PassKnowledge } from '@keepout/planning/expected-gain/gain-basis';
import { thinned } from '@keepout/planning/expected-gain/thinned-track';
import type { PlannedTrack } from '@keepout/tracking/orbit-update/planned-information';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import type { EncounterObject, KnownEncounter } from '../../ports/conjunctions.ts';
import { type SensorGeometry, viewOf } from '../passes/sensor-geometry.ts';
import type { SensorRow } from '../sensors/store.ts';
import { MEASUREMENT_STEP_S } from './measurement-step.ts';

/** A pass that could be observed, and how well. */
export interface GainPass {
  readonly id: string;
  /** By which the cheapest set is found: what it costs until it comes off. */
  readonly price: number;
  readonly geometry: SensorGeometry;
  readonly accuracy: SensorRow['content']['accuracy'];
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

export interface GainQuestion {
  readonly encounter: KnownEncounter;
  readonly observed: 'primary' | 'secondary';
  /** How the air brakes the observed object; null: not at all, or nobody knows. */
  readonly drag: Pick<DragKnowledge, 'decayMps' | 'sigmaShare'> | null;
  readonly passes: readonly GainPass[];
  /** Of each by itself, of each with the cheapest set, or of all together. */
  readonly asked: 'each' | 'each-and-set' | 'together';
}

export interface GainAnswer {
  /** Of each pass alone, in the order of the question; empty where that was not asked. */
  readonly each: readonly ToldGain[];
  readonly together: ToldGain | undefined;
  readonly starred: { readonly ids: readonly string[]; readonly gain: ToldGain } | undefined;
}

/** 3 % of a share of one in ten. */
const DRAWS = { draws: 256, seed: 1 };
/**
 * Gravity by which the object moves from a pass to closest approach, without Sun and Moon: the sigmas that follow are those of 12 degrees
 * to one in ten thousand.
 */
const FIELD_DEGREE = 4;
/** Metres in days. */
const RELATIVE_ERROR = 1e-9;
/** Drag is beside the orbit, radiation pressure left out: the mass does not count. */
const MASS_KG = 1;
/** Of more passes, sets are sought among those only that tell most by themselves. */
const MOST_IN_SETS = 24;
/** Measurements of a pass that are reckoned with, each standing for several. */
const MOST_POINTS = 12;

/**
 * What passes would tell about an encounter: docs/models/expected-gain.
 *
 * @returns undefined where the message has no covariance of both objects, the orbit cannot be followed, or two dimensions do not do for
 *          the encounter: the verdict is by another method then, and outcomes in the plane would say the opposite of it
 */
export function gainsOfPasses({ encounter, observed, drag, passes, asked }: GainQuestion): GainAnswer | undefined {
  const basis = basisOf(encounter, observed, drag);
  const before = passes.filter(({ stopTaiS }) => stopTaiS < encounter.tcaTaiS);
  if (basis?.now.isPlanar !== true || before.length < passes.length || passes.length === 0) return undefined;
  const known = knowledgeOf(basis, passes.map(trackOf));
  return known.ok ? answerOf(basis, known.value, passes, asked) : undefined;
}

function answerOf(
  basis: GainBasis,
  { arc, tracks }: PassKnowledge,
  passes: readonly GainPass[],
  asked: GainQuestion['asked'],
): GainAnswer {
  if (asked === 'together') {
    return { each: [], together: told(gainOf(basis, arc, tracks, DRAWS)), starred: undefined };
  }
  const each = tracks.map((track) => gainOf(basis, arc, [track], DRAWS));
  const priced = passes.map(({ id, price }, i) => ({ id, price, knowledge: tracks[i]!, alone: each[i]! }));
  const set = asked === 'each-and-set' ? cheapestSet(mostTelling(priced), basis, arc, DRAWS) : undefined;
  return {
    each: each.map(told),
    together: undefined,
    starred: set && { ids: set.ids, gain: told(set.gain) },
  };
}

/** Those that leave least open, and the miss best known: of an object that the air brakes the last ones, not the first. */
function mostTelling<T extends { readonly alone: ExpectedGain }>(passes: readonly T[]): readonly T[] {
  const chosen = passes
    .toSorted((a, b) => a.alone.stays - b.alone.stays || a.alone.missSigmaAfterM - b.alone.missSigmaAfterM)
    .slice(0, MOST_IN_SETS);
  return passes.filter((one) => chosen.includes(one));
}

function basisOf(
  encounter: KnownEncounter,
  observed: GainQuestion['observed'],
  drag: GainQuestion['drag'],
): GainBasis | undefined {
  const { primary, secondary, tcaTaiS, combinedHardBodyRadiusM: hardBodyRadiusM, actLimit, watchLimit } = encounter;
  const [first, second] = [covarianceOf(primary, tcaTaiS), covarianceOf(secondary, tcaTaiS)];
  if (first === undefined || second === undefined) return undefined;
  const forces = forceModel('EME2000', { gravity: egm96(FIELD_DEGREE), withSun: false, withMoon: false });
  const basis = gainBasis({
    primary: stateOf(primary, tcaTaiS),
    secondary: stateOf(secondary, tcaTaiS),
    primaryCovarianceRtn: first,
    secondaryCovarianceRtn: second,
    isOtherEstimated: !encounter[observed === 'primary' ? 'secondary' : 'primary'].isErrorKnown,
    isObservedEstimated: !encounter[observed].isErrorKnown,
    ...(drag && { drag: { ...drag, persistence: DRAG_PERSISTENCE } }),
    hardBodyRadiusM,
    observed,
    thresholds: { version: 1, actPc: actLimit, watchPc: watchLimit },
    dynamics: { forces, massKg: MASS_KG, relativeError: RELATIVE_ERROR },
  });
  return basis.ok ? basis.value : undefined;
}

/** The usual error of an age as it has to be where it is carried back to the passes: the same at closest approach, but for the mean motion. */
function covarianceOf(object: EncounterObject, tcaTaiS: number): Float64Array | undefined {
  const given = object.covarianceRtn?.flat();
  if (given === undefined || object.isErrorKnown) return given && Float64Array.from(given);
  return carriableCovariance(stateOf(object, tcaTaiS), given).matrix;
}

const stateOf = ({ positionM, velocityMps }: EncounterObject, epochTaiS: number): StateVector => ({
  epochTaiS,
  frame: 'EME2000',
  positionM,
  velocityMps,
});

function trackOf({ geometry, accuracy, startTaiS, stopTaiS }: GainPass): PlannedTrack {
  const { angleSigma, rangeSigma, rangeRateSigma, timeBiasSigma, angleBiasSigma } = accuracy;
  const count = Math.floor((stopTaiS - startTaiS) / MEASUREMENT_STEP_S) + 1;
  const whole = {
    site: viewOf(geometry).site,
    receptionTaiS: Array.from({ length: count }, (_, i) => startTaiS + i * MEASUREMENT_STEP_S),
    sigma: {
      angleRad: angleSigma * RAD_PER_ARCSEC,
      ...(rangeSigma !== null && { rangeM: rangeSigma }),
      ...(rangeRateSigma !== null && { rangeRateMps: rangeRateSigma }),
    },
    timeBiasSigmaS: timeBiasSigma,
    angleBiasSigmaRad: angleBiasSigma * RAD_PER_ARCSEC,
  };
  return thinned(whole, MOST_POINTS);
}

function told(gain: ExpectedGain): ToldGain {
  const { passes, missSigmaBeforeM, missSigmaAfterM, pcNow, pcMedian, pcLow, pcHigh } = gain;
  const { toAct, toSafe, toWatch, stays } = gain;
  return {
    passes,
    missSigmaBefore: missSigmaBeforeM,
    missSigmaAfter: missSigmaAfterM,
    pcNow,
    pcMedian,
    pcLow,
    pcHigh,
    toAct,
    toSafe,
    toWatch,
    stays,
  };
}
