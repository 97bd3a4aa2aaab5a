import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { tarball } from '../pack/tar.mjs';
import { root } from '../project.mjs';
import type { DescribedClient } from './described-calls.ts';
import { PACKED_AT_S, type PackageFile, packageNames, product, readme, takenFrom, textFile } from './package-file.ts';
import { rowTypes } from './row-types.ts';

const SOURCES = join(root, 'packages/client/src');
/** What a program imports, the usual first. */
const FACES = ['platform-client', 'openmct/plugin'] as const;
/** What the package brings to run, by its name. */
const PROGRAMS: Readonly<Record<string, string>> = { 'keepout-mission': 'program/main' };
/** What the rows know in this repository is written anew for those who have no rows. */
const WRITTEN = 'row-types';

/** The package of the client for TypeScript and JavaScript: `packages/client` without anything that it would import. */
export async function typescriptPackage(client: DescribedClient): Promise<PackageFile> {
  const files = [
    textFile('package.json', `${JSON.stringify(manifest(), null, 2)}\n`),
    textFile('README.md', readme()),
    ...takenFrom('.', '', /^LICENSE$/),
    ...takenFrom('packages/client/examples', 'examples/', /\.ts$/),
    ...(await Promise.all(FACES.map(async (face) => textFile(`${face}.js`, await bundled(client, face, 'neutral'))))),
    ...(await Promise.all(
      Object.entries(PROGRAMS).map(async ([name, source]) =>
        textFile(programPath(name), await bundled(client, source, 'node')),
      ),
    )),
    ...declarations(client),
  ];
  const packed = files.map(({ path, bytes }) => ({ path: `package/${path}`, bytes }));
  return { path: packageNames().typescript, bytes: tarball(packed, PACKED_AT_S) };
}

function manifest(): object {
  const { version, license } = product();
  const { name } = JSON.parse(readFileSync(join(SOURCES, '../package.json'), 'utf8')) as { readonly name: string };
  const exported = (face: string) => ({ types: `./${face}.d.ts`, default: `./${face}.js` });
  return {
    name,
    version,
    license,
    type: 'module',
    sideEffects: false,
    description:
      'Keepout for programs: each call of the API by its name, typed by its description, without dependencies',
    exports: {
      '.': exported(FACES[0]),
      ...Object.fromEntries(FACES.map((face) => [`./${face}`, exported(face)])),
    },
    bin: Object.fromEntries(Object.keys(PROGRAMS).map((name) => [name, programPath(name)])),
    engines: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines,
  };
}

const programPath = (name: string): string => `bin/${name}.js`;

/** One module, with the places of the calls in the stead of their rows. */
async function bundled({ calls }: DescribedClient, source: string, platform: 'neutral' | 'node'): Promise<string> {
  const places = calls
    .filter(({ answer }) => answer.kind !== 'stream')
    .map(({ id, method, path }) => {
      const [, service, below] = /^\/api\/v1\/(\w+)(\/.*)$/.exec(path)!;
      return [id, { method, service, path: below }] as const;
    });
  const rows: Plugin = {
    name: 'keepout-rows',
    setup(plugin) {
      plugin.onResolve({ filter: /^@keepout\/contract\/endpoints$/ }, ({ path }) => ({ path, namespace: 'rows' }));
      plugin.onLoad({ filter: /.*/, namespace: 'rows' }, () => ({
        contents: `export const ENDPOINTS = ${JSON.stringify(Object.fromEntries(places))};`,
      }));
    },
  };
  const { outputFiles } = await build({
    entryPoints: [join(SOURCES, `${source}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    platform,
    target: 'es2022',
    logLevel: 'warning',
    plugins: [rows],
  });
  return outputFiles[0]!.text;
}

/** Declarations of the sources that the faces name, and the types of the rows. */
function declarations(client: DescribedClient): readonly PackageFile[] {
  const files = [textFile(`${WRITTEN}.d.ts`, rowTypes(client))];
  const waiting: string[] = [...FACES];
  const seen = new Set<string>([WRITTEN, ...FACES]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const source = readFileSync(join(SOURCES, `${name}.ts`), 'utf8');
    const { outputText, diagnostics = [] } = ts.transpileDeclaration(source, {
      fileName: `${name}.ts`,
      compilerOptions: { isolatedDeclarations: true, declaration: true, verbatimModuleSyntax: true },
    });
    if (diagnostics.length > 0)
      throw new Error(`${name}.ts: ${ts.flattenDiagnosticMessageText(diagnostics[0]!.messageText, ' ')}`);
    for (const [, imported = ''] of outputText.matchAll(/from ['"]([^'"]+)['"]/g)) {
      const [, beside] = /^(\.\.?\/.+)\.ts$/.exec(imported) ?? [];
      if (beside === undefined) throw new Error(`${name}.ts: its declaration needs ${imported}`);
      const other = posix.join(posix.dirname(name), beside);
      if (!seen.has(other)) waiting.push(other);
      seen.add(other);
    }
    files.push(textFile(`${name}.d.ts`, outputText.replaceAll(/(from ['"]\.\.?\/[^'"]+)\.ts(['"])/g, '$1.js$2')));
  }
  return files;
}
