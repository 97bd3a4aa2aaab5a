import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger, type Logger, tellOutages } from './logs.ts';
import { RateLimitedLog } from './rate-limited-log.ts';

const HOUR_S = 3600;

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
}));

describe('the log while the database is away', () => {
  let lines: { msg: string; withheld?: number; awayS?: number }[];
  let log: Logger;
  let isAway: boolean;
  let end: () => void;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
    lines = [];
    log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    isAway = false;
    end = tellOutages(log, async () => {
      if (isAway) throw new Error('away');
    });
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });
  const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });

  it('grows by a dozen lines in a day, and says when it began, how long it took and what was withheld', async () => {
    isAway = true;
    for (let second = 0; second < 24 * HOUR_S; second += 10) {
      log.error({ err: lost() }, 'job queue');
      log.warn({ err: new Error('Failed query', { cause: lost() }) }, 'request refused');
      log.error({ status: 503 }, 'answered');
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(lines[0]?.msg).toBe('the database is away');
    expect(lines.length).toBeLessThan(15);
    isAway = false;
    await vi.advanceTimersByTimeAsync(2000);
    const last = lines.at(-1);
    expect(last?.msg).toBe('the database answers again');
    expect(last?.withheld).toBe(3 * 8640);
    expect(last?.awayS).toBeGreaterThanOrEqual(24 * HOUR_S);
  });

  it('writes all that has another reason', async () => {
    isAway = true;
    log.error({ err: lost() }, 'job queue');
    log.error({ err: new TypeError('bug') }, 'request failed');
    log.info({ status: 200 }, 'answered');
    expect(lines.map(({ msg }) => msg)).toEqual(['the database is away', 'request failed', 'answered']);
  });

  it('tells a second outage as the first', async () => {
    for (let round = 0; round < 2; round++) {
      isAway = true;
      log.error({ err: lost() }, 'job queue');
      isAway = false;
      await vi.advanceTimersByTimeAsync(2000);
    }
    const pair = ['the database is away', 'the database answers again'];
    expect(lines.map(({ msg }) => msg)).toEqual([...pair, ...pair]);
  });

  it('withholds nothing where nobody watches for the end', () => {
    end();
    log.error({ err: lost() }, 'one');
    log.error({ err: lost() }, 'two');
    expect(lines.map(({ msg }) => msg)).toEqual(['one', 'two']);
  });
});

describe('a line that would come again and again', () => {
  it('comes at once and then half as often each time', () => {
    const rateLimitedLog = new RateLimitedLog();
    const times = Array.from({ length: 24 * HOUR_S }, (_, s) => s).filter((s) => rateLimitedLog.isTime(s));
    expect(times.slice(0, 5)).toEqual([0, 60, 180, 420, 900]);
    expect(times.length).toBeLessThan(15);
  });
});
