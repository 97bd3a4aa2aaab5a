#!/usr/bin/env node
/**
 * Builds `dist`: the program (`keepout.mjs`), its computation threads (`threads/`), the database migrations, the web
 * application, and with it the clients for programs. Packages from npm stay in node_modules; only our own rooms are bundled.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readLock } from './lock-packages.mjs';
import { isInstalled, loadedBy, noticeOf, noticesText, packageOf } from './notices.mjs';
import { commitOfFiles, dist, root, sourceStamp } from './project.mjs';
import { billText } from './sbom.mjs';
import { ourRoomsOnly, threadAddresses, threadModules } from './thread-modules.mjs';

/** Lies in `dist` and, for what the browser gets, in `dist/web`. */
const NOTICES_FILE = 'THIRD-PARTY-NOTICES.txt';

const started = performance.now();
const stamp = sourceStamp();
const next = `${dist}.next`;
rmSync(next, { recursive: true, force: true });
mkdirSync(next, { recursive: true });

/** Files of others in the program's bundles, and what these load from node_modules. */
const programParts = { files: [], imported: [] };
// In pieces: a command need not wait for what the others import.
await bundle(
  { keepout: join(root, 'services/cli/src/main.ts') },
  { outdir: next, outExtension: { '.js': '.mjs' }, splitting: true },
);
await bundle(threadModules(), { outdir: join(next, 'threads'), outExtension: { '.js': '.mjs' } });
writeProgramNotices();
writeFileSync(join(next, 'sbom.cdx.json'), billText());
cpSync(join(root, 'packages/server/migrations'), join(next, 'migrations'), { recursive: true });
await buildWeb();
buildClients();
writeFileSync(join(next, 'stamp'), stamp);
writeFileSync(join(next, 'commit'), `${commitOfFiles()}\n`);
swap();
process.stdout.write(`keepout: built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);

async function bundle(entryPoints, output) {
  if (Object.keys(entryPoints).length === 0) return;
  const { metafile } = await build({
    entryPoints,
    ...output,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    loader: { '.wasm': 'binary', '.txt': 'text' },
    plugins: [ourRoomsOnly, threadAddresses],
  });
  programParts.files.push(...Object.keys(metafile.inputs).map((path) => resolve(path)));
  for (const { imports } of Object.values(metafile.outputs)) {
    programParts.imported.push(...imports.filter(({ external }) => external).map(({ path }) => path));
  }
}

/** The licences of what is in the bundles, and of what the program needs beside them. */
function writeProgramNotices() {
  const lock = readLock();
  const bundled = programParts.files.map(packageOf).filter((path) => path !== undefined);
  const loaded = loadedBy(lock, programParts.imported).filter(isInstalled);
  const notices = [...new Set([...bundled, ...loaded])].map((path) => noticeOf(lock, path));
  const title = 'Keepout, the program: packages of others that it contains or loads.';
  writeFileSync(join(next, NOTICES_FILE), noticesText(title, notices));
}

/** Gathers whose files end up in the application and its workers, and writes their notices beside them. */
function webNotices() {
  const lock = readLock();
  const modules = new Set();
  const take = (file) => {
    const path = packageOf(resolve(root, 'packages/web', file));
    if (path !== undefined) modules.add(path);
  };
  const gather = {
    name: 'keepout-notices',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') {
          for (const [id, { renderedLength }] of Object.entries(file.modules)) if (renderedLength > 0) take(id);
        } else for (const name of file.originalFileNames ?? []) take(name);
      }
      // Style sheets leave the modules for a file of their own.
      for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) take(id);
    },
  };
  const title = 'Keepout in the browser: packages of others that it contains.';
  const write = (out) => {
    const notices = [...modules].map((path) => noticeOf(lock, path));
    writeFileSync(join(out, NOTICES_FILE), noticesText(title, notices));
  };
  return { gather, write };
}

async function buildWeb() {
  const web = join(root, 'packages/web');
  const out = join(next, 'web');
  if (!existsSync(join(web, 'index.html'))) return;
  const vite = await import('vite');
  const notices = webNotices();
  await vite.build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [notices.gather],
    worker: { format: 'es', plugins: () => [notices.gather] },
    // The whole application is one download by choice of its own configuration; its size is watched there.
    build: { outDir: out, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  notices.write(out);
  for (const path of readdirSync(out, { recursive: true })) compress(join(out, path));
}

/** The clients lie where the application does, and are handed out like its files. */
function buildClients() {
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'clients.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  cpSync(join(root, 'build', 'clients'), join(next, 'web', 'clients'), { recursive: true });
}

/** Prepared once here, so that the server never compresses a file. The page itself is sent with a nonce and stays out. */
function compress(path) {
  if (!/\.(js|css|svg|json|md|wasm)$/.test(path)) return;
  const bytes = readFileSync(path);
  if (bytes.length < 1500) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Puts the new build in place in one go: a platform running from the old one meets no half of it. */
function swap() {
  const old = `${dist}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}
