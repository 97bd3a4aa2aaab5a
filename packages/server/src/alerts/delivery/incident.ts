import type { AlertLevel } from '@keepout/contract/alerts/enums';
import type { ContentItem, MessageContent } from '../words/content.ts';
import { wordsOf } from '../words/say.ts';

/** Characters of a summary that PagerDuty takes. */
const MOST_SUMMARY = 1024;
/** Items that the details spell out: an event has room for 512 kB, and people for less. */
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
 * What PagerDuty's Events API v2 takes, and others that have its form: the dedup_key is the event's, so that what repeats is one incident.
 *
 * @param deliveryId   names the incident of a test
 */
export function incidentEvent(deliveryId: string, routingKey: string, content: MessageContent): object {
  const { title, items, incident, footUrl, language } = content;
  const { action, key } = incident ?? { action: 'trigger', key: `test ${deliveryId}` };
  const level = RANK.find((candidate) => items.some((item) => item.level === candidate)) ?? 'info';
  const links = items.flatMap(({ url }) => (url === null ? [] : [{ href: url, text: wordsOf(language).open }]));
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
