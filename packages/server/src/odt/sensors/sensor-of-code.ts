import { knownSensor } from '@keepout/operations/sensor/sensor';
import type { KnownSensor } from '@keepout/tracking/intake';
import { fail, ok, type Result } from '@keepout/units/result';
import type { Queries } from '../../platform/database/database.ts';
import { sensorOfRow } from './present.ts';
import { sensorCodes, sensorsByCode } from './store.ts';

/** Why a code names no sensor. */
export interface CodeFault {
  readonly code: 'unknown' | 'ambiguous';
  /** Codes that there are, or the operators who have a sensor of this one. */
  readonly choices: readonly string[];
}

/**
 * Returns a sensor of the installation by its code, case-insensitive: the operator's own where an operator is given, else that
 * of the network, else that of the only operator with one.
 */
export async function sensorOfCode(
  db: Queries,
  code: string,
  operatorId?: string,
): Promise<Result<KnownSensor, CodeFault>> {
  const rows = await sensorsByCode(db, code);
  const network = rows.find((row) => row.operatorId === null);
  const ownSensors = rows.filter((row) => row.operatorId !== null && (operatorId ?? row.operatorId) === row.operatorId);
  const [first, ...otherSensors] = operatorId === undefined && network ? [network] : ownSensors;
  const chosenSensor = first ?? network;
  if (chosenSensor === undefined) return fail({ code: 'unknown', choices: await sensorCodes(db, operatorId) });
  if (otherSensors.length > 0) {
    return fail({ code: 'ambiguous', choices: ownSensors.map((row) => row.operatorId ?? '').toSorted() });
  }
  return ok(knownSensor(sensorOfRow(chosenSensor)));
}
