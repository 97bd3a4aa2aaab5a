import manifest from '../package.json' with { type: 'json' };
import { serveModules } from '../packages/server/src/hosting/service-routes.ts';
import { modules } from '../packages/server/src/modules.ts';
import { createHttp } from '../packages/server/src/platform/http/http.ts';
import { createLogger } from '../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../packages/server/src/platform/settings/test-settings.ts';

type Description = Readonly<Record<string, unknown>>;

let described: Promise<Readonly<Record<string, Description>>> | undefined;

/** The description (OpenAPI) of each service by its name, as the server of this source tree answers it; made once for a process. */
export function describedApi(): Promise<Readonly<Record<string, Description>>> {
  described ??= askServer();
  return described;
}

async function askServer(): Promise<Readonly<Record<string, Description>>> {
  const settings = { ...testSettings(), publicUrl: 'https://keepout.invalid', mailFrom: 'keepout@keepout.invalid' };
  const app = await createHttp(settings, createLogger(settings));
  const context = {
    settings,
    log: untouched,
    database: untouched,
    queue: untouched,
    threads: untouched,
    readers: untouched,
    uploads: untouched,
    files: untouched,
    events: untouched,
    metrics: untouched,
    recordNames: {},
    use: untouched,
  };
  let cause: Error | undefined;
  app.addHook('onError', async (_request, _reply, error) => {
    cause = error;
  });
  const reader = { subject: 'reader', userName: 'reader', operatorId: 'reader', roles: {}, expiresAtS: 0 };
  const verifier = { verify: async () => ({ ok: true as const, value: reader }), ready: async () => undefined };
  await serveModules(app, modules, () => context, {
    verifier,
    version: manifest.version,
  });
  await app.ready();
  const descriptions: Record<string, Description> = {};
  for (const { name } of modules.filter((module) => module.register !== undefined)) {
    const answer = await app.inject({ url: `/api/v1/${name}/openapi/`, headers: { authorization: 'Bearer reader' } });
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`, { cause });
    descriptions[name] = answer.json<Description>();
  }
  await app.close();
  return descriptions;
}

/** Routes are described, not called: whatever they would reach is never touched. */
const untouched: never = new Proxy(() => undefined, {
  get: (_target, key) => (key === 'then' ? undefined : untouched),
  apply: () => untouched,
}) as never;
