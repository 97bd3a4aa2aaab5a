import { LEVELS, VERDICT_LEVELS } from '@keepout/client/mission/levels';
import { expect, it } from 'vitest';
import { levelOfLabel, statusLevels, worstLevel } from './status-level.ts';

it('S-02 the levels ascend from inactive to critical', () => {
  expect(statusLevels).toEqual(['inactive', 'pending', 'ok', 'caution', 'unclear', 'serious', 'critical']);
});

it('S-03 every label of section 4 has a level', () => {
  const labels = ['serious', 'caution', 'warning', 'ok', 'pending', 'inactive', 'none', 'success', 'alert', 'info'];
  expect(labels.map(levelOfLabel)).toEqual([
    'serious',
    'caution',
    'caution',
    'ok',
    'pending',
    'inactive',
    'inactive',
    'ok',
    'serious',
    'pending',
  ]);
  expect(['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'not assessed'].map(levelOfLabel)).toEqual([
    'inactive',
    'ok',
    'caution',
    'serious',
    'critical',
    'inactive',
  ]);
});

it('S-02 no conclusion has a level of its own, that no other label shares', () => {
  expect(levelOfLabel('NO_CONCLUSION')).toBe('unclear');
  expect(['ACT', 'WATCH', 'SAFE', 'UNKNOWN', 'MEDIUM', 'HIGH'].map(levelOfLabel)).not.toContain('unclear');
});

it('S-02 a group takes its worst level', () => {
  expect(worstLevel(['ok', 'serious', 'pending'])).toBe('serious');
  expect(worstLevel([])).toBe('inactive');
});

it('26.8 in a control room verdicts press in the order in which they press here', () => {
  const rank = (verdict: string) => statusLevels.indexOf(levelOfLabel(verdict));
  // What is not assessed is told apart here, and looked at there.
  const verdicts = Object.entries(VERDICT_LEVELS).filter(([verdict]) => verdict !== 'UNKNOWN');
  const byControlRoom = verdicts.toSorted(([, a], [, b]) => LEVELS.indexOf(a) - LEVELS.indexOf(b));
  expect(byControlRoom.map(([verdict]) => verdict)).toEqual(
    verdicts.map(([verdict]) => verdict).toSorted((a, b) => rank(a) - rank(b)),
  );
});
