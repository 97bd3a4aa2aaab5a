import { Ellipses } from './Ellipses.tsx';
import { movingPoint, type PlaneScene } from './plane-scene.ts';
import type { PlaneProjection } from './plane-view.ts';

/** Oldest and newest ghost, opacity. */
const FAINTEST = 0.12;
const STRONGEST = 0.45;

export interface GhostsProps {
  /** Earlier messages, oldest first. */
  readonly scenes: readonly PlaneScene[];
  readonly current: PlaneScene;
  readonly isSwapped: boolean;
  readonly projection: PlaneProjection;
}

/** Earlier messages: one-sigma outlines and points that fade with age, joined by a dashed path to the message on show. */
export function Ghosts({ scenes, current, isSwapped, projection }: GhostsProps) {
  const path = [...scenes, current].map((scene) =>
    projection
      .toPx(movingPoint(scene, isSwapped))
      .map((px) => px.toFixed(1))
      .join(','),
  );
  return (
    <g>
      {scenes.map((scene, index) => {
        const [x, y] = projection.toPx(movingPoint(scene, isSwapped));
        const opacity = FAINTEST + ((STRONGEST - FAINTEST) * (index + 1)) / scenes.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: ghosts differ by their place in the history alone
          <g key={index} opacity={opacity}>
            {scene.covarianceM2 !== null && (
              <Ellipses
                covarianceM2={scene.covarianceM2}
                centreM={scene.object2M}
                sigmas={[1]}
                projection={projection}
                className="plane-ghost"
              />
            )}
            <circle cx={x} cy={y} r={2.25} className={isSwapped ? 'plane-body' : 'plane-object2'} />
          </g>
        );
      })}
      <polyline className={isSwapped ? 'plane-path plane-path-1' : 'plane-path'} points={path.join(' ')} />
    </g>
  );
}
