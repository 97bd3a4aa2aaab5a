import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the bundler tells of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

const SHELL = absolutePath('src/main.tsx');
const VERIFY = absolutePath('src/verify.tsx');
const LIST = absolutePath('src/features/conjunctions/ConjunctionsPage.tsx');
const EVENT = absolutePath('src/features/conjunctions/ConjunctionPage.tsx');
/** What comes on any page once the first is on show. */
const AFTERWARDS = ['src/features/conjunctions/NextCritical.tsx', 'src/charts/tca-timeline/TcaTimeline.tsx'].map(
  absolutePath,
);
/** What is about something, and not a part of any page. */
const SUBJECT = /[/\\]src[/\\](nouns|features)[/\\]/;
/** Where the pages are named. */
const ROUTES = ['src/app/feature-pages.ts', 'src/app/routes.ts'].map(absolutePath);
/** Shows every component: no page for what pages have in common. */
const SPECIMENS = /KitchenSinkPage/;
/** The first page of tracking: what it has in common with the others is fetched without what only these share. */
const OBSERVATIONS = absolutePath('src/features/tracking/ObservationsPage.tsx');
/** Pages that somebody opens from the event, and those of tracking. */
const FAMILIES = {
  event: /[/\\]features[/\\](conjunctions[/\\](Conjunction|Cdm)Page|manoeuvre|post-manoeuvre-screening)/,
  tracking: /[/\\]features[/\\]tracking/,
};
/** What several pages share and others do without. */
const ROOMS: Readonly<Record<string, RegExp>> = {
  record: /[/\\]nouns[/\\]record[/\\]/,
  charts: /[/\\]src[/\\]charts[/\\]/,
  upload: /[/\\]nouns[/\\]upload[/\\]/,
  feeds: /[/\\](features|contract[/\\]src)[/\\]feeds[/\\]/,
  publishing: /[/\\]nouns[/\\]publishing[/\\]/,
};
/** What plots are drawn with, of whatever kind. */
const PLOT_KIT = /[/\\]src[/\\]charts[/\\](axis|frame|interaction|scale|status|texts)[/\\]/;
const KIT = /[/\\]node_modules[/\\](react-aria|react-aria-components|react-stately|@internationalized|clsx)[/\\]/;
const ZOD = /[/\\]node_modules[/\\]zod[/\\]/;
/** Names everything that the kit has; what a module takes from it comes from a file of its own. */
const KIT_INDEX = /[/\\]react-aria-components[/\\]dist[/\\]exports[/\\]index\.m?js$/;
/** Indexes of packages, by the name that they are imported by: what a module takes from one comes from a file of its own. */
const INDEXES: Readonly<Record<string, RegExp>> = {
  'lucide-react': /[/\\]lucide-react\.m?js$/,
  '@tanstack/react-query': /[/\\]react-query[/\\]build[/\\]modern[/\\]index\.js$/,
  '@tanstack/query-core': /[/\\]query-core[/\\]build[/\\]modern[/\\]index\.js$/,
};
/** Words of another language than English. */
const WORDS = /([/\\])de\.ts$/;

const FROM = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** What is named between the braces of an import or export: the names in the file that they are of, and those that others see. */
const pairsIn = (braces: string): readonly (readonly [string, string])[] =>
  braces
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/))
    .flatMap(([inner = '', outer = inner]) => (inner === '' ? [] : [[inner, outer] as const]));

/** The file that an index has a name from; where it names none, the index itself, and all that it has. */
function fileOf(name: string, index: string, graph: ModuleGraph): string {
  const info = graph.getModuleInfo(index);
  for (const [, braces = '', file = ''] of (info?.code ?? '').matchAll(FROM))
    if (file.startsWith('.') && pairsIn(braces).some(([, outer]) => outer === name)) return join(dirname(index), file);
  const below = info?.importedIds.find((id) => Object.values(INDEXES).some((pattern) => pattern.test(id)));
  return below === undefined ? index : fileOf(name, below, graph);
}

/** What a module brings along: of an index only what it names. */
function broughtBy(id: string, graph: ModuleGraph): readonly string[] {
  const info = graph.getModuleInfo(id);
  return (info?.importedIds ?? []).flatMap((imported) => {
    const [packageName] = Object.entries(INDEXES).find(([, pattern]) => pattern.test(imported)) ?? [];
    if (packageName === undefined) return [imported];
    const namedImports = [...(info?.code ?? '').matchAll(FROM)].filter(([, , from]) => from === packageName);
    return namedImports.flatMap(([, braces = '']) => pairsIn(braces).map(([inner]) => fileOf(inner, imported, graph)));
  });
}

/** Everything that comes with a module at once, itself included. */
function closureOf(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const pendingIds = [root];
  for (let id = pendingIds.pop(); id !== undefined; id = pendingIds.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (KIT_INDEX.test(id)) continue;
    pendingIds.push(...broughtBy(id, graph));
  }
  return reached;
}

/** Which modules belong together, asked of one build. */
class Places {
  readonly #graph: ModuleGraph;
  readonly #closures = new Map<string, ReadonlySet<string>>();
  readonly #pages: readonly string[];

  constructor(graph: ModuleGraph) {
    this.#graph = graph;
    this.#pages = ROUTES.flatMap((routes) => graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).filter(
      (page) => !SPECIMENS.test(page),
    );
  }

  comesWith(root: string, id: string): boolean {
    const closure = this.#closures.get(root) ?? closureOf(root, this.#graph);
    this.#closures.set(root, closure);
    return closure.has(id);
  }

  pagesOf(id: string): readonly string[] {
    return this.#pages.filter((page) => this.comesWith(page, id));
  }

  /** Whether a module brings others of a kind. */
  brings(id: string, kind: RegExp): boolean {
    return [...closureOf(id, this.#graph)].some((moduleId) => kind.test(moduleId));
  }

  /**
   * The chunk of a module: what stands on every page, what the list of conjunctions has in common with others, what pages share, and what
   * a page has for itself. Null is left to the bundler: the list with what only it needs, and parts that are fetched later.
   */
  chunkOf(id: string): string | null {
    if (WORDS.test(id)) {
      const english = this.chunkOf(id.replace(WORDS, '$1en.ts'));
      return english === null ? null : `${english}-de`;
    }
    const inShell = this.comesWith(SHELL, id);
    const inList = this.comesWith(LIST, id);
    const isVerified = this.comesWith(VERIFY, id);
    if (isVerified && (inShell || inList)) return 'base';
    if (inShell) return 'shell';
    const pages = this.pagesOf(id);
    if (inList) return !SUBJECT.test(id) ? 'parts' : pages.length < 2 ? null : 'list';
    if (KIT.test(id)) return 'kit';
    const [page = ''] = pages;
    if (isVerified && pages.length > 0) return 'outside';
    if (pages.length === 0 || pages.includes(id)) return null;
    if (pages.length === 1) return basename(page, '.tsx');
    if (ZOD.test(id) || this.brings(id, ZOD)) return 'schemas';
    const isOf = (family: RegExp) => pages.every((name) => family.test(name));
    if (pages.length > 1 && AFTERWARDS.some((root) => this.comesWith(root, id))) return 'common';
    if (pages.includes(EVENT)) return isOf(FAMILIES.event) ? 'event' : 'common';
    if (PLOT_KIT.test(id)) return 'common';
    if (isOf(FAMILIES.event)) return 'planning';
    if (isOf(FAMILIES.tracking)) return pages.includes(OBSERVATIONS) ? 'tracking' : 'sensing';
    const [room] = Object.entries(ROOMS).find(([, kind]) => kind.test(id)) ?? [];
    return room ?? (this.brings(id, KIT) ? 'controls' : SUBJECT.test(id) ? 'nouns' : 'shared');
  }
}

/** From what others stand on to what stands on them: a group takes along what its modules need and no group before it took. */
const ORDER = [
  'base',
  'outside',
  'shell',
  'parts',
  'list',
  'kit',
  'common',
  'shared',
  'charts',
  'record',
  'nouns',
  'controls',
  'upload',
  'feeds',
  'publishing',
  'event',
  'planning',
  'tracking',
  'sensing',
  'schemas',
];

/** The chunks of the application, drawn along the imports themselves (decision 0066). */
export function chunks() {
  let places: Places | undefined;
  const names = new Map<string, string | null>();
  const chunkOf = (id: string, graph: ModuleGraph): string | null => {
    places ??= new Places(graph);
    const name = names.get(id) ?? places.chunkOf(id);
    names.set(id, name);
    return name;
  };
  const shared = ORDER.map((name, index) => ({
    debugName: name,
    priority: ORDER.length - index + 1,
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
  }));
  return { groups: [...shared, { debugName: 'page', priority: 1, name: chunkOf }] };
}
