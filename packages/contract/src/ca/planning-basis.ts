import { z } from 'zod';
import { objectType } from '../fleet/enums.ts';
import { part, record, rows } from '../platform/described.ts';
import {
  atmosphereModel,
  count,
  id,
  idOf,
  metres,
  metresPerSecond,
  ratio,
  seconds,
  text,
  utcTimeOf,
} from '../platform/primitives.ts';
import { manoeuvrability } from './enums.ts';
import { plannedManoeuvreType, unplannableReason } from './manoeuvre-enums.ts';
import { kilograms, leftOutQuery, leftOutTotal, orNull, probabilityValue, span } from './manoeuvre-parts.ts';
import { leftOutEvent } from './manoeuvre-result.ts';
import { belief } from './verdict.ts';

const sixNumbers = z.array(z.number()).length(6);

/** Inputs of a trade space; the engine in the browser uses them unchanged. */
export const planningBasis = record('PlanningBasis', 'Inputs of a plan for a conjunction.', {
  conjunctionId: idOf('the conjunction'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Name of your satellite.'),
  secondaryName: text('Name of the other object.'),
  tca: utcTimeOf('Time of closest approach'),
  period: seconds('Osculating orbital period of the satellite at TCA'),
  manoeuvreType: plannedManoeuvreType.nullable(),
  unplannable: unplannableReason.nullable().describe('Reason why no manoeuvre can be planned; null if it can.'),
  missingFields: z.array(z.string()).describe('Missing fields of the satellite record.'),
  vehicle: part('Mass, propulsion and drag of the satellite.', {
    mass: orNull(kilograms('Wet mass; null if unknown')),
    propellantMass: orNull(kilograms('Remaining propellant; null if unknown')),
    maxDeltaV: metresPerSecond('Maximum delta-v magnitude of a plan'),
    thrust: orNull(z.number().describe('Thrust, N; null if unknown.')),
    specificImpulse: orNull(seconds('Specific impulse; null if unknown')),
    dutyCycle: ratio('Maximum duty cycle: share of the time with thrust, 0 to 1'),
    dragAreaMin: orNull(z.number().describe('Minimum drag cross-section, m^2; null if unknown.')),
    dragAreaNominal: orNull(z.number().describe('Nominal drag cross-section, m^2; null if unknown.')),
    dragAreaMax: orNull(z.number().describe('Maximum drag cross-section, m^2; null if unknown.')),
    dragCoefficient: orNull(ratio('Drag coefficient Cd of the satellite; null if unknown')),
    dynamicPressure: orNull(z.number().describe('Mean dynamic pressure on the orbit, N/m^2; null if not computed.')),
    burnsInEclipse: z.boolean().describe('True if the thruster may be on in eclipse.'),
    atmosphere: atmosphereModel,
  }),
  targetProbability: probabilityValue.describe(
    'Target total probability by the flight rules, 0 to 1: `eventTargetProbability` combined with the other known conjunctions.',
  ),
  eventTargetProbability: probabilityValue
    .optional()
    .describe(
      'Target probability of the avoided conjunction by the flight rules, 0 to 1: the minimum of `targetPc` and its probability reduced by `targetReductionOrders` orders of magnitude. Absent in responses of earlier versions.',
    ),
  actProbability: probabilityValue.describe('Act limit of the probability, 0 to 1.'),
  watchProbability: probabilityValue.describe('Watch limit of the probability, 0 to 1.'),
  densityUncertainty: ratio('1-sigma relative uncertainty of the atmospheric density'),
  spread: ratio(
    'Relative deviation of the hot and cold cases: three sigma of the delta-v magnitude, or one sigma of the density',
  ),
  totalProbability: probabilityValue.describe(
    'Probability that any known conjunction is a collision, without a manoeuvre, 0 to 1.',
  ),
  events: rows('Known conjunctions of the satellite in the window, the one to avoid first.', {
    conjunctionId: idOf('the conjunction'),
    secondaryName: text('Name of the other object.'),
    tca: utcTimeOf('Time of closest approach'),
    tcaOffset: seconds('Time from the TCA of the first conjunction to this TCA'),
    primary: sixNumbers.describe('State vector of the satellite at TCA, EME2000: position in m, velocity in m/s.'),
    secondary: sixNumbers.describe('State vector of the other object at TCA, EME2000: position in m, velocity in m/s.'),
    covariance: z.array(z.number()).length(9).describe('Combined 3x3 position covariance, row by row, EME2000, m^2.'),
    hardBodyRadius: metres('Combined hard-body radius'),
    probability: probabilityValue.describe('Probability of collision by the method of the planner, 0 to 1.'),
    ...belief,
  }),
  otherObjects: rows(
    'Type and manoeuvrability of the other object by its CDM, for all conjunctions including excluded ones.',
    {
      conjunctionId: idOf('the conjunction'),
      objectType,
      manoeuvrable: manoeuvrability,
    },
  ),
  leftOut: count('Conjunctions in the window that are excluded from all totals'),
  leftOutEvents: z.array(leftOutEvent).optional().describe('Excluded conjunctions with their reasons.'),
  leftOutByOperator: leftOutTotal.optional(),
  now: utcTimeOf('Time of the response'),
  commandBy: utcTimeOf('Latest command uplink in a pass before TCA; null without such a pass').nullable(),
  decideBy: utcTimeOf(
    'Decision deadline: `preparationTime` of the flight rules before `commandBy`; null without a pass',
  ).nullable(),
  contacts: rows('Passes over your stations before TCA.', {
    stationId: idOf('the station'),
    name: text('Name of the station.'),
    start: utcTimeOf('Rise above the elevation mask'),
    end: utcTimeOf('Set below the elevation mask'),
    canCommand: z.boolean().describe('True if the station can send commands.'),
    canConfirm: z.boolean().describe('True if the station receives telemetry.'),
  }),
  shadows: z.array(span).describe('Umbra intervals before TCA.'),
  noBurnWindows: rows('No-burn windows of the flight rules.', {
    start: utcTimeOf('Start of the window'),
    end: utcTimeOf('End of the window'),
    reason: text('Reason of the operator for the window.'),
  }),
  committedBurns: z.array(span).describe('Burns of other plans of the satellite.'),
});

export const basisQuery = z.object({
  'conjunction-id': id.describe('Id of the conjunction to avoid.'),
  'left-out': leftOutQuery,
});

export type PlanningBasis = z.infer<typeof planningBasis>;
