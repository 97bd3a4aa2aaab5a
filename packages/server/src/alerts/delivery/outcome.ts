import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten } from '@keepout/contract/sentences';
import type { alertDelivery } from '../tables.ts';

/** What an attempt to hand a message over came to. */
export type SendOutcome =
  | { readonly kind: 'SENT'; readonly status: number | null; readonly detail: Statement }
  /** It can work another time. */
  | {
      readonly kind: 'RETRY';
      readonly status: number | null;
      readonly detail: Statement;
      readonly askedS: number | null;
    }
  /** No further attempt will help. */
  | { readonly kind: 'REFUSED'; readonly status: number | null; readonly detail: Statement }
  /** The receiver said that the place is gone. */
  | { readonly kind: 'GONE'; readonly status: number | null; readonly detail: Statement };

/** Characters of what a receiver said that are kept. */
const MOST_DETAIL = 200;

/** What a receiver or the network said, without line breaks and without addresses in it that could be secret. */
export function detailOf(text: string): Statement {
  const words = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/https?:\/\/\S+/gi, '[address]')
    .trim()
    .slice(0, MOST_DETAIL);
  return asWritten(words);
}

/** A message as it is stored. */
export type DeliveryRow = typeof alertDelivery.$inferSelect;
