import type { DataMode, SensorProvider } from '@keepout/contract/odt/enums';
import type { SensorBody } from '@keepout/contract/odt/sensor';
import type { Queries } from '../../platform/database/database.ts';
import { ODT_IDS } from '../ids.ts';
import { contentOfSensor } from './present.ts';
import { insertSensor } from './store.ts';

/** A sensor that an installation begins with. */
export interface SeededSensor extends SensorBody {
  readonly provider: SensorProvider;
  readonly dataMode: DataMode;
  /** Whose it is; of the network without it. */
  readonly operatorId?: string;
}

/** Adds sensors; one whose code its owner has already stays as it is. */
export async function seedSensors(db: Queries, sensors: readonly SeededSensor[]): Promise<void> {
  for (const { provider, dataMode, operatorId = null, ...body } of sensors) {
    await insertSensor(db, { id: ODT_IDS.next('sen'), operatorId, provider, dataMode, ...contentOfSensor(body) });
  }
}
