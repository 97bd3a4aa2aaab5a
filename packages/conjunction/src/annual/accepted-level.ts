import type { FluxClass } from './flux-classes.ts';

/** Cost and benefit per year of acting on every conjunction above a probability. */
export interface AcceptedLevelOutcome {
  readonly acceptedPc: number;
  readonly manoeuvresPerYear: number;
  /** Collisions per year that the manoeuvres prevent, and the accepted remainder; their sum is the total. */
  readonly reductionPerYear: number;
  readonly residualPerYear: number;
  /** Share of manoeuvres that were unnecessary; undefined without manoeuvres. */
  readonly falseAlarmShare: number | undefined;
}

/**
 * Manoeuvres and risk of a level of accepted probability, from the flux through one orbit.
 *
 * Method   passages fall evenly over the plane of encounter; Pc = R^2 / (2 sx sy) exp(-m^2 / 2) at m deviations, so those
 *          with m^2 < k^2 = max(0, -2 ln(2 sx sy Pc / R^2)) are acted on: F pi k^2 sx sy a year, which takes away
 *          F pi R^2 (1 - exp(-k^2 / 2)); summed over the classes of errors (Domínguez-González et al. 2013, the shape of
 *          ARES); docs/models/annual-statistics
 * Assumes  a radius much smaller than the deviations; a manoeuvre takes all of its passage's probability away
 * Valid    a level in (0, 1)
 *
 * @param classes           flux by the uncertainty at the decision
 * @param combinedRadiusM   number   m
 *
 * Checked  the sample of field studies (conformance/annual): reduction and residual add up to one sum
 */
export function acceptedLevel(
  classes: readonly FluxClass[],
  combinedRadiusM: number,
  acceptedPc: number,
): AcceptedLevelOutcome {
  const radius2 = combinedRadiusM * combinedRadiusM;
  let manoeuvresPerYear = 0;
  let reductionPerYear = 0;
  let residualPerYear = 0;
  for (const { sigmaProductM2, fluxPerM2Year } of classes) {
    const kappa2 = Math.max(0, -2 * Math.log((2 * sigmaProductM2 * acceptedPc) / radius2));
    manoeuvresPerYear += fluxPerM2Year * Math.PI * kappa2 * sigmaProductM2;
    reductionPerYear -= fluxPerM2Year * Math.PI * radius2 * Math.expm1(-kappa2 / 2);
    residualPerYear += fluxPerM2Year * Math.PI * radius2 * Math.exp(-kappa2 / 2);
  }
  const falseAlarmShare = manoeuvresPerYear > 0 ? 1 - reductionPerYear / manoeuvresPerYear : undefined;
  return { acceptedPc, manoeuvresPerYear, reductionPerYear, residualPerYear, falseAlarmShare };
}
