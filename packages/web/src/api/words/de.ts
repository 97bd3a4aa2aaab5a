import { sentencesDe } from '@keepout/contract/languages/de/tell';
import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';
import { placeDe } from './places-de.ts';
import { PROBLEM_TEXTS } from './sentences.ts';

/** Names of the answers. `Cancelled` and `Unauthenticated` stay: the specification fixes them. */
const TITLES: Readonly<Record<string, string>> = {
  'Server unreachable': 'Server nicht erreichbar',
  'Answer not readable': 'Antwort nicht lesbar',
  'Bad Request': 'Ungültige Anfrage',
  Unauthorized: 'Nicht angemeldet',
  'Payment Required': 'Nicht gedeckt',
  Forbidden: 'Nicht erlaubt',
  'Not Found': 'Nicht gefunden',
  'Method Not Allowed': 'Nicht vorgesehen',
  'Not Acceptable': 'In dieser Form nicht zu haben',
  'Request Timeout': 'Zu langsam',
  Conflict: 'Passt nicht zum Stand',
  'Precondition Failed': 'Inzwischen geändert',
  'Payload Too Large': 'Zu groß',
  'Content Too Large': 'Zu groß',
  'URI Too Long': 'Adresse zu lang',
  'Unsupported Media Type': 'Inhalt wird nicht angenommen',
  'Unprocessable Entity': 'Nicht auszuführen',
  'Unprocessable Content': 'Nicht auszuführen',
  'Too Many Requests': 'Zu viele Anfragen',
  'Internal Server Error': 'Fehler auf unserer Seite',
  'Bad Gateway': 'Der Server antwortet nicht',
  'Service Unavailable': 'Zurzeit nicht verfügbar',
  'Gateway Timeout': 'Der Server antwortet nicht',
  'Insufficient Storage': 'Kein Platz mehr',
};

/** Stays as it is in every language: the specification fixes it. */
const FIXED = /^Invalid (customers|orders|products)\/post request parameters\.$/;

export const de: Translation<typeof en> = {
  title: (text) => TITLES[text] ?? text,
  message: (text, key) => (FIXED.test(text) ? undefined : PROBLEM_TEXTS[key]) ?? text,
  place: placeDe,
  told: sentencesDe,
};
