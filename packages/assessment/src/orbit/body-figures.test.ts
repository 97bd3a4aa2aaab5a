import { expect, test } from 'vitest';
import { bodyFigures } from './body-figures.ts';

const BOX = { shape: 'BOX', boxLength: 2, boxWidth: 1, boxHeight: 1 } as const;

test('a box has its faces along the axes, and the radius of the disc of its mean area', () => {
  const figures = bodyFigures(BOX);
  expect(figures).toMatchObject({
    radiusSource: 'operator-shape',
    meanAreaM2: 2.5,
    axisAreasM2: { alongLength: 1, alongWidth: 2, alongHeight: 2 },
  });
  expect(figures.radiusM).toBeCloseTo(Math.sqrt(2.5 / Math.PI), 12);
  expect(figures.circumscribingRadiusM).toBeCloseTo(Math.sqrt(6) / 2, 12);
});

test('the radius that the operator vouches for stands before the shape; the areas stay those of the shape', () => {
  expect(bodyFigures({ ...BOX, hardBodyRadius: 3 })).toMatchObject({
    radiusM: 3,
    radiusSource: 'operator-radius',
    meanAreaM2: 2.5,
  });
});

test('of what is not described there is the default of a payload and no area', () => {
  expect(bodyFigures({ shape: 'BOX_WING', boxLength: 1 })).toEqual({ radiusM: 5, radiusSource: 'default-by-type' });
});
