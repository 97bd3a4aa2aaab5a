import { expect, it } from 'vitest';
import { namesake, namesakesAmong } from './namesake.ts';

const FLEET = [
  { noradId: 101, cosparId: '2020-001A' },
  { noradId: 102, cosparId: '' },
];
const amongFleet = namesakesAmong(FLEET);
const of = (designator: string, cosparId?: string) => {
  const named = { designator, cosparId };
  expect(amongFleet(named)).toBe(namesake(named, FLEET));
  return namesake(named, FLEET)?.noradId;
};

it('an object is known by its international designator, else by its number', () => {
  expect([of('2020-001A'), of('101'), of('102'), of('')]).toEqual([101, 101, 102, undefined]);
  expect([of('777', '2020-001A'), of('102', '2020-009C')]).toEqual([101, 102]);
});

it('a number of another catalogue is none of an object whose international designator is another', () => {
  expect(of('101', '2020-009C')).toBeUndefined();
});
