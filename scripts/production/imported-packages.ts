import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { dist } from '../project.mjs';

/** Names of the packages that the built program and its threads import. */
export function importedPackages(): readonly string[] {
  const files = [dist, join(dist, 'threads')].flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => join(place, name)),
  );
  const imported = files.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(
        /^(?:import|export)\b[^'"]*?from\s*["']([^."'][^"']*)["']|\bimport\(["']([^."'][^"']*)["']\)/gm,
      ),
    ].map((match) => (match[1] ?? match[2])!),
  );
  const names = imported.map((name) =>
    name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}
