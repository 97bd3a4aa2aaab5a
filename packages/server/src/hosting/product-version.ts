import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from './places.ts';

let product: string | undefined;

/** The product's version, from the project's manifest. */
export function productVersion(): string {
  product ??= (JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string }).version;
  return product;
}
