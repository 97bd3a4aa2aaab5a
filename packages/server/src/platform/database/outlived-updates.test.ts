import { describe, expect, it } from 'vitest';
import { type Migration, readMigrations } from './migrations.ts';
import { migrationsDir } from './test-database.ts';

/** The last migration of before the rule: programs of before it were stopped for an update. */
const LAST_WITHOUT_RULE = '0037-ordered-once.sql';
const REASON = /^-- Outlived because: \S.{20,}/m;

const all = readMigrations(migrationsDir);
const uniqueIndexes = new Set(
  all.flatMap(({ sql }) => [...sql.matchAll(/create unique index (\w+)/gi)].map(([, name]) => name!)),
);

/** Parts between separators that stand in no parentheses. */
function partsOf(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Statements in small letters, without comments, bodies of functions and what texts say. */
const statementsOf = (sql: string): string[] =>
  partsOf(
    sql
      .replaceAll(/--[^\n]*/g, '')
      .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
      .replaceAll(/'(?:[^']|'')*'/g, "''")
      .replaceAll(/\s+/g, ' ')
      .toLowerCase(),
    ';',
  );

const HARMLESS =
  /^(create ((?:unlogged )?table|index|function|type|sequence|view) |drop index |set constraints |comment on )/;
const HARMLESS_ACTION = /^(alter column \w+ set (storage|default|statistics|compression)|validate constraint)/;

/** What an older program may not outlive: what it reads or writes is there no more, or is refused, or is otherwise than it was. */
function contractions(sql: string): string[] {
  const statements = statementsOf(sql);
  const tables = new Set(
    statements.flatMap((text) => /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(text)?.[1] ?? []),
  );
  const columns = new Set(
    statements.flatMap((text) =>
      [...text.matchAll(/add (?:column )?(?:if not exists )?(\w+)/g)].map(([, name]) => name!),
    ),
  );
  const isNew = (table: string | undefined) => table !== undefined && tables.has(table);
  return statements.filter((text) => {
    const index = /^create unique index .*?\bon (\w+)/.exec(text);
    if (index !== null) return !isNew(index[1]);
    const altered = /^alter table (?:only )?(\w+) (.*)$/.exec(text);
    if (altered !== null) return !isNew(altered[1]) && partsOf(altered[2]!, ',').some(narrows);
    const trigger = /^create (?:constraint )?trigger .*? on (\w+)/.exec(text);
    if (trigger !== null) return !isNew(trigger[1]);
    const inserted = /^insert into (\w+)/.exec(text);
    if (inserted !== null) return !isNew(inserted[1]);
    const updated = /^update (\w+)(?: (?:as )?\w+)? set (.*?)(?: from | where |$)/.exec(text);
    if (updated !== null && !isNew(updated[1]))
      return partsOf(updated[2]!, ',').some((part) => !columns.has(/^\w+/.exec(part)?.[0] ?? ''));
    if (updated !== null) return false;
    const dropped = /^drop index (?:if exists )?(\w+)/.exec(text);
    if (dropped !== null) return uniqueIndexes.has(dropped[1]!);
    return !HARMLESS.test(text);
  });
}

/** Whether an action on a table that was there is more than a column which an older program may leave out. */
function narrows(action: string): boolean {
  const isColumn = /^add (?:column )?(?!constraint|unique|primary|check|foreign|exclude)/.test(action);
  if (!isColumn) return !HARMLESS_ACTION.test(action);
  const mayStayOut = /\bdefault\b|\bgenerated\b/.test(action) || !/\bnot null\b|\bprimary key\b/.test(action);
  return !mayStayOut;
}

/** What keeps a migration from being applied under programs that run. */
function faultsOf({ name, sql, runsFrom }: Migration, known: readonly Migration[]): string[] {
  if (runsFrom === undefined) return ['it does not say from which migration on programs run on it (`-- Runs from: …`)'];
  if (!known.some((migration) => migration.name === runsFrom) || runsFrom > name)
    return [`there is no ${runsFrom} before it`];
  // Whoever has not this one is stopped first, and `keepout migrate --plan` says so.
  if (runsFrom === name || REASON.test(sql)) return [];
  return contractions(sql);
}

describe('what an older program may not outlive', () => {
  it.each([
    'drop table a',
    'alter table a drop column b',
    'alter table a rename column b to c',
    'alter table a rename to b',
    'alter table a alter column b type integer',
    'alter table a alter column b set not null',
    'alter table a alter column b drop not null',
    'alter table a alter column b drop default',
    'alter table a add column b integer not null',
    'alter table a add column b integer, add column c text not null check (c in (1, 2))',
    "alter table a add constraint b check (c in ('x'))",
    'alter table a drop constraint b',
    'create unique index b on a (c)',
    'drop index catalogue_by_number',
    'update a set b = 1',
    'alter table a add column b integer; update a set b = 1, c = 2',
    'delete from a',
    'truncate a',
    'create trigger b after insert on a for each row execute function c()',
    'create or replace function a() returns trigger language plpgsql as $$ begin return null; end $$',
    'do $$ begin execute 1; end $$',
  ])('%s', (sql) => expect(contractions(`${sql};`)).toHaveLength(1));

  it.each([
    'create table a (b integer not null unique); create unique index c on a (b); insert into a values (1); alter table a alter column b set not null',
    'alter table a add column b integer not null default 0, add column c text, add d text not null generated always as (lower(e)) stored',
    "-- drop table a\nalter table a add column b text default 'drop table; c'",
    'alter table a add column b integer; update a set b = (select count(*) from c) where b is null',
    'create index b on a (c) include (d) where e; drop index cdm_in_order',
    'alter table a alter column b set storage external',
    'create unlogged table a (b integer not null)',
  ])('is not in: %s', (sql) => expect(contractions(`${sql};`)).toEqual([]));

  it('is told of a migration that says nothing of it, names none, or gives no reason', () => {
    const migration = (sql: string, runsFrom?: string): Migration => ({
      name: '0002-b.sql',
      sha256: '',
      sql,
      ...(runsFrom !== undefined && { runsFrom }),
    });
    const first: Migration = { name: '0001-a.sql', sha256: '', sql: '' };
    const told = (second: Migration) => faultsOf(second, [first, second]);
    expect(told(migration('select 1'))).toHaveLength(1);
    expect(told(migration('drop table a', '0001-z.sql'))).toEqual(['there is no 0001-z.sql before it']);
    expect(told(migration('drop table a', '0001-a.sql'))).toEqual(['drop table a']);
    expect(told(migration('drop table a', '0002-b.sql'))).toEqual([]);
    const reason = '-- Outlived because: nothing reads it since 0001-a.sql\n';
    expect(told(migration(`${reason}drop table a`, '0001-a.sql'))).toEqual([]);
  });
});

describe('migrations', () => {
  const under = all.filter(({ name }) => name > LAST_WITHOUT_RULE);

  it.each(under.map((migration) => [migration.name, migration] as const))(
    '%s is outlived by those that it names',
    (_, migration) => expect(faultsOf(migration, all)).toEqual([]),
  );

  it('of before the rule say nothing of it', () => {
    expect(under.length).toBeGreaterThan(0);
    expect(all.filter(({ name, runsFrom }) => name <= LAST_WITHOUT_RULE && runsFrom !== undefined)).toEqual([]);
  });
});
