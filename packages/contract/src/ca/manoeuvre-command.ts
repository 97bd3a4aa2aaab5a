import { z } from 'zod';
import { MOST_WINDOWS } from '../fleet/fields.ts';
import { continuous, differentialDrag, impulsive } from '../fleet/propulsion-types.ts';
import { input } from '../platform/described.ts';
import { numberIn, numberOf, timeInput } from '../platform/primitives.ts';
import { deltaVDirection, deltaVFrame } from './enums.ts';
import { MANOEUVRE_NUMBERS, SEARCH_NUMBERS, USUAL_SEARCH } from './fields.ts';
import { span, vectorInput } from './manoeuvre-parts.ts';

const ignitionEpoch = timeInput('Begin of the manoeuvre');

const manoeuvreDuration = numberOf('From begin to end', MANOEUVRE_NUMBERS.manoeuvreDuration);

/** A manoeuvre to be flown, as somebody gives it. */
export const manoeuvreCommand = z
  .discriminatedUnion('manoeuvreType', [
    input('GivenImpulse', 'A change of velocity in no time.', {
      manoeuvreType: z.literal(impulsive.type).describe('A change of velocity in no time.'),
      ignitionEpoch,
      deltaVVector: vectorInput('Change of velocity in the frame named, m/s'),
      deltaVReferenceFrame: deltaVFrame.default('RTN').describe('Frame of the vector.'),
    }),
    input('GivenBurn', 'Thrust along a direction that is held, with the motor of the satellite.', {
      manoeuvreType: z.literal(continuous.type).describe('Thrust along a direction that is held.'),
      ignitionEpoch,
      manoeuvreDuration: manoeuvreDuration.optional(),
      deltaVMagnitude: numberOf(
        'Change of velocity, in place of `manoeuvreDuration`: one of the two; a plan keeps the time that it takes',
        MANOEUVRE_NUMBERS.deltaVMagnitude,
      ).optional(),
      thrustDirection: vectorInput('Direction of the thrust in the frame named; its length does not count'),
      deltaVReferenceFrame: deltaVFrame.default('RTN').describe('Frame of the vector.'),
    }),
    input('GivenDrag', 'A time in another attitude against the air.', {
      manoeuvreType: z.literal(differentialDrag.type).describe('A time in another attitude against the air.'),
      ignitionEpoch,
      manoeuvreDuration,
      dragCrossSection: numberOf('Cross-section meanwhile', MANOEUVRE_NUMBERS.dragCrossSection),
    }),
  ])
  .meta({ id: 'ManoeuvreCommand', description: 'A manoeuvre to be flown.' });

export const planConstraints = input(
  'PlanConstraints',
  'Constraints of the plan in addition to flight rules and satellite.',
  {
    allowedWindows: z
      .array(span)
      .max(MOST_WINDOWS)
      .optional()
      .describe('The manoeuvre must be inside one of these windows.'),
    noBurnWindows: z.array(span).max(MOST_WINDOWS).optional().describe('Besides those of the flight rules.'),
    needsCommandContact: z
      .boolean()
      .default(USUAL_SEARCH.constraints.needsCommandContact)
      .describe('A pass to send the command comes before it, where you have stations.'),
    needsConfirmationContact: z
      .boolean()
      .default(USUAL_SEARCH.constraints.needsConfirmationContact)
      .describe('A pass to confirm it comes before closest approach.'),
    maxSmaChange: numberIn(SEARCH_NUMBERS.maxSmaChange)
      .optional()
      .describe('Largest change of the semi-major axis, m; else that of the flight rules.'),
    maxPhaseChange: numberIn(SEARCH_NUMBERS.maxPhaseChange)
      .optional()
      .describe('Largest shift along the orbit at closest approach, deg.'),
  },
);

export const thrustDirection = input(
  'ThrustDirection',
  'A direction in RTN that the thrust keeps to, or to its opposite.',
  {
    mode: deltaVDirection.default('XYZ').describe('How the direction is given.'),
    vector: vectorInput('For XYZ: the direction in the frame').optional(),
    azimuth: numberIn(SEARCH_NUMBERS.azimuth)
      .optional()
      .describe('For AZIMUTH_ELEVATION: from T towards R in the plane of the orbit, deg.'),
    elevation: numberIn(SEARCH_NUMBERS.elevation)
      .optional()
      .describe('For AZIMUTH_ELEVATION: out of the plane of the orbit, towards N, deg.'),
    coneHalfAngle: numberIn(SEARCH_NUMBERS.coneHalfAngle)
      .default(0)
      .describe('How far from it the thrust may point, deg; 0 holds the direction.'),
  },
);

export type ManoeuvreCommand = z.infer<typeof manoeuvreCommand>;
export type PlanConstraints = z.infer<typeof planConstraints>;
export type ThrustDirection = z.infer<typeof thrustDirection>;
