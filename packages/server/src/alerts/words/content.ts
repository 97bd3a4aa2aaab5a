import type { AlertKind, AlertLevel, DeliveryPurpose } from '@keepout/contract/alerts/enums';
import type { Language } from '@keepout/contract/platform/language';

/** One subject of a message. */
export interface ContentItem {
  readonly alertId: string;
  readonly kind: AlertKind;
  readonly level: AlertLevel;
  readonly title: string;
  readonly message: string;
  /** URL of the application's page about it; null without one. */
  readonly url: string | null;
  /** ISO 8601, UTC. */
  readonly raisedAt: string;
  readonly decideBy: string | null;
}

/** Action of a message on an incident at its receiver. */
export interface Incident {
  readonly action: 'trigger' | 'acknowledge' | 'resolve';
  /** The same for all messages about one conjunction. */
  readonly key: string;
  /** End of the conjunction, TAI seconds; null if it has no end. */
  readonly endsTaiS: number | null;
}

/** Content of a message, independent of the channel. Stored when it is created, so that later attempts send the same. */
export interface MessageContent {
  readonly purpose: DeliveryPurpose;
  readonly language: Language;
  readonly title: string;
  readonly items: readonly ContentItem[];
  /** Text of a message without alerts; default: the title. */
  readonly text?: string;
  /** Footer: where to change the notification settings. */
  readonly foot: string;
  readonly footUrl: string;
  /** Incident action for PagerDuty. */
  readonly incident?: Incident;
}

/** Returns the plain text for the mail and for the delivery log. */
export function plainMessageText({ items, foot, footUrl, title, text = title }: MessageContent): string {
  const blocks = items.map(({ title: head, message, url }) =>
    [head, message, ...(url === null ? [] : [url])].join('\n'),
  );
  const body = blocks.length > 0 ? blocks.join('\n\n') : text;
  return `${body}\n\n-- \n${foot}\n${footUrl}\n`;
}
