import { describe, expect, test } from 'vitest';
import { combinedHardBodyRadius, hardBodyRadius, sizeClassOfRcs } from './ladder.ts';
import { axisAreas, type BodyShape, circumscribingRadius, equivalentRadius, meanProjectedArea } from './shape.ts';

const BOX = { lengthM: 2, widthM: 1, heightM: 1 };
const winged: BodyShape = { shape: 'WING_BOX_WING', box: BOX, wing: { lengthM: 3, widthM: 1 } };

describe('radius of a shape', () => {
  test('a cube shows 1.5 faces on average', () => {
    const cube: BodyShape = { shape: 'BOX', box: { lengthM: 1, widthM: 1, heightM: 1 } };
    expect(meanProjectedArea(cube)).toBe(1.5);
    expect(circumscribingRadius(cube)).toBeCloseTo(Math.sqrt(3) / 2, 12);
  });
  test('a thin wing shows half its area on average', () => expect(meanProjectedArea(winged)).toBe(2.5 + 3));
  test('the far corner of a wing sets the circumscribing radius', () =>
    expect(circumscribingRadius(winged)).toBeCloseTo(Math.hypot(3.5, 0.5), 12));
  test('a ball is its own mean', () =>
    expect(equivalentRadius({ shape: 'CANNONBALL', radiusM: 2 })).toBeCloseTo(2, 12));
  test('along its axes a body shows its faces, and wings onto one of them alone', () => {
    expect(axisAreas({ shape: 'BOX', box: BOX })).toEqual({ alongLength: 1, alongWidth: 2, alongHeight: 2 });
    expect(axisAreas(winged)).toEqual({ alongLength: 1, alongWidth: 2, alongHeight: 2 + 6 });
    expect(axisAreas({ ...winged, shape: 'BOX_WING' }).alongHeight).toBe(2 + 3);
    expect(axisAreas({ shape: 'CANNONBALL', radiusM: 1 }).alongWidth).toBeCloseTo(Math.PI, 12);
  });
  test('the mean over attitudes of a box is half the sum of its faces', () => {
    const { alongLength, alongWidth, alongHeight } = axisAreas({ shape: 'BOX', box: BOX });
    expect(meanProjectedArea({ shape: 'BOX', box: BOX })).toBe((alongLength + alongWidth + alongHeight) / 2);
  });
  test('one wing shows less than two', () =>
    expect(meanProjectedArea({ ...winged, shape: 'BOX_WING' })).toBeLessThan(meanProjectedArea(winged)));
});

describe('the ladder', () => {
  test('the operator comes first, the default last, and the source is told', () => {
    const all = { operatorRadiusM: 3, operatorShape: winged, cdmRadiusM: 4, catalogueRadiusM: 5, rcsM2: 6 };
    expect(hardBodyRadius(all)).toEqual({ radiusM: 3, source: 'operator-radius' });
    expect(hardBodyRadius({ ...all, operatorRadiusM: 0 }).source).toBe('operator-shape');
    expect(hardBodyRadius({ cdmRadiusM: 4, catalogueRadiusM: 5 }).source).toBe('cdm-comment');
    expect(hardBodyRadius({ catalogueRadiusM: 5, rcsM2: 6 }).source).toBe('catalogue-radius');
    expect(hardBodyRadius({ rcsM2: Math.PI, rcsSizeClass: 'LARGE' })).toEqual({ radiusM: 1, source: 'catalogue-rcs' });
    expect(hardBodyRadius({ rcsSizeClass: 'SMALL', objectType: 'DEBRIS' }).source).toBe('catalogue-size-class');
    expect(hardBodyRadius({ rcsSizeClass: 'LARGE', objectType: 'DEBRIS' })).toEqual({
      radiusM: 0.5,
      source: 'default-by-type',
    });
    expect(hardBodyRadius({})).toEqual({ radiusM: 5, source: 'default-by-type' });
  });
  test('a radar cross-section stays between 0.1 and 10 metres', () => {
    expect(hardBodyRadius({ rcsM2: 1e-6 }).radiusM).toBe(0.1);
    expect(hardBodyRadius({ rcsM2: 1e6 }).radiusM).toBe(10);
  });
  test('a radar cross-section has the class whose upper end it stays below', () => {
    expect([0.099, 0.1, 0.999, 1].map(sizeClassOfRcs)).toEqual(['SMALL', 'MEDIUM', 'MEDIUM', 'LARGE']);
  });
  test('the message names the combined radius only where no operator does', () => {
    expect(combinedHardBodyRadius({}, {}, 20).radiusM).toBe(20);
    expect(combinedHardBodyRadius({ operatorRadiusM: 1 }, { objectType: 'DEBRIS' }, 20)).toMatchObject({
      radiusM: 1.5,
      source: 'sum',
    });
  });
});
