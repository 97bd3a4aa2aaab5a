import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modules } from './modules.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
}

/** As `format_type` prints it: six digits of a second are what PostgreSQL has anyway. */
const printed = (type: string): string => type.replace(/^timestamp ?\(6\)/, 'timestamp');

it('every table of every service is as the migrations make it', async () => {
  const { rows } = await database.pool.query<Column>(
    `select relname as table, attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
       atthasdef as "hasDefault"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  );
  const tables = modules.flatMap((module) => module.tables ?? []).map((table) => getTableConfig(table));
  expect(tables.length).toBeGreaterThan(10);
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  for (const { name, columns } of tables) {
    const declared = new Map(
      columns.map((column) => [column.name, { type: printed(column.getSQLType()), isNullable: !column.notNull }]),
    );
    const made = rows.filter((column) => column.table === name);
    expect(made, `the migrations make no table ${name}`).not.toEqual([]);
    for (const { name: column, type, isNullable, hasDefault } of made) {
      // What the database fills in and nobody here reads (created_at, stored_at) needs no declaration.
      const declaration = declared.get(column);
      if (declaration !== undefined)
        expect({ table: name, column, ...declaration }).toEqual({ table: name, column, type, isNullable });
      else expect(isNullable || hasDefault, `${name}.${column} is not declared`).toBe(true);
      declared.delete(column);
    }
    expect([...declared.keys()], `${name} has columns that no migration makes`).toEqual([]);
  }
});
