import { describe, expect, it } from 'vitest';
import { openLine } from './line.ts';

describe('a line for threads', () => {
  const a = (priority: number) => ({ priority, whose: 'a' });
  const b = (priority: number) => ({ priority, whose: 'b' });

  it('lets the larger priority in first, and of equal ones who came first', async () => {
    const line = openLine(1);
    const leave = await line.enter(a(0));
    const came: string[] = [];
    const wait = async (name: string, priority: number) => {
      const done = await line.enter(a(priority));
      came.push(name);
      done();
    };
    const all = [wait('1', -5), wait('2', 3), wait('3', -5), wait('4', 3), wait('5', 7)];
    leave();
    await Promise.all(all);
    expect(came).toEqual(['5', '2', '4', '1', '3']);
  });

  it('keeps nobody waiting for others that are less urgent, and lets them begin nothing meanwhile', async () => {
    const line = openLine(2);
    const slow = [await line.enter(a(-100)), await line.enter(a(-100))];
    const came: string[] = [];
    const note = (name: string) => (leave: () => void) => {
      came.push(name);
      return leave;
    };
    const third = line.enter(a(-99)).then(note('a'));
    const urgent = [await line.enter(b(-40)), await line.enter(b(-41))];
    const more = line.enter(b(-42)).then(note('b'));
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
    const line = openLine(2);
    const came: string[] = [];
    const inside: { whose: string; leave: () => void }[] = [];
    const come = async (whose: string) => {
      const leave = await line.enter({ priority: 0, whose });
      came.push(whose);
      inside.push({ whose, leave });
    };
    const leaveFirst = async () => {
      inside.shift()!.leave();
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (const whose of [...'aaaaa']) void come(whose);
    await new Promise((resolve) => setImmediate(resolve));
    expect(came.join(''), 'who is alone has all places').toBe('aa');
    for (const whose of [...'bbbc']) void come(whose);
    await new Promise((resolve) => setImmediate(resolve));
    expect(came.join(''), 'another gets one at once').toBe('aab');
    while (inside.length > 0) await leaveFirst();
    expect(came.join('').indexOf('c'), came.join('')).toBeLessThan(5);
    expect(came).toHaveLength(9);
  });

  it('takes out who gives up, and loses no place by it', async () => {
    const line = openLine(1);
    const leave = await line.enter(a(0));
    const stop = new AbortController();
    const gone = line.enter(a(9), stop.signal);
    const next = line.enter(a(1));
    stop.abort(new Error('no more'));
    await expect(gone).rejects.toThrow('no more');
    leave();
    (await next)();
    (await line.enter(a(0)))();
    await expect(line.enter(a(0), stop.signal)).rejects.toThrow('no more');
  });
});
