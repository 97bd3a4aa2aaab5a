import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayedDeletes, UNDO_MS } from './use-deletions.ts';

describe('R-11 deleting a file', () => {
  let removed: string[] = [];
  let waiting: readonly string[] = [];
  const make = () =>
    createDelayedDeletes(
      (id) => removed.push(id),
      (ids) => {
        waiting = ids;
      },
    );
  beforeEach(() => {
    vi.useFakeTimers();
    removed = [];
    waiting = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('happens 5 s after it was asked for, once', () => {
    const deletes = make();
    deletes.add('a');
    deletes.add('a');
    vi.advanceTimersByTime(UNDO_MS - 1);
    expect([removed, waiting]).toEqual([[], ['a']]);
    vi.advanceTimersByTime(1);
    expect([removed, waiting]).toEqual([['a'], []]);
  });

  it('does not happen when it was undone', () => {
    const deletes = make();
    deletes.add('a');
    deletes.add('b');
    deletes.undo('a');
    vi.runAllTimers();
    expect(removed).toEqual(['b']);
  });

  it('happens at once when the page is left', () => {
    const deletes = make();
    deletes.add('a');
    deletes.flush();
    vi.runAllTimers();
    expect(removed).toEqual(['a']);
  });
});
