// The API description of every service, and the client's types made of them. `--check` fails when they are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { factory } from 'typescript';
import { serveModules } from '../packages/server/src/hosting/service-routes.ts';
import { modules } from '../packages/server/src/modules.ts';
import { createHttp } from '../packages/server/src/platform/http/http.ts';
import { createLogger } from '../packages/server/src/platform/observing/logs.ts';
import { testSettings } from '../packages/server/src/platform/settings/test-settings.ts';

const folder = new URL('../packages/client/src/generated/', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const isCheck = process.argv.includes('--check');

const settings = { ...testSettings(), publicUrl: 'https://keepout.invalid', mailFrom: 'keepout@keepout.invalid' };
const app = await createHttp(settings, createLogger(settings));
// Routes are described, not called: whatever they would reach is never touched.
const untouched: never = new Proxy(() => undefined, {
  get: (_target, key) => (key === 'then' ? undefined : untouched),
  apply: () => untouched,
}) as never;
const context = {
  settings,
  log: untouched,
  database: untouched,
  queue: untouched,
  threads: untouched,
  readers: untouched,
  uploads: untouched,
  files: untouched,
};
const reader = { subject: 'reader', userName: 'reader', operatorId: 'reader', roles: {}, expiresAtS: 0 };
const verifier = { verify: async () => ({ ok: true as const, value: reader }), ready: async () => undefined };
await serveModules(app, modules, () => ({ ...context, events: untouched, metrics: untouched, use: untouched }), {
  verifier,
  version,
});
await app.ready();

const stale: string[] = [];
mkdirSync(folder, { recursive: true });
const services = modules.filter((module) => module.register !== undefined);
for (const { name } of services) {
  const answer = await app.inject({ url: `/api/v1/${name}/openapi/`, headers: { authorization: 'Bearer reader' } });
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  const document = answer.json<OpenAPI3>();
  keep(`${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
  keep(`${name}.d.ts`, astToString(await openapiTS(document, { transform: blobOfFile })));
}
const names = services.map(({ name }) => name);
keep(
  'paths.d.ts',
  `${names.map((name) => `import type { paths as ${name} } from './${name}.d.ts';`).join('\n')}

/** Every documented call of the platform. */
export type Paths = ${names.join(' & ')};
`,
);
await app.close();

if (isCheck && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run openapi and commit the result.`);
  process.exit(1);
}
console.log(isCheck ? 'the API description is up to date' : `wrote the description of ${services.length} services`);

/** Files are Blobs, as forms and answers have them. */
function blobOfFile({ format }: { readonly format?: string }) {
  return format === 'binary' ? factory.createTypeReferenceNode('Blob') : undefined;
}

function keep(file: string, text: string): void {
  const path = new URL(file, folder);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  if (isCheck) stale.push(file);
  else writeFileSync(path, text);
}
