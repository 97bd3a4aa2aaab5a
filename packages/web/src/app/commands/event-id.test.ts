import { expect, it } from 'vitest';
import { eventIdIn } from './use-record-commands.ts';

const events = [{ conjunctionId: 'con-892f52a249bd' }];

it('an id that no known event has is asked for, blanks around it aside', () => {
  expect(eventIdIn(' con-11aa22bb33cc ', events)).toBe('con-11aa22bb33cc');
  expect(eventIdIn('C47001', [])).toBe('C47001');
});

it('words, short numbers and what is known already are not', () => {
  for (const typed of ['', 'aurora', 'aurora 2', '25544', 'observation', 'CON-892F', 'con-892f52a249bd'])
    expect(eventIdIn(typed, events), typed).toBeUndefined();
});
