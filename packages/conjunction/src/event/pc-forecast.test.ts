import { describe, expect, it } from 'vitest';
import { fillNormals, seededRandom } from '../numbers/random.ts';
import { foster1992 } from '../pc/plane/foster-1992.ts';
import { principalEncounter } from '../pc/plane/principal-encounter.ts';
import { calibrateForecast, forecastPc, LEAST_EVENTS, type PlaneMessage, sigmaShrink } from './pc-forecast.ts';

const DAY = 86_400;

const message = (leadDays: number, sigmaM: number, missXM: number, missYM = 0): PlaneMessage => ({
  missXM,
  missYM,
  hardBodyRadiusM: 15,
  leadS: leadDays * DAY,
  sigmaAlongMissM: sigmaM,
  covarianceM2: { xx: sigmaM ** 2, yx: 0, yy: (sigmaM / 4) ** 2 },
});

/** Events whose truth is drawn, and whose messages see it with an error that shrinks as sigma does. */
function history(count: number, exponent: number, errorFactor = 1): PlaneMessage[][] {
  const random = seededRandom(7);
  const normals = new Float64Array(4);
  return Array.from({ length: count }, () => {
    fillNormals(normals, random);
    const [first, last] = [800, 800 * (1 / 4) ** exponent];
    const moved = errorFactor * Math.sqrt(first ** 2 - last ** 2);
    const at = [1_000 + 300 * normals[0]!, 200 * normals[1]!] as const;
    return [
      message(4, first, at[0], at[1]),
      message(1, last, at[0] + moved * normals[2]!, at[1] + (moved / 4) * normals[3]!),
    ];
  });
}

describe('what later messages may say', () => {
  it('R-26 the mean of the forecast is the probability of now', () => {
    const now = message(4, 800, 500, 100);
    const pc = foster1992(principalEncounter(500, 100, now.covarianceM2, 15));
    expect(Math.abs(forecastPc(now, DAY, 0.5, 1e-4).mean / pc - 1)).toBeLessThan(0.02);
    expect(Math.abs(forecastPc(now, DAY, 1, 1e-4).mean / pc - 1)).toBeLessThan(0.05);
  });

  it('R-26 with nothing left to learn it is the probability of now, whatever the share', () => {
    const now = message(4, 800, 500, 100);
    const pc = foster1992(principalEncounter(500, 100, now.covarianceM2, 15));
    const { low, median, high, sigmaShare } = forecastPc(now, 4 * DAY, 1, 1e-4);
    expect([low / pc, median / pc, high / pc, sigmaShare].map((value) => Number(value.toFixed(9)))).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('R-26 the more is to be learned, the wider it is', () => {
    const now = message(4, 800, 500, 100);
    const soon = forecastPc(now, 3 * DAY, 1, 1e-4);
    const late = forecastPc(now, DAY / 2, 1, 1e-4);
    expect(late.high / late.low).toBeGreaterThan(10 * (soon.high / soon.low));
    expect(late.low).toBeLessThan(soon.low);
  });

  it('R-26 the exponent of past events comes back, and of too few of them there is none', () => {
    expect(sigmaShrink(history(60, 0.8))!.exponent).toBeCloseTo(0.8, 9);
    expect(sigmaShrink(history(60, 0.8))!.eventCount).toBe(60);
    expect(sigmaShrink(history(LEAST_EVENTS - 1, 0.8))).toBeUndefined();
    expect(sigmaShrink(Array.from({ length: 60 }, () => [message(4, 800, 0)]))).toBeUndefined();
  });

  it('R-26 nine of ten later messages lie inside where covariances are realistic, far fewer where they are too small', () => {
    const right = calibrateForecast(history(400, 0.8), 0.8)!;
    expect(right.count).toBe(400);
    expect(right.inside).toBeGreaterThan(0.86);
    expect(right.inside).toBeLessThan(0.94);
    expect(calibrateForecast(history(400, 0.8, 3), 0.8)!.inside).toBeLessThan(0.7);
    expect(calibrateForecast(history(5, 0.8), 0.8)).toBeUndefined();
  });
});
