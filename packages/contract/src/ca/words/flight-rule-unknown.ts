import type { FlightRuleResult } from '../decision.ts';

/** Missing information of an unknown flight rule, and the data that supply it. */
export const FLIGHT_RULE_UNKNOWN: Readonly<Record<NonNullable<FlightRuleResult['unknownReason']>, string>> = {
  'pc-not-computed':
    'Unknown: no collision probability was computed. A message or a screening with covariances of both objects gives one.',
  'covariance-unconfirmed':
    'Unknown: a covariance does not come from an orbit determination, and no calibration covers it. A CDM or an ephemeris with covariance, or the calibration of such covariances, makes it known.',
  'covariance-not-checked':
    'Unknown: the covariances were not checked, since no collision probability was computed. A message from which Pc can be computed makes it known.',
  'observation-time-not-stated':
    'Unknown: no past observation of the other object is stated. The epoch of an element set is not an observation. A CDM with TIME_LASTOB_END or an ordered track makes it known.',
  'determination-not-stated':
    'Unknown: for one or both objects fewer than three figures of the orbit determination are stated (last observation, observations used, time spans, residuals accepted, weighted RMS). A CDM with these figures makes it known.',
  'method-not-checked':
    'Unknown: the validity of the method was not checked. Positive definite covariances with velocity terms make it known.',
  'plan-not-chosen': 'Unknown: no plan is chosen. Choose a plan and screen it.',
  'plan-not-screened': 'Unknown: no completed screening of the plan as it is now. Screen the plan.',
  'plan-screened-in-part':
    'Unknown: the screening covers only a part of the window. Screen the plan with an orbit for the entire window.',
};
