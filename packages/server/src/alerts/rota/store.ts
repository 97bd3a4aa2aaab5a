import type { RotaFields } from '@keepout/contract/alerts/rota';
import { NO_ROTA } from '@keepout/operations/alerts/calls';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertRotaTable } from '../tables.ts';

export interface StoredRota {
  readonly rota: RotaFields;
  readonly version: number;
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}

/** Returns the on-call schedule of an operator; an empty one if none is stored. */
export async function readRota(db: Queries, operatorId: string): Promise<StoredRota> {
  const [row] = await db.select().from(alertRotaTable).where(eq(alertRotaTable.operatorId, operatorId));
  if (row === undefined) return { rota: NO_ROTA, version: 0, updatedAt: null, updatedBy: null };
  const { rota, version, updatedAt, updatedBy } = row;
  return { rota, version, updatedAt, updatedBy };
}
