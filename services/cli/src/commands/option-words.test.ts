import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { command } from '../test-command.ts';

it.each(['constructor', 'toString', '__proto__'])('refuses the word %s where an option has names', async (word) => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-words-'));
  try {
    const file = join(folder, 'a.tle');
    writeFileSync(file, '');
    for (const args of [
      ['convert', file, join(folder, `out.${word}`)],
      ['convert', file, join(folder, 'out.kvn'), '--to', word],
      ['propagate', '--catalogue', file, '--norad', '5', '--at', '2024-01-01T00:00:00', '--frame', word],
      ['associate', '--tdm', file, '--site', '0,0,0', '--catalogue', file, '--metric', word],
    ]) {
      const { code, stderr } = await command(...args);
      expect([code, stderr.includes(word), /native code|TypeError/.test(stderr)], args.join(' ')).toEqual([
        2,
        true,
        false,
      ]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
