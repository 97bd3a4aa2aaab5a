import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startBossQueue } from '../jobs/boss-queue.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { createLogger } from '../observing/logs.ts';
import type { EventType } from './event-type.ts';
import { EVENT_DAYS, type Events, openEvents } from './events.ts';

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
  const open = () => openEvents({ database, queue, log: silent }, [satellites, ephemerides, marks]);
  const publish = (events: Events, operatorId: string, kind: EventType<object>) =>
    database.orm.transaction((tx) => events.publish(tx, operatorId, kind, {}));

  const marks: EventType<object> = { type: 'test.marks', news: () => ({ type: 'conjunctions', screeningId: null }) };
  /** A stream that is under way: what it tells, and its end. */
  const hear = async (events: Events, operatorId: string, after?: string) => {
    const stream = events.stream(operatorId, { ...(after !== undefined && { after }) });
    const heard = { text: '', ended: once(stream, 'end') };
    stream.on('data', (chunk) => {
      heard.text += String(chunk);
    });
    await vi.waitFor(async () => {
      await publish(events, operatorId, ephemerides);
      expect(heard.text, 'nothing is heard').toContain('ephemerides');
    }, PATIENT);
    return heard;
  };

  it('25.4 are kept as long as a job that failed may come back to them, with their receipts, and then go', async () => {
    const events = open();
    const { pool } = database;
    const ages = [EVENT_DAYS + 3, EVENT_DAYS + 2, EVENT_DAYS - 1, 0];
    await pool.query('delete from domain_event');
    await pool.query(
      `insert into domain_event (operator_id, type, data, occurred_at)
       select 'aurora', 'test.marks', jsonb_build_object('age', age), now() - make_interval(days => age)
       from unnest($1::integer[]) as age`,
      [ages],
    );
    await pool.query(`insert into domain_event_receipt (event_id, consumer) select id, 'test' from domain_event`);
    await events.prune();
    const { rows } = await pool.query(
      `select (data->>'age')::integer as age from domain_event join domain_event_receipt on event_id = id order by id`,
    );
    expect(rows.map(({ age }) => age)).toEqual(ages.slice(2));
    expect((await pool.query('select from domain_event_receipt')).rowCount).toBe(2);
    await events.close();
  });

  it('reach the streams of their operator in every process, and no other', async () => {
    const [here, there] = [open(), open()];
    const [own, other] = [await hear(there, 'aurora'), await hear(there, 'borealis')];
    await publish(here, 'aurora', satellites);
    await vi.waitFor(
      () => expect(own.text).toMatch(/id: \d+\nevent: satellites\ndata: \{"type":"satellites"\}\n\n/),
      PATIENT,
    );
    expect(other.text).not.toContain('satellites');
    await Promise.all([here.close(), there.close()]);
  });

  it('are not heard when their transaction rolls back', async () => {
    const events = open();
    const heard = await hear(events, 'aurora');
    await database.orm
      .transaction(async (within) => {
        await events.publish(within, 'aurora', satellites, {});
        throw new Error('roll back');
      })
      .catch(() => undefined);
    await publish(events, 'aurora', marks);
    await vi.waitFor(() => expect(heard.text).toContain('conjunctions'), PATIENT);
    await events.close();
    expect(heard.text).not.toContain('satellites');
  });

  it('missed by a client are told when it comes back with its last id', async () => {
    const events = open();
    await publish(events, 'cygnus', satellites);
    await publish(events, 'cygnus', marks);
    const { rows } = await database.pool.query(
      "select min(id)::text as id from domain_event where operator_id = 'cygnus'",
    );
    const heard = await hear(events, 'cygnus', rows[0].id);
    await vi.waitFor(() => expect(heard.text).toContain('conjunctions'), PATIENT);
    await events.close();
    expect(heard.text).not.toContain('satellites');
  });

  it('end their streams when the connection to the database is lost, and are heard again after', async () => {
    const events = open();
    const first = await hear(events, 'draco');
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'keepout-events %' and datname = current_database()",
    );
    await first.ended;
    await hear(events, 'draco');
    await events.close();
  });
});
