import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** True for the built program in `dist`, false for the TypeScript sources. */
export const isBuiltProgram: boolean = !import.meta.url.endsWith('.ts');

const at = (built: string, source: string): string =>
  fileURLToPath(new URL(isBuiltProgram ? built : source, import.meta.url));

/** The project: where `.env` and the default data directory are looked for. */
export const rootDir: string = at('..', '../../../..');
export const migrationsDir: string = at('./migrations', '../../migrations');
export const webDir: string = at('./web', '../../../../dist/web');

let product: string | undefined;

/** The product's version, from the project's manifest. */
export function productVersion(): string {
  product ??= (JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string }).version;
  return product;
}

/** The running program: labels of `keepout_build_info`, fields of the first line of a log. */
export interface BuildInfo {
  readonly version: string;
  /** `unknown` for sources and for a build outside a clone. */
  readonly commit: string;
  readonly node: string;
}

export function buildInfo(): BuildInfo {
  const file = fileURLToPath(new URL('./commit', import.meta.url));
  const commit = isBuiltProgram && existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
  return { version: productVersion(), commit, node: process.version };
}
