import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@keepout/server/hosting/places';

/** The product's own version, from the project's manifest. */
export function productVersion(): string {
  const manifest = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
