import { z } from 'zod';
import { id, noradId, utcTime } from '../platform/primitives.ts';
import { propulsionType, satelliteShape } from './enums.ts';

const positive = (schema: z.ZodNumber) => schema.positive().max(1e7).optional();
const length = (what: string) => positive(z.number()).meta({ description: `${what}, m.` });

/** How the satellite can change its orbit; the fields that do not belong to the type are absent. */
export const propulsion = z
  .strictObject({
    type: propulsionType,
    thrust: positive(z.number()).meta({ description: 'Thrust, N.' }),
    specificImpulse: positive(z.number()).meta({ description: 'Specific impulse, s.' }),
    dutyCycle: z
      .number()
      .gt(0)
      .max(1)
      .optional()
      .meta({ description: 'Share of the time the thruster can be on, 0..1.' }),
    maxDeltaV: positive(z.number()).meta({ description: 'Largest single manoeuvre, m/s.' }),
    dragAreaMin: positive(z.number()).meta({ description: 'Cross-section in the low-drag attitude, m^2.' }),
    dragAreaMax: positive(z.number()).meta({ description: 'Cross-section in the high-drag attitude, m^2.' }),
  })
  .meta({ id: 'Propulsion' });

export const satelliteConfiguration = z
  .strictObject({
    shape: satelliteShape,
    hardBodyRadius: length('Hard-body radius the operator vouches for'),
    boxWidth: length('Box width'),
    boxHeight: length('Box height'),
    boxLength: length('Box length'),
    wingLength: length('Wing length'),
    wingWidth: length('Wing width'),
    dragArea: positive(z.number()).meta({ description: 'Drag area, m^2.' }),
    dragCoefficient: positive(z.number()).meta({ description: 'Drag coefficient.' }),
    solarRadiationPressureArea: positive(z.number()).meta({ description: 'Area exposed to sunlight, m^2.' }),
    reflectivityCoefficient: positive(z.number()).meta({ description: 'Reflectivity coefficient.' }),
    wetMass: positive(z.number()).meta({ description: 'Wet mass, kg.' }),
    propulsion,
  })
  .meta({ id: 'SatelliteConfiguration' });

export const satelliteBody = z
  .strictObject({
    satelliteId: id.optional(),
    cosparId: z.string().max(12).default(''),
    name: z.string().trim().min(1).max(80),
    noradId,
    configuration: satelliteConfiguration,
  })
  .meta({ id: 'SatelliteBody' });

export const satellite = z
  .object({
    satelliteId: id,
    cosparId: z.string(),
    name: z.string(),
    noradId,
    configuration: satelliteConfiguration,
    version: z.int().meta({ description: 'Grows with every change; the ETag of the record.' }),
    createdAt: utcTime,
    updatedAt: utcTime,
  })
  .meta({ id: 'Satellite' });

export const satelliteQuery = z.object({
  'satellite-id': id.optional(),
  'cospar-id': z.string().max(12).optional(),
  name: z.string().max(80).optional(),
});

/** Who operates an object of the catalogue, as far as this platform knows. */
export const satelliteOperator = z
  .object({
    noradId,
    operatorId: id,
    operatorName: z.string(),
    satelliteName: z.string(),
    contact: z.string().optional(),
  })
  .meta({ id: 'SatelliteOperator' });

export type Satellite = z.infer<typeof satellite>;
export type SatelliteBody = z.infer<typeof satelliteBody>;
export type SatelliteConfiguration = z.infer<typeof satelliteConfiguration>;
