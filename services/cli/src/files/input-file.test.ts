import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readToEnd } from './input-file.ts';

it('waits for a pipe that does not wait itself, and takes all that comes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-pipe-'));
  const [pipe, isOpen, isAsked] = ['pipe', 'open', 'asked'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  try {
    execFileSync('sh', ['-c', 'mkfifo "$0"', pipe]);
    const held = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const descriptor = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    // Has the pipe in its hands before this process lets it go, and writes when it was asked in vain.
    const writing = 'exec 3>"$0"; : >"$1"; until [ -e "$2" ]; do sleep 0.01; done; yes Keepout | head -c 300000 >&3';
    spawn('sh', ['-c', writing, pipe, isOpen, isAsked], { stdio: ['ignore', 'ignore', 'inherit'] });
    let pauses = 0;
    const bytes = readToEnd(descriptor, () => {
      if (!existsSync(isOpen) || existsSync(isAsked)) return;
      pauses++;
      closeSync(held);
      writeFileSync(isAsked, '');
    });
    closeSync(descriptor);
    expect(pauses).toBe(1);
    expect(bytes.toString()).toBe('Keepout\n'.repeat(300_000 / 8));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
