import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { layFoundation } from '@keepout/server/hosting/foundation';
import type { ServerModule } from '@keepout/server/hosting/module';
import { productVersion } from '@keepout/server/hosting/places';
import { createTestDatabase, type TestDatabase } from '@keepout/server/platform/database/test-database';
import { checkPort } from '@keepout/server/platform/http/free-port';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { parseSettings } from '@keepout/server/platform/settings/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from './start-api.ts';

/** A call that stores something: a proxy may not send it twice. */
const counted: ServerModule = {
  name: 'counted',
  title: 'Counted',
  register: (app, { database }) => {
    app.post('/count', { config: { isPublic: true } }, async () => {
      const { rows } = await database.pool.query('insert into counted default values returning id');
      return { id: rows[0].id };
    });
  },
};
const CALLS = 2000;
const CLIENTS = 20;

/** Between two looks at a server, ms. */
const LOOK_MS = 50;

/**
 * What a reverse proxy does: connections are kept, servers are asked whether they take calls, and only a call that found none goes to the
 * other one. Nothing is sent twice.
 */
async function startProxy(ports: readonly number[]) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: CLIENTS });
  const serving = new Set(ports);
  const look = async (port: number) => {
    const said = await fetch(`http://127.0.0.1:${port}/health/serving`).catch(() => undefined);
    if (said?.status === 200) serving.add(port);
    else serving.delete(port);
  };
  const looking = setInterval(() => void Promise.all(ports.map(look)), LOOK_MS);
  let turn = 0;
  const forward = (incoming: IncomingMessage, answer: ServerResponse, isSecondTry: boolean) => {
    const choice = [...serving];
    const port = choice[turn++ % choice.length] ?? ports[0]!;
    const call = ask({ port, host: '127.0.0.1', method: incoming.method, path: incoming.url, agent }, (said) => {
      answer.writeHead(said.statusCode ?? 502, { 'content-type': 'application/json' });
      said.pipe(answer);
    });
    call.on('error', (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ECONNREFUSED' && !isSecondTry) forward(incoming, answer, true);
      else answer.writeHead(502).end(String(cause.code));
    });
    call.end();
  };
  const server = createServer((incoming, answer) => {
    incoming.resume().on('end', () => forward(incoming, answer, false));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const close = () => {
    clearInterval(looking);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function databaseUrl({ connection }: TestDatabase): string {
  if (!('host' in connection)) throw new Error('the test database is reached by its socket');
  const { user, database: name, host, port } = connection;
  return `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table counted (id bigint generated always as identity primary key)');
});
afterAll(() => database.drop());

it('two servers behind a proxy, restarted in turn under load: no call fails, and none counts twice', async () => {
  const ports = [await checkPort('127.0.0.1', 0), await checkPort('127.0.0.1', 0)];
  const start = async (port: number) => {
    const read = parseSettings(
      {
        KEEPOUT_DATABASE_URL: databaseUrl(database),
        KEEPOUT_PORT: String(port),
        KEEPOUT_LOG_LEVEL: 'silent',
        KEEPOUT_DRAIN_S: '2',
        KEEPOUT_WORKERS: '1',
        KEEPOUT_RATE_LIMIT_PER_MINUTE: '1000000',
      },
      '/',
    );
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const settings = read.value;
    const foundation = await layFoundation(settings, { modules: [counted], log: createLogger(settings) });
    const api = await startApi(settings, foundation, { modules: [counted], version: productVersion() });
    return async () => {
      await api.close();
      await foundation.close();
    };
  };
  const stops = [await start(ports[0]!), await start(ports[1]!)];
  const { url, close } = await startProxy(ports);
  try {
    const came: Record<string, number> = {};
    let [left, isRestarting] = [CALLS, true];
    const client = async () => {
      // At least so many, and for as long as the restarts take.
      while (left-- > 0 || isRestarting) {
        const answer = await fetch(`${url}/api/v1/counted/count`, { method: 'POST' });
        const text = answer.status === 200 ? 'done' : `${answer.status} ${await answer.text()}`;
        if (answer.status === 200) await answer.json();
        came[text] = (came[text] ?? 0) + 1;
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (const [index, port] of ports.entries()) {
      await stops[index]!();
      stops[index] = await start(port);
    }
    isRestarting = false;
    await Promise.all(clients);
    const total = came['done'] ?? 0;
    expect(came).toEqual({ done: total });
    expect(total).toBeGreaterThanOrEqual(CALLS);
    const { rows } = await database.pool.query('select count(*)::integer as count from counted');
    expect(rows[0].count).toBe(total);
  } finally {
    close();
    for (const stop of stops) await stop();
  }
}, 120_000);
