import type { SatelliteEvent } from '@keepout/contract/fleet/history';
import { and, desc, eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/tables.ts';
import { beyond } from '../../platform/database/beyond.ts';
import type { Queries } from '../../platform/database/database.ts';
import { wireTime } from '../../platform/database/wire-time.ts';
import { cutPage, type ListOrder, type Page, type PageKey } from '../../platform/http/paging.ts';

/** The trail of a satellite is listed newest first. */
export const HISTORY_ORDER: ListOrder = { name: 'satellite-history', key: ['number'] };

const about = (operatorId: string, satelliteId: string) =>
  and(eq(audit.operatorId, operatorId), eq(audit.recordType, 'satellite'), eq(audit.recordId, satelliteId));

export async function pageHistory(db: Queries, operatorId: string, satelliteId: string, page: Page) {
  const rows = await db
    .select()
    .from(audit)
    .where(and(about(operatorId, satelliteId), beyond([audit.id], page.after, 'descending')))
    .orderBy(desc(audit.id))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit, (row): PageKey => [row.id]);
}

export async function countHistory(db: Queries, operatorId: string, satelliteId: string): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(audit)
    .where(about(operatorId, satelliteId));
  return rows[0]?.count ?? 0;
}

export function presentEvent({ at, actor, action, detail }: typeof audit.$inferSelect): SatelliteEvent {
  const { changes = [] } = detail as { readonly changes?: SatelliteEvent['changes'] };
  return { at: wireTime(at), actor, action, changes };
}
