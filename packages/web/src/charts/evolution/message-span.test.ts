import { describe, expect, it } from 'vitest';
import { missCeilingM } from './MissEvolution.tsx';
import { messageSpan, nearestMessage, stepMessage } from './message-span.ts';

const MESSAGES = [
  { id: 'b', createdMs: 2000 },
  { id: 'a', createdMs: 1000 },
  { id: 'c', createdMs: 4000 },
];

describe('the axis of messages', () => {
  it('holds every message and the closest approach, whichever is later', () => {
    const [from, to] = messageSpan(MESSAGES, 3000);
    expect(from).toBeLessThan(1000);
    expect(to).toBeGreaterThan(4000);
  });

  it('finds the nearest message and steps in order of creation', () => {
    expect(nearestMessage(MESSAGES, 1600)?.id).toBe('b');
    expect(nearestMessage([], 0)).toBeNull();
    expect(stepMessage(MESSAGES, 'b', 1)?.id).toBe('c');
    expect(stepMessage(MESSAGES, 'a', -1)?.id).toBe('a');
    expect(stepMessage(MESSAGES, null, 1)?.id).toBe('c');
  });

  it('holds error bars unless they would squash the misses', () => {
    expect(missCeilingM([{ missDistanceM: 1000, sigmaM: 700 }])).toBe(2000);
    expect(missCeilingM([{ missDistanceM: 100, sigmaM: 50_000 }])).toBeLessThanOrEqual(300);
    expect(missCeilingM([{ missDistanceM: -1000, sigmaM: 700 }])).toBe(2000);
    expect(missCeilingM([{ missDistanceM: null, sigmaM: null }])).toBe(1);
  });
});
