import type { PaymentProviderKind } from '@keepout/contract/payments/enums';

/** What is to be paid. */
export interface Demand {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Counts how often a page of payment was asked for: one that ended is followed by another. */
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
 * Who takes money for us. Asking twice is asking once; what he tells by himself is a reason to ask him how it stands, never the answer:
 * then it does not matter in which order, how often or how late his events come.
 *
 * @throws Outage  from every call: he did not answer, or not in a way that can be understood
 */
export interface PaymentProvider {
  readonly kind: PaymentProviderKind;
  /** A page where the demand can be paid; null where money comes by itself. */
  demand(demand: Demand): Promise<{ readonly reference: string; readonly payUrl: string } | null>;
  /** Undefined: he does not know it. */
  stateOf(reference: string): Promise<PaymentState | undefined>;
}
