import { expect, it } from 'vitest';
import { STATUS_LEVELS } from './level.ts';
import { riskBarsPath } from './risk-bars.ts';
import { statusShapePath } from './shape.ts';

const barCount = (path: string) => path.split('M').length - 1;

it('S-02 a risk level has as many raised bars as its rank', () => {
  const raised = (['inactive', 'ok', 'caution', 'serious', 'critical'] as const).map((level) =>
    barCount(riskBarsPath(level, 8, 8, 16).raised),
  );
  expect(raised).toEqual([0, 1, 2, 3, 4]);
  expect(barCount(riskBarsPath('inactive', 8, 8, 16).stubs)).toBe(4);
});

it('S-02 the symbols of risk and verdict share no shape', () => {
  const verdictPaths = STATUS_LEVELS.map((level) => statusShapePath(level, 8, 8, 16));
  for (const level of STATUS_LEVELS) expect(verdictPaths).not.toContain(riskBarsPath(level, 8, 8, 16).raised);
});
