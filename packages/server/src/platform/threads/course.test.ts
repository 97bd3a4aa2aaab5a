import { expect, it } from 'vitest';
import { Course } from './course.ts';
import { progressOn } from './progress-mark.ts';
import type { Threads, ThreadTask } from './threads.ts';

const task = (name: string): ThreadTask<number, number> => ({ module: new URL('file:///none'), name });
const [FIRST, SECOND, OTHER] = [task('first'), task('second'), task('other')];

/** Threads whose tasks come as far as they are told and stay there. */
function standing(): { readonly threads: Threads; readonly stand: ((share: number) => void)[] } {
  const stand: ((share: number) => void)[] = [];
  const run: Threads['run'] = async (_task, _input, options) => {
    stand.push(progressOn(options!.progress!));
    return undefined as never;
  };
  const threads = { size: 2, run, counts: () => ({ running: 0, queued: 0 }), close: async () => undefined };
  return { threads, stand };
}

it('follows one task after another, and several of one at once', () => {
  const { threads, stand } = standing();
  const course = new Course([
    [FIRST, 0.6],
    [SECOND, 0.4],
  ]);
  const over = course.over(threads);
  expect([over.size, course.share]).toEqual([2, undefined]);
  void over.run(OTHER, 0);
  expect(course.share).toBeUndefined();
  void over.run(FIRST, 0);
  expect(course.share).toBe(0);
  stand[1]!(0.5);
  expect(course.share).toBeCloseTo(0.3, 6);
  void over.run(SECOND, 0);
  void over.run(SECOND, 1);
  expect(course.share).toBeCloseTo(0.6, 6);
  stand[2]!(1);
  expect(course.share).toBeCloseTo(0.8, 6);
  stand[3]!(1);
  expect(course.share).toBeCloseTo(1, 6);
});

it('begins a stage where the one before would have ended, had it not been held', () => {
  const { threads, stand } = standing();
  const course = new Course([
    [FIRST, 0.6],
    [SECOND, 0.4],
  ]);
  void course.over(threads).run(SECOND, 0);
  stand[0]!(0.5);
  expect(course.share).toBeCloseTo(0.8, 6);
});
