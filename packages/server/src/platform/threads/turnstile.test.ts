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

  it('gives places by what was worked for each, whatever came of it', async () => {
    const turnstile = openTurnstile({ places: 1, waiting: 100 });
    const done: string[] = [];
    const pass = (whose: string, workedS: number) =>
      turnstile.pass(whose, async ({ charge }) => {
        done.push(whose);
        charge(workedS);
        if (whose === 'a') throw new Error('refused');
      });
    const costly = Array.from({ length: 3 }, () => pass('a', 30).catch(() => undefined));
    await Promise.all([...costly, ...Array.from({ length: 6 }, () => pass('b', 7))]);
    expect(done.join('')).toBe('abbbbbaba');
    // Both are gone: nobody owes anything.
    await Promise.all([pass('a', 0).catch(() => undefined), pass('b', 0)]);
    expect(done.slice(-2).join('')).toBe('ab');
  });

  it('keeps what is owed while others are at work, and saves nothing up for who was away', async () => {
    const turnstile = openTurnstile({ places: 2, waiting: 100 });
    const done: string[] = [];
    const pass = (whose: string, workedS: number) =>
      turnstile.pass(whose, async ({ charge }) => {
        done.push(whose);
        charge(workedS);
        await new Promise((resolve) => setImmediate(resolve));
      });
    let release: () => void = () => undefined;
    const long = turnstile.pass('long', () => new Promise<void>((resolve) => (release = resolve)));
    await pass('a', 50);
    await Promise.all([pass('b', 1), pass('a', 1), pass('b', 1), pass('b', 1)]);
    expect(done.join('')).toBe('abbba');
    release();
    await long;
  });

  it('leaves one place to others', async () => {
    const turnstile = openTurnstile({ places: 3, waiting: 100 });
    const releases: (() => void)[] = [];
    const hold = (whose: string) =>
      turnstile.pass(whose, () => new Promise<string>((resolve) => releases.push(() => resolve(whose))));
    const held = [hold('a'), hold('a'), hold('a')];
    await new Promise((resolve) => setImmediate(resolve));
    expect(releases).toHaveLength(2);
    expect(await turnstile.pass('b', async () => 'b')).toBe('b');
    for (const release of releases.splice(0)) release();
    await held[0];
    await new Promise((resolve) => setImmediate(resolve));
    for (const release of releases) release();
    expect(await Promise.all(held)).toEqual(['a', 'a', 'a']);
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
