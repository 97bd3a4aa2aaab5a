import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureOperator } from '../fleet/operator.ts';
import { DEMO_OPERATOR_ID, ensureDemoUsers } from '../identity/embedded/users.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts';
import { markProduction, refuseOtherWorld } from './foundation.ts';

describe('production and the demonstration', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());
  const url = 'postgresql://keepout@db.example.com/keepout';
  const start = (mode: 'demo' | 'production', databaseUrl: string | undefined = url) =>
    refuseOtherWorld(database.connection, { mode, databaseUrl });

  it('both start on an empty database, and on one without a table', async () => {
    await start('demo');
    await start('production');
    const empty = await createEmptyDatabase();
    await refuseOtherWorld({ connectionString: empty.url }, { mode: 'production', databaseUrl: empty.url });
    await empty.drop();
  });

  it.each([
    ['its steps', () => database.pool.query("insert into demo_step (name) values ('begun')")],
    ['its users', () => ensureDemoUsers(database, 'a password of the demonstration')],
    ['its operator', () => ensureOperator(database.orm, DEMO_OPERATOR_ID)],
  ])('production refuses a database that holds the demo world: %s', async (_what, mark) => {
    await mark();
    await expect(start('production')).rejects.toMatchObject({
      code: 'demo-world',
      message: expect.stringMatching(/^KEEPOUT_DATABASE_URL names .* Give production an empty database of its own\.$/),
    });
    await expect(refuseOtherWorld(database.connection, { mode: 'production', databaseUrl: undefined })).rejects.toThrow(
      /^KEEPOUT_DATA_DIR names/,
    );
    await start('demo');
  });

  it('a demonstration refuses a database in which production has run', async () => {
    await ensureOperator(database.orm, 'aurora');
    await markProduction(database.connection);
    await markProduction(database.connection);
    await start('production');
    await expect(start('demo')).rejects.toMatchObject({
      code: 'production-database',
      message: expect.stringContaining('set KEEPOUT_MODE=production'),
    });
  });
});
