import { Ellipses } from './Ellipses.tsx';
import type { PlaneAfter, PlanePoint } from './plane-message.ts';
import type { PlaneProjection } from './plane-view.ts';

export interface AfterManoeuvreProps {
  readonly after: PlaneAfter;
  readonly fromM: PlanePoint;
  readonly isSwapped: boolean;
  readonly sigmas: readonly number[];
  readonly projection: PlaneProjection;
}

/** Where the encounter lies after a planned manoeuvre, with an arrow from before. */
export function AfterManoeuvre({ after, fromM, isSwapped, sigmas, projection }: AfterManoeuvreProps) {
  const at: PlanePoint = isSwapped ? [-after.object2M[0], -after.object2M[1]] : after.object2M;
  const [x1, y1] = projection.toPx(fromM);
  const [x2, y2] = projection.toPx(at);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const ux = length > 0 ? (x2 - x1) / length : 0;
  const uy = length > 0 ? (y2 - y1) / length : 0;
  const tipX = x2 - ux * 6;
  const tipY = y2 - uy * 6;
  return (
    <g>
      {!isSwapped && after.covarianceM2 !== null && (
        <Ellipses
          covarianceM2={after.covarianceM2}
          centreM={at}
          sigmas={sigmas}
          projection={projection}
          className="plane-after"
        />
      )}
      {length > 16 && (
        <>
          <line className="plane-after-arrow" x1={x1 + ux * 8} y1={y1 + uy * 8} x2={tipX} y2={tipY} />
          <path
            className="plane-after-tip"
            d={`M${tipX},${tipY}L${tipX - ux * 7 - uy * 4},${tipY - uy * 7 + ux * 4}L${tipX - ux * 7 + uy * 4},${tipY - uy * 7 - ux * 4}Z`}
          />
        </>
      )}
      <circle className="plane-after-tip" cx={x2} cy={y2} r={4} />
    </g>
  );
}

export interface SpreadPointProps extends Pick<AfterManoeuvreProps, 'isSwapped' | 'projection'> {
  readonly turn: PlaneAfter;
}

/** Point of the encounter in a branch of the manoeuvre; its name is one of the placed labels. */
export function SpreadPoint({ turn, isSwapped, projection }: SpreadPointProps) {
  const [x, y] = projection.toPx(isSwapped ? [-turn.object2M[0], -turn.object2M[1]] : turn.object2M);
  return <circle data-turn={turn.label} className="plane-spread-point" cx={x} cy={y} r={3.5} />;
}
