import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '@keepout/server/platform/database/database';

/** What happens to whatever goes over it. */
export type State = 'open' | 'paused' | 'refused';

/** The way between a process and its database, over which the test has power as a network has. */
export interface TestWay {
  /** The database's address over this way. */
  readonly url: string;
  set(state: State): void;
  /** Connections that were asked for so far. */
  requests(): number;
  /** From now on these connections, counted from 1, are cut as soon as the database has answered on them. */
  cut(which: readonly number[]): void;
  close(): void;
}

export async function openWay({ connection }: Pick<Database, 'connection'>): Promise<TestWay> {
  if (!('host' in connection)) throw new Error('the test database is reached by its socket');
  const { host, port, user, database } = connection;
  const sockets = new Set<Socket>();
  let state: State = 'open';
  let count = 0;
  let doomed: readonly number[] = [];
  const proxy: Server = createServer((near) => {
    const number = ++count;
    if (state === 'refused') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(join(host, `.s.PGSQL.${port}`));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        (socket === near ? far : near).destroy();
      });
    }
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => {
      if (doomed.includes(number)) near.resetAndDestroy();
      else near.write(bytes);
    });
    if (state === 'paused') near.pause();
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port: through } = proxy.address() as { port: number };
  return {
    url: `postgresql://${user}@127.0.0.1:${through}/${database}`,
    set: (to) => {
      state = to;
      for (const socket of sockets) {
        if (to === 'refused') socket.destroy();
        else if (to === 'paused') socket.pause();
        else socket.resume();
      }
    },
    requests: () => count,
    cut: (which) => {
      doomed = which;
    },
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
