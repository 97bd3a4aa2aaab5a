import type { OrderStatus } from '@keepout/contract/payments/enums';
import { Status } from '../../ui/Status.tsx';
import type { StatusLevel } from '../../ui/status-level.ts';
import { usePaymentsText } from './en.ts';

const LEVELS: Readonly<Record<OrderStatus, StatusLevel>> = {
  OPEN: 'pending',
  ACTIVE: 'ok',
  PAST_DUE: 'serious',
  COMPLETE: 'ok',
  CANCELLED: 'inactive',
};

/** Status of an order: symbol and word. */
export function OrderStatusWord({ status }: { readonly status: OrderStatus }) {
  return <Status level={LEVELS[status]}>{usePaymentsText().statuses[status]}</Status>;
}
