import { expect, it } from 'vitest';
import { namesOf, phrasesOf, severalMeanings, textKindOf } from './prose.mjs';

const hitsOf = (path: string, text: string) => phrasesOf([{ path, text }]).lines.map(({ line, hits }) => [line, hits]);

it('sorts files by the kind of their text, and leaves tests and generated files out', () => {
  const kinds = {
    'docs/guides/alerts.md': 'guides',
    'docs/models/sgp4.md': 'models',
    'README.md': 'papers',
    'packages/web/src/features/fleet/en.ts': 'ui',
    'packages/contract/src/ca/plan.ts': 'api',
    'packages/astro/src/time.ts': 'comments',
    'packages/astro/src/time.test.ts': undefined,
    'packages/contract/src/generated/answers.ts': undefined,
    'conformance/pc/cases.ts': undefined,
  };
  expect(Object.fromEntries(Object.keys(kinds).map((path) => [path, textKindOf(path)]))).toEqual(kinds);
});

it('counts phrases in prose, not in code', () => {
  expect(
    hitsOf('docs/guides/a.md', 'Nobody is told.\n`nobody`\n```sh\nnobody\n```\nWhat is Pc?\nIt says what it comes to.'),
  ).toEqual([
    [1, 2],
    [7, 2],
  ]);
  expect(hitsOf('packages/web/src/a/en.ts', "const a = 'nobody';\nconst whole = 'Nothing is kept';\n")).toEqual([
    [2, 2],
  ]);
  expect(hitsOf('packages/astro/src/a.ts', 'const nobody = 1; // nobody asks\n')).toEqual([[1, 1]]);
});

it('counts the bare names among the declared names', () => {
  const text = [
    'const told = 1;',
    'for (const other of rows) close(other);',
    'interface Row { readonly kept: number; readonly name: string }',
    'const { held: messages, known } = cache;',
    'export function close(one: Row): void {}',
    'const body = { asked: 1 };',
  ].join('\n');
  const { declared, bare } = namesOf([{ path: 'packages/astro/src/a.ts', text }]);
  expect(bare.map(({ line, name }) => [line, name])).toEqual([
    [1, 'told'],
    [2, 'other'],
    [3, 'kept'],
    [4, 'known'],
    [5, 'one'],
  ]);
  expect(declared).toBe(10);
});

it('lists exported names that several files declare, catalogues of texts aside', () => {
  const { exported } = namesOf([
    { path: 'packages/astro/src/a.ts', text: 'export interface Step {}\nexport const en = {};\nconst local = 1;' },
    { path: 'packages/ccsds/src/b.ts', text: 'export type Step = 1;\nexport const en = {};\nexport const local = 1;' },
  ]);
  expect(severalMeanings(exported).map(([name]) => name)).toEqual(['Step']);
});
