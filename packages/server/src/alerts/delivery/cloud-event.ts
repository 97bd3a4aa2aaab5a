import { API_ROOT } from '@keepout/contract/platform/endpoint';
import type { MessageContent } from '../words/content.ts';
import { webhookBody } from './forms.ts';

export const CLOUD_EVENT_TYPE = 'application/cloudevents+json';

/** The body of a webhook in an envelope of CloudEvents 1.0, in its structured form: the same id in every attempt, its data as it is without. */
export function cloudEvent(deliveryId: string, createdAt: string, content: MessageContent): object {
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
