import { type Descriptions, describedClient } from './described-calls.ts';
import type { PackageFile } from './package-file.ts';
import { pythonPackages } from './python-package.ts';
import { typescriptPackage } from './typescript-package.ts';

/** The clients as packages: for npm, and for pip as a wheel and as sources. */
export async function clientPackages(descriptions: Descriptions): Promise<readonly PackageFile[]> {
  const client = describedClient(descriptions);
  return [await typescriptPackage(client), ...pythonPackages(client)];
}
