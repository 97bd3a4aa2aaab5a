import { offer } from '../hosting/capability.ts';
import type { ServerModule } from '../hosting/module.ts';
import { charges } from '../ports/charges.ts';
import { notCharged } from './not-charged.ts';
import { charge } from './tables.ts';

/** Prices and what became of them. Nothing can be paid yet: it says so, and keeps the journal. */
export const payments: ServerModule = {
  name: 'payments',
  title: 'Keepout Payments',
  tables: [charge],
  offers: [offer(charges, () => notCharged)],
};
