#!/usr/bin/env node
/**
 * `npm run types`: every compilation, by the compiler of TypeScript 7, which takes a third of the computing of the one that our tools need as a
 * library. AssemblyScript's own declarations are written for the older one. What did not change since the last run is not checked again.
 */
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { root } from './project.mjs';

const COMPILATIONS = {
  'tsconfig.pure.json': 'typescript-7',
  'tsconfig.node.json': 'typescript-7',
  'packages/kernel/assembly': 'typescript',
  'packages/web': 'typescript-7',
};

for (const [project, compiler] of Object.entries(COMPILATIONS)) {
  const program = join(root, 'node_modules', compiler, 'bin', 'tsc');
  const buildInfo = join(root, 'node_modules', '.cache', 'types', `${basename(project, '.json')}.tsbuildinfo`);
  const args = [program, '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
