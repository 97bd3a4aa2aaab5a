import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { Endpoint } from '../contract/src/platform/endpoint.ts';
import { documentation } from './docs-plugin.ts';
import { tokenCss } from './src/tokens/token-css.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['KEEPOUT_DEV_SERVER'] ?? 'http://127.0.0.1:8080';

/** What the server sends with the document; the preview sends it too, so that the browser tests run under it. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'nonce-preview'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The token style sheet, written from tokens.json so that CSS and code share one source. */
function designTokens(): Plugin {
  const id = 'virtual:design-tokens.css';
  return {
    name: 'keepout-design-tokens',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? tokenCss(JSON.parse(readFileSync(here('src/tokens/tokens.json'), 'utf8'))) : null,
  };
}

/**
 * Leaves out the component strings of languages the product does not speak (30 kB gzip).
 * en-US must stay: the components fall back to it at run time.
 */
function componentLocales(keep: readonly string[]): Plugin {
  return {
    name: 'keepout-component-locales',
    enforce: 'pre',
    load(id) {
      const locale = /[/\\]intl[/\\].*[/\\]([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1];
      return locale !== undefined && !keep.includes(locale) ? 'export default {};' : null;
    },
  };
}

/** Preloads the two faces of the first paint; without it the swap re-wraps the header. */
function fontPreload(faces: readonly RegExp[]): Plugin {
  return {
    name: 'keepout-font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => faces.some((face) => face.test(file)))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          })),
    },
  };
}

/** Writes the compressed forms beside each file, which the server hands out as they are. */
function compressed(): Plugin {
  return {
    name: 'keepout-compressed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const path = join(dir, file);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes));
      }
    },
  };
}

/** What the list has for itself; the rest of its first load is shared with other pages. */
const PAGE = /[/\\]src[/\\]features[/\\]/;
const NOUNS = /[/\\]src[/\\]nouns[/\\]/;
const PLOTS = /[/\\]src[/\\]charts[/\\]|d3-array/;
/** What forms are made of, as far as it brings nothing along: each page with a form has it, and a dozen small files cost every first load. */
const FORMS =
  /[/\\](nouns[/\\]record[/\\](en|field-text|form-context|use-record-text)|contract[/\\]src[/\\]\w+[/\\]fields|platform[/\\](number|text)-field|ui[/\\](use-form-frame|focus-first-fault))\.ts$/;
/** An amount as it is told. */
const MONEY = /[/\\](format[/\\](money|size|angle)|payments[/\\]amount)\.ts$/;
const ICONS = /[/\\]lucide-react[/\\]/;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * The chunks of the first load, each in one piece: what the page of verification has in common with it (`base`), the shell with every page,
 * parts and plots that many pages share, the list of conjunctions; and what forms are made of. Dozens of small files cost a tenth more, since each is compressed alone.
 */
function firstLoad() {
  const roots = {
    shell: ['src/main.tsx'],
    verify: ['src/verify.tsx'],
    critical: ['src/features/conjunctions/NextCritical.tsx'],
    triage: ['src/features/conjunctions/ConjunctionsPage.tsx'],
  };
  const closures = new Map<string, ReadonlySet<string>>();
  const closureOf = (name: keyof typeof roots, graph: ModuleGraph): ReadonlySet<string> => {
    const closure = closures.get(name);
    if (closure !== undefined) return closure;
    const reached = new Set<string>();
    const waiting = roots[name].map(here);
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      // The index of the icons names them all; each icon goes where it is used.
      if (!ICONS.test(id)) waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    closures.set(name, reached);
    return reached;
  };
  const group = (name: keyof typeof roots, priority: number) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (!/\.css$/.test(id) && closureOf(name, graph).has(id) ? name : null),
    priority,
  });
  const shell = group('shell', 4);
  const triage = group('triage', 1);
  const isOfList = (id: string, graph: ModuleGraph) =>
    (['shell', 'triage'] as const).some((name) => closureOf(name, graph).has(id));
  const base = {
    debugName: 'base',
    name: (id: string, graph: ModuleGraph) =>
      closureOf('verify', graph).has(id) && isOfList(id, graph) ? 'base' : null,
    priority: 5,
  };
  const sharedOfList = (name: string, isIn: (id: string) => boolean) => ({
    debugName: name,
    name: (id: string, graph: ModuleGraph) => (isIn(id) ? triage.name(id, graph) && name : null),
    priority: 2,
  });
  const plots = sharedOfList('plots', (id) => PLOTS.test(id));
  const nouns = sharedOfList('nouns', (id) => NOUNS.test(id));
  const parts = sharedOfList('parts', (id) => ![PAGE, NOUNS, PLOTS].some((place) => place.test(id)));
  const icons = { name: 'icons', test: ICONS, minShareCount: 6, priority: 3 };
  const forms = { name: 'forms', test: FORMS, priority: 0 };
  const money = { name: 'money', test: MONEY, priority: 1 };
  return { groups: [base, shell, group('critical', 3), icons, parts, plots, nouns, triage, forms, money] };
}

/** The preview lets the browser keep what has its content in its name, as the server does, and compresses nothing anew for each request. */
function previewedAssets(): Plugin {
  return {
    name: 'keepout-previewed-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        delete request.headers['accept-encoding'];
        if (request.url?.startsWith('/assets/') === true) {
          const write = response.writeHead.bind(response) as (status: number, headers?: object) => typeof response;
          response.writeHead = (status: number, headers?: unknown) =>
            write(status, { ...(headers as object), 'Cache-Control': 'public, max-age=31536000, immutable' });
        }
        next();
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [
    designTokens(),
    componentLocales(['en-US', 'de-DE']),
    fontPreload([/inter-latin-wght-normal.*\.woff2$/, /ibm-plex-mono-latin-400-normal.*\.woff2$/]),
    documentation(),
    endpointPlaces(),
    react(),
    previewedAssets(),
    ...(mode === 'mock' ? [] : [compressed()]),
  ],
  // The mock API is compiled in only for tests and demonstrations of the shell: `vite build --mode mock`.
  define: { __MOCK_API__: JSON.stringify(mode === 'mock') },
  build: {
    outDir: here(mode === 'mock' ? '../../build/web-mock' : '../../dist/web'),
    target: 'es2023',
    // Every browser that reads ES2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { input: [here('index.html'), here('verify.html')], output: { codeSplitting: firstLoad() } },
  },
  // The real server puts a nonce of its own into each page it sends.
  ...(mode === 'mock' && { html: { cspNonce: 'preview' } }),
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': server, '/auth': server, '/config.json': server } },
  preview: { port: 4173, headers: { 'Content-Security-Policy': contentSecurityPolicy } },
}));

/**
 * Method and path of each call by its name, and for the mock its manners, out of the rows of the contract: their schemas stay out of the
 * bundle. The rows are read when somebody asks: a run of tests that does not would begin two seconds of a processor later.
 */
export function endpointPlaces(): Plugin {
  const modules: Readonly<Record<string, () => Promise<string>>> = {
    '\0virtual:endpoint-places': async () => `export const places = ${JSON.stringify(await places())};`,
    '\0virtual:endpoint-manners': async () =>
      `export const manners = ${JSON.stringify(await manners())}; export const problems = ${JSON.stringify(await problems())};`,
  };
  return {
    name: 'keepout-endpoint-places',
    resolveId: (source) => (`\0${source}` in modules ? `\0${source}` : null),
    load: async (id) => (await modules[id]?.()) ?? null,
  };
}

/** Status and title of each problem, without what the guide says of it. */
async function problems(): Promise<object> {
  const { PROBLEMS } = await import('../contract/src/problems.ts');
  return Object.fromEntries(Object.entries(PROBLEMS).map(([code, { status, title }]) => [code, { status, title }]));
}

async function places(): Promise<object> {
  const { placesOf } = await import('../client/src/places.ts');
  const { ENDPOINTS } = await import('../contract/src/endpoints.ts');
  return placesOf(ENDPOINTS);
}

/** A form of fields, or of a list of records with fields. */
interface Shaped {
  readonly shape?: object;
  readonly element?: { readonly shape?: object };
}

/** How calls answer when they succeed: what the mock says as the server does. */
async function manners(): Promise<object> {
  const { ENDPOINTS } = await import('../contract/src/endpoints.ts');
  const rows = Object.values<Endpoint>(ENDPOINTS).map(({ id, answers = {}, tells = [], readBy }) => {
    const status = Math.max(
      ...Object.keys(answers)
        .map(Number)
        .filter((code) => code < 300),
      200,
    );
    const answer = answers[status] as Shaped | undefined;
    const shape = (answer?.element ?? answer)?.shape;
    return [id, { status, fields: shape && Object.keys(shape), isTagged: tells.includes('ETag'), readBy }];
  });
  return Object.fromEntries(rows);
}
