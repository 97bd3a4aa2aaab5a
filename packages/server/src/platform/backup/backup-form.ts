import { z } from 'zod';

/**
 * A backup is gzip of text. Its first line is the head; then each table has a line that names it, its rows as `COPY` writes them, the line `\.`, and
 * a line with its count; the last line is the end, with the SHA-256 of all before it. Lines other than rows are JSON.
 */
export const BACKUP_FORM = 'keepout-backup';
export const FORM_VERSION = 1;
export const END_OF_ROWS = '\\.';

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A table with its schema, and its columns in the order of its rows; without generated columns. */
export const backupTable = z.strictObject({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
});
export type BackupTable = z.infer<typeof backupTable>;

export const backupHead = z.strictObject({
  form: z.literal(BACKUP_FORM),
  formVersion: z.int(),
  /** Version of the product. */
  version: z.string(),
  madeAt: z.string(),
  postgres: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), sha256: digest })),
  queueVersion: z.int(),
  tables: z.array(backupTable),
});
export type BackupHead = z.infer<typeof backupHead>;

export const tableBegin = z.strictObject({ schema: z.string(), table: z.string() });
export const tableEnd = z.strictObject({ rows: z.int(), digest });

export const backupEnd = z.strictObject({
  tables: z.int(),
  rows: z.int(),
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  sha256: digest,
});
export type BackupEnd = z.infer<typeof backupEnd>;

/** Returns a table's name for display. */
export const titleOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  schema === 'public' ? name : `${schema}.${name}`;
