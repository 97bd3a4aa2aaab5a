import { createLogger } from '@keepout/server/platform/observing/logs';
import { Outage } from '@keepout/server/platform/outage';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartStopped, startWithPatience } from './run-platform.ts';

const log = createLogger({ logLevel: 'silent' });
const never = new Promise<void>(() => undefined);
const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
const ended = () => Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' });
const refused = () => Object.assign(new Error('wrong password'), { code: '28P01', severity: 'FATAL' });

describe('a start', () => {
  afterEach(() => vi.restoreAllMocks());
  it('is tried again while the database is away, and says so once', async () => {
    const lines: string[] = [];
    let tries = 0;
    const start = async () => {
      if (++tries < 3) throw new Outage('database-unreachable', 'away', { cause: lost() });
      return 'up';
    };
    expect(await startWithPatience(start, log, never, (line) => void lines.push(line))).toBe('up');
    expect([tries, lines]).toEqual([3, ['waiting for the database: away']]);
  });

  it.each([
    ['nobody is let in by this password', new Outage('database-unreachable', 'no', { cause: refused() })],
    ['its files have vanished', new Outage('database-vanished', 'gone')],
    ['there is a bug', new TypeError('bug')],
  ])('ends at once where %s', async (_why, cause) => {
    let tries = 0;
    const start = async () => {
      tries++;
      throw cause;
    };
    await expect(startWithPatience(start, log, never, () => undefined)).rejects.toBe(cause);
    expect(tries).toBe(1);
  });

  it.each([
    ['waited for where a server has answered, whatever it said', () => ended(), 'up'],
    ['given up where nobody ever answered', () => lost(), 'given up'],
  ])('that takes long is %s', async (_what, trouble, outcome) => {
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 30_000));
    let tries = 0;
    const start = async () => {
      if (++tries < 3) throw new Outage('database-unreachable', 'away', { cause: trouble() });
      return 'up';
    };
    const started = startWithPatience(start, log, never, () => undefined).catch(() => 'given up');
    expect(await started).toBe(outcome);
  });

  it('that waits ends when it is stopped', async () => {
    let stop: () => void = () => undefined;
    const stopped = new Promise<void>((go) => {
      stop = go;
    });
    const started = startWithPatience(
      () => Promise.reject(lost()),
      log,
      stopped,
      () => stop(),
    );
    await expect(started).rejects.toBeInstanceOf(StartStopped);
  });
});
