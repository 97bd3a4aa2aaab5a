import { egm96 } from '@keepout/astro/force/egm96';
import { forceModel } from '@keepout/astro/force/model';
import type { StateVector } from '@keepout/astro/nouns';
import type { ExpectedGain as ToldGain } from '@keepout/contract/odt/opportunity';
import { cheapestSet } from '@keepout/planning/expected-gain/cheapest-set';
import { type ExpectedGain, gainOf } from '@keepout/planning/expected-gain/expected-gain';
import { type GainBasis, gainBasis, knowledgeOf, type PassKnowledge } from '@keepout/planning/expected-gain/gain-basis';
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
  readonly passes: readonly GainPass[];
}

export interface GainAnswer {
  /** Of each pass alone, in the order of the question. */
  readonly each: readonly ToldGain[];
  /** Of all of them. */
  readonly together: ToldGain;
  readonly starred: { readonly ids: readonly string[]; readonly gain: ToldGain } | undefined;
}

/** 3 % of a share of one in ten. */
const DRAWS = { draws: 256, seed: 1 };
/** Gravity by which the object moves from a pass to closest approach: what it leaves out is metres in a day. */
const FIELD_DEGREE = 12;
/** Drag and radiation pressure are left out: the mass does not count. */
const MASS_KG = 1;
/** Of more passes, sets are sought among the first ones only. */
const MOST_IN_SETS = 24;

/**
 * What passes would tell about an encounter: docs/models/expected-gain.
 *
 * @returns undefined where the message has no covariance of both objects, or the orbit cannot be followed
 */
export function gainsOfPasses({ encounter, observed, passes }: GainQuestion): GainAnswer | undefined {
  const basis = basisOf(encounter, observed);
  const before = passes.filter(({ stopTaiS }) => stopTaiS < encounter.tcaTaiS);
  if (basis === undefined || before.length < passes.length || passes.length === 0) return undefined;
  const known = knowledgeOf(basis, passes.map(trackOf));
  return known.ok ? answerOf(basis, known.value, passes) : undefined;
}

function answerOf(basis: GainBasis, { arc, tracks }: PassKnowledge, passes: readonly GainPass[]): GainAnswer {
  const priced = passes.map(({ id, price }, i) => ({ id, price, knowledge: tracks[i]! }));
  const set = cheapestSet(priced.slice(0, MOST_IN_SETS), basis, arc, DRAWS);
  return {
    each: tracks.map((track) => told(gainOf(basis, arc, [track], DRAWS))),
    together: told(gainOf(basis, arc, tracks, DRAWS)),
    starred: set && { ids: set.ids, gain: told(set.gain) },
  };
}

function basisOf(encounter: KnownEncounter, observed: 'primary' | 'secondary'): GainBasis | undefined {
  const { primary, secondary, tcaTaiS, combinedHardBodyRadiusM: hardBodyRadiusM, actLimit, watchLimit } = encounter;
  if (primary.covarianceRtn === null || secondary.covarianceRtn === null) return undefined;
  const forces = forceModel('EME2000', { gravity: egm96(FIELD_DEGREE), withSun: true, withMoon: true });
  const basis = gainBasis({
    primary: stateOf(primary, tcaTaiS),
    secondary: stateOf(secondary, tcaTaiS),
    primaryCovarianceRtn: Float64Array.from(primary.covarianceRtn.flat()),
    secondaryCovarianceRtn: Float64Array.from(secondary.covarianceRtn.flat()),
    ...{ hardBodyRadiusM, observed, thresholds: { version: 1, actPc: actLimit, watchPc: watchLimit } },
    dynamics: { forces, massKg: MASS_KG },
  });
  return basis.ok ? basis.value : undefined;
}

const stateOf = ({ positionM, velocityMps }: EncounterObject, epochTaiS: number): StateVector => ({
  ...{ epochTaiS, frame: 'EME2000', positionM, velocityMps },
});

function trackOf({ geometry, accuracy, startTaiS, stopTaiS }: GainPass): PlannedTrack {
  const { angleSigma, rangeSigma, rangeRateSigma, timeBiasSigma, angleBiasSigma } = accuracy;
  const count = Math.floor((stopTaiS - startTaiS) / MEASUREMENT_STEP_S) + 1;
  return {
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
}

function told(gain: ExpectedGain): ToldGain {
  const { passes, missSigmaBeforeM, missSigmaAfterM, pcNow, pcMedian, pcLow, pcHigh } = gain;
  const { toAct, toSafe, toWatch, stays } = gain;
  return {
    ...{ passes, missSigmaBefore: missSigmaBeforeM, missSigmaAfter: missSigmaAfterM },
    ...{ pcNow, pcMedian, pcLow, pcHigh, toAct, toSafe, toWatch, stays },
  };
}
