import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../platform/database/test-database.ts';
import { saveMachineClient } from './embedded/clients.ts';
import { saveUser } from './embedded/users.ts';
import { isMember } from './membership.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('with the embedded provider its users and programs belong to their operator, and whoever was taken out does not', async () => {
  const embedded = { issuerUrl: undefined, memberDays: 90 };
  const user = {
    userName: 'ada',
    name: 'Ada',
    email: 'a@example.org',
    operatorId: 'aurora',
    roles: {},
    password: 'long enough',
  };
  const subject = await saveUser(database, user);
  await saveMachineClient(database, { clientId: 'keepout-machine-1', name: 'M', operatorId: 'aurora', roles: {} });
  const is = (who: string, operatorId = 'aurora') => isMember(database.orm, embedded, { operatorId, subject: who });
  expect([await is(subject), await is('keepout-machine-1')]).toEqual([true, true]);
  expect([await is(subject, 'boreas'), await is('somebody')]).toEqual([false, false]);
  await database.pool.query('delete from identity_user');
  expect(await is(subject)).toBe(false);
});

it('with another provider somebody belongs to whom his newest token was of, for as long as the settings say', async () => {
  const is = (operatorId: string, memberDays = 90) =>
    isMember(database.orm, { issuerUrl: 'https://id.example', memberDays }, { operatorId, subject: 'ada' });
  const seen = (operatorId: string, days: number) =>
    database.pool.query(`insert into identity_seen values ($1, 'ada', now() - make_interval(days => $2))`, [
      operatorId,
      days,
    ]);
  expect(await is('aurora')).toBe(true);
  await seen('aurora', 91);
  expect([await is('aurora'), await is('aurora', 92), await is('aurora', 0)]).toEqual([false, true, true]);
  await seen('boreas', 2);
  expect([await is('aurora', 0), await is('boreas')]).toEqual([false, true]);
});
