import { formatUtcZ } from '@keepout/astro/epoch';
import type { AlertKind, DeliveryPurpose } from '@keepout/contract/alerts/enums';
import type { Language } from '@keepout/contract/platform/language';
import { alertLevelOfKind } from '@keepout/operations/alerts/levels';
import type { AlertFacts } from '../facts.ts';
import type { ContentItem, Incident, MessageContent } from './content.ts';
import { alertWords, composeAlertText, singleLine } from './say.ts';

/** Data of an alert for a message. */
export interface AlertData {
  readonly id: string;
  readonly kind: AlertKind;
  readonly facts: AlertFacts;
  /** ISO 8601, UTC. */
  readonly raisedAt: string;
  readonly decideByTaiS: number | null;
}

/** Maximum number of items in a message; the others are counted. */
const MOST_ITEMS = 30;

/**
 * Composes a message about alerts.
 *
 * @param publicUrl   origin of the application, for links
 */
export function compose(
  purpose: Exclude<DeliveryPurpose, 'TEST' | 'REMINDER' | 'PLACE_OFF'>,
  all: readonly AlertData[],
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): MessageContent {
  const words = alertWords(language);
  const items = all.slice(0, MOST_ITEMS).map((alert): ContentItem => {
    const { title, message, path } = composeAlertText(alert.kind, alert.facts, language);
    return {
      alertId: alert.id,
      kind: alert.kind,
      level: alertLevelOfKind(alert.kind),
      title,
      message,
      url: path === null ? null : publicUrl + path,
      raisedAt: alert.raisedAt,
      decideBy: alert.decideByTaiS === null ? null : formatUtcZ(alert.decideByTaiS, 3),
    };
  });
  const first = items[0]?.title ?? words.several(0);
  const short = all.length === 1 ? first : words.severalOf(all.length, first);
  const title = { ALERT: short, ESCALATION: words.escalation(short), DIGEST: words.digest(all.length) }[purpose];
  return { purpose, language, title: singleLine(title), items, ...footOf(language, publicUrl) };
}

export function composeTest(language: Language, publicUrl: string): MessageContent {
  const words = alertWords(language);
  return {
    purpose: 'TEST',
    language,
    title: `${words.test}. ${words.testMessage}`,
    items: [],
    ...footOf(language, publicUrl),
  };
}

/** Composes the reminder with the date by which a user must sign in to continue receiving messages. */
export function composeReminder(
  language: Language,
  { publicUrl, memberDays, until }: { readonly publicUrl: string; readonly memberDays: number; readonly until: string },
): MessageContent {
  const words = alertWords(language);
  const title = words.reminder(`${until.slice(0, 16).replace('T', ' ')} Z`);
  const text = words.reminderText(title, memberDays);
  return { purpose: 'REMINDER', language, title, text, items: [], foot: words.reminderFoot, footUrl: publicUrl };
}

/** Composes the message that updates an incident at a contact point: the same message with a new title. */
export function composeMove(sentContent: MessageContent, incident: Incident): MessageContent {
  const words = alertWords(sentContent.language);
  const first = sentContent.items[0]?.title ?? sentContent.title;
  const title = incident.action === 'resolve' ? words.resolved(first) : words.acknowledged(first);
  return { ...sentContent, purpose: 'ALERT', title: singleLine(title), incident };
}

/** Composes the notification that a contact point was disabled because its receiver no longer exists. */
export function composePlaceOff(
  language: Language,
  { publicUrl, address }: { readonly publicUrl: string; readonly address: string },
): MessageContent {
  const words = alertWords(language);
  const title = words.placeOff(address);
  const text = words.placeOffText(title);
  return { purpose: 'PLACE_OFF', language, title: singleLine(title), text, items: [], ...footOf(language, publicUrl) };
}

function footOf(language: Language, publicUrl: string) {
  return { foot: alertWords(language).foot, footUrl: `${publicUrl}/account/notifications` };
}
