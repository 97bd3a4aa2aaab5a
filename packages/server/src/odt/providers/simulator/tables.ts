import { boolean, doublePrecision, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeOfWriting } from '../../../platform/database/stored-time.ts';
import type { StoredOrder } from './stored-order.ts';

/** The simulated world, as the migrations create it. All operators share it: two who observe one object see the same one. */

/** Where an object really is. */
export const simulatorTruth = pgTable('simulator_truth', {
  objectKey: text('object_key').primaryKey(),
  epochTaiS: doublePrecision('epoch_tai_s').notNull(),
  /** EME2000, m and m/s. */
  state: jsonb('state').$type<readonly number[]>().notNull(),
  /** Cd A / m, m^2/kg; null: the air does not brake it. */
  dragM2PerKg: doublePrecision('drag_m2_per_kg'),
  /** The density that the drag belongs to; null: the exponential one. */
  airModel: text('air_model').$type<'EXPONENTIAL' | 'NRLMSISE_00'>(),
  /** Files were made of it. */
  isMeasured: boolean('is_measured').notNull().default(false),
  drawnAt: timeOfWriting('drawn_at'),
});

/** Orders to the simulator. */
export const simulatorOrder = pgTable('simulator_order', {
  orderId: text('order_id').primaryKey(),
  content: jsonb('content').$type<StoredOrder>().notNull(),
  orderedTaiS: doublePrecision('ordered_tai_s').notNull(),
  speed: doublePrecision('speed').notNull(),
  dueTaiS: doublePrecision('due_tai_s').notNull(),
  isCancelled: boolean('is_cancelled').notNull().default(false),
  isDelivered: boolean('is_delivered').notNull().default(false),
});
