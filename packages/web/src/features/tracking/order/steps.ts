import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { FollowedStateProps } from '../../../api/FollowedState.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { mayUse } from '../../../auth/services.ts';
import type { OrderFault, OrderForm } from './order-form.ts';

export const STEPS = ['target', 'sensors', 'passes', 'delivery'] as const;
export type OrderStep = (typeof STEPS)[number];

/** Props of every step of the dialog. */
export interface StepProps {
  readonly form: OrderForm;
  readonly change: (part: Partial<OrderForm>) => void;
  /** Offer for the current form values; undefined while it loads, or without a target. */
  readonly offer: Opportunities | undefined;
  /** Last received offer, possibly for other form values; for plots that should not jump. */
  readonly latest: Opportunities | undefined;
  /** Whether the query for passes is in progress. */
  readonly isLooking: boolean;
  /** Progress of the query. */
  readonly answer: FollowedStateProps['answer'];
  /** Price of the order as text; undefined until it is known. */
  readonly priceText: string | undefined;
  /** Shown once somebody tried to go on. */
  readonly faults: readonly OrderFault[];
}

/** Step in which each fault is corrected. */
export const STEP_OF: Readonly<Record<OrderFault, OrderStep>> = {
  target: 'target',
  number: 'target',
  start: 'target',
  deadline: 'target',
  unknown: 'passes',
  infeasible: 'passes',
  passes: 'passes',
  count: 'passes',
  points: 'target',
};

/** The first step before `to` that lacks something, and its faults; undefined where all of them are complete. */
export function incompleteStep(faults: readonly OrderFault[], to: OrderStep): OrderStep | undefined {
  return STEPS.slice(0, STEPS.indexOf(to)).find((step) => faults.some((fault) => STEP_OF[fault] === step));
}

/** Whether the person may see satellites of the fleet; who may only track names objects by number or message. */
export function useHasFleet(): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'ca');
}
