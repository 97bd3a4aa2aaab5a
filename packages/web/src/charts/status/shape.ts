import type { ChartLevel } from './level.ts';

const round = (value: number): string => String(Math.round(value * 100) / 100);

function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1,0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1,0 ${round(-2 * r)},0Z`;
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;
}

/**
 * Path data of the status shape centred at (x, y): dot, ring, disc, square, hourglass, diamond, triangle down.
 *
 * The radii differ so that all shapes weigh the same to the eye. The ring is two circles, to be filled with `evenodd`,
 * so that one path per level can hold any number of marks.
 *
 * @param size number px  side of the box that the symbol fills
 */
export function statusShapePath(level: ChartLevel, x: number, y: number, size: number): string {
  const h = size / 2;
  switch (level) {
    case 'inactive':
      return circle(x, y, h * 0.5);
    case 'pending':
      return circle(x, y, h * 0.82) + circle(x, y, h * 0.44);
    case 'ok':
      return circle(x, y, h * 0.64);
    case 'caution': {
      const s = h * 0.74;
      return polygon([
        [x - s, y - s],
        [x + s, y - s],
        [x + s, y + s],
        [x - s, y + s],
      ]);
    }
    case 'unclear': {
      const s = h * 0.78;
      return polygon([
        [x - s, y - s],
        [x + s, y - s],
        [x - s, y + s],
        [x + s, y + s],
      ]);
    }
    case 'serious':
      return polygon([
        [x, y - h],
        [x + h, y],
        [x, y + h],
        [x - h, y],
      ]);
    case 'critical': {
      const top = y - h * 0.74;
      return polygon([
        [x - h, top],
        [x + h, top],
        [x, y + h * 0.96],
      ]);
    }
  }
}
