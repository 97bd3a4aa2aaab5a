import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten } from '@keepout/contract/sentences';
import type { alertDeliveryTable } from '../tables.ts';

/** Result of an attempt to send a message. */
export type SendOutcome =
  | { readonly kind: 'SENT'; readonly status: number | null; readonly detail: Statement }
  /** A later attempt may succeed. */
  | {
      readonly kind: 'RETRY';
      readonly status: number | null;
      readonly detail: Statement;
      readonly askedS: number | null;
    }
  /** No further attempt can succeed. */
  | { readonly kind: 'REFUSED'; readonly status: number | null; readonly detail: Statement }
  /** The receiver reported that the contact point no longer exists. */
  | { readonly kind: 'GONE'; readonly status: number | null; readonly detail: Statement };

/** Maximum number of stored characters of a receiver's answer. */
const MOST_DETAIL = 200;

/** Returns the answer of a receiver or a network error without line breaks and without URLs, which could be secret. */
export function detailOf(text: string): Statement {
  const words = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/https?:\/\/\S+/gi, '[address]')
    .trim()
    .slice(0, MOST_DETAIL);
  return asWritten(words);
}

/** A message in its stored form. */
export type DeliveryRow = typeof alertDeliveryTable.$inferSelect;
