import { expect, it } from 'vitest';
import { udlCursor, udlPage, udlQuestions } from './udl.ts';

it('own satellites are asked about as either object, a hundred at a time', () => {
  expect(udlQuestions([])).toEqual([]);
  expect(udlQuestions([1, 2])).toEqual([
    { name: 'satNo1, part 1', object: 'satNo1', numbers: '1,2' },
    { name: 'satNo2, part 1', object: 'satNo2', numbers: '1,2' },
  ]);
  const many = udlQuestions(Array.from({ length: 250 }, (_, index) => index + 1));
  expect(many).toHaveLength(6);
  expect(many.filter(({ object }) => object === 'satNo2').flatMap(({ numbers }) => numbers.split(','))).toHaveLength(
    250,
  );
});

it('a page has what happens, and when the newest was written', () => {
  const records = [
    { dataMode: 'REAL', createdAt: '2026-11-27T10:00:00.5Z' },
    { dataMode: 'REAL', type: 'CONJUNCTION', createdAt: '2026-11-27T10:00:00.123456Z' },
    { dataMode: 'TEST', createdAt: '2026-11-27T11:00:00Z' },
    { dataMode: 'REAL', type: 'CARA-WORKLIST' },
  ];
  expect(udlPage(JSON.stringify(records))).toEqual({
    messages: JSON.stringify(records.slice(0, 2)),
    count: 4,
    left: 2,
    newest: '2026-11-27T11:00:00Z',
  });
  expect(udlPage('[]')).toEqual({ messages: '[]', count: 0, left: 0, newest: undefined });
  for (const text of ['<html>', '{}', '[1]', '[{"a":1}', 'null']) expect(udlPage(text), text).toBeUndefined();
});

it('a minute is asked for twice, and never more than before', () => {
  expect(udlCursor('2026-11-27T09:00:00Z', '2026-11-27T10:00:00.000000Z')).toBe('2026-11-27T09:59:00.000Z');
  expect(udlCursor('2026-11-27T09:59:30.000Z', '2026-11-27T10:00:00Z')).toBe('2026-11-27T09:59:30.000Z');
  expect(udlCursor('2026-11-27T09:00:00Z', undefined)).toBe('2026-11-27T09:00:00Z');
});
