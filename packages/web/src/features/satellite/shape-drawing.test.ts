import { expect, it } from 'vitest';
import { type DrawnBody, drawingFrame, isometricFaces } from './shape-drawing.ts';

const CUBE: DrawnBody = {
  shape: 'BOX',
  lengthM: 1,
  widthM: 1,
  heightM: 1,
  wingLengthM: 2,
  wingWidthM: 1,
};

it('R-18 a cube is a regular hexagon: as wide as two edges turned by 30 degrees, as high as two edges', () => {
  const frame = drawingFrame(isometricFaces(CUBE), 0);
  expect(frame.width).toBeCloseTo(Math.sqrt(3), 12);
  expect(frame.height).toBeCloseTo(2, 12);
});

it('R-18 each wing stands out from the box by its length, one behind and one before', () => {
  const faces = isometricFaces({ ...CUBE, shape: 'WING_BOX_WING' });
  expect(faces.map(({ id }) => id)).toEqual(['back wing', 'top', 'left', 'right', 'front wing']);
  const span = drawingFrame(faces, 0).width;
  // From the outer corner of one wing to that of the other: two wings, the box and a chord, along the direction of the width.
  expect(span).toBeCloseTo((2 + 1 + 2 + 1) * Math.cos(Math.PI / 6), 12);
  expect(isometricFaces({ ...CUBE, shape: 'BOX_WING' })).toHaveLength(4);
});

it('R-18 the drawing follows the numbers', () => {
  const taller = drawingFrame(isometricFaces({ ...CUBE, heightM: 3 }), 0);
  expect(taller.height).toBeCloseTo(4, 12);
});
