import { expect, it } from 'vitest';
import { en } from '../../../nouns/manoeuvre/en.ts';
import { frozenPlanName, planFigureRows } from './plan-figures.ts';

const FIGURES = {
  state: 'APPROVED',
  version: 3,
  inputsSha256: 'ab'.repeat(32),
  manoeuvreType: 'IMPULSIVE',
  ignitionEpoch: '2026-11-22T08:42:13.000Z',
  durationS: 0,
  deltaVMps: 0.021,
  returnIgnitionEpoch: null,
  totalDeltaMassKg: -0.031,
  probability: 3.1e-8,
  totalProbabilityBefore: 2.4e-4,
  totalProbability: 4.2e-7,
  missDistanceM: 1620,
  breaks: 'ECLIPSE, PROPELLANT',
  screeningId: 'pms-1',
} as const;
const spaced = (text: string) => text.replace(/\s/g, ' ');

it('R-17 figures of a frozen plan have the words and units of the planner, and no key of the record is a label', () => {
  const rows = planFigureRows(FIGURES, en, 'utc');
  const lines = rows.map(({ label, value }) => `${label}: ${spaced(value)}`);
  expect(lines).toContain('Plan status: Approved');
  expect(lines).toContain('Ignition epoch: 2026-11-22 08:42:13 Z');
  expect(lines).toContain('Pc of all known conjunctions within 7 days, Before: 2.40e−04');
  expect(lines).toContain('Violated constraints: In eclipse, Not enough propellant');
  expect(rows.map(({ label }) => label).filter((label) => label in FIGURES)).toEqual([]);
  // Versions, hashes and null figures are left out.
  const left = ['version', 'inputsSha256', 'screeningId', 'returnIgnitionEpoch'];
  expect(rows.map(({ key }) => key).filter((key) => left.includes(key))).toEqual([]);
});

it('R-17 a frozen plan is called as in the planner, and by its id where the record has too little', () => {
  const plan = { planId: 'man-1', sha256: 'ab'.repeat(32), figures: FIGURES };
  expect(spaced(frozenPlanName(plan, en, 'utc'))).toBe('Impulse 2.10 cm/s, 2026-11-22 08:42:13 Z');
  expect(frozenPlanName({ ...plan, figures: { state: 'APPROVED' } }, en, 'utc')).toBe('man-1');
});

it('R-17 an impulse shows the time that its thrust takes, and no duration of 0 s', () => {
  const rowsOf = (thrustingTimeS: number) =>
    planFigureRows({ ...FIGURES, thrustingTimeS }, en, 'utc').map(({ label, value }) => `${label}: ${spaced(value)}`);
  expect(rowsOf(5.628)).toContain('Thrust time: 5.63 s');
  expect(rowsOf(0).join()).not.toContain('0 s');
});
