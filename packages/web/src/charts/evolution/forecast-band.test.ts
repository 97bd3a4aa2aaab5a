import { expect, it } from 'vitest';
import { logScale } from '../scale/log-scale.ts';
import { forecastPaths } from './forecast-band.ts';

it('the band of a forecast opens in its message and closes at the decision', () => {
  const scale = logScale({ top: 0, bottom: 80, floor: 1e-10, ceiling: 1e-2 });
  const band = {
    fromMs: 0,
    fromPc: 1e-4,
    steps: [
      { atMs: 10, low: 1e-5, median: 1e-4, high: 1e-3 },
      { atMs: 20, low: 1e-12, median: 1e-6, high: 1e-2 },
    ],
  };
  // Ten pixels a decade; what lies under the floor is drawn on it.
  expect(forecastPaths(band, scale, (timeMs) => timeMs * 2)).toEqual({
    band: 'M0.0,20.0L20.0,10.0L40.0,0.0L40.0,80.0L20.0,30.0Z',
    median: 'M0.0,20.0L20.0,20.0L40.0,40.0',
  });
});
