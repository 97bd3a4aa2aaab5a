import { describe, expect, it } from 'vitest';
import { openThreadQueue } from './thread-queue.ts';

describe('a thread queue', () => {
  const a = (priority: number) => ({ priority, ownerId: 'a' });
  const b = (priority: number) => ({ priority, ownerId: 'b' });

  it('lets the larger priority in first, and of equal ones who came first', async () => {
    const queue = openThreadQueue(1);
    const leave = await queue.enter(a(0));
    const came: string[] = [];
    const wait = async (name: string, priority: number) => {
      const done = await queue.enter(a(priority));
      came.push(name);
      done();
    };
    const all = [wait('1', -5), wait('2', 3), wait('3', -5), wait('4', 3), wait('5', 7)];
    leave();
    await Promise.all(all);
    expect(came).toEqual(['5', '2', '4', '1', '3']);
  });

  it('keeps nobody waiting for others that are less urgent, and lets them begin nothing meanwhile', async () => {
    const queue = openThreadQueue(2);
    const slow = [await queue.enter(a(-100)), await queue.enter(a(-100))];
    const came: string[] = [];
    const note = (name: string) => (leave: () => void) => {
      came.push(name);
      return leave;
    };
    const third = queue.enter(a(-99)).then(note('a'));
    const urgent = [await queue.enter(b(-40)), await queue.enter(b(-41))];
    const more = queue.enter(b(-42)).then(note('b'));
    for (const leave of slow) leave();
    await Promise.resolve();
    expect(came, 'two that are more urgent have the two places').toEqual([]);
    urgent[0]!();
    (await more)();
    urgent[1]!();
    (await third)();
    expect(came).toEqual(['b', 'a']);
  });

  it('lets no party keep all places from others that are as urgent, nor their turns', async () => {
    const queue = openThreadQueue(2);
    const came: string[] = [];
    const inside: { ownerId: string; leave: () => void }[] = [];
    const come = async (ownerId: string) => {
      const leave = await queue.enter({ priority: 0, ownerId });
      came.push(ownerId);
      inside.push({ ownerId, leave });
    };
    const leaveFirst = async () => {
      inside.shift()!.leave();
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (const ownerId of [...'aaaaa']) void come(ownerId);
    await new Promise((resolve) => setImmediate(resolve));
    expect(came.join(''), 'who is alone has all places').toBe('aa');
    for (const ownerId of [...'bbbc']) void come(ownerId);
    await new Promise((resolve) => setImmediate(resolve));
    expect(came.join(''), 'another gets one at once').toBe('aab');
    while (inside.length > 0) await leaveFirst();
    expect(came.join('').indexOf('c'), came.join('')).toBeLessThan(5);
    expect(came).toHaveLength(9);
  });

  it('takes out who gives up, and loses no place by it', async () => {
    const queue = openThreadQueue(1);
    const leave = await queue.enter(a(0));
    const stop = new AbortController();
    const gone = queue.enter(a(9), stop.signal);
    const next = queue.enter(a(1));
    stop.abort(new Error('no more'));
    await expect(gone).rejects.toThrow('no more');
    leave();
    (await next)();
    (await queue.enter(a(0)))();
    await expect(queue.enter(a(0), stop.signal)).rejects.toThrow('no more');
  });
});
