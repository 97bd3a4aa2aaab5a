import type { AlertKind, AlertLevel, DeliveryPurpose } from '@keepout/contract/alerts/enums';
import type { Language } from '@keepout/contract/platform/language';

/** One thing that a message tells of. */
export interface ContentItem {
  readonly alertId: string;
  readonly kind: AlertKind;
  readonly level: AlertLevel;
  readonly title: string;
  readonly message: string;
  /** Of the application's page about it; null without one. */
  readonly url: string | null;
  /** ISO 8601, UTC. */
  readonly raisedAt: string;
  readonly decideBy: string | null;
}

/** What a message does to an incident at its receiver. */
export interface Incident {
  readonly action: 'trigger' | 'acknowledge' | 'resolve';
  /** The same of every message about one event. */
  readonly key: string;
  /** When the event is over, TAI seconds; null where no time ends it. */
  readonly endsTaiS: number | null;
}

/** What a message says, before it takes the form of its channel. Frozen when it is made: a later attempt says the same. */
export interface MessageContent {
  readonly purpose: DeliveryPurpose;
  readonly language: Language;
  readonly title: string;
  readonly items: readonly ContentItem[];
  /** What it says where it tells of no alert; the title where it is left out. */
  readonly text?: string;
  /** Below the items: where to change what is sent. */
  readonly foot: string;
  readonly footUrl: string;
  /** Of those to PagerDuty. */
  readonly incident?: Incident;
}

/** As plain text: of the mail, and of the delivery log. */
export function plainText({ items, foot, footUrl, title, text = title }: MessageContent): string {
  const blocks = items.map(({ title: head, message, url }) =>
    [head, message, ...(url === null ? [] : [url])].join('\n'),
  );
  const body = blocks.length > 0 ? blocks.join('\n\n') : text;
  return `${body}\n\n-- \n${foot}\n${footUrl}\n`;
}
