import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { FollowedStateProps } from '../../../api/FollowedState.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { mayUse } from '../../../auth/services.ts';
import type { OrderFault, OrderForm } from './order-form.ts';

export const STEPS = ['target', 'sensors', 'passes', 'delivery'] as const;
export type Step = (typeof STEPS)[number];

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
  /** Faults; shown after the first attempt to continue. */
  readonly faults: readonly OrderFault[];
}

/** Step in which each fault is corrected. */
export const STEP_OF: Readonly<Record<OrderFault, Step>> = {
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

/** Returns whether the user may see satellites of the fleet; tracking-only users name objects by number or message. */
export function useHasFleet(): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'ca');
}
