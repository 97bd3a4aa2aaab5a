import type { AlertLevel } from '@keepout/contract/alerts/enums';
import { tell } from '@keepout/contract/sentences';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { ContentItem, MessageContent } from '../words/content.ts';
import { alertWords } from '../words/say.ts';
import type { DeliveryRow, SendOutcome } from './outcome.ts';

/** PagerDuty's maximum length of a summary. */
const MOST_SUMMARY = 1024;
/** Maximum number of items in the details: an event may have 512 kB, but people read fewer. */
const MOST_ITEMS = 20;

const SEVERITIES: Readonly<Record<AlertLevel, 'critical' | 'error' | 'warning' | 'info'>> = {
  critical: 'critical',
  serious: 'error',
  caution: 'warning',
  ok: 'info',
  info: 'info',
};
const RANK: readonly AlertLevel[] = ['critical', 'serious', 'caution', 'ok', 'info'];

/**
 * Returns an event of PagerDuty's Events API v2, which others support too: the dedup_key is that of the conjunction, so repeated alerts are one incident.
 *
 * @param deliveryId   dedup_key of a test
 */
export function incidentEvent(deliveryId: string, routingKey: string, content: MessageContent): object {
  const { title, items, incident, footUrl, language } = content;
  const { action, key } = incident ?? { action: 'trigger', key: `test ${deliveryId}` };
  const level = RANK.find((candidate) => items.some((item) => item.level === candidate)) ?? 'info';
  const links = items.flatMap(({ url }) => (url === null ? [] : [{ href: url, text: alertWords(language).open }]));
  const { origin, host } = new URL(footUrl);
  return {
    routing_key: routingKey,
    event_action: action,
    dedup_key: key,
    client: 'Keepout',
    client_url: links[0]?.href ?? origin,
    links: links
      .filter(({ href }, place) => links.findIndex((link) => link.href === href) === place)
      .slice(0, MOST_ITEMS),
    payload: {
      summary: title.slice(0, MOST_SUMMARY),
      source: host,
      severity: SEVERITIES[level],
      ...(items[0] && { timestamp: items[0].raisedAt, class: items[0].kind }),
      custom_details: { deliveryId, alerts: items.slice(0, MOST_ITEMS).map(detailsOf) },
    },
  };
}

const detailsOf = ({ alertId, kind, level, title, message, decideBy, raisedAt }: ContentItem): object => ({
  alertId,
  kind,
  level,
  title,
  message,
  decideBy,
  raisedAt,
});

/** Other messages for the same contact point and conjunction: whether a later one resolves it, an earlier one waits, or one is being sent. */
interface Neighbours extends Record<string, unknown> {
  readonly isOver: boolean;
  readonly isEarlierQueued: boolean;
  readonly isEarlierUnderway: boolean;
}

/**
 * Returns why a message about an incident is not sent now; undefined if it can be. A late trigger would reopen a resolved incident, and an incident
 * must exist before it can be acknowledged or resolved.
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
