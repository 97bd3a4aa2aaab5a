import type { Vec3 } from '@keepout/astro/nouns';
import { ellipsePoints } from '../geometry/ellipse.ts';
import { dotProduct } from './camera.ts';
import { ellipsoidOutline, principalCircles, semiAxes } from './ellipsoid.ts';
import type { SceneEllipsoid } from './scene-encounter.ts';
import { plus, type ScenePicture, scenePath } from './scene-picture.ts';

export interface SceneEllipsoidsProps {
  readonly picture: ScenePicture;
  readonly ellipsoids: readonly SceneEllipsoid[];
  readonly sigmas: readonly number[];
  readonly isCombined: boolean;
}

/** The ellipsoids, the farther one first: rear parts of its circles, its body, front parts. */
export function SceneEllipsoids({ picture, ellipsoids, sigmas, isCombined }: SceneEllipsoidsProps) {
  const { toward } = picture.axes;
  const ordered = ellipsoids.toSorted((a, b) => dotProduct(a.centreM, toward) - dotProduct(b.centreM, toward));
  return (
    <>
      {ordered.map((ellipsoid) => (
        <g key={ellipsoid.place} className={isCombined ? 'scene-combined' : `scene-object-${ellipsoid.place}`}>
          {sigmas.toReversed().map((sigma) => (
            <Shell key={sigma} picture={picture} ellipsoid={ellipsoid} sigma={sigma} />
          ))}
        </g>
      ))}
    </>
  );
}

interface ShellProps {
  readonly picture: ScenePicture;
  readonly ellipsoid: SceneEllipsoid;
  readonly sigma: number;
}

function Shell({ picture, ellipsoid: { centreM, covarianceM2 }, sigma }: ShellProps) {
  const outline = ellipsoidOutline(covarianceM2, picture.axes);
  const axes = semiAxes(covarianceM2);
  if (outline === null || axes === null) return null;
  const [x, y] = picture.toPx(centreM);
  const edge = ellipsePoints(outline, sigma * picture.pxPerM, [0, 0])
    .map(([dx, dy], index) => `${index === 0 ? 'M' : 'L'}${(x + dx).toFixed(2)},${(y - dy).toFixed(2)}`)
    .join('');
  const line = (points: readonly Vec3[]) =>
    scenePath(
      picture,
      points.map((point) => plus(centreM, point, sigma)),
    );
  const circles = principalCircles(axes, picture.axes.toward);
  return (
    <g>
      {circles.map(({ id, back }) => (
        <path key={id} className="scene-circle scene-circle-back" d={line(back)} />
      ))}
      <path className="scene-shell" d={`${edge}Z`} />
      {circles.map(({ id, front }) => (
        <path key={id} className="scene-circle" d={line(front)} />
      ))}
    </g>
  );
}
