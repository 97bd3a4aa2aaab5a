import { formatLengthTick } from '../../format/length.ts';
import { ellipsePoints } from '../geometry/ellipse.ts';
import { usePlotText } from '../texts/plots/en.ts';
import type { PlanePoint } from './plane-message.ts';
import type { PlaneScene } from './plane-scene.ts';
import type { PlaneSquare } from './plane-view.ts';

const SHARE = 0.36;

export interface LogRadialInsetProps {
  readonly square: PlaneSquare;
  /** Points of the main drawing that the inset should leave in sight, px. */
  readonly awayFrom: readonly PlanePoint[];
  readonly scene: PlaneScene;
  readonly hardBodyRadiusM: number;
  readonly sigmas: readonly number[];
}

/** Both objects about the origin with a logarithmic distance, for miss or sigma a thousand times the hard body. */
export function LogRadialInset({ square, awayFrom, scene, hardBodyRadiusM, sigmas }: LogRadialInsetProps) {
  const text = usePlotText().plane;
  const side = square.side * SHARE;
  const radius = side / 2 - 8;
  const [cx, cy] = freeCorner(square, side, awayFrom);
  const reach =
    (scene.ellipse?.aM ?? 0) * Math.max(1, ...sigmas) + Math.hypot(...scene.object2M) + Math.hypot(...scene.object1M);
  const unitM = hardBodyRadiusM > 0 ? hardBodyRadiusM : Math.max(1e-3, reach / 1000);
  const mostM = Math.max(reach, unitM * 10);
  const toPx = (point: PlanePoint): string => {
    const [x, y] = logRadial(point, unitM, mostM);
    return `${(cx + x * radius).toFixed(1)},${(cy - y * radius).toFixed(1)}`;
  };
  const [x1, y1] = toPx(scene.object1M).split(',');
  const [x2, y2] = toPx(scene.object2M).split(',');
  return (
    <g>
      <rect x={cx - side / 2} y={cy - side / 2} width={side} height={side} rx={4} className="plane-inset" />
      {ringsM(unitM, mostM).map((ringM) => {
        const r = logRadial([ringM, 0], unitM, mostM)[0] * radius;
        return (
          <g key={ringM}>
            <circle cx={cx} cy={cy} r={r} className="chart-grid" fill="none" />
            {r > radius * 0.45 && (
              <text className="chart-tick" x={cx + 3} y={cy - r + 11}>
                {formatLengthTick(ringM)}
              </text>
            )}
          </g>
        );
      })}
      {scene.ellipse !== null &&
        sigmas.map((sigma) =>
          scene.ellipse === null ? null : (
            <polygon
              key={sigma}
              className="plane-ellipse"
              strokeOpacity={1.1 - sigma * 0.25}
              points={ellipsePoints(scene.ellipse, sigma, scene.object2M, 180).map(toPx).join(' ')}
            />
          ),
        )}
      <line className="plane-miss" x1={x1} y1={y1} x2={x2} y2={y2} />
      <circle
        cx={x1}
        cy={y1}
        r={Math.max(2, logRadial([hardBodyRadiusM, 0], unitM, mostM)[0] * radius)}
        className="plane-body"
      />
      <circle cx={x2} cy={y2} r={3} className="plane-object2" />
      <text className="chart-tick" x={cx - side / 2 + 6} y={cy - side / 2 + 14}>
        {text.logDistance}
      </text>
    </g>
  );
}

/** At most four decade rings between unit and reach. */
function ringsM(unitM: number, mostM: number): readonly number[] {
  const from = Math.ceil(Math.log10(unitM));
  const to = Math.floor(Math.log10(mostM));
  const step = Math.max(1, Math.ceil((to - from + 1) / 4));
  const rings: number[] = [];
  for (let power = to; power >= from; power -= step) rings.push(10 ** power);
  return rings;
}

/** Centre of an inset in the corner that lies farthest from the given points. */
function freeCorner({ left, top, side }: PlaneSquare, insetSide: number, points: readonly PlanePoint[]): PlanePoint {
  const nearOffset = insetSide / 2 + 6;
  const farOffset = side - nearOffset;
  const corners: readonly PlanePoint[] = [
    [left + farOffset, top + farOffset],
    [left + farOffset, top + nearOffset],
    [left + nearOffset, top + nearOffset],
    [left + nearOffset, top + farOffset],
  ];
  const room = ([cx, cy]: PlanePoint) => Math.min(...points.map(([x, y]) => Math.hypot(x - cx, y - cy)));
  return corners.reduce((best, corner) => (room(corner) > room(best) + 1 ? corner : best));
}

/**
 * A point with its direction kept and its distance made logarithmic, so that a metre-sized body and a kilometre-sized ellipse are seen
 * in one picture.
 *
 * Method   r' = log(1 + r / r0) / log(1 + rMost / r0)
 * @param unitM number m  distances up to it stay nearly linear
 * @param mostM number m  distance that maps to 1
 * @returns [x, y], 1 at `mostM`
 */
export function logRadial([x, y]: PlanePoint, unitM: number, mostM: number): PlanePoint {
  const distance = Math.hypot(x, y);
  if (distance === 0) return [0, 0];
  const scale = Math.log1p(distance / unitM) / Math.log1p(mostM / unitM) / distance;
  return [x * scale, y * scale];
}
