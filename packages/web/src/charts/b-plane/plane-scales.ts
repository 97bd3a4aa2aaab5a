import { formatDistance } from '../../format/length.ts';
import { formatDegrees, formatSignificant } from '../../format/number.ts';
import type { PlotText } from '../texts/plots/en.ts';
import type { DrawnPlaneMap } from './plane-map.ts';
import type { PlaneAxes } from './plane-message.ts';
import type { PlaneViewport } from './plane-view.ts';

/** One axis of the drawing with its label. */
export interface DrawnAxis {
  readonly name: string;
  /** Length of one sigma along it, in sigma space. */
  readonly sigma?: string;
}

/** A turn that no reader sees. */
const LEAST_TURN_RAD = 5e-4;

/** The names of both axes: primed where the drawing is turned against the plane. */
export function drawnAxes(map: DrawnPlaneMap, axes: PlaneAxes): readonly [DrawnAxis, DrawnAxis] {
  const prime = Math.abs(map.turnRad) > LEAST_TURN_RAD ? '\u2032' : '';
  const axis = (name: string, place: 0 | 1): DrawnAxis => ({
    name: `${name}${prime}`,
    ...(map.mode === 'sigma' && { sigma: formatDistance(map.unitM[place]) }),
  });
  return [axis(axes.x, 0), axis(axes.y, 1)];
}

/** Both scales in words, line by line: one scale, by how much one axis is enlarged against the other, or the sigmas; and the turn. */
export function scaleWords(
  map: DrawnPlaneMap,
  view: PlaneViewport,
  axes: PlaneAxes,
  text: PlotText,
): readonly string[] {
  const words = text.plane.scales;
  const [x, y] = drawnAxes(map, axes);
  const turn = x.name === axes.x ? undefined : words.turned(formatDegrees((map.turnRad * 180) / Math.PI));
  const scale = {
    equal: () => (map.hasNoSigmas ? words.noSigmas : words.equal),
    stretched: () => {
      const factor = view.half[0] / view.half[1];
      const [large, small] = factor >= 1 ? [y.name, x.name] : [x.name, y.name];
      return words.stretched(large, small, formatSignificant(Math.max(factor, 1 / factor), 2));
    },
    sigma: () => words.sigma(x.name, x.sigma ?? '', y.name, y.sigma ?? ''),
  }[map.mode]();
  return turn === undefined ? [scale] : [scale, turn];
}
