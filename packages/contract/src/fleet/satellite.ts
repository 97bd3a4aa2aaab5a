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

const body = (label: string, name: keyof typeof BODY_NUMBERS) => numberOf(label, BODY_NUMBERS[name]).optional();
const ofPropulsion = (label: string, name: PropulsionNumber) => numberOf(label, PROPULSION_NUMBERS[name]).optional();

/** Propulsion of the satellite; fields that do not belong to the type are absent. */
export const propulsion = z
  .strictObject({
    type: propulsionType,
    thrust: ofPropulsion('Thrust', 'thrust'),
    specificImpulse: ofPropulsion('Specific impulse', 'specificImpulse'),
    dutyCycle: ofPropulsion('Maximum duty cycle: share of the time with thrust, 0 to 1', 'dutyCycle'),
    maxDeltaV: ofPropulsion('Maximum delta-v of a single manoeuvre', 'maxDeltaV'),
    dragAreaMin: ofPropulsion('Cross-section in the low-drag attitude', 'dragAreaMin'),
    dragAreaMax: ofPropulsion('Cross-section in the high-drag attitude', 'dragAreaMax'),
    propellantMass: numberIn(PROPULSION_NUMBERS.propellantMass)
      .optional()
      .describe('Remaining propellant, kg; at most the wet mass.'),
    minimumBurnSpacing: ofPropulsion('Minimum time from the end of a burn to the next ignition', 'minimumBurnSpacing'),
    maxThrustDuration: ofPropulsion('Maximum duration of a continuous burn', 'maxThrustDuration'),
    burnsInEclipse: z
      .boolean()
      .optional()
      .describe('True if the thruster may be on in eclipse. Default: true, for CONTINUOUS false.'),
    executionMagnitudeError: ofPropulsion(
      '1-sigma proportional execution error of the delta-v magnitude, as a share, 0 to 1',
      'executionMagnitudeError',
    ),
    executionPointingError: ofPropulsion(
      '1-sigma execution error of the thrust direction, in each of two perpendicular axes',
      'executionPointingError',
    ),
    executionFixedMagnitudeError: ofPropulsion(
      '1-sigma fixed execution error of the delta-v magnitude',
      'executionFixedMagnitudeError',
    ),
    executionFixedPointingError: ofPropulsion(
      '1-sigma fixed execution error perpendicular to the delta-v, in each of two axes',
      'executionFixedPointingError',
    ),
  })
  .check(({ value, issues }) => {
    const { dragAreaMin = 0, dragAreaMax = Number.POSITIVE_INFINITY } = value;
    if (dragAreaMin <= dragAreaMax) return;
    const message = 'dragAreaMax must not be below dragAreaMin.';
    issues.push({ code: 'custom', path: ['dragAreaMax'], message, input: value });
  })
  .meta({ id: 'Propulsion', description: 'Propulsion of the satellite.' });

export const satelliteConfiguration = z
  .strictObject({
    shape: satelliteShape,
    hardBodyRadius: body('Hard-body radius stated by the operator', 'hardBodyRadius'),
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
      'Maximum interval of automatic screenings; a new catalogue also starts a screening; 0 for screenings on request only; default: the flight rules',
      'screeningEveryHours',
    ),
    ephemerisEveryHours: body(
      'Maximum interval between operational ephemerides; an alert is raised if it is exceeded; absent if none is expected',
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
  .meta({ id: 'SatelliteConfiguration', description: 'Size, shape, mass, propulsion and screening interval.' });

export const satellite = record('Satellite', 'A satellite of your fleet.', {
  satelliteId: idOf('the satellite'),
  cosparId: text('International designator; empty when unknown.'),
  name: text('Name of the satellite.'),
  noradId,
  configuration: satelliteConfiguration,
  claim: numberClaim.describe(
    'UNVERIFIED until the operator of the installation has confirmed that the catalogue number is yours.',
  ),
  isClaimDisputed: z
    .boolean()
    .describe('True if another organisation claims the same catalogue number; its name is not disclosed.'),
  version: z.int().describe('Version of the record, also its ETag; it grows with each change.'),
  createdAt: utcTimeOf('Time of creation'),
  updatedAt: utcTimeOf('Time of the last change'),
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

/** Read-only fields of a satellite record. */
export const satelliteGot = asGot(
  satellite.pick({ claim: true, isClaimDisputed: true, version: true, createdAt: true, updatedAt: true }).shape,
);

/** New content of a satellite record. */
export const satelliteChange = input(
  'SatelliteChange',
  'New content of a satellite record: `name`, `noradId`, `cosparId`, `configuration`. Read-only fields may be sent with their ' +
    'current values; other values are refused.',
  { ...satelliteGot, ...satelliteBody.shape, satelliteId: idOf('the satellite') },
);

export const satelliteQuery = z.object({
  'satellite-id': id.optional().describe('Id of one satellite.'),
  'cospar-id': z.string().regex(storable).max(12).optional().describe('International designator.'),
  name: z.string().regex(storable).max(80).optional().describe('Part of the name.'),
  ...pageQuery,
});

/** Operator of a catalogue object on this platform. */
export const satelliteOperator = record('SatelliteOperator', 'Operator of an object on this platform.', {
  noradId,
  operatorId: idOf('the organisation'),
  operatorName: text('Name of the organisation.'),
  satelliteName: text('Name of the object.'),
  contact: text('Contact data of the organisation.').optional(),
});

export type Satellite = z.infer<typeof satellite>;
export type SatelliteChange = z.infer<typeof satelliteChange>;
export type SatelliteBody = z.infer<typeof satelliteBody>;
export type SatelliteConfiguration = z.infer<typeof satelliteConfiguration>;
