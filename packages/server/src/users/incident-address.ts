/** URL for incidents with only a routing key; other receivers accept the same format (Events API v2). */
const PAGERDUTY_URL = 'https://events.pagerduty.com/v2/enqueue';
const ENQUEUE_PATH = '/v2/enqueue';
const KEY = 'routing_key';

const routingKey = /^[A-Za-z0-9_-]{16,128}$/;

/** Converts an incident address to a URL with the routing key in its query. A routing key alone belongs to PagerDuty. */
export function incidentAddress(text: string): string {
  const trimmed = text.trim();
  if (routingKey.test(trimmed)) return `${PAGERDUTY_URL}?${KEY}=${trimmed}`;
  if (!isIncidentAddress(trimmed)) return trimmed;
  const url = new URL(trimmed);
  if (url.pathname === '/') url.pathname = ENQUEUE_PATH;
  return url.href;
}

/** Returns whether a text is a routing key, or a URL that contains one. */
export function isIncidentAddress(text: string): boolean {
  if (routingKey.test(text)) return true;
  return URL.canParse(text) && routingKey.test(new URL(text).searchParams.get(KEY) ?? '');
}

/** Returns the URL and the routing key of an address. */
export function incidentTarget(address: string): { readonly url: string; readonly routingKey: string } {
  const url = new URL(address);
  const key = url.searchParams.get(KEY) ?? '';
  url.searchParams.delete(KEY);
  return { url: url.href, routingKey: key };
}
