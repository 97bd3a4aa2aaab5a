import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chunks, type ModuleGraph } from '../chunks.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const packaged = (path: string) => here(`../node_modules/${path}`);

interface Module {
  readonly imports?: readonly string[];
  readonly fetches?: readonly string[];
  readonly code?: string;
}

const LIST = './features/conjunctions/ConjunctionsPage.tsx';
const EVENT = './features/conjunctions/ConjunctionPage.tsx';
const PLANNER = './features/manoeuvre/PlannerPage.tsx';
const OBSERVATIONS = './features/tracking/ObservationsPage.tsx';
const SENSORS = './features/tracking-sensors/SensorsPage.tsx';
const SENSOR = './features/tracking-sensors/SensorPage.tsx';
const AUDIT = './features/audit/AuditPage.tsx';
const QUERY_INDEX = packaged('@tanstack/react-query/build/modern/index.js');
const CORE_INDEX = packaged('@tanstack/query-core/build/modern/index.js');
const queryFile = (name: string) => packaged(`@tanstack/react-query/build/modern/${name}.js`);

/** A small application of the same shape. */
const modules: Readonly<Record<string, Module>> = {
  [here('./main.tsx')]: { imports: ['./ui/Button.tsx', './app/Shell.tsx', './app/query.ts'].map(here) },
  [here('./app/query.ts')]: { imports: [QUERY_INDEX], code: "import { useQuery } from '@tanstack/react-query';" },
  [here('./verify.tsx')]: { imports: [here('./ui/Button.tsx')] },
  [here('./app/feature-pages.ts')]: {
    fetches: [LIST, EVENT, PLANNER, OBSERVATIONS, SENSORS, SENSOR, AUDIT].map(here),
  },
  [here(LIST)]: { imports: ['./ui/Breakable.tsx', './nouns/risk/en.ts', './features/conjunctions/row.ts'].map(here) },
  [here(EVENT)]: {
    imports: [
      './nouns/risk/en.ts',
      './ui/Breakable.tsx',
      './features/conjunctions/Hero.tsx',
      './nouns/manoeuvre/en.ts',
    ].map(here),
  },
  [here(PLANNER)]: {
    imports: ['./nouns/manoeuvre/en.ts', './nouns/manoeuvre/plan.ts', './charts/frame/ChartFrame.tsx'].map(here),
  },
  [here(OBSERVATIONS)]: {
    imports: [here('./nouns/tracking/en.ts'), here('./nouns/record/en.ts'), packaged('react-aria/dist/press.mjs')],
  },
  [here(SENSORS)]: { imports: ['./nouns/tracking/en.ts', './features/tracking-sensors/form.ts'].map(here) },
  [here(SENSOR)]: { imports: ['./features/tracking-sensors/form.ts', './charts/frame/ChartFrame.tsx'].map(here) },
  [here(AUDIT)]: {
    imports: [QUERY_INDEX, here('./nouns/record/en.ts')],
    code: "import { useInfiniteQuery as useAll } from '@tanstack/react-query';",
  },
  [QUERY_INDEX]: {
    imports: [queryFile('useQuery'), queryFile('useInfiniteQuery'), CORE_INDEX],
    code: `import { useQuery } from "./useQuery.js"; import { useInfiniteQuery } from "./useInfiniteQuery.js";
      export * from "@tanstack/query-core";`,
  },
};

const graph: ModuleGraph = {
  getModuleInfo(id) {
    const { imports = [], fetches = [], code = '' } = modules[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: fetches, code };
  },
};

/** Of the group that is asked first. */
function chunkOf(id: string): string | null {
  const groups = chunks().groups.toSorted((a, b) => b.priority - a.priority);
  return groups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null;
}

it.each([
  ['what every page stands on', './ui/Button.tsx', 'base'],
  ['what stands around every page', './app/Shell.tsx', 'shell'],
  ['what the list shares, where it is about something', './nouns/risk/en.ts', 'list'],
  ['what the list shares, where it is about nothing', './ui/Breakable.tsx', 'parts'],
  ['what the list alone has, with its page', './features/conjunctions/row.ts', null],
  ['what one page has', './features/conjunctions/Hero.tsx', 'ConjunctionPage'],
  ['what the event shares with what is opened from it', './nouns/manoeuvre/en.ts', 'event'],
  ['what plots of two pages are drawn with', './charts/frame/ChartFrame.tsx', 'common'],
  ['what the first page of tracking shares', './nouns/tracking/en.ts', 'tracking'],
  ['what the other pages of tracking share', './features/tracking-sensors/form.ts', 'sensing'],
  ['records of two pages', './nouns/record/en.ts', 'record'],
  ['words of another language lie where the English ones do', './nouns/risk/de.ts', 'list-de'],
])('%s', (_what, path, chunk) => {
  expect(chunkOf(here(path))).toBe(chunk);
});

it('the kit is by itself, and a page is left to the bundler', () => {
  expect(chunkOf(packaged('react-aria/dist/press.mjs'))).toBe('kit');
  expect(chunkOf(here(EVENT))).toBeNull();
  expect(chunkOf(here(LIST))).toBeNull();
});

it('of what an index names a page gets only what it asks for', () => {
  expect(chunkOf(queryFile('useQuery'))).toBe('shell');
  expect(chunkOf(queryFile('useInfiniteQuery'))).toBe('AuditPage');
});
