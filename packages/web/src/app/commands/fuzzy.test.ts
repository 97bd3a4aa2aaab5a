import { expect, it } from 'vitest';
import type { Command } from './command.ts';
import { bestMatches, fit } from './fuzzy.ts';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group: 'pages',
  label,
  run: () => {},
  ...more,
});
const names = (query: string, commands: readonly Command[], most = 9) =>
  bestMatches(query, commands, most).map(({ label }) => label);

it('every word of the query has to be there, in any order and without its accents', () => {
  expect(fit('rules flight', 'Fleet and flight rules')).toBeGreaterThan(0);
  expect(fit('uberblick', 'Überblick')).toBeGreaterThan(0);
  expect(fit('flight menu', 'Fleet and flight rules')).toBeUndefined();
});

it('letters may be left out, strewn letters are no finding', () => {
  expect(fit('ephm', 'Ephemerides')).toBeGreaterThan(0);
  expect(fit('fafr', 'Fleet and flight rules')).toBeGreaterThan(0);
  expect(fit('eas', 'Find conjunctions of the fleet by satellite')).toBeUndefined();
});

it('what begins so comes before what holds it, and a label before a hint', () => {
  expect(names('aur', [command('AURORA-2'), command('Laurel'), command('Aurum')])).toEqual([
    'AURORA-2',
    'Aurum',
    'Laurel',
  ]);
  expect(names('25544', [command('Request', { hint: '25544' }), command('25544')])).toEqual(['25544', 'Request']);
});

it('an event is found by its id, which is not shown', () => {
  expect(names('c48210', [command('A × B', { words: 'C48210' }), command('C × D', { words: 'C48211' })])[0]).toBe(
    'A × B',
  );
});

it('a group never crowds out the others', () => {
  const satellites = Array.from({ length: 30 }, (_, at) => command(`AURORA-${at}`, { group: 'satellites' }));
  const shown = bestMatches('aurora', [...satellites, command('Aurora of the fleet')], 5);
  expect(shown.filter(({ group }) => group === 'satellites')).toHaveLength(5);
  expect(shown.some(({ group }) => group === 'pages')).toBe(true);
});

it('without a query all is there as it came', () => {
  expect(names(' ', [command('B'), command('A')])).toEqual(['B', 'A']);
});
