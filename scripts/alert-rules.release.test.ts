import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './project.mjs';
import { installPackages } from './system-packages.mjs';

it.each([
  ['check', 'rules.yaml'],
  ['test', 'rules.test.yaml'],
])(
  'promtool finds nothing wrong: %s rules %s',
  (action, file) => {
    expect(installPackages(['prometheus'])).toBeUndefined();
    const { status, stdout, stderr } = spawnSync('promtool', [action, 'rules', file], {
      cwd: join(root, 'deploy/prometheus'),
      encoding: 'utf8',
    });
    expect(status, `${stdout}${stderr}`).toBe(0);
  },
  300_000,
);
