import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Files that hold German words and no others. */
const files = readdirSync(new URL('packages', root), { recursive: true, encoding: 'utf8' })
  .filter((path) =>
    /\/src\b.*(\/de\.ts|\/languages\/de\/[a-z-]+\.ts|[a-z]-de\.ts|\/api\/words\/sentences\.ts)$/.test(path),
  )
  .filter((path) => !path.includes('node_modules'))
  .map((path) => `packages/${path}`);

/** The rows of the table: the term of each concept, and what is not said for it. */
const rows = read('docs/german.md')
  .split('\n')
  .filter((line) => /^\| (?!concept|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, concept = '', term = '', not = '']) => ({
    concept,
    term,
    not: not.split(', ').filter((word) => word !== ''),
  }));

it('C-10 every file of German words is looked at, of the application, of the server and of papers', () => {
  for (const place of [
    'web/src/features',
    'web/src/nouns',
    'contract/src/languages',
    'server/src/alerts',
    'server/src/ca',
  ])
    expect(
      files.some((path) => path.startsWith(`packages/${place}`)),
      place,
    ).toBe(true);
  expect(rows.length).toBeGreaterThan(30);
});

it.each(rows.filter(({ not }) => not.length > 0))('C-10 $concept is $term, and no other word', ({ not }) => {
  const wrong = new RegExp(`(?<!\\p{L})(?:${not.join('|')})(?!\\p{L})`, 'u');
  const wrongLines = files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => (wrong.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
  expect(wrongLines).toEqual([]);
});
