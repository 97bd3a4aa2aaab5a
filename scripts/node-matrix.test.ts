import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KNOWN_WARNINGS, unexplained, warnedOf } from './node-matrix/engine-warnings.mjs';
import { root } from './project.mjs';

const SAID = `npm warn EBADENGINE Unsupported engine {
npm warn EBADENGINE   package: 'pg-boss@12.35.0',
npm warn EBADENGINE   required: { node: '>=22.12.0' },
npm warn EBADENGINE   current: { node: 'v20.19.6', npm: '11.19.1' }
npm warn EBADENGINE }
npm warn EBADENGINE Unsupported engine {
npm warn EBADENGINE   package: '@a/b@1.0.0',
npm warn EBADENGINE   required: { node: '>=28' },`;

it('a warning about an engine has a reason that is written down, or is a fault', () => {
  expect(warnedOf(SAID)).toEqual(['pg-boss', '@a/b']);
  expect(warnedOf('added 740 packages')).toEqual([]);
  expect(unexplained(['pg-boss', '@a/b'], '20')).toEqual(['@a/b']);
  expect(unexplained(['pg-boss'], '22')).toEqual(['pg-boss']);
  const decision = readFileSync(join(root, 'docs/decisions/0160-release-archive-and-runtime.md'), 'utf8');
  for (const names of Object.values<string[]>(KNOWN_WARNINGS))
    for (const name of names) expect(decision).toContain(name);
});
