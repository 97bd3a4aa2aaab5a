import { expect, it } from 'vitest';
import { heldBytes } from './held-bytes.ts';

it('keeps what was asked for last within its bytes, whatever came first', () => {
  const memory = heldBytes<string>(10);
  memory.keep('a', 'A', 4);
  memory.keep('b', 'B', 4);
  expect(memory.get('a')).toBe('A');
  memory.keep('c', 'C', 4);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual(['A', undefined, 'C']);
  memory.keep('c', 'C2', 6);
  expect([memory.get('a'), memory.get('c')]).toEqual(['A', 'C2']);
});

it('keeps nothing that is larger than all its room', () => {
  const memory = heldBytes<string>(10);
  memory.keep('a', 'A', 4);
  memory.keep('b', 'B', 11);
  expect(memory.get('b')).toBeUndefined();
});
