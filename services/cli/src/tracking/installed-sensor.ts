import { sensorOfCode } from '@keepout/server/odt/sensors/sensor-of-code';
import type { KnownSensor } from '@keepout/tracking/intake';
import { inputAtFault, wrongUsage } from '../process/exit.ts';
import { onDatabase } from '../process/on-database.ts';
import { commandSettings } from '../process/read-settings.ts';

/** Maximum number of codes in a message; the list contains all. */
const MOST_CODES = 20;

/** Site and errors of a sensor of this installation, from its database, whether the server runs or not. */
export async function installedSensor(code: string, operatorId: string | undefined): Promise<KnownSensor> {
  if (code.trim() === '') throw wrongUsage('--sensor: give the code of a sensor');
  const sensor = await onDatabase(commandSettings(process.env, 'worker'), (database) =>
    sensorOfCode(database.orm, code, operatorId),
  );
  if (sensor.ok) return sensor.value;
  const { code: fault, choices } = sensor.fault;
  if (fault === 'ambiguous') {
    throw inputAtFault(`--sensor ${code}: several operators have one; name one by --operator: ${choices.join(', ')}`);
  }
  const availableText = choices.length === 0 ? 'this installation has none' : `there are ${listed(choices)}`;
  throw inputAtFault(
    `--sensor ${code}: no such sensor${operatorId === undefined ? '' : ` for ${operatorId}`}; ${availableText}`,
  );
}

function listed(codes: readonly string[]): string {
  const more = codes.length - MOST_CODES;
  return `${codes.slice(0, MOST_CODES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
