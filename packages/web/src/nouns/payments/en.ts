import { textsOf } from '../../i18n/texts.ts';

/** English texts of balances and orders, wherever they are shown. */
export const en = {
  balance: 'Balance',
  loading: 'Loading',
  open: 'Orders and invoices',
  none: 'You are no customer of this installation: prices are shown and not charged.',
  available: (sum: string) => `${sum} available`,
  ofLimit: (available: string, limit: string) => `${available} available, of which ${limit} is credit`,
  owes: (used: string, limit: string) => `${used} of ${limit} credit used`,
  held: (sum: string) => `${sum} held for orders`,
  lastOrders: 'Last orders',
  noOrders: 'Nothing was ordered yet.',
  services: { ca: 'Collision Avoidance', odt: 'On-Demand Tracking' },
  statuses: {
    OPEN: 'Open',
    ACTIVE: 'Running',
    PAST_DUE: 'Past due',
    COMPLETE: 'Complete',
    CANCELLED: 'Cancelled',
  },
};

/** The words of balances and orders. */
export const usePaymentsText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
