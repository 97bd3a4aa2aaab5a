import { textsOf } from '../../i18n/texts.ts';

/** English texts of balances and orders, wherever they are shown. */
export const en = {
  balance: 'Balance',
  loading: 'Loading',
  open: 'Orders and invoices',
  none: 'Your organisation is not a customer of this installation. Prices are shown but not charged.',
  available: (sum: string) => `${sum} available`,
  ofLimit: (available: string, limit: string) => `${available} available, of which ${limit} is credit`,
  owes: (used: string, limit: string) => `${used} of ${limit} credit used`,
  held: (sum: string) => `${sum} reserved for orders`,
  lastOrders: 'Latest orders',
  noOrders: 'No orders yet.',
  services: { ca: 'Collision Avoidance', odt: 'On-Demand Tracking' },
  statuses: {
    OPEN: 'Open',
    ACTIVE: 'Running',
    PAST_DUE: 'Past due',
    COMPLETE: 'Complete',
    CANCELLED: 'Cancelled',
  },
};

/** The texts of balances and orders in the chosen language. */
export const usePaymentsText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
