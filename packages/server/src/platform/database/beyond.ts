import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Records after a key in the order of the columns; an index on them finds the first one at once. */
export function beyond(
  columns: readonly SQLWrapper[],
  key: readonly (string | number)[] | undefined,
  order: 'ascending' | 'descending' = 'ascending',
): SQL | undefined {
  if (key === undefined) return undefined;
  const values = sql.join(
    key.map((part) => sql`${part}`),
    sql`, `,
  );
  const sign = sql.raw(order === 'ascending' ? '>' : '<');
  return sql`(${sql.join([...columns], sql`, `)}) ${sign} (${values})`;
}
