import { readFileSync } from 'node:fs';
import { ENDPOINTS } from '@keepout/contract/endpoints';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const page = read('docs/operations-checklist.md');

const STATES = ['yes', 'partly', 'no', 'not ours'];
/** How many capabilities each part of NASA's list has. Its E-15 stands for two; its last four lines are papers. */
const LENGTHS: Readonly<Record<string, number>> = { A: 27, B: 37, C: 7, D: 4, E: 30 };

const rows = [...page.matchAll(/^\| ([A-Z]-\d+[a-z]?) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', asked = '', state = '', place = '']) => ({ id, asked, state, place }),
);

const calls = new Set(Object.values(ENDPOINTS).map(({ method, service, path }) => `${method} ${service}${path}`));
const commands = new Set([...read('services/cli/src/run-program.ts').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name));
const routes = read('packages/web/src/app/routes.ts');

const CALL = /^[A-Z]+ [a-z]+\//;
const COMMAND = /^keepout ([a-z-]+)/;
const SCREEN = /^\/(?:[a-z-]+\/)?([a-z-]+)$/;
const hasRoute = (name: string): boolean => new RegExp(`(ca|odt|page|route)\\(\\s*'/${name}['/]`).test(routes);

/** Whether what stands in code names a call, command or page that there is; undefined where it names none of these. */
function isThere(code: string): boolean | undefined {
  if (CALL.test(code)) return calls.has(code);
  const command = COMMAND.exec(code)?.[1];
  if (command !== undefined) return commands.has(command);
  const screen = SCREEN.exec(code)?.[1];
  return screen === undefined ? undefined : hasRoute(screen);
}

const codesOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe("the operator's checklist", () => {
  it('has every capability of the list once, in its order', () => {
    const ids = Object.entries(LENGTHS).flatMap(([part, length]) =>
      Array.from({ length }, (_, k) => `${part}-${k + 1}`).flatMap((id) => (id === 'E-15' ? ['E-15a', 'E-15b'] : [id])),
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('begins with the counts of its own rows', () => {
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const counts = STATES.map((state) => `${count(state)} ${state}`).join(', ');
    expect(page.split('\n')).toContain(`**${rows.length} capabilities: ${counts}.**`);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it('names a place for whatever is there, wholly or partly', () => {
    const placeless = rows
      .filter(({ state }) => state === 'yes' || state === 'partly')
      .filter(({ place }) => !place.includes('](') && !codesOf(place).some(isThere));
    expect(placeless.map(({ id }) => id)).toEqual([]);
  });

  it('names no call, command or page that there is not', () => {
    expect(codesOf(page).filter((code) => isThere(code) === false)).toEqual([]);
  });

  it('has its times as figures of the bench, within what the list asks', () => {
    const measured = [
      ...read('docs/performance.md').matchAll(/^\| [^|]*\((\d+) (min|h) for NASA's missions\) \| ([\d.]+) s wall \|/gm),
    ];
    expect(measured.map(([, most, unit]) => `${most} ${unit}`)).toEqual(['45 min', '4 h']);
    for (const [, most, unit, seconds] of measured)
      expect(Number(seconds)).toBeLessThan(Number(most) * (unit === 'h' ? 3600 : 60));
  });

  it('speaks of no row that there is not', () => {
    const ids = new Set(rows.map(({ id }) => id));
    const named = [...page.matchAll(/\b[A-E]-\d+[ab]?\b/g)].map(([id]) => id);
    expect(named.filter((id) => id !== 'E-15' && !ids.has(id))).toEqual([]);
  });
});
