import { z } from 'zod';
import { MOST_WINDOWS } from '../fleet/fields.ts';
import { continuous, differentialDrag, impulsive } from '../fleet/propulsion-types.ts';
import { input } from '../platform/described.ts';
import { numberIn, numberOf, timeInput } from '../platform/primitives.ts';
import { deltaVDirection, deltaVFrame } from './enums.ts';
import { MANOEUVRE_NUMBERS, SEARCH_NUMBERS, USUAL_SEARCH } from './fields.ts';
import { span, vectorInput } from './manoeuvre-parts.ts';

const ignitionEpoch = timeInput('Ignition epoch');

const manoeuvreDuration = numberOf('Duration from ignition to the end', MANOEUVRE_NUMBERS.manoeuvreDuration);

/** Definition of a manoeuvre in a request. */
export const manoeuvreCommand = z
  .discriminatedUnion('manoeuvreType', [
    input('GivenImpulse', 'An impulsive manoeuvre.', {
      manoeuvreType: z.literal(impulsive.type).describe('Impulsive manoeuvre.'),
      ignitionEpoch,
      deltaVVector: vectorInput('Delta-v in `deltaVReferenceFrame`, m/s'),
      deltaVReferenceFrame: deltaVFrame.default('RTN').describe('Reference frame of `deltaVVector`.'),
    }),
    input('GivenBurn', 'Continuous thrust in a constant direction with the thruster of the satellite.', {
      manoeuvreType: z.literal(continuous.type).describe('Continuous thrust in a constant direction.'),
      ignitionEpoch,
      manoeuvreDuration: manoeuvreDuration.optional(),
      deltaVMagnitude: numberOf(
        'Delta-v magnitude; send this or `manoeuvreDuration`; a plan stores the resulting duration',
        MANOEUVRE_NUMBERS.deltaVMagnitude,
      ).optional(),
      thrustDirection: vectorInput('Thrust direction in `deltaVReferenceFrame`; the length of the vector is ignored'),
      deltaVReferenceFrame: deltaVFrame.default('RTN').describe('Reference frame of `thrustDirection`.'),
    }),
    input('GivenDrag', 'A differential-drag manoeuvre: a time in an attitude with another drag cross-section.', {
      manoeuvreType: z.literal(differentialDrag.type).describe('Differential drag.'),
      ignitionEpoch,
      manoeuvreDuration,
      dragCrossSection: numberOf('Drag cross-section during the manoeuvre', MANOEUVRE_NUMBERS.dragCrossSection),
    }),
  ])
  .meta({ id: 'ManoeuvreCommand', description: 'Definition of a manoeuvre.' });

export const planConstraints = input(
  'PlanConstraints',
  'Constraints in addition to those of the flight rules and the satellite.',
  {
    allowedWindows: z
      .array(span)
      .max(MOST_WINDOWS)
      .optional()
      .describe('Windows that must contain the manoeuvre; the manoeuvre lies inside one of them.'),
    noBurnWindows: z
      .array(span)
      .max(MOST_WINDOWS)
      .optional()
      .describe('No-burn windows in addition to those of the flight rules.'),
    needsCommandContact: z
      .boolean()
      .default(USUAL_SEARCH.constraints.needsCommandContact)
      .describe('True to require a station pass for the command uplink before ignition, if you have stations.'),
    needsConfirmationContact: z
      .boolean()
      .default(USUAL_SEARCH.constraints.needsConfirmationContact)
      .describe('True to require a station pass for confirmation between the manoeuvre and TCA.'),
    maxSmaChange: numberIn(SEARCH_NUMBERS.maxSmaChange)
      .optional()
      .describe('Maximum change of the semi-major axis, m. Default: the limit of the flight rules.'),
    maxPhaseChange: numberIn(SEARCH_NUMBERS.maxPhaseChange)
      .optional()
      .describe('Maximum along-track shift at TCA, deg of argument of latitude.'),
  },
);

export const thrustDirection = input(
  'ThrustDirection',
  'Thrust direction in RTN; the search also uses the opposite direction.',
  {
    mode: deltaVDirection.default('XYZ').describe('Format of the direction.'),
    vector: vectorInput('Direction in RTN, for XYZ').optional(),
    azimuth: numberIn(SEARCH_NUMBERS.azimuth)
      .optional()
      .describe('Angle from T towards R in the orbital plane, for AZIMUTH_ELEVATION, deg.'),
    elevation: numberIn(SEARCH_NUMBERS.elevation)
      .optional()
      .describe('Angle from the orbital plane towards N, for AZIMUTH_ELEVATION, deg.'),
    coneHalfAngle: numberIn(SEARCH_NUMBERS.coneHalfAngle)
      .default(0)
      .describe('Maximum angle between thrust and direction, deg; 0 for exactly this direction.'),
  },
);

export type ManoeuvreCommand = z.infer<typeof manoeuvreCommand>;
export type PlanConstraints = z.infer<typeof planConstraints>;
export type ThrustDirection = z.infer<typeof thrustDirection>;
