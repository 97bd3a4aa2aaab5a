import { FILLED, type FilledTable } from './rows.ts';

/** A connection to the database, of whatever driver. */
interface Connection {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** Rows of a world by the numbers of its events; the same numbers are the same rows. */
export interface Filling {
  readonly operators: number;
  /** Of each operator. */
  readonly satellites: number;
  readonly from: number;
  readonly to: number;
  /** Of the first operator, of ten events. Default 8. */
  readonly shareOfFirst?: number;
  /** The last operator and the first satellite of each get nothing: what is asked of them stays as it is while the world grows. */
  readonly isElsewhere?: boolean;
}

/** Events at a time: a statement of a million rows holds its triggers in memory. */
const AT_ONCE = 20_000;

/** Operators and satellites; again, it does nothing. */
export async function fillTables(client: Connection, { operators, satellites }: Filling): Promise<void> {
  const numbers = `generate_series(0, ${operators - 1}) as k`;
  // Nothing is screened by the clock: what is asked of the world is asked in a quiet one.
  const operator = { id: `'scale-' || k`, name: `'Scale ' || k`, screening_every_hours: '0' };
  await copy(client, 'operator', numbers, operator);
  await copy(client, 'satellite', `${numbers}, generate_series(0, ${satellites - 1}) as s`, {
    id: `'scale-sat-' || k || '-' || s`,
    operator_id: `'scale-' || k`,
    norad_id: `100000 + k * ${satellites} + s`,
    name: `'SCALE ' || s`,
    claim: `'UNVERIFIED'`,
  });
  await copy(client, 'alert_place', numbers, {
    id: `'scale-place-' || k`,
    operator_id: `'scale-' || k`,
    subject: `'scale-user'`,
  });
}

/**
 * Fills tables with copies of the first row that stands in each, where one does: the database has to have been used once, by a demonstration or a test. Where the role may, triggers rest meanwhile (`session_replication_role`), and lists are told by one new revision.
 */
export async function fill(client: Connection, filling: Filling): Promise<void> {
  await fillTables(client, filling);
  for (let from = filling.from; from < filling.to; from += AT_ONCE) {
    const part = { ...filling, from, to: Math.min(from + AT_ONCE, filling.to) };
    await client.query('begin');
    await client.query(`set local session_replication_role = replica`);
    for (const filled of FILLED) await copy(client, filled.table, rowsOf(filled, part), filled.own, filled.pattern);
    await client.query(`
      insert into list_revision (operator_id, revision) select id, 1 from operator
      on conflict (operator_id) do update set revision = list_revision.revision + 1`);
    await client.query('commit');
  }
  // As the database does by itself some minutes after.
  await client.query('vacuum analyze');
}

/** Numbers of rows with whose they are. */
function rowsOf(
  { every = 1, each = 1 }: FilledTable,
  { operators, satellites, from, to, shareOfFirst = 8, isElsewhere = false }: Filling,
) {
  const [first, operatorCount] = isElsewhere ? [1, operators - 1] : [0, operators];
  return `(select n, m, k, 'scale-' || k as operator, 'scale-sat-' || k || '-' || s as satellite
    from generate_series(${from}::bigint, ${to - 1}) as n, generate_series(1, ${each}) as m,
      lateral (select case when n / 10 % 10 < ${shareOfFirst} or ${operatorCount} < 2 then 0 else 1 + n % ${Math.max(1, operatorCount - 1)} end as k,
        ${first} + n / 100 % ${satellites - first} as s) as whose
    where n % ${every} = 0) as numbered`;
}

async function copy(
  client: Connection,
  table: string,
  numbers: string,
  ownColumns: Readonly<Record<string, string>>,
  pattern = 'true',
) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows as readonly { readonly name: string }[];
  const ownerColumns: Readonly<Record<string, string>> = numbers.endsWith('numbered')
    ? { operator_id: 'operator', satellite_id: 'satellite' }
    : {};
  const values = Object.entries({ ...ownerColumns, ...ownColumns }).filter(([name]) =>
    columns.some((column) => column.name === name),
  );
  const names = columns.map(({ name }) => name).join(', ');
  const pairs = values.map(([name, value]) => `'${name}', ${value}`).join(', ');
  await client.query(`
    insert into ${table} (${names}) overriding user value
    select ${names.replace(/\w+/g, 'filled.$&')} from (select whole as pattern from ${table} as whole where ${pattern} limit 1) as first, ${numbers},
      lateral jsonb_populate_record(pattern, jsonb_build_object(${pairs})) as filled
    on conflict do nothing`);
}
