import { expect, it } from 'vitest';
import { starsOf, worthStars } from './stars.ts';

const TARGET = 3e-6;
const clear = { newCount: 0, totalPc: 2e-6 };
const raising = { newCount: 1, totalPc: 2.8e-6 };
const short = { newCount: 0, totalPc: 5e-5 };
const both = { newCount: 2, totalPc: 4e-5 };

it('R-15 stars go to what reaches the target and creates nothing new', () => {
  expect(worthStars([raising, clear, short], TARGET)).toEqual([clear]);
});

it('R-15 what creates nothing new but falls short of the target takes no star from what reaches it', () => {
  expect(worthStars([short, raising, both], TARGET)).toEqual([raising]);
});

it('R-15 where nothing reaches the target, what creates nothing new is starred, and nothing else', () => {
  expect(worthStars([short, both], TARGET)).toEqual([short]);
  expect(worthStars([both], TARGET)).toEqual([]);
});

it('R-15 each star has one owner, and nobody where there is nothing', () => {
  const cheap = { cost: 1, orbitsBeforeTca: 2, smaChangeM: 50 };
  const early = { cost: 2, orbitsBeforeTca: 9, smaChangeM: -5 };
  expect(starsOf([cheap, early])).toEqual([
    { star: 'CHEAPEST', of: cheap },
    { star: 'EARLIEST', of: early },
    { star: 'LEAST_ORBIT_CHANGE', of: early },
  ]);
  expect(starsOf([])).toEqual([]);
});
