import type { StateCovariance, StateVector } from '@keepout/astro/nouns';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { type OrbitRegime, orbitRegime } from '../covariance/estimated.ts';

/** Origin of covariances of one kind: source, orbits, and time before closest approach. */
export interface CovarianceKind {
  readonly originator: string;
  readonly covarianceSource: string;
  readonly regime: OrbitRegime;
  /** From the message to closest approach, days; the last band has no end. */
  readonly leadFromDays: number;
  readonly leadToDays: number | null;
}

/** Where bands of the time to closest approach, or of a prediction's age, begin, days. */
export const BANDS = [0, 1, 2, 3, 5] as const;

/** @returns undefined of a covariance that was stated after closest approach */
export function covarianceKind(
  source: Pick<CovarianceKind, 'originator' | 'covarianceSource'>,
  state: StateVector,
  statedTaiS: number,
): CovarianceKind | undefined {
  const leadDays = (state.epochTaiS - statedTaiS) / SECONDS_PER_DAY;
  const band = BANDS.findLastIndex((from) => leadDays >= from);
  if (band < 0) return undefined;
  const { originator, covarianceSource } = source;
  const lead = { leadFromDays: BANDS[band]!, leadToDays: BANDS[band + 1] ?? null };
  return { originator, covarianceSource, regime: orbitRegime(state), ...lead };
}

/** Names a kind among others. */
export const keyOfKind = ({ originator, covarianceSource, regime, leadFromDays }: CovarianceKind): string =>
  [originator, covarianceSource, regime, leadFromDays].join('\n');

/** How sigmas count in a verdict. */
export interface CountedSigmas {
  /** By which they are multiplied; 1: as they are stated. */
  readonly factor: number;
  /** They have passed the test of realism as they count, on data that the factor was not made of. */
  readonly isCalibrated: boolean;
}

/** Object whose sigmas an operator has multiplied, and the factor. */
export interface ScaledSigmas {
  readonly object: 'primary' | 'secondary';
  readonly factor: number;
}

/** Of both objects, primary first: those whose sigmas count otherwise than they are stated. */
export const scaledSigmas = (sigmasOfPair: PairOfSigmas): ScaledSigmas[] =>
  (['primary', 'secondary'] as const).flatMap((object, place) => {
    const { factor } = sigmasOfPair[place] ?? { factor: 1 };
    return factor === 1 ? [] : { object, factor };
  });

/** Of both objects, primary first; undefined: as they are stated. */
export type PairOfSigmas = readonly [CountedSigmas | undefined, CountedSigmas | undefined];

/** Decision of an operator on the covariances of one kind, based on their test. */
export interface CovarianceRule extends CovarianceKind, CountedSigmas {}

/** Part of a rule that an assessment uses: a record freezes it, without the person who decided it. */
export function judgedBy(rule: CovarianceRule): CovarianceRule {
  const { originator, covarianceSource, regime, leadFromDays, leadToDays, factor, isCalibrated } = rule;
  return { originator, covarianceSource, regime, leadFromDays, leadToDays, factor, isCalibrated };
}

export function ruleOfKind(
  rules: readonly CovarianceRule[],
  kind: CovarianceKind | undefined,
): CovarianceRule | undefined {
  if (kind === undefined) return undefined;
  const key = keyOfKind(kind);
  return rules.find((rule) => keyOfKind(rule) === key);
}

/** The covariance of sigmas that are multiplied by a factor: of its square. */
export function scaledCovariance(covariance: StateCovariance, factor: number): StateCovariance {
  if (factor === 1) return covariance;
  return { ...covariance, matrix: covariance.matrix.map((value) => factor * factor * value) };
}
