import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startBossQueue } from '../jobs/boss-queue.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { createLogger } from '../observing/logs.ts';
import type { EventType } from './event-type.ts';
import { type Events, openEvents } from './events.ts';

const silent = createLogger({ logLevel: 'silent' });

describe('news of events', () => {
  let database: TestDatabase;
  let queue: JobQueue;
  beforeAll(async () => {
    database = await createTestDatabase();
    queue = await startBossQueue(database.connection, { log: silent });
  });
  afterAll(async () => {
    await queue.stop(1000);
    await database.drop();
  });

  const satellites: EventType<object> = { type: 'test.satellites', news: () => ({ type: 'satellites' }) };
  const ephemerides: EventType<object> = { type: 'test.ephemerides', news: () => ({ type: 'ephemerides' }) };
  const open = () => openEvents({ database, queue, log: silent }, [satellites, ephemerides]);
  const publish = (events: Events, operatorId: string, kind: EventType<object>) =>
    database.orm.transaction((tx) => events.publish(tx, operatorId, kind, {}));

  it('reach the streams of their operator in every process, and no other', async () => {
    const [here, there] = [open(), open()];
    const heard = { own: '', other: '' };
    there.stream('aurora').on('data', (chunk) => {
      heard.own += String(chunk);
    });
    there.stream('borealis').on('data', (chunk) => {
      heard.other += String(chunk);
    });
    await vi.waitFor(() => expect(heard.other).toContain('retry'));
    await sleep(200);
    await publish(here, 'aurora', satellites);
    await vi.waitFor(() => expect(heard.own).toMatch(/id: \d+\nevent: satellites\ndata: \{"type":"satellites"\}\n\n/));
    expect(heard.other).not.toContain('satellites');
    await Promise.all([here.close(), there.close()]);
  });

  it('are not heard when their transaction rolls back', async () => {
    const events = open();
    const stream = events.stream('aurora');
    await sleep(200);
    await database.orm
      .transaction(async (within) => {
        await events.publish(within, 'aurora', satellites, {});
        throw new Error('roll back');
      })
      .catch(() => undefined);
    await publish(events, 'aurora', ephemerides);
    await sleep(100);
    await events.close();
    const heard = await text(stream);
    expect(heard).toContain('ephemerides');
    expect(heard).not.toContain('satellites');
  });

  it('missed by a client are told when it comes back with its last id', async () => {
    const events = open();
    await publish(events, 'cygnus', satellites);
    await publish(events, 'cygnus', ephemerides);
    const { rows } = await database.pool.query(
      "select min(id)::text as id from domain_event where operator_id = 'cygnus'",
    );
    const stream = events.stream('cygnus', rows[0].id);
    await sleep(300);
    await events.close();
    const heard = await text(stream);
    expect(heard).toContain('ephemerides');
    expect(heard).not.toContain('satellites');
  });

  it('end their streams when the connection to the database is lost, and are heard again after', async () => {
    const events = open();
    const first = events.stream('draco');
    await sleep(200);
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'keepout-events %' and datname = current_database()",
    );
    expect(await text(first)).toContain('retry');
    let heard = '';
    events.stream('draco').on('data', (chunk) => {
      heard += String(chunk);
    });
    await sleep(500);
    await publish(events, 'draco', satellites);
    await vi.waitFor(() => expect(heard).toContain('satellites'));
    await events.close();
  });
});
