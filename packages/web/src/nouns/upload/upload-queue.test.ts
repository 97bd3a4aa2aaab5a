import { expect, it } from 'vitest';
import { createUploadQueue } from './create-uploads.ts';

it('R-11 uploads beyond the limit wait for one to leave, in order', async () => {
  const queue = createUploadQueue(2);
  const turns: string[] = [];
  const ask = async (name: string, signal = new AbortController().signal) => {
    if (await queue.enter(signal)) turns.push(name);
  };
  const answers = [ask('a'), ask('b'), ask('c'), ask('d')];
  await Promise.all(answers.slice(0, 2));
  expect(turns).toEqual(['a', 'b']);
  queue.leave();
  await answers[2];
  expect(turns).toEqual(['a', 'b', 'c']);
  queue.leave();
  await answers[3];
  expect(turns).toEqual(['a', 'b', 'c', 'd']);
});

it('R-11 one that is cancelled while waiting takes no turn', async () => {
  const queue = createUploadQueue(1);
  await queue.enter(new AbortController().signal);
  const controller = new AbortController();
  const cancelled = queue.enter(controller.signal);
  const next = queue.enter(new AbortController().signal);
  controller.abort();
  expect(await cancelled).toBe(false);
  queue.leave();
  expect(await next).toBe(true);
});
