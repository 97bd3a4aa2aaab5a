import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import * as row from '@keepout/astro/sgp4/record';
import { J2, XKE } from '@keepout/astro/sgp4/wgs72';

/** Float64 fields of one object in a pair row. */
export const FIELDS = 36;
/** Float64 values of one object's resonance integrator in the kernel, assembly/resonance.ts. */
export const INTEGRATOR_ROW_SIZE = 6;
/** Steps of the kernel's sine table in a radian, assembly/table-sines.ts. */
const STEPS_PER_RAD = 512 / (2 * Math.PI);

/** Fields that hold another quantity than in a record, assembly/rows.ts. */
const SQRT_AXIS = 23;
const TILT_NODE = 32;
const TILT = 35;
const LIFE_START = 34;
const LIFE_STOP = 22;
const INCLINATION_RATE = 10;
const PLAIN_PERIGEE_RATE = 11;
const ANOMALY_RATE = 12;

const NODES = [row.NODE, row.NODE_RATE, row.NODE_DRAG];
const LONGITUDES = [row.T2, row.T3, row.T4, row.T5];

const fields = new Float64Array(FIELDS);

/**
 * One object's numbers as the kernel reads them: coefficients carry the factors that the theory would multiply by at every
 * epoch, a near-Earth object's node is in steps of the sine table, a deep-space object's rates hold those of Sun and Moon.
 *
 * @returns Float64Array(FIELDS), overwritten by the next call
 */
export function pairFields(batch: Sgp4Batch, object: number): Float64Array {
  const o = object * row.ROW;
  for (let k = 0; k < FIELDS; k++) fields[k] = batch.nearEarth[o + k]!;
  const d = batch.deepRow[object]!;
  if (d < 0) prepareNear(batch.nearEarth[o + row.LIFE_START]!, batch.nearEarth[o + row.LIFE_STOP]!);
  else prepareDeep(batch.deep, d * row.DEEP_ROW);
  return fields;
}

function prepareNear(lifeStart: number, lifeStop: number): void {
  const cosI = fields[row.COS_I]!;
  for (const k of NODES) fields[k]! *= STEPS_PER_RAD;
  for (const k of LONGITUDES) fields[k]! *= fields[row.MEAN_MOTION]!;
  // An object at fault has no life, and its code in place of the end.
  const code = fields[row.INIT_ERROR]!;
  fields[LIFE_START] = code === 0 ? lifeStart : Number.POSITIVE_INFINITY;
  fields[LIFE_STOP] = code === 0 ? lifeStop : code;
  fields[SQRT_AXIS] = Math.sqrt(fields[row.SEMI_MAJOR_AXIS]!);
  fields[row.CON41]! *= 0.75 * J2;
  fields[row.X1MTH2]! *= 0.5 * J2;
  fields[row.X7THM1]! *= -0.125 * J2;
  fields[TILT_NODE] = 0.75 * J2 * STEPS_PER_RAD * cosI;
  fields[TILT] = 0.75 * J2 * cosI * fields[row.SIN_I]!;
}

function prepareDeep(deep: Float64Array, d: number): void {
  fields[PLAIN_PERIGEE_RATE] = fields[row.ARG_PERIGEE_RATE]!;
  fields[INCLINATION_RATE] = deep[d + row.DIDT]!;
  fields[row.BC4] = deep[d + row.DEDT]! - fields[row.BC4]!;
  fields[row.NODE_RATE]! += deep[d + row.DNODT]!;
  fields[row.ARG_PERIGEE_RATE]! += deep[d + row.DOMDT]!;
  fields[ANOMALY_RATE] = deep[d + row.DMDT]!;
  fields[row.T2]! *= fields[row.MEAN_MOTION]!;
  fields[SQRT_AXIS] = Math.cbrt(XKE / fields[row.MEAN_MOTION]!);
}
