import {
  type CountedSigmas,
  type CovarianceRule,
  covarianceKind,
  type PairOfSigmas,
  ruleOfKind,
  scaledCovariance,
} from '@keepout/conjunction/decision/sigma-rules';
import type { Approach } from './approach.ts';
import type { KnownCovariance, Party } from './orbit/party.ts';

/**
 * An approach whose covariances count as their operator's rules say, each kind by its own: everything that is computed of it is of the
 * multiplied sigmas. Applied twice it is applied once.
 */
export function ruledApproach(approach: Approach, rules: readonly CovarianceRule[] = []): Approach {
  if (rules.length === 0) return approach;
  return withParties(approach, (party) => ({
    ...party,
    covarianceAt(state) {
      const statedCovariance = party.covarianceAt(state);
      const { statedBy } = party;
      if (statedBy === undefined) return statedCovariance;
      const source = { originator: statedBy.originator, covarianceSource: statedCovariance.source };
      return withRule(statedCovariance, ruleOfKind(rules, covarianceKind(source, state, statedBy.creationTaiS)));
    },
  }));
}

/** The same where the treatment of each is known, primary first: basis of a stored assessment, regardless of the present rules. */
export function countedApproach(approach: Approach, sigmas: PairOfSigmas): Approach {
  return withParties(approach, (party, place) => ({
    ...party,
    covarianceAt: (state) => withRule(party.covarianceAt(state), sigmas[place]),
  }));
}

function withParties(approach: Approach, change: (party: Party, place: 0 | 1) => Party): Approach {
  const [primary, secondary] = approach.parties;
  return { ...approach, parties: [change(primary, 0), change(secondary, 1)] };
}

function withRule(statedCovariance: KnownCovariance, sigmas: CountedSigmas | undefined): KnownCovariance {
  const { covariance, densityError } = statedCovariance;
  if (sigmas === undefined || covariance === undefined || statedCovariance.countedSigmas !== undefined)
    return statedCovariance;
  const { factor, isCalibrated } = sigmas;
  return {
    ...statedCovariance,
    countedSigmas: { factor, isCalibrated },
    covariance: scaledCovariance(covariance, factor),
    // A part of the same error: the common part grows with it.
    ...(densityError && { densityError: { ...densityError, relativeSigma: factor * densityError.relativeSigma } }),
  };
}
