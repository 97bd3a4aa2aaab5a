/**
 * `npm run clients`: writes the clients for TypeScript and for Python as packages into `build/clients`, from the descriptions of the API. The
 * build puts them where the platform hands them out.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clientPackages } from './clients/packages.ts';
import { root, say } from './project.mjs';

const described = join(root, 'build', 'openapi');
const folder = join(root, 'build', 'clients');

execFileSync(process.execPath, [join(root, 'scripts', 'openapi.mjs')], { stdio: 'inherit' });
const descriptions = readdirSync(described)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [basename(name, '.json'), JSON.parse(readFileSync(join(described, name), 'utf8'))] as const);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { path, bytes } of await clientPackages(Object.fromEntries(descriptions))) {
  writeFileSync(join(folder, path), bytes);
  say(`wrote build/clients/${path}`);
}
