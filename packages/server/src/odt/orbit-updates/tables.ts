import type { conjunctionObject, priorSource, updateState } from '@keepout/contract/odt/enums';
import type { DensityUsed, Estimate } from '@keepout/operations/update/update';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { storedStatement, timeOfWriting } from '../../platform/database/stored-time.ts';

/** Orbits that follow from observations, as the migrations make them. */

/** Which measurements of a file were used, by their order in its report. */
export interface UsedMeasurements {
  readonly observationFileId: string;
  readonly isUsed: readonly boolean[];
}

export const orbitUpdateTable = pgTable('orbit_update', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').notNull(),
  requestId: text('request_id'),
  conjunctionId: text('conjunction_id'),
  conjunctionObject: text('conjunction_object').$type<z.infer<typeof conjunctionObject>>(),
  noradId: integer('norad_id'),
  name: text('name').notNull(),
  fileIds: text('file_ids').array().notNull(),
  state: text('state').$type<z.infer<typeof updateState>>().notNull(),
  message: storedStatement('message').notNull(),
  priorSource: text('prior_source').$type<z.infer<typeof priorSource>>().notNull(),
  /** Updates that `before` rests on. */
  basis: text('basis').array().notNull().default([]),
  before: jsonb('before').$type<Estimate>().notNull(),
  after: jsonb('after').$type<Estimate>(),
  /** `after` at closest approach of the conjunction that it is for, where that is another time. */
  carried: jsonb('carried').$type<Estimate>(),
  wrms: doublePrecision('wrms'),
  accepted: integer('accepted').notNull(),
  rejected: integer('rejected').notNull(),
  observability: storedStatement('observability').notNull(),
  residuals: jsonb('residuals').$type<readonly UsedMeasurements[]>().notNull(),
  atmosphere: jsonb('atmosphere').$type<DensityUsed>(),
  isSimulated: boolean('is_simulated').notNull(),
  createdAt: timeOfWriting('created_at'),
});
