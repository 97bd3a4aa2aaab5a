// The face of each package: the entry points that other packages, programs, tests and benches import, one by one in the
// `exports` of its package.json. `--check` fails where a face says more or less than that.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Manifest {
  readonly name: string;
  exports?: Readonly<Record<string, string>>;
}

const IMPORTED = /'(@keepout\/[a-z]+)\/([^']+)'/g;
const isCheck = process.argv.includes('--check');

const used = new Map<string, Set<string>>();
for (const file of tracked('*.ts', '*.tsx', '*.mts', '*.mjs')) {
  for (const [, name = '', path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
    used.set(name, (used.get(name) ?? new Set()).add(path));
  }
}

const wrong: string[] = [];
for (const file of tracked('packages/*/package.json', 'services/*/package.json')) {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const paths = [...(used.get(manifest.name) ?? [])].sort();
  const face = Object.fromEntries(paths.map((path) => [`./${path}`, `./src/${path}.ts`]));
  const entrances = manifest.exports ?? {};
  if (JSON.stringify(entrances) === JSON.stringify(face)) continue;
  if (!isCheck) {
    const { exports: _exports, ...rest } = manifest;
    writeFileSync(
      file,
      `${JSON.stringify(inOrder({ ...rest, ...(paths.length > 0 && { exports: face }) }), null, 2)}\n`,
    );
    continue;
  }
  for (const path of Object.keys(face)) if (!(path in entrances)) wrong.push(`${file} does not export ${path}`);
  for (const path of Object.keys(entrances))
    if (!(path in face)) wrong.push(`${file} exports ${path}, which nobody imports`);
}
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nRun npm run faces and commit the result.`);
  process.exit(1);
}
console.log(isCheck ? 'every package exports what others import, and nothing else' : 'wrote the faces of the packages');

function tracked(...patterns: readonly string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}

/** What a package is comes before what it needs. */
function inOrder(manifest: object): object {
  const first = ['name', 'version', 'private', 'license', 'type', 'sideEffects', 'bin', 'scripts', 'exports'];
  const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) : first.length);
  return Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => rank(a) - rank(b)));
}
