import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeServices } from './hosting/composition.ts';
import { serveEvents } from './hosting/event-route.ts';
import type { ServerContext, ServerModule } from './hosting/module.ts';
import { productVersion } from './hosting/places.ts';
import { serveModules } from './hosting/service-routes.ts';
import { createTestIssuer, type TokenFacts } from './identity/test-tokens.ts';
import { ground } from './modules.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from './platform/database/test-database.ts';
import { type App, createHttp } from './platform/http/http.ts';
import { startBossQueue } from './platform/jobs/boss-queue.ts';
import { createLogger } from './platform/observing/logs.ts';
import { createMetrics } from './platform/observing/metrics.ts';
import type { Settings } from './platform/settings/settings.ts';
import { testSettings } from './platform/settings/test-settings.ts';
import { openReaders } from './platform/threads/readers.ts';
import { openTestReaders, openTestThreads } from './platform/threads/test-threads.ts';
import { route } from './test-route.ts';

/** Services on a real database, queue and web server, called without a socket: `app.inject`. */
export interface TestPlatform {
  readonly app: App;
  readonly context: ServerContext & { readonly database: TestDatabase };
  /** A bearer header of a user with every user role, unless said otherwise. */
  bearer(facts?: TokenFacts): Promise<{ readonly authorization: string }>;
  /** Adds a satellite of 3 m without propulsion. @returns its id */
  addSatellite(satellite: TestSatellite, headers?: { readonly authorization: string }): Promise<string>;
  /** Runs the services' jobs from now on, where it has not from the beginning. */
  work(): Promise<void>;
  close(): Promise<void>;
}

interface TestSatellite {
  readonly name: string;
  readonly noradId: number;
  readonly cosparId?: string;
}

export interface TestPlatformOptions {
  readonly settings?: Partial<Settings>;
  /** Runs the services' jobs from the beginning. Default true. */
  readonly worker?: boolean;
  /** One that has been filled otherwise; it is dropped at the end. Default: a new one. */
  readonly database?: TestDatabase;
  /** Heap of the process whose readers these are, bytes. Default: that of the process of the tests, which is large. */
  readonly heapBytes?: number;
}

export async function startTestPlatform(
  modules: readonly ServerModule[],
  options: TestPlatformOptions = {},
): Promise<TestPlatform> {
  const directory = mkdtempSync(join(tmpdir(), 'keepout-platform-'));
  const settings = testSettings({ dataDir: directory, ...options.settings });
  const log = createLogger({ logLevel: (process.env['KEEPOUT_LOG_LEVEL'] as Settings['logLevel']) ?? 'silent' });
  const database = options.database ?? (await createTestDatabase());
  const jobs = openDatabase(database.connection, { kind: 'job', connections: 6 });
  const metrics = createMetrics(log, { servesMs: 0 });
  const queue = await startBossQueue(database.connection, { log, onSettled: metrics.jobSettled });
  const threads = openTestThreads();
  const reading = options.heapBytes === undefined ? openTestReaders() : openReaders(2, options.heapBytes);
  const all = [...ground, ...modules.filter((module) => !ground.includes(module))];
  const compose = (pool: Database) =>
    composeServices({ settings, log, database: pool, queue, threads, ...reading, metrics }, all);
  const composition = compose(database);
  const { context } = composition;
  const issuer = await createTestIssuer();
  const app = await createHttp(settings, log);
  // What a server does with the body of a real request that was answered before it was read; an injected one would stay half sent.
  app.addHook('onResponse', async ({ raw }) => void raw.resume());
  await composition.declareJobs();
  await serveModules(app, all, composition.contextOf, { verifier: issuer.verifier, version: productVersion() });
  await serveEvents(app, {
    events: context.events,
    verifier: issuer.verifier,
    modules: all,
    limits: settings,
    publicUrl: settings.publicUrl,
    version: 'test',
  });
  const work = () => compose(jobs).work();
  const bearer = async (facts?: TokenFacts) => ({ authorization: `Bearer ${await issuer.token(facts)}` });
  if (options.worker ?? true) await work();
  await app.ready();
  return {
    app,
    context: { ...context, database },
    bearer,
    addSatellite: async ({ name, noradId, cosparId }, headers) => {
      const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } };
      const payload = { name, noradId, ...(cosparId !== undefined && { cosparId }), configuration };
      const made = await app.inject({ ...route('createSatellite'), headers: headers ?? (await bearer()), payload });
      if (made.statusCode !== 201) throw new Error(made.body);
      return made.json<{ satelliteId: string }>().satelliteId;
    },
    work,
    close: async () => {
      await app.close();
      await queue.stop(2000);
      await threads.close();
      await reading.readers.close();
      metrics.close();
      await jobs.close();
      await database.drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
