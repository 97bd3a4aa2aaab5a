import type { Vec3 } from '@keepout/astro/nouns';
import { formatLengthTick } from '../../format/length.ts';
import { dotProduct } from './camera.ts';
import { roundLength } from './scene-extent.ts';
import { type ScenePicture, scenePath } from './scene-picture.ts';

const GRID_LINES = 8;
const GIZMO_PX = 26;
const AXES = [
  ['R', [1, 0, 0]],
  ['T', [0, 1, 0]],
  ['N', [0, 0, 1]],
] as const satisfies readonly (readonly [string, Vec3])[];

const stepOf = ({ extent, pxPerM, size }: ScenePicture): number =>
  roundLength(Math.min(extent.radiusM, Math.min(size.width, size.height) / (2 * pxPerM)) / 3);

/** Squares of a round length in the plane of T and N through object 1. */
export function SceneGrid({ picture }: { readonly picture: ScenePicture }) {
  const stepM = stepOf(picture);
  const reach = GRID_LINES * stepM;
  return (
    <g>
      {Array.from({ length: 2 * GRID_LINES + 1 }, (_, index) => (index - GRID_LINES) * stepM).map((at) => (
        <g key={at} className={at === 0 ? 'scene-grid scene-grid-axis' : 'scene-grid'}>
          <path
            d={scenePath(picture, [
              [0, at, -reach],
              [0, at, reach],
            ])}
          />
          <path
            d={scenePath(picture, [
              [0, -reach, at],
              [0, reach, at],
            ])}
          />
        </g>
      ))}
    </g>
  );
}

/** The axes at the lower left, those that point away from the eye faint, and the length of a square at the lower right. */
export function SceneLegend({ picture }: { readonly picture: ScenePicture }) {
  const { axes, size, pxPerM } = picture;
  const [x0, y0] = [GIZMO_PX + 16, size.height - GIZMO_PX - 16];
  const stepM = stepOf(picture);
  const barPx = stepM * pxPerM;
  const [right, bottom] = [size.width - 12, size.height - 14];
  return (
    <>
      <g>
        {AXES.toSorted((a, b) => dotProduct(a[1], axes.toward) - dotProduct(b[1], axes.toward)).map(([name, axis]) => {
          const [dx, dy] = [dotProduct(axis, axes.right) * GIZMO_PX, -dotProduct(axis, axes.up) * GIZMO_PX];
          const isShort = Math.hypot(dx, dy) < 6;
          return (
            <g
              key={name}
              className={dotProduct(axis, axes.toward) < -0.05 ? 'scene-axis scene-axis-away' : 'scene-axis'}
            >
              <line x1={x0} y1={y0} x2={x0 + dx} y2={y0 + dy} />
              <text
                x={x0 + dx * 1.42 + (isShort ? 10 : 0)}
                y={y0 + dy * 1.42 + 4 - (isShort ? 8 : 0)}
                textAnchor="middle"
              >
                {name}
              </text>
            </g>
          );
        })}
      </g>
      <g>
        <path className="scene-bar" d={`M${right - barPx},${bottom - 4}v4H${right}v-4`} />
        <text className="chart-tick" x={right - barPx / 2} y={bottom - 6} textAnchor="middle">
          {formatLengthTick(stepM)}
        </text>
      </g>
    </>
  );
}
