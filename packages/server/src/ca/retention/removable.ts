import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** An ephemeris whose content may be removed. */
export interface RemovableEphemeris extends Record<string, unknown> {
  readonly id: string;
  readonly operatorId: string;
  readonly fileId: string;
  readonly sizeBytes: number;
}

/**
 * Returns superseded ephemerides, longest superseded first: replaced by a newer operational file of the satellite with at least the same end, or ended;
 * candidates only if ended. Excludes the newest operational file of each satellite, those in a decision, those in a running
 * screening, and those still to be compared with later ones.
 *
 * @param operatorId   operator; all operators if absent
 * @param isDue        only those that were superseded before the retention time of their operator
 */
export async function removableEphemerides(
  db: Queries,
  nowTaiS: number,
  { operatorId, isDue }: { readonly operatorId?: string; readonly isDue: boolean },
): Promise<RemovableEphemeris[]> {
  const isOwnedBy = (column: SQL): SQL => (operatorId === undefined ? sql`true` : sql`${column} = ${operatorId}`);
  const { rows } = await db.execute<RemovableEphemeris>(sql`
    with frozen as (
      select distinct input ->> 'oemFileId' as id
      from decision, jsonb_array_elements(decision.frozen::jsonb -> 'inputs' -> 'ephemerides') as input
      where decision.frozen is not null and ${isOwnedBy(sql`decision.operator_id`)}
    ), screened as (
      select unnest(ephemeris_id || bystander_ids) as id from screening where state in ('QUEUED', 'RUNNING')
    ), in_force as (
      select satellite_id, max(uploaded_at) as uploaded_at from ephemeris
      where designation = 'OPERATIONAL' and ${isOwnedBy(sql`operator_id`)} group by satellite_id
    ), superseded as (
      select file.id, file.operator_id, file.file_id, stored_file.size_bytes, operator.ephemeris_days,
        least(
          case when file.stop_tai_s < ${nowTaiS} then now() - make_interval(secs => ${nowTaiS} - file.stop_tai_s) end,
          case when file.designation = 'OPERATIONAL' then (
            -- The next file nearly always reaches as far: it is found in the order of the index, and not among thousands.
            select newer.uploaded_at from ephemeris as newer
            where newer.operator_id = file.operator_id and newer.satellite_id = file.satellite_id
              and newer.designation = 'OPERATIONAL' and newer.stop_tai_s >= file.stop_tai_s
              and newer.uploaded_at > file.uploaded_at
            order by newer.uploaded_at limit 1
          ) end
        ) as since
      from ephemeris as file
      join stored_file on stored_file.id = file.file_id and stored_file.removed_at is null
      join operator on operator.id = file.operator_id
      left join in_force on in_force.satellite_id = file.satellite_id
      where ${isOwnedBy(sql`file.operator_id`)} and file.compared_at is not null
        and (file.designation = 'CANDIDATE' or file.uploaded_at < in_force.uploaded_at)
        and not exists (select 1 from frozen where frozen.id = file.id)
        and not exists (select 1 from screened where screened.id = file.id)
    )
    select id, operator_id as "operatorId", file_id as "fileId", size_bytes::double precision as "sizeBytes"
    from superseded
    where since is not null ${isDue ? sql`and since < now() - make_interval(secs => 86400 * ephemeris_days)` : sql``}
    order by since, id`);
  return rows;
}
