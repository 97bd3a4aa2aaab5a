import { expect, it } from 'vitest';
import { figureText } from './QualityReport.tsx';

it('R-11 the figure of a finding reads in its own unit', () => {
  expect(figureText('span-short', 2.5)).toBe('2\u00a0d 12\u00a0h');
  expect(figureText('burn-undeclared', 0.0101)).toBe('1.01\u00a0cm/s');
  expect(figureText('parts', 7.254)).toBe('7.25');
  expect(figureText('realism-too-small', 4.0712)).toBe('4.07');
  expect(figureText('states-sparse', 28.6)).toBe('29');
  expect(figureText('covariance-missing', null)).toBe('\u2013');
});
