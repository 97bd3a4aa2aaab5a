import { readFileSync } from 'node:fs';
import { fail, ok, type Result } from '@keepout/units/result';
import type { SettingProblem } from './setting-problem.ts';

/** Reads the NAME=value lines of a `.env` file; an absent file counts as empty. */
export function readEnvironmentFile(path: string): Result<Record<string, string>, SettingProblem> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') {
      return ok({});
    }
    return fail({ code: 'unreadable-line', setting: '.env', reason: `cannot be read (${(cause as Error).message})` });
  }
  const values: Record<string, string> = {};
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) {
      continue;
    }
    const match = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match === null) {
      return fail({
        code: 'unreadable-line',
        setting: `.env line ${index + 1}`,
        reason: 'is not of the form NAME=value',
      });
    }
    values[match[1]!] = unquote(match[2]!);
  }
  return ok(values);
}

function unquote(value: string): string {
  const quoted = /^(["'])(.*)\1$/.exec(value);
  return quoted === null ? value.replace(/\s+#.*$/, '') : quoted[2]!;
}
