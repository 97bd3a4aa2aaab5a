import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringUpToDate, grantApplicationRole, QUEUE_SCHEMA } from '../database/application-role.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrations.ts';
import { createEmptyDatabase, migrationsDir } from '../database/test-database.ts';
import { startBossQueue } from '../jobs/boss-queue.ts';
import { createLogger } from '../observing/logs.ts';
import { writeAudit } from './audit.ts';

const NOT_ALLOWED = '42501';
const REFUSED_BY_TRIGGER = '23514';
const changes = ["update audit set actor = 'nobody'", 'delete from audit', 'truncate audit'];
const silent = createLogger({ logLevel: 'silent' });

describe('the audit trail is append-only', () => {
  const suffix = randomBytes(4).toString('hex');
  const [owner, application] = [`owner_${suffix}`, `application_${suffix}`];
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let administrator: pg.Client;
  let asOwner: Database;
  let asApplication: Database;
  const urlOf = (user: string) => empty.url.replace(/\/\/[^@]*@/, `//${user}@`);

  beforeAll(async () => {
    empty = await createEmptyDatabase();
    administrator = new pg.Client({ connectionString: empty.url });
    await administrator.connect();
    await administrator.query(`create role ${owner} login; create role ${application} login`);
    const { rows } = await administrator.query<{ name: string }>('select current_database() as name');
    await administrator.query(`alter database ${rows[0]!.name} owner to ${owner}`);
    await migrate({ connectionString: urlOf(owner) }, readMigrations(migrationsDir));
    await grantApplicationRole({ connectionString: urlOf(owner) }, application);
    asOwner = openDatabase({ connectionString: urlOf(owner) }, { connections: 1 });
    asApplication = openDatabase({ connectionString: urlOf(application) }, { connections: 1 });
    await writeAudit(asApplication.orm, {
      operatorId: 'aurora',
      actor: 'ada',
      action: 'created',
      recordType: 'satellite',
      recordId: 'sat-1',
    });
  });
  afterAll(async () => {
    await asOwner.close();
    await asApplication.close();
    await administrator.query(
      `reassign owned by ${owner}, ${application} to current_user; drop owned by ${application}, ${owner}`,
    );
    await administrator.query(`drop role ${application}; drop role ${owner}`);
    await administrator.end();
    await empty.drop();
  });
  const lines = async () => Number((await asOwner.pool.query('select count(*) from audit')).rows[0].count);
  const codeOf = (database: Database, ...statements: string[]) =>
    database.pool.query(statements.join(';')).then(
      () => 'done',
      (cause: { code?: string }) => cause.code,
    );

  it.each(changes)('for the role that writes it: no right to %s', async (statement) => {
    expect(await codeOf(asApplication, statement)).toBe(NOT_ALLOWED);
    expect(await codeOf(asApplication, 'begin', "set local keepout.audit_retention = 'on'", statement, 'commit')).toBe(
      NOT_ALLOWED,
    );
    await asApplication.pool.query('rollback');
    expect(await lines()).toBe(1);
  });

  it('for a role that was given the rights by mistake: the table itself refuses', async () => {
    await asOwner.pool.query(`grant update, delete, truncate on audit to ${application}`);
    for (const statement of changes) {
      expect(await codeOf(asApplication, "set keepout.audit_retention = 'on'", statement)).toBe(REFUSED_BY_TRIGGER);
    }
    await asApplication.pool.query('reset keepout.audit_retention');
    await asOwner.pool.query(`revoke update, delete, truncate on audit from ${application}`);
    expect(await lines()).toBe(1);
  });

  it('for its owner too, who may only delete and has to say so', async () => {
    for (const statement of changes) expect(await codeOf(asOwner, statement)).toBe(REFUSED_BY_TRIGGER);
    const retention = (statement: string) =>
      codeOf(asOwner, 'begin', "set local keepout.audit_retention = 'on'", statement, 'commit');
    for (const statement of ["update audit set actor = 'nobody'", 'truncate audit']) {
      expect(await retention(statement)).toBe(REFUSED_BY_TRIGGER);
      await asOwner.pool.query('rollback');
    }
    expect(await retention("delete from audit where at < now() - interval '10 years'")).toBe('done');
    expect(await lines()).toBe(1);
  });

  it('and the platform runs as that role: it finds itself up to date and has its queue', async () => {
    const connection = { connectionString: urlOf(application) };
    expect(await bringUpToDate(connection, readMigrations(migrationsDir), true)).toEqual([]);
    const newer = [...readMigrations(migrationsDir), { name: '9999-later.sql', sha256: 'x', sql: 'select 1' }];
    await expect(bringUpToDate(connection, newer, true)).rejects.toThrow('KEEPOUT_DATABASE_OWNER_URL');
    const queue = await startBossQueue(connection, { log: silent });
    await queue.declare('sweep');
    expect(await queue.enqueue('sweep', {})).toBeDefined();
    await queue.stop(1000);
    // An update: the owner of the tables is no member of the role, and has no business in its queue.
    await grantApplicationRole({ connectionString: urlOf(owner) }, application);
    // A queue that an earlier start made as the owner is handed over.
    await administrator.query(
      `alter schema ${QUEUE_SCHEMA} owner to ${owner}; alter table ${QUEUE_SCHEMA}.queue owner to ${owner}`,
    );
    await administrator.query(`grant ${application} to ${owner}`);
    await grantApplicationRole({ connectionString: urlOf(owner) }, application);
    const again = await startBossQueue(connection, { log: silent });
    await again.declare('sweep-again');
    await again.stop(1000);
  });

  it('even when nobody has separate roles', async () => {
    const single = await createEmptyDatabase();
    await migrate({ connectionString: single.url }, readMigrations(migrationsDir));
    const database = openDatabase({ connectionString: single.url }, { connections: 1 });
    await database.pool.query(
      "insert into audit (operator_id, actor, action, record_type, record_id) values ('a', 'a', 'a', 'a', 'a')",
    );
    for (const statement of changes) expect(await codeOf(database, statement)).toBe(REFUSED_BY_TRIGGER);
    await database.close();
    await single.drop();
  });
});
