import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestProgram } from '../test-program.ts';
import { fileSink, logSink } from './log-sink.ts';
import { createLogger } from './logs.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  return { ...real, writeSync: vi.fn(real.writeSync) };
});

const logs = fileURLToPath(new URL('./logs.ts', import.meta.url));

/** Logs ten lines and says on another descriptor that it lives. */
const PROGRAM = `
  const { createLogger } = await import(${JSON.stringify(logs)});
  const { writeSync } = await import('node:fs');
  const log = createLogger({ logLevel: 'info' });
  await new Promise((go) => process.stdin.once('data', go));
  for (let n = 0; n < 10; n++) { log.info({ n }, 'line'); await new Promise((go) => setTimeout(go, 5)); }
  writeSync(3, 'alive');
  process.exit(0);`;

describe('a log', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'keepout-log-'));
  });
  afterEach(() => {
    vi.mocked(writeSync).mockReset();
    rmSync(dir, { recursive: true, force: true });
  });

  async function runWith(stderr: 'pipe' | number) {
    const child = await startTestProgram(PROGRAM, ['pipe', 'ignore', stderr, 'pipe']);
    let output = '';
    child.stdio[3]!.on('data', (part: Buffer) => {
      output += part;
    });
    // Whoever reads has gone before the first line.
    if (stderr === 'pipe') child.stderr!.destroy();
    child.stdin!.write('go\n');
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  }

  it('whose reader has gone does not end the process (EPIPE)', async () => {
    expect(await runWith('pipe')).toEqual({ code: 0, output: 'alive' });
  });

  it.runIf(existsSync('/dev/full'))('on a full disk does not end the process (ENOSPC)', async () => {
    const full = openSync('/dev/full', 'w');
    expect(await runWith(full)).toEqual({ code: 0, output: 'alive' });
    closeSync(full);
  });

  it('says how many lines were lost when there is room again, and never joins two', async () => {
    const path = join(dir, 'keepout.log');
    const real = (await vi.importActual<typeof import('node:fs')>('node:fs')).writeSync;
    vi.mocked(writeSync).mockImplementation(real as never);
    const log = createLogger({ logLevel: 'info' }, fileSink(path));
    log.info('one');
    const fail = () => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
    vi.mocked(writeSync)
      .mockImplementationOnce(((fd: number, bytes: Buffer) => real(fd, bytes, 0, 7)) as never)
      .mockImplementationOnce(fail);
    log.info('cut');
    vi.mocked(writeSync).mockImplementationOnce(fail);
    log.info('dropped');
    log.info('two');
    const lines = readFileSync(path, 'utf8').trim().split('\n');
    expect(lines[1]).toHaveLength(7);
    const whole = lines.filter((_, at) => at !== 1).map((line) => JSON.parse(line) as { msg: string; lost?: number });
    expect(whole.map(({ msg, lost }) => [msg, lost])).toEqual([
      ['one', undefined],
      ['two', undefined],
      ['lines of this log were lost', 2],
    ]);
  });

  it('goes to the standard error where its file cannot be opened', () => {
    expect(() => fileSink(join(dir, 'no', 'such', 'folder'))).not.toThrow();
    expect(() => logSink(9999).write('x')).not.toThrow();
  });
});
