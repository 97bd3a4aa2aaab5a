import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = new URL('../build/passed-tests/', import.meta.url);

/**
 * Keeps which tests passed, one file a test module, for docs/validation.md: a capability counts as met only when the tests
 * behind it ran and passed in the run that the page shows.
 */
export const passedTests: Reporter = {
  onTestRunStart() {
    mkdirSync(folder, { recursive: true });
  },
  onTestModuleEnd(module: TestModule) {
    const file = relative(root, module.moduleId).replaceAll('\\', '/');
    const passed = [...module.children.allTests('passed')].map((test) => test.fullName);
    const url = new URL(`${file.replaceAll(/[^a-z0-9]+/gi, '-')}.json`, folder);
    if (passed.length === 0) rmSync(url, { force: true });
    else writeFileSync(url, `${JSON.stringify({ file, passed }, null, 2)}\n`);
  },
};
