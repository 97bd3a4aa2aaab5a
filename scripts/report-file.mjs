import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Writes a report to build/reports and prints its path. */
export function writeReport(name, text) {
  const folder = join(root, 'build', 'reports');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, text);
  process.stdout.write(`wrote ${path}\n`);
}
