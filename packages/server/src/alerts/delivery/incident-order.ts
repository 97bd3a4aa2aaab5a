import { tell } from '@keepout/contract/sentences';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { DeliveryRow, SendOutcome } from './outcome.ts';

/** Of the same place and event: whether a later one ends it, an earlier one waits, and one is on its way. */
interface Neighbours extends Record<string, unknown> {
  readonly isOver: boolean;
  readonly isEarlierQueued: boolean;
  readonly isEarlierUnderway: boolean;
}

/**
 * Why a message about an incident is not sent now. What was resolved since would be opened again by a trigger that comes late; what is to be
 * acknowledged or resolved has to be there first. Undefined where nothing stands against it.
 */
export async function incidentOrder(db: Queries, row: DeliveryRow): Promise<SendOutcome | undefined> {
  const { incident } = row.content;
  if (incident === undefined) return undefined;
  const { rows } = await db.execute<Neighbours>(sql`
    select bool_or(created_at > ${row.createdAt} and content->'incident'->>'action' = 'resolve') as "isOver",
      bool_or(created_at < ${row.createdAt} and state = 'QUEUED') as "isEarlierQueued",
      bool_or(created_at < ${row.createdAt} and state = 'QUEUED' and exists (
        select from alert_attempt where delivery_id = alert_delivery.id and ended_at is null
          and begun_at > now() - interval '1 minute')) as "isEarlierUnderway"
    from alert_delivery
    where channel = 'PAGERDUTY' and content->'incident'->>'key' = ${incident.key} and place_id = ${row.placeId} and id <> ${row.id}`);
  const [{ isOver, isEarlierQueued, isEarlierUnderway } = {} as Partial<Neighbours>] = rows;
  if (incident.action !== 'resolve' && isOver) return { kind: 'REFUSED', status: null, detail: tell('overtaken') };
  const waits = { trigger: false, acknowledge: isEarlierQueued, resolve: isEarlierUnderway }[incident.action];
  return waits ? { kind: 'RETRY', status: null, detail: tell('earlier-first'), askedS: null } : undefined;
}
