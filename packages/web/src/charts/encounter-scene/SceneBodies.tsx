import { formatDistance } from '../../format/length.ts';
import type { SceneBody, SceneEncounter } from './scene-encounter.ts';
import { plus, type ScenePicture, scenePath } from './scene-picture.ts';

const LEAST_BODY_PX = 3.5;
/** Length of the faster velocity line, as a share of the ball on show; a quarter of it reaches backwards. */
const LINE_SHARE = 0.62;
const BACK_SHARE = 0.25;
const HEAD_PX = 8;

export interface SceneBodiesProps {
  readonly picture: ScenePicture;
  readonly encounter: SceneEncounter;
}

/** Both hard bodies with their velocities, and the miss between them. */
export function SceneBodies({ picture, encounter: { object1, object2 } }: SceneBodiesProps) {
  const fastest = Math.max(...[object1, object2].map(({ velocityMps }) => Math.hypot(...(velocityMps ?? [0]))));
  const [from, to] = [picture.toPx(object1.positionM), picture.toPx(object2.positionM)];
  const isRight = to[0] >= from[0];
  const isFar = Math.hypot(to[0] - from[0], to[1] - from[1]) > 56;
  return (
    <>
      <Velocity picture={picture} body={object1} place={1} fastest={fastest} />
      <Velocity picture={picture} body={object2} place={2} fastest={fastest} />
      <path className="scene-miss" d={scenePath(picture, [object1.positionM, object2.positionM])} />
      <HardBody picture={picture} body={object1} place={1} isRight={!isRight} />
      <HardBody picture={picture} body={object2} place={2} isRight={isRight} />
      {isFar && (
        <text className="chart-label" x={(from[0] + to[0]) / 2 + 8} y={(from[1] + to[1]) / 2 - 8}>
          {formatDistance(Math.hypot(...object2.positionM))}
        </text>
      )}
    </>
  );
}

interface BodyProps {
  readonly picture: ScenePicture;
  readonly body: SceneBody;
  readonly place: 1 | 2;
}

function Velocity({ picture, body, place, fastest }: BodyProps & { readonly fastest: number }) {
  const { velocityMps: velocity, positionM } = body;
  if (velocity === null || !(fastest > 0)) return null;
  const share = (LINE_SHARE * picture.extent.radiusM) / fastest;
  const tip = plus(positionM, velocity, share);
  const [x0, y0] = picture.toPx(positionM);
  const [x, y] = picture.toPx(tip);
  const length = Math.hypot(x - x0, y - y0);
  const [ux, uy] = length > 0 ? [(x - x0) / length, (y - y0) / length] : [0, 0];
  const wing = (side: 1 | -1) =>
    `${x - HEAD_PX * ux - side * HEAD_PX * 0.45 * uy},${y - HEAD_PX * uy + side * HEAD_PX * 0.45 * ux}`;
  return (
    <g className={`scene-object-${place}`}>
      <path className="scene-velocity" d={scenePath(picture, [plus(positionM, velocity, -BACK_SHARE * share), tip])} />
      {length > 2 * HEAD_PX && <path className="scene-tip" d={`M${x},${y}L${wing(1)}L${wing(-1)}Z`} />}
    </g>
  );
}

function HardBody({ picture, body, place, isRight }: BodyProps & { readonly isRight: boolean }) {
  const [x, y] = picture.toPx(body.positionM);
  const truePx = (body.hardBodyRadiusM ?? 0) * picture.pxPerM;
  const isEnlarged = truePx < LEAST_BODY_PX;
  return (
    <g className={`scene-object-${place}`}>
      <circle className="scene-body" cx={x} cy={y} r={Math.max(LEAST_BODY_PX, truePx)} />
      {isEnlarged && <circle className="scene-ring" cx={x} cy={y} r={7} />}
      <text
        className={`chart-label scene-name-${place}`}
        x={x + (isRight ? 12 : -12)}
        y={y + 20}
        textAnchor={isRight ? 'start' : 'end'}
      >
        {body.name}
      </text>
    </g>
  );
}

/** How many times larger than life the larger body is drawn; null in true size. */
export function sceneEnlargement({ object1, object2 }: SceneEncounter, { pxPerM }: ScenePicture): number | null {
  const truePx = Math.max(object1.hardBodyRadiusM ?? 0, object2.hardBodyRadiusM ?? 0) * pxPerM;
  return truePx > 0 && truePx < LEAST_BODY_PX ? LEAST_BODY_PX / truePx : null;
}
