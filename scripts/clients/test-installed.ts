import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describedApi } from '../described-api.ts';
import { root } from '../project.mjs';
import type { PackageFile } from './package-file.ts';
import { clientPackages } from './packages.ts';

/** Where the programs lie that the packages carry. */
export const EXAMPLES: string = join(root, 'packages/client/examples');
const LEAST_MINOR = 10;

let packed: Promise<readonly PackageFile[]> | undefined;

/** The packages of these sources, made once for a process. */
export function packedClients(): Promise<readonly PackageFile[]> {
  packed ??= describedApi().then(clientPackages);
  return packed;
}

/** Writes the package whose name ends so, and says where it is. */
export async function writtenPackage(folder: string, ending: string): Promise<string> {
  const file = (await packedClients()).find(({ path }) => path.endsWith(ending))!;
  mkdirSync(folder, { recursive: true });
  const place = join(folder, file.path);
  writeFileSync(place, file.bytes);
  return place;
}

/**
 * The package for npm where npm would put it, and a program compiled beside it, strictly, away from this repository.
 *
 * @throws Error with what the compiler says
 */
export async function installTypescript(
  folder: string,
  source: string,
): Promise<{ readonly program: string; readonly place: string }> {
  const place = join(folder, 'node_modules', '@keepout', 'client');
  const archive = await writtenPackage(folder, '.tgz');
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', place, '--strip-components=1']);
  copyFileSync(source, join(folder, basename(source)));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [basename(source)] }));
  const compiler = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  return { program: join(folder, basename(source).replace(/\.ts$/, '.js')), place };
}

/** The wheel unpacked, as Python looks for it with `PYTHONPATH`. */
export async function installPython(folder: string): Promise<string> {
  const wheel = await writtenPackage(folder, '.whl');
  const path = join(folder, 'site');
  execFileSync('python3', ['-m', 'zipfile', '-e', wheel, path]);
  return path;
}

/** Why no program in Python can be run here; undefined where it can. */
export const whyNoPython: string | undefined = pythonFault();

/** Why no program of the shell can be run here; undefined where it can. */
export const whyNoCurl: string | undefined =
  ['curl', 'jq']
    .filter((program) => spawnSync(program, ['--version']).status !== 0)
    .map((program) => `there is no ${program}`)
    .join(', ') || undefined;

/** What a test shows, or why it is passed over. */
export const orWhyNot = (fact: string, reason: string | undefined): string =>
  reason === undefined ? fact : `${fact}: NOT LOOKED AT, ${reason}`;

function pythonFault(): string | undefined {
  const version = spawnSync('python3', ['-c', 'import sys; print(*sys.version_info[:2])'], { encoding: 'utf8' });
  if (version.status !== 0) return 'there is no python3';
  const [major = 0, minor = 0] = version.stdout.split(' ').map(Number);
  if (major > 3 || (major === 3 && minor >= LEAST_MINOR)) return undefined;
  return `python3 is ${major}.${minor}, and 3.${LEAST_MINOR} is needed`;
}
