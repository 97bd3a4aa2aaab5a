import { expect, it } from 'vitest';
import { heldBytes } from './held-bytes.ts';

it('keeps what was asked for last within its bytes, whatever came first', () => {
  const held = heldBytes<string>(10);
  held.keep('a', 'A', 4);
  held.keep('b', 'B', 4);
  expect(held.get('a')).toBe('A');
  held.keep('c', 'C', 4);
  expect([held.get('a'), held.get('b'), held.get('c')]).toEqual(['A', undefined, 'C']);
  held.keep('c', 'C2', 6);
  expect([held.get('a'), held.get('c')]).toEqual(['A', 'C2']);
});

it('keeps nothing that is larger than all its room', () => {
  const held = heldBytes<string>(10);
  held.keep('a', 'A', 4);
  held.keep('b', 'B', 11);
  expect(held.get('b')).toBeUndefined();
});
