import { expect, it } from 'vitest';
import { pagedListFrom, readPages } from './pages.ts';

const PAGES: Readonly<Record<string, { readonly data: number[]; readonly next?: string }>> = {
  '': { data: [1, 2], next: 'b' },
  b: { data: [3, 4], next: 'c' },
  c: { data: [5] },
};

async function ask(cursor: string | undefined) {
  const { data, next } = PAGES[cursor ?? '']!;
  const headers = new Headers({ 'X-Total-Count': '5' });
  if (next !== undefined) headers.set('Link', `</api/v1/ca/things?limit=2&cursor=${next}>; rel="next"`);
  return pagedListFrom({ data, headers });
}

it('a list is read to its end, following the links', async () => {
  expect(await readPages(ask, 100)).toEqual({ records: [1, 2, 3, 4, 5], total: 5, isMore: false, cursor: undefined });
});

it('a list that is cut says how many there are, and where it goes on', async () => {
  expect(await readPages(ask, 3)).toEqual({ records: [1, 2, 3, 4], total: 5, isMore: false, cursor: 'c' });
});

it('a count that stands for more says so', () => {
  const headers = new Headers({ 'X-Total-Count': '1000', 'X-Total-More': 'true' });
  expect(pagedListFrom({ data: [1], headers })).toMatchObject({ total: 1000, isMore: true });
});
