import { meanElements, type PlainElements } from '@keepout/operations/orbit/plain-elements';
import { sql } from 'drizzle-orm';
import type { FoundElements } from '../catalogue/store.ts';
import type { Queries } from '../platform/database/database.ts';

export interface StoredWanted {
  readonly noradId: number;
  /** The newest element set at or before this epoch, TAI s; the newest of all without it. */
  readonly beforeTaiS: number | undefined;
}

/** Each object's element set in one statement, at whatever epochs; objects without one are absent. */
export async function storedElements(
  db: Queries,
  wanted: readonly StoredWanted[],
): Promise<Map<number, FoundElements>> {
  const asked = JSON.stringify(wanted.map(({ noradId, beforeTaiS }) => [noradId, beforeTaiS ?? null]));
  const { rows } = await db.execute(sql`
    select found.elements, catalogue.source
    from jsonb_array_elements(${asked}::jsonb) as one
    cross join lateral (
      select elements, catalogue_id from element_set
      where norad_id = (one->>0)::integer
        and epoch_tai_s <= coalesce((one->>1)::double precision, 'infinity'::double precision)
      order by epoch_tai_s desc limit 1
    ) as found
    join catalogue on catalogue.id = found.catalogue_id`);
  return new Map(
    rows.map((row) => {
      const elements = meanElements(row['elements'] as PlainElements);
      return [elements.noradId, { elements, source: String(row['source']) }];
    }),
  );
}
