import { expect, it } from 'vitest';
import { inLine } from './in-line.ts';

/** Work that ends when a test says so. */
function gate() {
  let open!: () => void;
  const opened = new Promise<void>((settle) => {
    open = settle;
  });
  return { open, opened };
}

it('of one operator one at a time, in the order in which they came; another one waits for none of them', async () => {
  const pool = {};
  const [first, done] = [gate(), [] as string[]];
  const work =
    (name: string, after: Promise<void> = Promise.resolve()) =>
    async () => {
      await after;
      done.push(name);
    };
  const standing = inLine({ pool }, 'a', work('a1', first.opened));
  const behind = inLine({ pool }, 'a', work('a2'));
  const other = inLine({ pool }, 'b', work('b1', first.opened));
  await inLine({ pool }, 'c', work('c1'));
  await inLine({ pool }, 'c', work('c2'));
  expect(done).toEqual(['c1', 'c2']);
  first.open();
  await Promise.all([standing, behind, other]);
  expect(done.indexOf('a1')).toBeLessThan(done.indexOf('a2'));
});

it('goes on after work that failed', async () => {
  const pool = {};
  const failed = inLine({ pool }, 'a', () => Promise.reject(new Error('402')));
  const next = inLine({ pool }, 'a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('402');
  expect(await next).toBe('done');
});
