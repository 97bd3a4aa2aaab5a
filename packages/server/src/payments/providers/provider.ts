import type { PaymentProviderKind } from '@keepout/contract/payments/enums';

/** An amount to be paid. */
export interface Demand {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Number of the payment page: an expired page is followed by another. */
  readonly attempt: number;
}

/** How far a payment is, as its provider says now. */
export interface PaymentState {
  readonly state: 'OPEN' | 'PAID' | 'ENDED';
  readonly invoiceId: string | undefined;
  readonly amount: number;
  readonly currency: string;
}

/**
 * A payment provider. Calls are idempotent; an event of the provider only causes a query of the payment's state and is never used as the state itself:
 * so order, repetition and delay of events have no effect.
 *
 * @throws Outage  from every call: no answer, or an unreadable one
 */
export interface PaymentProvider {
  readonly kind: PaymentProviderKind;
  /** A page where the demand can be paid; null where money comes by itself. */
  demand(demand: Demand): Promise<{ readonly reference: string; readonly payUrl: string } | null>;
  /** Undefined: he does not know it. */
  stateOf(reference: string): Promise<PaymentState | undefined>;
}
