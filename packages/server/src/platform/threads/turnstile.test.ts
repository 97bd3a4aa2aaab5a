import { describe, expect, it } from 'vitest';
import { openTurnstile } from './turnstile.ts';

describe('a turnstile', () => {
  it('gives places in turn by owner', async () => {
    const turnstile = openTurnstile({ places: 1, waiting: 100 });
    const done: string[] = [];
    const pass = (whose: string) => turnstile.pass(whose, async () => void done.push(whose));
    await Promise.all([...Array.from({ length: 5 }, () => pass('a')), pass('b'), pass('c')]);
    expect(done.join('')).toBe('aabcaaa');
  });

  it('lets in as many as it has places', async () => {
    const turnstile = openTurnstile({ places: 2, waiting: 100 });
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => turnstile.pass(String(index % 3), work)));
    expect([most, inside]).toEqual([2, 0]);
  });

  it('sends away the crowd of one owner only, and goes on after a failure', async () => {
    const turnstile = openTurnstile({ places: 1, waiting: 1 });
    const failing = turnstile.pass('a', () => Promise.reject(new Error('broken')));
    const second = turnstile.pass('a', async () => 'a');
    await expect(turnstile.pass('a', async () => 'no')).rejects.toThrow(/too many uploads/i);
    const other = turnstile.pass('b', async () => 'b');
    await expect(failing).rejects.toThrow('broken');
    expect(await Promise.all([second, other])).toEqual(['a', 'b']);
  });
});
