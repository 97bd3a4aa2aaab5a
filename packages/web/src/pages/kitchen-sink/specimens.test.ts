import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
/** The sources of the interface kit and of the charts, by path below `src`. */
const sources = new Map<string, string>(
  ['ui', 'charts'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx'))
      .map((path) => [`${folder}/${path}`, readFileSync(new URL(`${folder}/${path}`, root), 'utf8')] as const),
  ),
);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** What a file imports, at once or later, as far as it is among the sources. */
function importsOf(path: string): readonly string[] {
  const imports = (sources.get(path) ?? '').matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g);
  return [...imports].map(([, plain, lazy]) => {
    const parts = folderOf(path).split('/');
    for (const step of (plain ?? lazy ?? '').split('/')) {
      if (step === '..') parts.pop();
      else if (step !== '.') parts.push(step);
    }
    return parts.join('/');
  });
}

/** Every file that the specimens show, by themselves or as a part of what they show. */
function shownBy(specimens: readonly string[]): ReadonlySet<string> {
  const shown = new Set<string>();
  const waiting = [...specimens];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (shown.has(path)) continue;
    shown.add(path);
    waiting.push(...importsOf(path).filter((address) => sources.has(address)));
  }
  return shown;
}

const all = [...sources.keys()];
const specimens = all.filter((path) => path.endsWith('.specimen.tsx'));
const isComponent = (path: string) => /\/[A-Z]\w+\.tsx$/.test(path);

it('every component of the interface kit is in the kitchen sink', () => {
  const shown = shownBy(specimens);
  const components = all.filter((path) => path.startsWith('ui/') && isComponent(path));
  expect(components.length).toBeGreaterThan(30);
  expect(components.filter((path) => !shown.has(path))).toEqual([]);
});

it('every chart is in the kitchen sink', () => {
  const shown = shownBy(specimens.filter((path) => path.startsWith('charts/')));
  const charts = all.filter((path) => path.startsWith('charts/') && isComponent(path));
  expect(charts.length).toBeGreaterThan(50);
  expect(charts.filter((path) => !shown.has(path))).toEqual([]);
});
