import { createHash } from 'node:crypto';
import type pg from 'pg';
import { connectSession, type DatabaseConnection } from './session.ts';
import { databaseTrouble } from './trouble.ts';

/**
 * Names that one process at a time can hold.
 *
 * Each process has one connection whose session holds advisory locks: the moment that a process dies, its names are free. A
 * stopped process keeps them. If the connection breaks under a live process, the names are free as well, so the holder
 * must detect a concurrent write by another process itself.
 */
export interface NameLocks {
  /** Returns the function that releases the name, or undefined if another holder has it. */
  take(name: string): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}

export function openNameLocks(connection: DatabaseConnection): NameLocks {
  /** PostgreSQL lets a session take its own advisory lock twice, so names of this process are recorded here. */
  const mine = new Set<string>();
  let current: Promise<pg.Client> | undefined;
  let isClosed = false;

  const connect = (): Promise<pg.Client> => {
    const opened = connectSession(connection, 'keys', (client) =>
      client.once('end', () => {
        if (current === opened) current = undefined;
      }),
    );
    opened.catch(() => {
      if (current === opened) current = undefined;
    });
    return opened;
  };
  /** Runs statements one after the other, since there is one connection. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: (client: pg.Client) => Promise<T>): Promise<T> => {
    const next = turn.then(async () => {
      current ??= connect();
      const client = await current;
      return await run(client).catch((cause: unknown) => {
        if (databaseTrouble(cause) === 'away') void client.end().catch(() => undefined);
        throw cause;
      });
    });
    turn = next.catch(() => undefined);
    return next;
  };

  const lock = (key: string) =>
    inTurn(async (client) => {
      const { rows } = await client.query<{ isLocked: boolean }>(
        'select pg_try_advisory_lock($1::bigint) as "isLocked"',
        [key],
      );
      return rows[0]?.isLocked === true ? client : undefined;
    });
  return {
    take: async (name) => {
      if (mine.has(name)) return undefined;
      mine.add(name);
      const key = keyOf(name);
      const client = await lock(key).catch((cause: unknown) => {
        mine.delete(name);
        throw cause;
      });
      if (client === undefined) {
        mine.delete(name);
        return undefined;
      }
      return async () => {
        // Another request can take the name only after the database has released it.
        await inTurn(async (now) => {
          if (now === client) await now.query('select pg_advisory_unlock($1::bigint)', [key]);
        }).catch(() => undefined);
        mine.delete(name);
      };
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      await turn;
      await current?.then((client) => client.end()).catch(() => undefined);
    },
  };
}

/** Returns the key of a name: a 64-bit hash, which does not collide with the small constants of other advisory locks. */
function keyOf(name: string): string {
  return String(createHash('sha256').update(name).digest().readBigInt64BE());
}
