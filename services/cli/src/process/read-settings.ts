import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '@keepout/server/hosting/places';
import type { ProcessKind } from '@keepout/server/platform/settings/production-rules';
import { describeSettingProblem } from '@keepout/server/platform/settings/setting-problem';
import { loadSettings, type Settings } from '@keepout/server/platform/settings/settings';
import { wrongUsage } from './exit.ts';

/** The platform's settings, or the end of the command with every reason against them. */
export function commandSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  kind: ProcessKind = 'server',
): Settings {
  const result = loadSettings(rootDir, environment, kind);
  if (!result.ok) {
    const lines = result.fault.problems.map((problem) => `  ${describeSettingProblem(problem)}`);
    throw wrongUsage(`the settings are not valid:\n${lines.join('\n')}`);
  }
  return result.value;
}

/** The product's own version, from the project's manifest. */
export function programVersion(): string {
  const manifest = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as { version: string };
  return manifest.version;
}
