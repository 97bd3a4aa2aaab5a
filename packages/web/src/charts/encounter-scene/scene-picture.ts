import type { Vec3 } from '@keepout/astro/nouns';
import type { Size } from '../interaction/use-size.ts';
import { dotProduct, type PictureAxes } from './camera.ts';
import type { SceneExtent } from './scene-extent.ts';

/** From metres in RTN of object 1 to the screen. */
export interface ScenePicture {
  readonly axes: PictureAxes;
  readonly pxPerM: number;
  readonly size: Size;
  readonly extent: SceneExtent;
  /** Screen place of a point, px. */
  toPx(pointM: Vec3): readonly [number, number];
}

export function scenePicture(axes: PictureAxes, extent: SceneExtent, zoom: number, size: Size): ScenePicture {
  const pxPerM = (Math.min(size.width, size.height) / (2 * extent.radiusM)) * zoom;
  const toPx = (pointM: Vec3): readonly [number, number] => {
    const offset: Vec3 = [pointM[0] - extent.centreM[0], pointM[1] - extent.centreM[1], pointM[2] - extent.centreM[2]];
    return [
      size.width / 2 + dotProduct(offset, axes.right) * pxPerM,
      size.height / 2 - dotProduct(offset, axes.up) * pxPerM,
    ];
  };
  return { axes, pxPerM, size, extent, toPx };
}

/** A drawn line through points of the scene. */
export const scenePath = (picture: ScenePicture, pointsM: readonly Vec3[]): string =>
  pointsM
    .map((point, index) => {
      const [x, y] = picture.toPx(point);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)},${y.toFixed(2)}`;
    })
    .join('');

export const plus = (a: Vec3, b: Vec3, share = 1): Vec3 => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
