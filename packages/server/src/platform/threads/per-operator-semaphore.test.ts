import { describe, expect, it } from 'vitest';
import { openPerOperatorSemaphore } from './per-operator-semaphore.ts';

describe('a semaphore', () => {
  it('gives places in turn by owner', async () => {
    const semaphore = openPerOperatorSemaphore({ places: 1, maximumQueued: 100 });
    const done: string[] = [];
    const pass = (ownerId: string) => semaphore.pass(ownerId, async () => void done.push(ownerId));
    await Promise.all([...Array.from({ length: 5 }, () => pass('a')), pass('b'), pass('c')]);
    expect(done.join('')).toBe('aabcaaa');
  });

  it('gives places by what was worked for each, whatever came of it', async () => {
    const semaphore = openPerOperatorSemaphore({ places: 1, maximumQueued: 100 });
    const done: string[] = [];
    const pass = (ownerId: string, workedS: number) =>
      semaphore.pass(ownerId, async ({ charge }) => {
        done.push(ownerId);
        charge(workedS);
        if (ownerId === 'a') throw new Error('refused');
      });
    const costly = Array.from({ length: 3 }, () => pass('a', 30).catch(() => undefined));
    await Promise.all([...costly, ...Array.from({ length: 6 }, () => pass('b', 7))]);
    expect(done.join('')).toBe('abbbbbaba');
    // Both are gone: nobody owes anything.
    await Promise.all([pass('a', 0).catch(() => undefined), pass('b', 0)]);
    expect(done.slice(-2).join('')).toBe('ab');
  });

  it('keeps what is owed while others are at work, and saves nothing up for who was away', async () => {
    const semaphore = openPerOperatorSemaphore({ places: 2, maximumQueued: 100 });
    const done: string[] = [];
    const pass = (ownerId: string, workedS: number) =>
      semaphore.pass(ownerId, async ({ charge }) => {
        done.push(ownerId);
        charge(workedS);
        await new Promise((resolve) => setImmediate(resolve));
      });
    let release: () => void = () => undefined;
    const long = semaphore.pass('long', () => new Promise<void>((resolve) => (release = resolve)));
    await pass('a', 50);
    await Promise.all([pass('b', 1), pass('a', 1), pass('b', 1), pass('b', 1)]);
    expect(done.join('')).toBe('abbba');
    release();
    await long;
  });

  it('leaves one place to others', async () => {
    const semaphore = openPerOperatorSemaphore({ places: 3, maximumQueued: 100 });
    const releases: (() => void)[] = [];
    const hold = (ownerId: string) =>
      semaphore.pass(ownerId, () => new Promise<string>((resolve) => releases.push(() => resolve(ownerId))));
    const held = [hold('a'), hold('a'), hold('a')];
    await new Promise((resolve) => setImmediate(resolve));
    expect(releases).toHaveLength(2);
    expect(await semaphore.pass('b', async () => 'b')).toBe('b');
    for (const release of releases.splice(0)) release();
    await held[0];
    await new Promise((resolve) => setImmediate(resolve));
    for (const release of releases) release();
    expect(await Promise.all(held)).toEqual(['a', 'a', 'a']);
  });

  it('lets in as many as it has places', async () => {
    const semaphore = openPerOperatorSemaphore({ places: 2, maximumQueued: 100 });
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside--;
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => semaphore.pass(String(index % 3), work)));
    expect([most, inside]).toEqual([2, 0]);
  });

  it('sends away the crowd of one owner only, and goes on after a failure', async () => {
    const semaphore = openPerOperatorSemaphore({ places: 1, maximumQueued: 1 });
    const failing = semaphore.pass('a', () => Promise.reject(new Error('broken')));
    const second = semaphore.pass('a', async () => 'a');
    await expect(semaphore.pass('a', async () => 'no')).rejects.toThrow(/too many uploads/i);
    const other = semaphore.pass('b', async () => 'b');
    await expect(failing).rejects.toThrow('broken');
    expect(await Promise.all([second, other])).toEqual(['a', 'b']);
  });
});
