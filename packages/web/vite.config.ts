import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { Endpoint } from '../contract/src/platform/endpoint.ts';
import { SEALED_POLICY, SEALED_WORKER } from '../contract/src/platform/sealed-worker.ts';
import { chunks } from './chunks.ts';
import { documentation } from './docs-plugin.ts';
import { enumOptions } from './enum-options-plugin.ts';
import colours from './src/tokens/colours.json' with { type: 'json' };
import measures from './src/tokens/measures.json' with { type: 'json' };
import { tokenCss } from './src/tokens/token-css.ts';

/** Shows nothing. */
const SILENT_CHECK = '/silent-check-sso.html';
const SIGN_IN = /keycloak-auth-.*\.js$/;
const absolutePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));
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

/** The token style sheet, written from the JSON beside it so that CSS and code share one source. */
function designTokens(): Plugin {
  const id = 'virtual:design-tokens.css';
  return {
    name: 'keepout-design-tokens',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? tokenCss({ ...colours, ...measures }) : null),
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

/**
 * Preloads the two faces of the first paint, without which the swap re-wraps the header; and on the real server, beside the application itself,
 * the sign-in and the settings that it waits for.
 */
function preloads(faces: readonly RegExp[], isMock: boolean): Plugin {
  return {
    name: 'keepout-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, path }) {
        if (path === SILENT_CHECK) return [];
        const files = Object.keys(bundle);
        const link = (attrs: Readonly<Record<string, string>>) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs,
        });
        const ofFaces = files
          .filter((file) => faces.some((face) => face.test(file)))
          .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }));
        const signIn = isMock || path !== '/index.html' ? [] : files.filter((file) => SIGN_IN.test(file));
        const ofStart = signIn.flatMap((file) => [
          link({ rel: 'modulepreload', crossorigin: '', href: `/${file}` }),
          link({ rel: 'preload', as: 'fetch', crossorigin: '', href: '/config.json' }),
        ]);
        return [...ofFaces, ...ofStart];
      },
    },
  };
}

/**
 * Gives the files of `public` that a page waits for before it reads its own scripts a name with their content: the browser keeps them, and the
 * sign-in begins a way there and back sooner.
 */
function keptFirst(names: readonly string[]): Plugin {
  const files = names.map((name) => {
    const source = readFileSync(absolutePath(`public/${name}`));
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    return { name, source, fileName: `assets/${name.replace('.', `-${hash}.`)}` };
  });
  return {
    name: 'keepout-kept-first',
    apply: 'build',
    generateBundle() {
      for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        files.reduce((page, { name, fileName }) => page.replaceAll(`"/${name}"`, `"/${fileName}"`), html),
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

/** The preview lets the browser keep what has its content in its name, as the server does, and compresses nothing anew for each request. */
function previewedAssets(): Plugin {
  return {
    name: 'keepout-previewed-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        delete request.headers['accept-encoding'];
        if (request.url?.startsWith('/assets/') === true) {
          const sealed = SEALED_WORKER.test(request.url) ? { 'Content-Security-Policy': SEALED_POLICY } : {};
          const write = response.writeHead.bind(response) as (status: number, headers?: object) => typeof response;
          response.writeHead = (status: number, headers?: unknown) =>
            write(status, {
              ...(headers as object),
              ...sealed,
              'Cache-Control': 'public, max-age=31536000, immutable',
            });
        }
        next();
      });
    },
  };
}

export default defineConfig(({ mode }) => ({
  root: absolutePath('.'),
  plugins: [
    designTokens(),
    componentLocales(['en-US', 'de-DE']),
    preloads([/inter-latin-wght-normal.*\.woff2$/, /ibm-plex-mono-latin-400-normal.*\.woff2$/], mode === 'mock'),
    keptFirst(['layers.css', 'appearance.js', 'silent-check-sso.js']),
    documentation(),
    endpointPlaces(),
    enumOptions(),
    withoutJsonSchemas(),
    react(),
    previewedAssets(),
    ...(mode === 'mock' ? [] : [compressed()]),
  ],
  // The mock API is compiled in only for tests and demonstrations of the shell: `vite build --mode mock`.
  define: { __MOCK_API__: JSON.stringify(mode === 'mock') },
  build: {
    outDir: absolutePath(mode === 'mock' ? '../../build/web-mock' : '../../dist/web'),
    target: 'es2023',
    // Every browser that reads ES2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    // Nobody debugs the build of the browser tests.
    sourcemap: mode !== 'mock',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['index.html', 'verify.html', 'silent-check-sso.html'].map(absolutePath),
      output: { codeSplitting: chunks() },
      // Whoever starts the product asks nothing of how it is built.
      checks: { bundlerTimings: false },
    },
  },
  // The real server puts a nonce of its own into each page it sends.
  ...(mode === 'mock' && { html: { cspNonce: 'preview' } }),
  worker: { format: 'es', plugins: () => [withoutJsonSchemas()] },
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

/** No browser makes a JSON Schema of ours: what Zod brings for it, 6 kB of what /verify loads, stays out. */
function withoutJsonSchemas(): Plugin {
  return {
    name: 'keepout-without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler: (code) => {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `none as ${name}`);
        return { code: `const none = () => {};\nexport { ${names.join(', ')}, none as process };`, map: null };
      },
    },
  };
}

async function places(): Promise<object> {
  const { siteAddresses: placesOf } = await import('../client/src/places.ts');
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
