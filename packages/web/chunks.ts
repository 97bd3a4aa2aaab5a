import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the bundler tells of a module. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
}

const SHELL = here('src/main.tsx');
const VERIFY = here('src/verify.tsx');
const LIST = here('src/features/conjunctions/ConjunctionsPage.tsx');
const EVENT = here('src/features/conjunctions/ConjunctionPage.tsx');
/** What comes on any page once the first is on show. */
const AFTERWARDS = ['src/features/conjunctions/NextCritical.tsx', 'src/charts/tca-timeline/TcaTimeline.tsx'].map(here);
/** What is about something, and not a part of any page. */
const SUBJECT = /[/\\]src[/\\](nouns|features)[/\\]/;
/** Where the pages are named. */
const ROUTES = ['src/app/feature-pages.ts', 'src/app/routes.ts'].map(here);
/** Shows every component: no page for what pages have in common. */
const SPECIMENS = /KitchenSinkPage/;
/** Pages that somebody opens from the event, and those of tracking. */
const FAMILIES = {
  event: /[/\\]features[/\\](conjunctions[/\\](Conjunction|Cdm)Page|manoeuvre|post-manoeuvre-screening)/,
  tracking: /[/\\]features[/\\]tracking/,
};
/** What several pages share and others do without. */
const ROOMS: Readonly<Record<string, RegExp>> = {
  tables: /[/\\]ui[/\\](RowTable|row-sort)|@tanstack[/\\](react-virtual|virtual-core)[/\\]/,
  charts: /[/\\]src[/\\]charts[/\\]/,
  upload: /[/\\]nouns[/\\]upload[/\\]/,
  feeds: /[/\\]features[/\\]feeds[/\\]/,
  publishing: /[/\\]nouns[/\\]publishing[/\\]/,
};
const KIT = /[/\\]node_modules[/\\](react-aria|react-aria-components|react-stately|@internationalized|clsx)[/\\]/;
const ZOD = /[/\\]node_modules[/\\]zod[/\\]/;
/** Names everything that the kit has; what a module takes from it comes from a file of its own. */
const KIT_INDEX = /[/\\]react-aria-components[/\\]dist[/\\]exports[/\\]index\.m?js$/;
const ICON_INDEX = /[/\\]lucide-react\.m?js$/;
/** Words of another language than English. */
const WORDS = /([/\\])de\.ts$/;

/** The files of the icons that a module names: their index names them all. */
function iconsOf(code: string, index: string): readonly string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => {
      const words = (name.trim().split(/\s/)[0] ?? '').replace(/([a-z])([A-Z\d])|(\d)([A-Z])/g, '$1$3-$2$4');
      return join(dirname(index), 'icons', `${words.toLowerCase()}.mjs`);
    });
}

/** Everything that comes with a module at once, itself included. */
function closureOf(root: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    if (KIT_INDEX.test(id)) continue;
    const info = graph.getModuleInfo(id);
    for (const imported of info?.importedIds ?? [])
      waiting.push(...(ICON_INDEX.test(imported) ? iconsOf(info?.code ?? '', imported) : [imported]));
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
    return [...closureOf(id, this.#graph)].some((other) => kind.test(other));
  }

  /**
   * The chunk of a module: what stands on every page, what the list of conjunctions has in common with others, what pages share, and what
   * a page has for itself. Null is left to the bundler: parts that are fetched later.
   */
  chunkOf(id: string): string | null {
    if (WORDS.test(id)) {
      const english = this.chunkOf(id.replace(WORDS, '$1en.ts'));
      return english === null ? null : `${english}-de`;
    }
    if (id === LIST) return null;
    const inShell = this.comesWith(SHELL, id);
    const inList = this.comesWith(LIST, id);
    const isVerified = this.comesWith(VERIFY, id);
    if (isVerified && (inShell || inList)) return 'base';
    if (inShell) return 'shell';
    const pages = this.pagesOf(id);
    if (inList) return pages.length < 2 ? basename(LIST, '.tsx') : SUBJECT.test(id) ? 'list' : 'parts';
    if (KIT.test(id)) return 'kit';
    const [page = ''] = pages;
    if (isVerified && pages.length > 0) return 'outside';
    if (pages.length === 0 || pages.includes(id)) return null;
    if (pages.length === 1) return basename(page, '.tsx');
    if (ZOD.test(id) || this.brings(id, ZOD)) return 'schemas';
    const isOf = (family: RegExp) => pages.every((name) => family.test(name));
    if (pages.length > 1 && AFTERWARDS.some((root) => this.comesWith(root, id))) return 'common';
    if (pages.includes(EVENT)) return isOf(FAMILIES.event) ? 'event' : 'common';
    if (isOf(FAMILIES.event)) return 'planning';
    if (isOf(FAMILIES.tracking)) return 'tracking';
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
  'tables',
  'charts',
  'nouns',
  'controls',
  'upload',
  'feeds',
  'publishing',
  'event',
  'planning',
  'tracking',
  'schemas',
];

/** The chunks of the application, drawn along the imports themselves (decision 0180). */
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
