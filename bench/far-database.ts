import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../packages/server/src/platform/postgres/embedded.ts';

/** The embedded database, reached through a process that hands everything on later. */
export async function farDatabase(dataDir: string, roundTripMs: number) {
  const postgres = await startEmbeddedPostgres(dataDir);
  const { host, port, user, database } = postgres.connection;
  const program = fileURLToPath(new URL('far-proxy.mjs', import.meta.url));
  const proxy = spawn(process.execPath, [program, `${host}/.s.PGSQL.${port}`, String(roundTripMs / 2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(proxy.stdout, 'data')) as [Buffer];
  return {
    url: `postgres://${user}@127.0.0.1:${Number(printed.toString())}/${database}`,
    async close() {
      proxy.kill();
      await postgres.stop();
    },
  };
}
