import { z } from 'zod';
import { input, record } from '../platform/described.ts';
import { asGot } from '../platform/fields-of.ts';
import {
  id,
  idOf,
  noradId,
  numberIn,
  numberOf,
  pageQuery,
  storable,
  text,
  textIn,
  utcTimeOf,
} from '../platform/primitives.ts';
import { NAME } from '../platform/text-field.ts';
import { numberClaim, propulsionType, satelliteShape } from './enums.ts';
import { BODY_NUMBERS, COSPAR_ID, PROPULSION_NUMBERS } from './fields.ts';
import type { PropulsionNumber } from './propulsion-types.ts';

const body = (what: string, name: keyof typeof BODY_NUMBERS) => numberOf(what, BODY_NUMBERS[name]).optional();
const ofPropulsion = (what: string, name: PropulsionNumber) => numberOf(what, PROPULSION_NUMBERS[name]).optional();

/** How the satellite can change its orbit; the fields that do not belong to the type are absent. */
export const propulsion = z
  .strictObject({
    type: propulsionType,
    thrust: ofPropulsion('Thrust', 'thrust'),
    specificImpulse: ofPropulsion('Specific impulse', 'specificImpulse'),
    dutyCycle: ofPropulsion('Share of the time the thruster can be on, 0..1', 'dutyCycle'),
    maxDeltaV: ofPropulsion('Largest single manoeuvre', 'maxDeltaV'),
    dragAreaMin: ofPropulsion('Cross-section in the low-drag attitude', 'dragAreaMin'),
    dragAreaMax: ofPropulsion('Cross-section in the high-drag attitude', 'dragAreaMax'),
    propellantMass: numberIn(PROPULSION_NUMBERS.propellantMass)
      .optional()
      .describe('Propellant left now, kg; at most the wet mass.'),
    minimumBurnSpacing: ofPropulsion('Least time from the end of a burn to the next ignition', 'minimumBurnSpacing'),
    maxThrustDuration: ofPropulsion('Longest burn without a pause', 'maxThrustDuration'),
    burnsInEclipse: z
      .boolean()
      .optional()
      .describe('Whether it burns without sunlight; when absent, taken as true, and as false for CONTINUOUS.'),
    executionMagnitudeError: ofPropulsion(
      'Error of the size of a burn that grows with it, 1 sigma, a share 0..1',
      'executionMagnitudeError',
    ),
    executionPointingError: ofPropulsion(
      'Error of the direction of a burn, 1 sigma in each of two axes across it',
      'executionPointingError',
    ),
    executionFixedMagnitudeError: ofPropulsion(
      'Fixed error of the size of a burn, 1 sigma',
      'executionFixedMagnitudeError',
    ),
    executionFixedPointingError: ofPropulsion(
      'Fixed error across a burn, 1 sigma in each of two axes',
      'executionFixedPointingError',
    ),
  })
  .check(({ value, issues }) => {
    const { dragAreaMin = 0, dragAreaMax = Number.POSITIVE_INFINITY } = value;
    if (dragAreaMin <= dragAreaMax) return;
    const message = 'dragAreaMax must not be below dragAreaMin.';
    issues.push({ code: 'custom', path: ['dragAreaMax'], message, input: value });
  })
  .meta({ id: 'Propulsion', description: 'How the satellite can change its orbit.' });

export const satelliteConfiguration = z
  .strictObject({
    shape: satelliteShape,
    hardBodyRadius: body('Hard-body radius the operator vouches for', 'hardBodyRadius'),
    boxWidth: body('Box width', 'boxWidth'),
    boxHeight: body('Box height', 'boxHeight'),
    boxLength: body('Box length', 'boxLength'),
    wingLength: body('Wing length', 'wingLength'),
    wingWidth: body('Wing width', 'wingWidth'),
    dragArea: body('Drag area', 'dragArea'),
    dragCoefficient: body('Drag coefficient Cd', 'dragCoefficient'),
    solarRadiationPressureArea: body('Area exposed to sunlight', 'solarRadiationPressureArea'),
    reflectivityCoefficient: body('Solar radiation pressure coefficient Cr', 'reflectivityCoefficient'),
    wetMass: body('Wet mass', 'wetMass'),
    screeningEveryHours: body(
      'It is screened by itself at the latest after so long, and when another catalogue is in use; 0: only when somebody orders it; absent: by the flight rules',
      'screeningEveryHours',
    ),
    ephemerisEveryHours: body(
      'An operational ephemeris is expected at the latest so long after the one before; an alert tells of one that has not come. Absent: none is expected',
      'ephemerisEveryHours',
    ),
    propulsion,
  })
  .check(({ value, issues }) => {
    const { wetMass = Number.POSITIVE_INFINITY } = value;
    if ((value.propulsion.propellantMass ?? 0) <= wetMass) return;
    const message = 'propellantMass must not be above wetMass, which includes it.';
    issues.push({ code: 'custom', path: ['propulsion', 'propellantMass'], message, input: value });
  })
  .meta({ id: 'SatelliteConfiguration', description: 'Size, shape, mass, propulsion, and how often it is screened.' });

export const satellite = record('Satellite', 'A satellite of your fleet.', {
  satelliteId: idOf('the satellite'),
  cosparId: text('International designator; empty when unknown.'),
  name: text('Name of the satellite.'),
  noradId,
  configuration: satelliteConfiguration,
  claim: numberClaim.describe(
    'UNVERIFIED until those who run the installation have confirmed that the number is yours.',
  ),
  isClaimDisputed: z.boolean().describe('Another organisation claims the same number; its name is not disclosed.'),
  version: z.int().describe('Grows with every change; the ETag of the record.'),
  createdAt: utcTimeOf('When it was added'),
  updatedAt: utcTimeOf('When it last changed'),
});

/** Fields of a satellite. */
export const satelliteBody = input('SatelliteBody', 'Fields of a satellite.', {
  cosparId: z
    .string()
    .regex(new RegExp(`${COSPAR_ID.source}|^$`))
    .default('')
    .describe('International designator; empty when unknown.'),
  name: textIn(NAME).describe('Name of the satellite.'),
  noradId: noradId.min(1),
  configuration: satelliteConfiguration,
});

/** What comes with the record of a satellite and is not changed by its owner. */
export const satelliteGot = asGot(
  satellite.pick({ claim: true, isClaimDisputed: true, version: true, createdAt: true, updatedAt: true }).shape,
);

/** What a satellite is to be from now on. */
export const satelliteChange = input(
  'SatelliteChange',
  'What a satellite is to be from now on: `name`, `noradId`, `cosparId`, `configuration`. The rest of its record may be ' +
    'sent along as it was got; another value of it is refused.',
  { ...satelliteGot, ...satelliteBody.shape, satelliteId: idOf('the satellite') },
);

export const satelliteQuery = z.object({
  'satellite-id': id.optional().describe('One satellite.'),
  'cospar-id': z.string().regex(storable).max(12).optional().describe('International designator.'),
  name: z.string().regex(storable).max(80).optional().describe('A part of the name.'),
  ...pageQuery,
});

/** Who operates an object of the catalogue, as far as this platform knows. */
export const satelliteOperator = record('SatelliteOperator', 'Who operates an object, as far as this platform knows.', {
  noradId,
  operatorId: idOf('the organisation'),
  operatorName: text('Name of the organisation.'),
  satelliteName: text('Name of the object.'),
  contact: text('How to reach it.').optional(),
});

export type Satellite = z.infer<typeof satellite>;
export type SatelliteChange = z.infer<typeof satelliteChange>;
export type SatelliteBody = z.infer<typeof satelliteBody>;
export type SatelliteConfiguration = z.infer<typeof satelliteConfiguration>;
