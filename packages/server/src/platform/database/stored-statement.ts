import type { Statement } from '@keepout/contract/platform/sentence-text';
import { jsonb } from 'drizzle-orm/pg-core';

/** What is said of a record, by codes and figures: text of it is made where somebody reads it. */
export const storedStatement = (name: string) => jsonb(name).$type<Statement>();
