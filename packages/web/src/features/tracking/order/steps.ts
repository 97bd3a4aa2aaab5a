import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { OrderFault, OrderForm } from './order-form.ts';

export const STEPS = ['target', 'sensors', 'passes', 'delivery'] as const;
export type Step = (typeof STEPS)[number];

/** What every step of the dialog is given. */
export interface StepProps {
  readonly form: OrderForm;
  readonly change: (part: Partial<OrderForm>) => void;
  readonly offer: Opportunities | undefined;
  /** Shown once somebody tried to go on. */
  readonly faults: readonly OrderFault[];
}

/** Where a fault is put right. */
export const STEP_OF: Readonly<Record<OrderFault, Step>> = {
  target: 'target',
  number: 'target',
  start: 'target',
  deadline: 'target',
  passes: 'passes',
  count: 'passes',
};
