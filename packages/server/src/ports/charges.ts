import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type Capability, capability } from '../hosting/capability.ts';
import type { Transaction } from '../platform/database/database.ts';

/** State of a price. */
export type ChargeState = 'NOT_CHARGED' | 'RESERVED' | 'CAPTURED' | 'RELEASED';

/** An item to be paid by an operator. */
export interface Priced {
  readonly operatorId: string;
  /** Permanent key: each step for a key is executed once. */
  readonly key: string;
  /** Minor units of the currency. */
  readonly amount: number;
  readonly currency: string;
  /** Description of the charged item. */
  readonly description: Statement;
  /** Key of a larger amount of which this is a part: its remaining reservation is used first. */
  readonly within?: string;
}

/** A price identified by its key. */
export interface KnownPrice {
  readonly operatorId: string;
  readonly key: string;
  readonly reason?: string;
}

/**
 * Payments of operators. Every step commits with the transaction that causes it; a repeated step has no effect and returns
 * the state of the price. A released amount is not captured again.
 */
export interface Charges {
  /**
   * Reserves an amount.
   *
   * @throws Refusal  `balance-insufficient`; `currency-differs`. Neither has written any row
   */
  reserve(tx: Transaction, priced: Priced): Promise<ChargeState>;
  /** Captures a reserved amount. */
  capture(tx: Transaction, price: KnownPrice): Promise<ChargeState>;
  /** Releases a reserved or captured amount. A part released before the end of the larger amount is reserved for that amount again. */
  release(tx: Transaction, price: KnownPrice): Promise<ChargeState>;
}

export const charges: Capability<Charges> = capability('charges');
