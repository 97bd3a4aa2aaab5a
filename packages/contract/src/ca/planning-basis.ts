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
import { kilograms, known, leftOutQuery, leftOutTotal, orNull, span } from './manoeuvre-parts.ts';
import { leftOutEvent } from './manoeuvre-result.ts';
import { belief } from './verdict.ts';

const sixNumbers = z.array(z.number()).length(6);

/** Everything that a trade space is computed from; the browser's engine takes it as it is. */
export const planningBasis = record('PlanningBasis', 'What a plan for an event is computed from.', {
  conjunctionId: idOf('the event'),
  satelliteId: idOf('your satellite'),
  satelliteName: text('Its name.'),
  secondaryName: text('The other object.'),
  tca: utcTimeOf('Closest approach'),
  period: seconds('Of the satellite, osculating at closest approach'),
  manoeuvreType: plannedManoeuvreType.nullable(),
  unplannable: unplannableReason.nullable().describe('Why nothing can be planned; null where it can.'),
  missingFields: z.array(z.string()).describe('Fields of the satellite that planning lacks.'),
  vehicle: part('What the satellite can push with.', {
    mass: orNull(kilograms('Wet mass')),
    propellantMass: orNull(kilograms('Propellant left')),
    maxDeltaV: metresPerSecond('Largest change of velocity that a plan may have'),
    thrust: orNull(z.number().describe('Thrust, N.')),
    specificImpulse: orNull(seconds('Specific impulse')),
    dutyCycle: ratio('Share of the time that the motor can be on, 0 to 1'),
    dragAreaMin: orNull(z.number().describe('Least cross-section, m^2.')),
    dragAreaNominal: orNull(z.number().describe('Cross-section otherwise, m^2.')),
    dragAreaMax: orNull(z.number().describe('Largest cross-section, m^2.')),
    dragCoefficient: orNull(ratio('Drag coefficient Cd of the satellite')),
    dynamicPressure: orNull(z.number().describe('Of the air on the orbit, a mean, N/m^2.')),
    burnsInEclipse: z.boolean().describe('The motor may be on in the shadow.'),
    atmosphere: atmosphereModel,
  }),
  targetProbability: known.describe(
    'Total probability that the flight rules ask for, 0 to 1: `eventTargetProbability` with the other known events as they are.',
  ),
  eventTargetProbability: known
    .optional()
    .describe(
      'Probability of the event to avoid that the flight rules ask for, 0 to 1: the smaller of `targetPc`, and its own lowered by `targetReductionOrders`. Absent in answers of earlier versions.',
    ),
  actProbability: known.describe('Probability from which you act, 0 to 1.'),
  watchProbability: known.describe('Probability from which you watch, 0 to 1.'),
  densityUncertainty: ratio('1-sigma share of the density of the air'),
  spread: ratio('Of hot and cold from what is planned: three sigma of the size of a burn, or one of the density'),
  totalProbability: known.describe('That any known event is a collision, if nothing is done, 0 to 1.'),
  events: rows('Known events of the satellite in the window; the one to avoid first.', {
    conjunctionId: idOf('the event'),
    secondaryName: text('The other object.'),
    tca: utcTimeOf('Closest approach'),
    tcaOffset: seconds('From the closest approach of the first event to this one'),
    primary: sixNumbers.describe('Satellite at closest approach, EME2000: x, y, z in m, then m/s.'),
    secondary: sixNumbers.describe('The other object, the same.'),
    covariance: z.array(z.number()).length(9).describe('Combined position covariance by rows, EME2000, m^2.'),
    hardBodyRadius: metres('Combined hard-body radius'),
    probability: known.describe('Probability as planning computes it, 0 to 1.'),
    ...belief,
  }),
  otherObjects: rows('What the other object of each event is, counted or left out, as its message says.', {
    conjunctionId: idOf('the event'),
    objectType,
    manoeuvrable: manoeuvrability,
  }),
  leftOut: count('Events in the window that count in no total'),
  leftOutEvents: z.array(leftOutEvent).optional().describe('Which these are, and why.'),
  leftOutByOperator: leftOutTotal.optional(),
  now: utcTimeOf('When the answer was made'),
  commandBy: utcTimeOf(
    'Until when the last pass before closest approach can carry a command; null without such a pass',
  ).nullable(),
  decideBy: utcTimeOf('`commandBy` less `preparationTime` of the flight rules').nullable(),
  contacts: rows('Passes over your stations until closest approach.', {
    stationId: idOf('the station'),
    name: text('Its name.'),
    start: utcTimeOf('Rise'),
    end: utcTimeOf('Set'),
    canCommand: z.boolean().describe('Commands can be sent from there.'),
    canConfirm: z.boolean().describe('Telemetry is received there.'),
  }),
  shadows: z.array(span).describe('Times in the umbra, until closest approach.'),
  noBurnWindows: rows('Times without burns of the flight rules.', {
    start: utcTimeOf('Begin'),
    end: utcTimeOf('End'),
    reason: text('Reason that the operator gave for the window.'),
  }),
  committedBurns: z.array(span).describe('Burns of other plans of the satellite.'),
});

export const basisQuery = z.object({
  'conjunction-id': id.describe('The event to avoid.'),
  'left-out': leftOutQuery,
});

export type PlanningBasis = z.infer<typeof planningBasis>;
