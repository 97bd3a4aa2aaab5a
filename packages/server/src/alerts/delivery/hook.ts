import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { incidentTarget } from '../../users/incident-address.ts';
import { signatureHeader } from '../addresses/signature.ts';
import { type PlaceRow, secretsOf } from '../addresses/store.ts';
import type { MessageContent } from '../words/content.ts';
import { short, slackBlocks, teamsCard } from './forms.ts';
import { incidentEvent } from './incident.ts';
import type { DeliveryRow } from './outcome.ts';
import type { Post } from './post.ts';

/** Permanent refusals by Teams, Slack and PagerDuty, whose URLs do not move. A user's own webhook may be repaired, so it is tried again. */
const refusedForGood = (status: number): boolean => status >= 300 && status < 500 && ![408, 425, 429].includes(status);
const NEVER_REFUSED = () => false;

/** Posts a message as a card, blocks, an incident, or a signed webhook with the message's id. */
export function hookOf({ id, channel, content, createdAt }: DeliveryRow, place: PlaceRow, nowMs: number): Post {
  const url = place.address;
  if (channel === 'MSTEAMS') return { url, body: JSON.stringify(teamsCard(content)), refuses: refusedForGood };
  if (channel === 'SLACK') return { url, body: JSON.stringify(slackBlocks(content)), refuses: refusedForGood };
  if (channel === 'PAGERDUTY') {
    const target = incidentTarget(url);
    const body = JSON.stringify(incidentEvent(id, target.routingKey, content));
    return { url: target.url, body, refuses: refusedForGood, conceals: [target.routingKey] };
  }
  const isEvent = place.format === 'CLOUDEVENTS';
  const body = JSON.stringify((isEvent ? cloudEvent : webhookBody)(id, createdAt, content));
  const timestampS = Math.floor(nowMs / 1000);
  const headers = {
    ...(isEvent && { 'content-type': CLOUD_EVENT_TYPE }),
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatureHeader(secretsOf(place, nowMs), { id, timestampS, body }),
  };
  return { url, body, headers, refuses: NEVER_REFUSED };
}

/** Body as required by Standard Webhooks: type, time and data. */
interface WebhookBody {
  readonly type: string;
  readonly timestamp: string;
  readonly data: object;
}

/** Standard Webhooks requires a body below 20 kB; the rest is for an envelope. */
const MOST_BODY_BYTES = 19_000;

/** Returns the body for a user's own webhook; docs/guides/alerts.md describes the fields. Items beyond the limit are only counted. */
export function webhookBody(deliveryId: string, createdAt: string, content: MessageContent): WebhookBody {
  const { purpose, title, items } = content;
  const type = {
    ALERT: 'alert.raised',
    DIGEST: 'alert.digest',
    ESCALATION: 'alert.escalated',
    TEST: 'alert.test',
    REMINDER: 'alert.reminder',
    PLACE_OFF: 'alert.place-off',
  }[purpose];
  const alerts = items.map((item) => ({ ...item, title: short(item.title), message: short(item.message) }));
  for (let shownCount = alerts.length; ; shownCount--) {
    const data = {
      deliveryId,
      title: short(title),
      alerts: alerts.slice(0, shownCount),
      moreAlerts: items.length - shownCount,
    };
    const body = { type, timestamp: createdAt, data };
    if (shownCount === 0 || Buffer.byteLength(JSON.stringify(body)) <= MOST_BODY_BYTES) return body;
  }
}

const CLOUD_EVENT_TYPE = 'application/cloudevents+json';

/** Returns a webhook's body in a CloudEvents 1.0 envelope, structured mode: the id is the same in every attempt, the data equal those without envelope. */
function cloudEvent(deliveryId: string, createdAt: string, content: MessageContent): object {
  const { type, timestamp, data } = webhookBody(deliveryId, createdAt, content);
  const { origin } = new URL(content.footUrl);
  const [first] = content.items;
  return {
    specversion: '1.0',
    id: deliveryId,
    source: `${origin}${API_ROOT}/alerts`,
    type,
    ...(first && { subject: first.alertId }),
    time: timestamp,
    datacontenttype: 'application/json',
    data,
  };
}
