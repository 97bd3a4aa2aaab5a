import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import { arrivalHistory, nextMessage } from '@keepout/conjunction/event/next-message';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'keepout-next-message-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HOUR_MS = 3_600_000;
const parts = ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'];
const HEADER = ['primary', 'secondary', ...parts.map((part) => `cre_${part}`), ...parts.map((part) => `tca_${part}`)];
const FIRST_MS = Date.UTC(2026, 0, 1);
const cellsOf = (timeMs: number) =>
  new Date(timeMs)
    .toISOString()
    .split(/[-T:.Z]/)
    .slice(0, 7)
    .map(Number);
const taiOf = (timeMs: number): number => {
  const parsed = parseUtc(new Date(timeMs).toISOString());
  if (!parsed.ok) throw new Error(parsed.fault.code);
  return parsed.value;
};

/** An event a day, each with a message every eight hours or so until a day before; the last two are ahead at the end of the file. */
const events = Array.from({ length: 40 }, (_, day) => {
  const tcaMs = FIRST_MS + day * 24 * HOUR_MS;
  const leads = [72, 64, 56, 48, 40, 32, 24].map((lead, step) => lead + ((day + step) % 4) / 10);
  return { secondary: 100 + day, tcaMs, createdMs: leads.map((lead) => tcaMs - lead * HOUR_MS) };
});
const AT_MS = FIRST_MS + 37.5 * 24 * HOUR_MS;
const rows = events.flatMap(({ secondary, tcaMs, createdMs }) =>
  createdMs.map((timeMs) => [1, secondary, ...cellsOf(timeMs), ...cellsOf(tcaMs)].join(',')),
);
const archive = join(folder, 'archive.csv');
writeFileSync(archive, `${[HEADER.join(','), ...rows].join('\n')}\n`);
const at = new Date(AT_MS).toISOString();

describe('keepout next-message', () => {
  it('24-13 tells of each open event of an archive what the kernel tells, as it was known then', async () => {
    const { code, stdout, stderr } = await command('next-message', archive, '--at', at, '--json');
    expect(code, stderr).toBe(0);
    const outlook = JSON.parse(stdout);
    expect(outlook).toMatchObject({ pastEvents: 38, calibration: { arrivals: expect.any(Number) } });
    expect(outlook.events).toHaveLength(2);
    const timesOf = ({ tcaMs, createdMs }: (typeof events)[number]) => {
      return { tcaTaiS: taiOf(tcaMs), createdTaiS: createdMs.filter((timeMs) => timeMs <= AT_MS).map(taiOf) };
    };
    const history = arrivalHistory(events.filter(({ tcaMs }) => tcaMs <= AT_MS).map(timesOf));
    for (const [index, row] of outlook.events.entries()) {
      const { tcaTaiS, createdTaiS } = timesOf(events[38 + index]!);
      const moment = { tcaTaiS, nowTaiS: taiOf(AT_MS), decideByTaiS: tcaTaiS - 43_200 };
      const next = nextMessage([{ history, createdTaiS }], moment)!;
      expect(row).toMatchObject({ secondary: 138 + index, messages: createdTaiS.length });
      expect(row.nextMessage).toMatchObject({ state: next.state, chance: next.chance, intervals: next.intervals });
      expect(row.nextMessage.beforeDecision).toEqual(next.beforeDecision ?? null);
      expect(row.nextMessage.latest).toBe(next.latestTaiS === undefined ? null : formatUtcZ(next.latestTaiS, 0));
    }
    expect(outlook.events[1].nextMessage).toMatchObject({ state: 'expected', beforeDecision: { outlook: 'likely' } });
  });

  it('prints a line for each, and says what it cannot take', async () => {
    const { stdout } = await command('next-message', archive, '--at', at);
    expect(stdout).toMatch(/rests on +38 past conjunctions; \d+ % of \d+ came within their 80 %/);
    expect(stdout).toMatch(/2026-02-09T00:00:00Z +139 +\d+ % likely +2026-\S+ to 2026-\S+, if one comes/);
    const wrong = await command('next-message', archive, '--decide-hours', 'soon');
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/--decide-hours soon: must be a number/) });
    expect(await command('next-message', archive, '--at', '2025-01-01T00:00:00Z', '--json')).toMatchObject({
      stdout: expect.stringMatching(/"events": \[\]/),
    });
  });
});
