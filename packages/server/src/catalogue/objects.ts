import type { SatcatObject } from '@keepout/ccsds/satcat';
import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { objectFact } from './tables.ts';

/** Identity of an object according to a source. */
export type StoredObject = SatcatObject;
export type ObjectFactRow = typeof objectFact.$inferSelect;

/** Changes of a source's objects against its previous data. */
export interface ObjectsChange {
  readonly before: number;
  readonly newer: number;
  readonly added: number;
  readonly gone: number;
}

/** Returns objects as one parameter, with the compared columns. */
const asRows = (objects: readonly StoredObject[]) => sql`
  select (one->>0)::integer as norad_id, one->>1 as name, one->>2 as cospar_id, one->>3 as object_type, one->>4 as owner,
    one->>5 as ops_status, (one->>6)::double precision as rcs_m2, one->>7 as decayed_on
  from jsonb_array_elements(${JSON.stringify(
    objects.map((object) => [
      object.noradId,
      object.name,
      object.cosparId,
      object.objectType ?? null,
      object.owner ?? null,
      object.opsStatus ?? null,
      object.rcsM2 ?? null,
      object.decayedOn ?? null,
    ]),
  )}::jsonb) as one`;

const FACTS = sql.raw('name, cospar_id, object_type, owner, ops_status, rcs_m2, decayed_on');

export async function objectsChange(
  db: Queries,
  source: string,
  objects: readonly StoredObject[],
): Promise<ObjectsChange> {
  const { rows } = await db.execute<Record<keyof ObjectsChange, string>>(sql`
    with came as materialized (${asRows(objects)}),
      before as materialized (select * from object_fact where source = ${source})
    select (select count(*) from before) as before,
      (select count(*) from came where not exists (select from object_fact as other where other.norad_id = came.norad_id)) as added,
      (select count(*) from before where not exists (select from came where came.norad_id = before.norad_id)) as gone,
      (select count(*) from (
        select norad_id, ${FACTS} from came where exists (select from object_fact as other where other.norad_id = came.norad_id)
        except select norad_id, ${FACTS} from object_fact) as otherwise) as newer`);
  const row = rows[0]!;
  return {
    before: Number(row.before),
    newer: Number(row.newer),
    added: Number(row.added),
    gone: Number(row.gone),
  };
}

/** Stores a source's data of objects; data that the source lacks remain as another source has them. */
export async function keepObjects(tx: Transaction, source: string, objects: readonly StoredObject[]): Promise<void> {
  await tx.execute(sql`
    with came as materialized (${asRows(objects)}),
      gone as (
        delete from object_fact where source = ${source} and not exists (select from came where came.norad_id = object_fact.norad_id))
    insert into object_fact (norad_id, ${FACTS}, source)
    select norad_id, ${FACTS}, ${source} from came
    on conflict (norad_id) do update set
      name = excluded.name, cospar_id = excluded.cospar_id,
      object_type = coalesce(excluded.object_type, object_fact.object_type),
      owner = coalesce(excluded.owner, object_fact.owner),
      ops_status = coalesce(excluded.ops_status, object_fact.ops_status),
      rcs_m2 = coalesce(excluded.rcs_m2, object_fact.rcs_m2),
      decayed_on = excluded.decayed_on, source = excluded.source`);
}

export async function findObjectFact(db: Queries, noradId: number): Promise<ObjectFactRow | undefined> {
  return (await db.select().from(objectFact).where(eq(objectFact.noradId, noradId)))[0];
}
