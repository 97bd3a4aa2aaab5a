import type { alertDelivery } from '../tables.ts';

/** A message as it is stored. */
export type DeliveryRow = typeof alertDelivery.$inferSelect;
