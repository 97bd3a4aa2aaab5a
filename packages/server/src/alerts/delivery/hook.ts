import { wireTime } from '../../platform/database/stored-time.ts';
import { incidentTarget } from '../../users/incident-address.ts';
import { signatureHeader } from '../addresses/signature.ts';
import { type PlaceRow, secretsOf } from '../addresses/store.ts';
import { CLOUD_EVENT_TYPE, cloudEvent } from './cloud-event.ts';
import { slackBlocks, teamsCard, webhookBody } from './forms.ts';
import { incidentEvent } from './incident.ts';
import type { DeliveryRow } from './outcome.ts';
import type { Post } from './post.ts';

/** Of Teams, Slack and PagerDuty: what they do not want now they will not want later, nor do they move. A hook of one's own may be mended. */
const refusedForGood = (status: number): boolean => status >= 300 && status < 500 && ![408, 425, 429].includes(status);
const NEVER = () => false;

/** A message as it is posted: card, blocks, an incident, or a signed webhook with the message's id. */
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
  const body = JSON.stringify((isEvent ? cloudEvent : webhookBody)(id, wireTime(createdAt), content));
  const timestampS = Math.floor(nowMs / 1000);
  const headers = {
    ...(isEvent && { 'content-type': CLOUD_EVENT_TYPE }),
    'webhook-id': id,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': signatureHeader(secretsOf(place, nowMs), { id, timestampS, body }),
  };
  return { url, body, headers, refuses: NEVER };
}
