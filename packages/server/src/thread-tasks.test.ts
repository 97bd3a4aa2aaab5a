import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = import.meta.dirname;
const CALL = /threadTask(?:<[\s\S]*?>)?\(\s*(new URL\(\s*'([^']+)'[^)]*\)|\w+),\s*'(\w+)'/g;

/** Names of thread tasks with the file of their function. */
const tasks = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('platform/threads/'))
  .flatMap((path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8');
    return [...text.matchAll(CALL)].map(([, place = '', inline, name = '']) => {
      const file = inline ?? new RegExp(`const ${place} = new URL\\(\\s*'([^']+)'`).exec(text)?.[1] ?? '';
      return { name, file: join(SOURCE, dirname(path), file) };
    });
  });

it('each thread task names a function that its file exports', () => {
  expect(tasks.length).toBeGreaterThan(40);
  const isExported = ({ name, file }: (typeof tasks)[number]) =>
    new RegExp(`export (?:async )?(?:(?:function\\*?|const) ${name}\\b|\\{[^}]*\\b${name}\\b)`).test(
      readFileSync(file, 'utf8'),
    );
  expect(tasks.filter((task) => !isExported(task))).toEqual([]);
});
