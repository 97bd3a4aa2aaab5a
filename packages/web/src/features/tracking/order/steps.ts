import type { Opportunities } from '@keepout/contract/odt/opportunity';
import type { FollowedStateProps } from '../../../api/FollowedState.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { mayUse } from '../../../auth/services.ts';
import type { OrderFault, OrderForm } from './order-form.ts';

export const STEPS = ['target', 'sensors', 'passes', 'delivery'] as const;
export type Step = (typeof STEPS)[number];

/** What every step of the dialog is given. */
export interface StepProps {
  readonly form: OrderForm;
  readonly change: (part: Partial<OrderForm>) => void;
  /** What can be had of what stands in the form now; undefined while it is looked for, or nothing says of whom. */
  readonly offer: Opportunities | undefined;
  /** As it was last told, perhaps of another choice: for drawings that need not jump. */
  readonly latest: Opportunities | undefined;
  /** Passes are being looked for. */
  readonly isLooking: boolean;
  /** How far that is. */
  readonly answer: FollowedStateProps['answer'];
  /** Price of the order as text; undefined until it is known. */
  readonly priceText: string | undefined;
  /** Shown once somebody tried to go on. */
  readonly faults: readonly OrderFault[];
}

/** Where a fault is put right. */
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

/** The first step before `to` that lacks something, and its faults; undefined where all of them are complete. */
export function incompleteStep(faults: readonly OrderFault[], to: Step): Step | undefined {
  return STEPS.slice(0, STEPS.indexOf(to)).find((step) => faults.some((fault) => STEP_OF[fault] === step));
}

/** Whether the person may see satellites of the fleet; who may only track names objects by number or message. */
export function useHasFleet(): boolean {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'ca');
}
