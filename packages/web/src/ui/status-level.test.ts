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
