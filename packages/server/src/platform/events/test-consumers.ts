import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type Consumer, consumer } from './consume.ts';
import type { EventType } from './event-type.ts';

/** What happens in the first of two services that know nothing of each other. */
export const observed: EventType<{ readonly object: number }> = { type: 'first.observed' };

/**
 * Each service writes down what it did. Where the table `test_gate` has a row for it, it stands still in the middle of its
 * transaction, so that a test can kill its process there.
 */
export const recorders = (database: Database): readonly Consumer[] =>
  ['first.counts', 'second.charges'].map((name) =>
    consumer(observed, name, async (tx, { id, data }) => {
      await tx.execute(
        sql`insert into test_effect (consumer, event_id, object) values (${name}, ${id}, ${data.object})`,
      );
      const { rows } = await database.pool.query('select 1 from test_gate where consumer = $1', [name]);
      if (rows.length === 0) return;
      process.stdout.write(`${name} stands\n`);
      await sleep(600_000);
    }),
  );
