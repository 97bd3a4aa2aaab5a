import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDocumentation } from './production/documentation.ts';
import { importedPackages } from './production/imported-packages.ts';
import { Installation, productionPackages } from './production/installation.ts';
import { walkToFirstConjunction } from './production/walk.ts';
import { isBuilt } from './project.mjs';
import { checkWalk } from './world/check-walk.ts';

/** `npm test` builds before it runs; without a build of these sources there is nothing to look at. */
describe.skipIf(!isBuilt())('the built program after npm ci --omit=dev', () => {
  let installation: Installation;
  beforeAll(async () => {
    installation = new Installation();
    await installation.layOut();
  });
  afterAll(() => installation.remove());

  it('imports nothing but packages that are installed then', () => {
    const imported = importedPackages();
    expect(imported.length).toBeGreaterThan(10);
    const packages = productionPackages();
    const missing = imported.filter((name) => !(`node_modules/${name}` in packages));
    expect(missing).toEqual([]);
  });

  it('has no package that builds or tests', () => {
    for (const name of ['esbuild', 'typescript', 'tsx', 'vite', 'vitest']) {
      expect(readdirSync(join(installation.folder, 'node_modules')), name).not.toContain(name);
    }
  });

  it.each([[['--version']], [['screen', '--help']], [['doctor']]])('runs %j without a setting', async (args) => {
    const { code, stderr } = await installation.run(args, {});
    expect(code, stderr).toBe(0);
  });

  describe('from an empty PostgreSQL to the first conjunction', () => walkToFirstConjunction(() => installation));
  describe('the documentation against a running platform', () => checkDocumentation(() => installation));

  it('stops when it is told to', async () => {
    expect(await installation.stop(), installation.output()).toBe(0);
  });

  describe('from an empty machine to the first alert, as the guide says', () => checkWalk(() => installation));
});
