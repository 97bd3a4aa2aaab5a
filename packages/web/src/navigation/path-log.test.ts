import { expect, it } from 'vitest';
import { cutPath, notePath, pathLog } from './path-log.ts';

it('C-12 the path log cuts a path at 80 characters', () => {
  const long = `/ca/find?${'x'.repeat(200)}`;
  expect(cutPath(long)).toHaveLength(80);
  expect(cutPath(long).endsWith('…')).toBe(true);
  expect(cutPath('/'.padEnd(80, 'x'))).toBe('/'.padEnd(80, 'x'));
});

it('C-12 the path log keeps the last pages, the newest last', () => {
  for (let page = 0; page < 30; page++) notePath(`/page/${page}`);
  expect(pathLog()).toHaveLength(20);
  expect(pathLog().at(-1)).toBe('/page/29');
});
