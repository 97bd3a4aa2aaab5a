import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TestRunner } from 'vitest';
import { root } from './project.mjs';

/** Runs test files as they were compiled for the run, `scripts/compiled-sources.ts`. */
export default class CompiledRunner extends TestRunner {
  importFile(path, source) {
    if (source === 'setup') return super.importFile(path, source);
    const file = join(process.env.SUITE_COMPILED, relative(root, path)).replace(/\.ts$/, '.mjs');
    return import(pathToFileURL(file).href);
  }
}
