import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type Capability, capability } from '../hosting/capability.ts';
import type { Transaction } from '../platform/database/database.ts';

/** What became of a price. */
export type ChargeState = 'NOT_CHARGED' | 'RESERVED' | 'CAPTURED' | 'RELEASED';

/** Something that an operator is to pay for. */
export interface Priced {
  readonly operatorId: string;
  /** Names it for good: the same key is the same thing, and nothing is done about it twice. */
  readonly key: string;
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** What it is for. */
  readonly what: Statement;
  /** Key of a larger amount of which this is a part: what is still held of that one is used first. */
  readonly within?: string;
}

/** What is known by its key. */
export interface KnownPrice {
  readonly operatorId: string;
  readonly key: string;
  readonly reason?: string;
}

/**
 * Money of operators. Every step commits with the transaction that causes it; a step that was done is not done again, and the answer
 * is what became of the price. What was given back is not taken again.
 */
export interface Charges {
  /**
   * Holds an amount.
   *
   * @throws Refusal  `balance-insufficient`: there is not as much; `currency-differs`. Nothing of it was written
   */
  reserve(tx: Transaction, priced: Priced): Promise<ChargeState>;
  /** Takes what is held. */
  capture(tx: Transaction, price: KnownPrice): Promise<ChargeState>;
  /** Gives back what is held, or was taken. A part that is given back before its whole has ended is held for the whole again. */
  release(tx: Transaction, price: KnownPrice): Promise<ChargeState>;
}

export const charges: Capability<Charges> = capability('charges');
