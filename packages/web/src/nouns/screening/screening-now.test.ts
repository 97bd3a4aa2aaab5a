import { RECORDED } from '@keepout/contract/recorded';
import { expect, it } from 'vitest';
import { en } from './en.ts';
import { runningScreeningText } from './screening-now.ts';

const standing = (change: object, satelliteNames: string[] = ['TERN-4']) => {
  const counts = { blocksDone: 12, blocksTotal: 40, partsDone: 0, partsTotal: null };
  return runningScreeningText(
    { satelliteNames, progress: { ...RECORDED.getScreening.progress, ...counts, ...change } },
    en,
  );
};

it('R-12 a screening says its blocks, then what they found and how much of it is judged', () => {
  expect(standing({})).toBe('Screening TERN-4: 12 of 40 blocks');
  expect(standing({ blocksDone: 40 })).toBe('Screening TERN-4: 40 of 40 blocks');
  const judging = { blocksDone: 40, partsDone: 2, partsTotal: 5, conjunctionsFound: 187 };
  expect(standing(judging)).toBe('Screening TERN-4: 187 found, 2 of 5 parts assessed');
  expect(standing({ ...judging, partsDone: 5 })).toBe('Screening TERN-4: 187 found, storing');
  expect(standing({ partsTotal: 0, conjunctionsFound: 0 })).toBe('Screening TERN-4: 0 found, storing');
});

it('R-12 several satellites are counted, and a server that does not say what was found is taken at its word', () => {
  expect(standing({}, ['TERN-4', 'TERN-5'])).toBe('Screening 2 satellites: 12 of 40 blocks');
  expect(standing({ blocksDone: 40, partsDone: 2, partsTotal: 5 })).toBe('Screening TERN-4: 40 of 40 blocks');
});
